import type { Strand } from '#misconceptions/entry.ts'

export const CELLS_IN_DEPTH = {
  particles_need_a_push: {
    name: 'Particles need a push',
    what: 'Expects particles to stay where they are unless something pushes them.',
    example: [
      'Does oxygen cross a membrane by itself?',
      'No, it needs a push.',
      'Yes, by diffusion.',
    ],
    helps: 'Put a drop of ink into still water and watch it.',
  },
  diffusion_turned_round: {
    name: 'Diffusion turned round',
    what: 'Lets substances diffuse from the lower to the higher concentration.',
    example: [
      'There is more oxygen in the blood. Which way does it diffuse?',
      'into the blood',
      'into the cell',
    ],
    helps: 'Let students mark “many” and “few” on the drawing before the arrow.',
  },
  diffusion_empties_one_side: {
    name: 'Diffusion empties one side',
    what: 'Lets all particles move over to the other side.',
    example: [
      '16 particles on one side, 4 on the other. And in the end?',
      '0 and 20',
      'about 10 and 10',
    ],
    helps: 'Play it with coins and a dice that moves them in both directions.',
  },
  osmosis_turned_round: {
    name: 'Osmosis turned round',
    what: 'Lets water move to the more dilute solution.',
    example: [
      'A potato lies in salt water. Which way does water move?',
      'into the potato',
      'out of the potato',
    ],
    helps: 'Draw the water, not the salt, as dots, and count them on both sides.',
  },
  membrane_lets_nothing_through: {
    name: 'Membrane as a wall',
    what: 'Takes the membrane of a cell for a wall that lets nothing through.',
    example: [
      'Does water get into a cell?',
      'No, the membrane is closed.',
      'Yes, through the membrane.',
    ],
    helps: 'Put raisins in water overnight and ask how the water got in.',
  },
  intercept_for_zero: {
    name: 'Start of a line taken for its zero',
    what: 'Reads off where a graph begins when asked where it crosses zero.',
    example: [
      'A line starts at 20% and falls to 0% at 0.4. Where is there no change?',
      '20',
      '0.4',
    ],
    helps: 'Let students say in words what is zero at the point that is asked for.',
  },
  steps_given_for_amount: {
    name: 'Number of steps given for the amount',
    what: 'Counts the steps along a scale and forgets the size of each.',
    example: ['4 steps of 0.1 along the axis. Where is that?', '$4$', '$0.4$'],
    helps: 'Count aloud with the size: nought point one, nought point two and so on.',
  },
  diffusion_against_gradient: {
    name: 'Diffusion against the gradient',
    what: 'Explains movement to a higher concentration by diffusion.',
    example: [
      'Nitrate moves to where there is more of it. How?',
      'by diffusion',
      'by active transport',
    ],
    helps: 'Ask for the two concentrations first, each time a substance moves.',
  },
  osmosis_of_everything: {
    name: 'Osmosis of anything',
    what: 'Uses osmosis for other substances than water.',
    example: ['How do minerals enter a root?', 'by osmosis', 'by active transport'],
    helps: 'Collect examples in three columns and name the substance in each.',
  },
  oxygen_as_carrier: {
    name: 'Oxygen carries other substances',
    what: 'Takes oxygen for what carries substances into a cell.',
    example: [
      'Why does a root need oxygen to take in minerals?',
      'It carries them.',
      'It is used to release energy.',
    ],
    helps: 'Ask for the reaction that uses oxygen, and what it gives the cell.',
  },
  particles_stop_when_even: {
    name: 'Particles stop when spread evenly',
    what: 'Says that particles come to rest when their concentration is the same everywhere.',
    example: [
      'A smell is spread evenly in a room. Do its particles move?',
      'No.',
      'Yes, at random.',
    ],
    helps: 'Count people through two doors of a shop that stays equally full.',
  },
  bacteria_have_nucleus: {
    name: 'Bacteria with a nucleus',
    what: 'Gives bacterial cells a nucleus.',
    example: ['Where is the DNA of a bacterium?', 'in its nucleus', 'free in the cytoplasm'],
    helps: 'Fill in a table of parts for three kinds of cell.',
  },
  bacteria_have_mitochondria: {
    name: 'Bacteria with mitochondria',
    what: 'Gives bacterial cells mitochondria.',
    example: [
      'Has a bacterium mitochondria?',
      'Yes, as it respires.',
      'No, it respires without them.',
    ],
    helps: 'Compare the size of a bacterium with that of a mitochondrion.',
  },
  light_needs_life: {
    name: 'Light only through living cells',
    what: 'Says that a light microscope can show living things only.',
    example: ['Can a light microscope show a dead fly’s wing?', 'No.', 'Yes.'],
    helps: 'Look at a hair under the microscope.',
  },
  electron_microscope_colours: {
    name: 'Colours of electron microscopes',
    what: 'Takes the colours of such images for what the microscope saw.',
    example: ['What do electron microscopes show better?', 'colours', 'fine details'],
    helps: 'Show the same image before and after it was coloured.',
  },
  magnification_for_resolution: {
    name: 'Magnification taken for resolution',
    what: 'Takes a larger image for one with more detail.',
    example: [
      'Why does enlarging a blurred photo not help?',
      'It is not large enough.',
      'It has no more detail.',
    ],
    helps: 'Zoom into a photo on a phone until only squares are left.',
  },
  unit_step_turned_round: {
    name: 'Units changed the other way',
    what: 'Divides where a change to a smaller unit needs more of them.',
    example: ['0.08 mm in µm?', '$0.00008$', '$80$'],
    helps: 'Ask first whether there will be more or fewer of the new unit.',
  },
  unit_step_of_hundred: {
    name: 'Step of a hundred between units',
    what: 'Uses a factor of 100 between units that are 1,000 apart.',
    example: ['0.08 mm in µm?', '$8$', '$80$'],
    helps: 'Draw the ladder mm, µm, nm with its factor on each rung.',
  },
  length_left_in_millimetres: {
    name: 'Length left in millimetres',
    what: 'Gives a length in millimetres where micrometres are asked for.',
    example: ['20 mm at ×10,000: how many µm?', '$0.002$', '$2$'],
    helps: 'Circle the unit of the answer in the question before starting.',
  },
  enzyme_strength: {
    name: 'Enzymes of different strength',
    what: 'Explains what an enzyme can break down by its strength.',
    example: [
      'Why does amylase not break down protein?',
      'It is too weak.',
      'Protein does not fit it.',
    ],
    helps: 'Try one key in several locks and ask whether force would help.',
  },
  end_of_curve_for_peak: {
    name: 'End of a curve for its peak',
    what: 'Reads off where a curve comes down to zero for where it is highest.',
    example: ['A curve peaks at 40 and ends at 54. What is the optimum?', '54', '40'],
    helps: 'Trace the curve with a finger and stop where it turns.',
  },
  axes_exchanged: {
    name: 'Axes of a graph exchanged',
    what: 'Reads the value of one axis where the other is asked for.',
    example: [
      'The rate is highest, at 9, at 40 °C. What is the optimum temperature?',
      '$9$',
      '$40$',
    ],
    helps: 'Say the name of the axis aloud before reading a number from it.',
  },
  enzymes_are_alive: {
    name: 'Enzymes are alive',
    what: 'Says that enzymes live, die or wake up.',
    example: ['What does boiling do to an enzyme?', 'It kills it.', 'It denatures it.'],
    helps: 'Compare an enzyme with a bent key: was the key ever alive?',
  },
  denaturing_undone: {
    name: 'Denaturing undone by cooling',
    what: 'Expects an enzyme that was boiled to work again, if slowly, when it is cool.',
    example: ['A boiled enzyme has cooled down. Does it work?', 'Yes, slowly.', 'No.'],
    helps: 'Cool a boiled egg and ask whether it becomes runny again.',
  },
  optimum_ph_elsewhere: {
    name: 'Optimum pH in another place',
    what: 'Puts an enzyme in a part of the gut with another pH.',
    example: ['Where does an enzyme with the optimum pH 2 work?', 'in the mouth', 'in the stomach'],
    helps: 'Write the pH of each part along a drawing of the gut.',
  },
  more_always_faster: {
    name: 'More is always faster',
    what: 'Expects a reaction to go on getting faster beyond the optimum.',
    example: ['An enzyme is best at pH 7. How is it at pH 11?', 'faster', 'slower'],
    helps: 'Let students mark the optimum on the curve and describe both sides of it.',
  },
  enzymes_need_no_conditions: {
    name: 'Enzymes work anywhere alike',
    what: 'Expects the rate of an enzyme not to depend on pH or temperature.',
    example: ['Is amylase as fast at pH 2 as at pH 7?', 'Yes.', 'No.'],
    helps: 'Time amylase at three values of pH.',
  },
  denaturing_for_speed: {
    name: 'Denatured taken for working',
    what: 'Calls an enzyme denatured while it is at work.',
    example: ['A reaction gets faster at 30 °C. Is the enzyme denatured?', 'Yes.', 'No.'],
    helps: 'Ask what a denatured enzyme does to the rate.',
  },
  heat_makes_enzyme: {
    name: 'Heat makes more enzyme',
    what: 'Explains a faster reaction by more enzyme.',
    example: [
      'Why is a reaction faster when it is warmer?',
      'There is more enzyme.',
      'Molecules meet more often.',
    ],
    helps: 'List what was put into the tube, and what was changed.',
  },
} as const satisfies Strand
