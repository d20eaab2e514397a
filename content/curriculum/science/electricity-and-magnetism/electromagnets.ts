import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const electromagnets: readonly ContentQuestion[] = [
  {
    key: 'electromagnet-stronger',
    topics: ['electromagnets'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['SK3-PL-11', 'GCSE-PMA-03'],
    question: {
      type: 'multiple_choice',
      text: 'Which changes make an electromagnet stronger? Choose all that do.',
      max_score: 3,
      options: [
        option(
          'a core of wood in place of iron',
          'any_core_will_do',
          'Which materials can become magnets themselves?',
        ),
        { text: 'a larger current' },
        option(
          'swapping the two wires at the battery',
          'reversed_field_weaker_or_stronger',
          'This turns the current round. Does it change how large the current is?',
        ),
        { text: 'more turns of wire on the same length' },
        { text: 'a core of iron in place of air' },
        option(
          'bare wire in place of coated wire',
          'coil_needs_bare_wire',
          'With bare wire, which short way could the current take from turn to turn?',
        ),
      ],
      answers: [2, 4, 5],
      hints: [
        'What makes the magnetic field of an electromagnet?',
        'The field comes from the current. Each turn adds to it, and some cores help.',
        'More current makes a stronger field round every turn.',
        'Now think of the turns and the core: which material becomes a magnet in a field?',
      ],
      method_answer: [
        { text: 'More current and more turns give a stronger field.' },
        { text: 'An iron core becomes an induced magnet and adds its field.' },
        { text: 'Swapped wires only swap the poles.' },
      ],
    },
  },
  {
    key: 'electromagnet-wire-field',
    topics: ['electromagnets'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['SK3-PL-11', 'GCSE-PMA-03'],
    question: {
      type: 'single_choice',
      text: 'A straight wire carries a current straight up, through a hole in a sheet of card. Small compasses lie on the card around the wire. What shape do the field lines on the card have?',
      max_score: 1,
      options: [
        option(
          'Straight lines away from the wire, like a star',
          'wire_field_radial',
          'The needles near a wire do not point at it or away from it. Which way is left?',
        ),
        option(
          'Straight lines along the wire',
          'wire_field_along',
          'That is the way of the current. The field goes round it.',
        ),
        { text: 'Circles around the wire' },
        option(
          'There are none, as copper is not magnetic',
          'no_field_without_iron',
          'The compass needles turn when the current is switched on. What turns them?',
        ),
      ],
      answers: [3],
      hints: [
        'What would the needles show when the current is switched on?',
        'Each needle turns so that it lies at a right angle to the line from the wire to it.',
        'Go round the wire from needle to needle: each points on to the next one.',
        'Join the needles by a line. It comes back to where it began. What shape is that?',
      ],
      method_answer: [
        { text: 'The needles point round the wire, one after the other.' },
        { text: 'So the field lines are circles with the wire in the middle.' },
      ],
    },
  },
  {
    key: 'electromagnet-turns-and-clips',
    topics: ['electromagnets'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['SK3-PL-11', 'GCSE-PMA-03'],
    question: {
      type: 'number',
      text: 'Aisha winds {{t}} turns of wire round an iron nail. It lifts {{c}} paper clips. In her experiment the number of clips is proportional to the number of turns, and the current stays the same. How many clips do {{u}} turns lift?',
      max_score: 2,
      template: {
        draw: { each: { from: 3, to: 6 }, c: { from: 3, to: 9 }, d: { from: 6, to: 20 } },
        derive: { t: 'each * c', u: 'each * d' },
        where: ['d > c + 1', 'd != 2 * c', 'c + u - t != d', 't >= 15', 'd - c != c'],
        check: ['answer / c = u / t'],
      },
      answer: '{{d}}',
      mistakes: [
        slip(
          '{{c + u - t}}',
          'added_in_proportion',
          'A turn more is not a clip more. How many turns does one clip need?',
        ),
        slip(
          '{{c}}',
          'fixed_where_proportional',
          'There are more turns now. What does that do to the field?',
        ),
      ],
      hints: [
        'How many turns does it take to lift one clip?',
        'In proportion: divide the turns by the clips, and use the result for the other number of turns.',
        '{{t}} turns for {{c}} clips: that is {{t}} ÷ {{c}} = {{each}} turns for each clip.',
        'Now divide {{u}} turns by {{each}}.',
      ],
      method_answer: [
        { maths: tex`{{t}} \div {{c}} = {{each}}`, text: 'Turns for each clip.' },
        { maths: tex`{{u}} \div {{each}} = {{d}}`, text: 'Clips for all of the turns.' },
      ],
    },
  },
  {
    key: 'electromagnet-scrapyard',
    topics: ['electromagnets'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['SK3-PL-11'],
    question: {
      type: 'single_choice',
      text: 'A crane in a scrapyard lifts old cars with an electromagnet. Why is an electromagnet better for this job than a permanent magnet?',
      max_score: 1,
      options: [
        { text: 'It can be switched off to let the car go' },
        option(
          'It attracts every metal, and a permanent magnet attracts only iron',
          'all_metals_magnetic',
          'Both kinds attract the same materials. What else can you do with a current?',
        ),
        option(
          'It needs no electricity while it holds the car',
          'electromagnet_needs_no_current',
          'What happens to its field when the current stops?',
        ),
        option(
          'It has no poles, so cars do not stick to it',
          'electromagnet_without_poles',
          'A coil with a current has two poles, as a bar magnet has.',
        ),
      ],
      answers: [1],
      hints: [
        'The crane must hold the car, and at the end it must let go of it.',
        'The field of an electromagnet is there only while a current flows.',
        'Think of a strong permanent magnet with a car on it. How would you get the car off?',
        'What can the driver of the crane do with the current when the car is in its place?',
      ],
      method_answer: [
        { text: 'An electromagnet is a magnet only while a current flows.' },
        { text: 'The driver switches the current off, and the car drops.' },
      ],
    },
  },
  {
    key: 'electromagnet-bell',
    topics: ['electromagnets'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['SK3-PL-11'],
    question: {
      type: 'ordering',
      text: 'What happens in an electric bell, from the push of the button to the second stroke? Put the steps in order.',
      max_score: 4,
      items: [
        'The button is pressed, and a current flows through the coil',
        'The coil becomes a magnet and pulls the iron arm',
        'The arm hits the gong, and at the same time a contact opens',
        'The current stops, and the coil is not a magnet any more',
        'A spring pulls the arm back, and the contact closes again',
      ],
      hints: [
        'The bell switches itself off and on. What switches it?',
        'First the current, then the magnet, then the arm. What does the moving arm do to the circuit?',
        'At the start the contact is closed. Pressing the button completes the loop.',
        'When the arm has moved, the loop is open. Then the magnet lets go, and only a spring acts.',
      ],
      method_answer: [
        { text: 'Current flows, the coil pulls the arm, and the arm hits the gong.' },
        { text: 'This opens the circuit: the magnet lets go, and the spring pulls the arm back.' },
        { text: 'The contact is closed again, and all of it repeats.' },
      ],
    },
  },
  {
    key: 'electromagnet-reversed',
    topics: ['electromagnets'],
    difficulty: 0.4,
    minutes: 1,
    statements: ['SK3-PL-11', 'GCSE-PMA-03'],
    question: {
      type: 'single_choice',
      text: 'A coil with a current attracts the north pole of a compass needle at its left end. Now the wires at the battery are swapped, so that the same current flows the other way. What does the left end do?',
      max_score: 1,
      options: [
        option(
          'It attracts the north pole as before',
          'field_ignores_current_direction',
          'The current decides which end is which pole. What has changed?',
        ),
        option(
          'It attracts the north pole less',
          'reversed_field_weaker_or_stronger',
          'The current is as large as before, so the field is as strong. What about its direction?',
        ),
        { text: 'It repels the north pole' },
        option(
          'It does nothing, as there is no field any more',
          'reversed_field_weaker_or_stronger',
          'A current still flows. Does a current ever come without a field?',
        ),
      ],
      answers: [3],
      hints: [
        'At first the left end is a south pole. How do you know?',
        'The direction of the field depends on the direction of the current.',
        'When the current is turned round, the field is turned round too.',
        'So the left end is now a north pole. What do like poles do?',
      ],
      method_answer: [
        { text: 'Turning the current round turns the field round, and the poles swap.' },
        { text: 'The left end is a north pole now, and like poles repel.' },
      ],
    },
  },
  {
    key: 'electromagnet-motor',
    topics: ['electromagnets'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['SK3-PL-11'],
    question: {
      type: 'cloze_dropdown',
      text: 'In a simple motor a coil lies between the poles of a magnet. When [[1]] flows through the coil, one side of it is pushed up and the other side is [[2]], so it turns. After each half turn a split ring [[3]] in the coil, so that the coil goes on turning the same way.',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'magnetism',
              'field_flows_in_wire',
              'The field fills the space around. What flows in a wire?',
            ),
            { text: 'a current' },
            option(
              'heat',
              'field_flows_in_wire',
              'A coil gets warm as well. But what comes from the battery?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'pushed up as well',
              'motor_sides_same_way',
              'Then the coil would rise and not turn. In which direction does the current in the other side flow?',
            ),
            { text: 'pushed down' },
            option(
              'not pushed at all',
              'motor_sides_same_way',
              'The current flows in both sides, and both are in the field.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'switches off the current',
              'commutator_as_switch',
              'Then there would be no push for the next half turn.',
            ),
            { text: 'reverses the current' },
            option(
              'doubles the current',
              'commutator_as_switch',
              'The size stays the same. What has to change so that the push goes on the same way round?',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'A coil in a field feels forces only if something flows in it.',
        'The current goes in along one side and comes back along the other. So the two forces are opposite.',
        'One push up on one side: what makes it turn round and not just rise?',
        'After half a turn the sides have changed places. What must happen to the current so that it is still “up on the left, down on the right”?',
      ],
      method_answer: [
        {
          text: 'The current flows in opposite ways in the two sides: one is pushed up, one down.',
        },
        {
          text: 'The split ring turns the current round every half turn, so the coil keeps turning.',
        },
      ],
    },
  },
]
