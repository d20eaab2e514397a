import type { Strand } from '#misconceptions/entry.ts'

/** What goes astray with magnets, the fields of currents and motors. */
export const MAGNETISM = {
  poles_swapped_in_rule: {
    name: 'Like poles attract',
    what: 'Expects like poles to attract or unlike poles to repel.',
    example: ['Two north poles face each other. What do they do?', 'They attract.', 'They repel.'],
    helps: 'Let two magnets on toy cars meet in every way, and write the four results down.',
  },
  magnets_need_touch: {
    name: 'Magnets act only on touch',
    what: 'Expects no force from a magnet before it touches something.',
    example: [
      'A magnet is 1 cm from a pin. Does a force act on the pin?',
      'not before they touch',
      'yes',
    ],
    helps: 'Let a paper clip on a thread float under a magnet.',
  },
  magnet_pulls_everything: {
    name: 'Magnet pulls other materials',
    what: 'Expects a magnet to act on a material that is not magnetic.',
    example: ['Does a magnet pull a plastic comb?', 'yes', 'no'],
    helps: 'Test a tray of things and list what was pulled with its material.',
  },
  attraction_means_magnet: {
    name: 'Attraction shows a magnet',
    what: 'Takes whatever a magnet attracts for a magnet.',
    example: [
      'A bar is attracted at both ends. Is it a permanent magnet?',
      'yes',
      'No, it may be plain iron.',
    ],
    helps: 'Ask what a magnet can do that plain iron cannot: it can be repelled.',
  },
  induced_magnet_repels: {
    name: 'Induced magnet repels',
    what: 'Expects induced magnetism to push away or to turn round.',
    example: [
      'An iron nail comes near a magnet. What happens?',
      'It may be repelled.',
      'It is attracted.',
    ],
    helps: 'Hold both ends of a nail to both poles and write down the four results.',
  },
  induced_stays_magnet: {
    name: 'Induced magnet lasts for ever',
    what: 'Expects iron to stay a magnet after the field around it is gone.',
    example: [
      'An iron nail is taken away from a magnet. Does it hold pins?',
      'yes, for ever',
      'hardly any more',
    ],
    helps: 'Hang a chain of pins from a nail on a magnet, then take the magnet away.',
  },
  field_lines_density_turned: {
    name: 'Close field lines mean a weak field',
    what: 'Takes a field for weak where its lines are close together.',
    example: ['Where is the field of a bar magnet strongest?', 'at its middle', 'at its poles'],
    helps: 'Count the iron filings at a pole and beside the middle.',
  },
  field_only_at_poles: {
    name: 'Field only at the poles',
    what: 'Expects no magnetic field beside the middle of a magnet.',
    example: ['Is there a field beside the middle of a magnet?', 'no', 'yes'],
    helps: 'Carry a small compass all the way round a magnet.',
  },
  field_lines_cross: {
    name: 'Field lines cross',
    what: 'Lets the lines of a field cross each other.',
    example: ['Can two field lines cross?', 'yes', 'no'],
    helps: 'Ask which way a compass would point at the crossing.',
  },
  like_poles_attract_on_earth: {
    name: 'Magnetic north of the Earth is a north pole',
    what: 'Takes the magnetic pole in the north of the Earth for the north pole of a magnet.',
    example: [
      'Which magnetic pole attracts the north end of a compass?',
      'a north pole',
      'a south pole',
    ],
    helps: 'Hold both poles of a bar magnet to a compass.',
  },
  compass_pulled_by_iron: {
    name: 'Compass pulled by ice or iron',
    what: 'Explains a compass by something in the north that pulls, without a field of the Earth.',
    example: [
      'What turns a compass needle?',
      'iron in the ice of the Arctic',
      'the magnetic field of the Earth',
    ],
    helps: 'Use a compass at several places of the world, as a photograph or in a story.',
  },
  gravity_turns_compass: {
    name: 'Gravity turns the compass',
    what: 'Takes gravity for the cause of magnetic effects.',
    example: ['What turns a compass needle?', 'gravity', 'the magnetic field of the Earth'],
    helps: 'Ask which way gravity pulls, and which way the needle turns.',
  },
  any_core_will_do: {
    name: 'Any core for an electromagnet',
    what: 'Expects a core of any material to make an electromagnet stronger.',
    example: ['Which core makes an electromagnet strong?', 'wood', 'iron'],
    helps: 'Try the same coil with several cores and count the clips.',
  },
  reversed_field_weaker_or_stronger: {
    name: 'Turned current changes the strength',
    what: 'Expects a field to get weaker or stronger when the current is turned round.',
    example: [
      'The current of a coil is turned round. What changes?',
      'The field is weaker.',
      'The poles swap.',
    ],
    helps: 'Swap the wires and test the coil with clips and with a compass.',
  },
  coil_needs_bare_wire: {
    name: 'Bare wire for a coil',
    what: 'Thinks that a coil needs bare wire for its field to get out.',
    example: ['Which wire suits a coil?', 'bare wire', 'coated wire'],
    helps: 'Trace the way of the current where bare turns touch.',
  },
  wire_field_radial: {
    name: 'Field of a wire like a star',
    what: 'Draws the field lines of a straight wire straight away from it.',
    example: ['What shape has the field round a wire?', 'like a star', 'circles'],
    helps: 'Lay small compasses round a wire and switch the current on.',
  },
  wire_field_along: {
    name: 'Field along the wire',
    what: 'Draws the field lines of a wire along the current.',
    example: ['What shape has the field round a wire?', 'lines along it', 'circles'],
    helps: 'Lay small compasses round a wire and switch the current on.',
  },
  no_field_without_iron: {
    name: 'No field without iron',
    what: 'Expects no magnetic field from a current if there is no iron.',
    example: ['Does a copper wire with a current have a field?', 'no', 'yes'],
    helps: 'Hold a compass to a copper wire and switch the current on.',
  },
  electromagnet_needs_no_current: {
    name: 'Electromagnet holds without a current',
    what: 'Expects an electromagnet to hold on after the current has stopped.',
    example: [
      'The current of a crane magnet stops. What happens?',
      'It goes on holding.',
      'It drops its load.',
    ],
    helps: 'Switch a small electromagnet off with a clip on it.',
  },
  electromagnet_without_poles: {
    name: 'Electromagnet without poles',
    what: 'Says that a coil with a current has no poles.',
    example: ['Has a coil with a current poles?', 'no', 'yes, one at each end'],
    helps: 'Hold a compass to both ends of the coil.',
  },
  field_ignores_current_direction: {
    name: 'Field ignores the way of the current',
    what: 'Expects the poles of a coil to stay when the current is turned round.',
    example: [
      'The current of a coil is turned round. What do its poles do?',
      'They stay.',
      'They swap.',
    ],
    helps: 'Watch a compass while the wires at the battery are swapped.',
  },
  field_flows_in_wire: {
    name: 'Magnetism flows in the wire',
    what: 'Lets magnetism or heat flow round a circuit in place of charge.',
    example: ['What flows in the coil of a motor?', 'magnetism', 'a current'],
    helps: 'Sort the words into what flows, what pushes and what fills space.',
  },
  motor_sides_same_way: {
    name: 'Both sides of a motor pushed alike',
    what: 'Expects the two sides of a coil to be pushed the same way, or one not at all.',
    example: [
      'One side of a motor coil is pushed up. What about the other?',
      'It is pushed up too.',
      'It is pushed down.',
    ],
    helps: 'Draw arrows for the current along both sides of the coil.',
  },
  commutator_as_switch: {
    name: 'Split ring as a switch',
    what: 'Thinks that the split ring of a motor switches the current off or makes it larger.',
    example: [
      'What does a split ring do at each half turn?',
      'It stops the current.',
      'It turns the current round.',
    ],
    helps: 'Turn a paper model by hand and colour the two halves of the ring.',
  },
  right_hand_for_left: {
    name: 'Right hand for the left',
    what: 'Gets the opposite direction, as with the right hand.',
    example: ['Field to the right, current out of the page. Which way is the force?', 'down', 'up'],
    helps: 'Write a large L on the hand that is meant.',
  },
  force_along_field: {
    name: 'Force along the field',
    what: 'Expects the force on a wire to point along the field.',
    example: ['A field points to the right. Can the force on a wire in it do so too?', 'yes', 'no'],
    helps: 'Hold three fingers at right angles and ask which one is the force.',
  },
  force_along_current: {
    name: 'Force along the current',
    what: 'Expects the force on a wire to point along the current.',
    example: ['A current flows up. Can the force on the wire point up?', 'yes', 'no'],
    helps: 'Hold three fingers at right angles and ask which one is the force.',
  },
  force_parallel_to_field: {
    name: 'Force only along field lines',
    what: 'Expects no force on a wire that crosses a field, or one on a wire along it.',
    example: [
      'In which position is there no force on a wire?',
      'at a right angle to the field',
      'along the field',
    ],
    helps: 'Turn a wire between the poles and watch the force on a balance.',
  },
  motor_needs_ac: {
    name: 'Motor needs alternating current',
    what: 'Says that direct current causes no force on a wire.',
    example: ['Can a battery drive a motor?', 'no', 'yes'],
    helps: 'Show a toy with a battery and a motor.',
  },
  both_reversed_turns_round: {
    name: 'Two reversals make one',
    what: 'Expects a motor to turn the other way when current and field are both turned round.',
    example: [
      'Current and field of a motor are both turned round. Which way does it turn?',
      'the other way',
      'as before',
    ],
    helps: 'Turn them round one after the other and note the direction each time.',
  },
  stronger_turns_round: {
    name: 'Stronger force changes direction',
    what: 'Expects a stronger field or more turns to change the direction of a motor.',
    example: [
      'A motor gets a stronger magnet. Which way does it turn?',
      'the other way',
      'as before, but faster',
    ],
    helps: 'Draw the force arrows before and after, with their lengths.',
  },
} as const satisfies Strand
