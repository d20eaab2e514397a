import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const newtonsLaws: readonly ContentQuestion[] = [
  {
    key: 'newton-f-equals-ma',
    topics: ['newtons-laws'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-PMO-08'],
    question: {
      type: 'number',
      text: 'What resultant force gives a {{thing}} of {{m}} kg an acceleration of {{a}} m/s²? Give the unit.',
      max_score: 2,
      template: {
        rows: [
          { thing: 'trolley', low: 4 },
          { thing: 'bicycle', low: 9 },
          { thing: 'sledge', low: 6 },
          { thing: 'wheelie bin', low: 12 },
        ],
        draw: { more: { from: 0, to: 8 }, a: { from: 2, to: 6 } },
        derive: { m: 'low + more' },
        where: ['m != a'],
        check: ['answer / m = a'],
      },
      answer: '{{m * a}}',
      unit: 'N',
      mistakes: [
        slip(
          '{{m / a}}',
          'divided_for_multiplied',
          'More acceleration needs more force. What should the acceleration do to the mass?',
        ),
        slip(
          '{{m + a}}',
          'added_instead',
          'Kilograms and m/s² cannot be added. How do they work together?',
        ),
      ],
      hints: [
        'Does a larger mass need more force or less? And a larger acceleration?',
        'Resultant force is mass times acceleration.',
        'The mass is {{m}} kg, and the acceleration is {{a}} m/s².',
        'Work out {{m}} × {{a}}. A force is in newtons.',
      ],
      method_answer: [
        { maths: tex`F = m \times a`, text: "Newton's second law." },
        { maths: tex`{{m}} \times {{a}} = {{m*a}}\ \text{N}`, text: 'In newtons.' },
      ],
    },
  },
  {
    key: 'newton-first-law-space',
    topics: ['newtons-laws'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['GCSE-PMO-07', 'SK3-PF-16'],
    question: {
      type: 'single_choice',
      text: 'A space probe is far from all stars and planets. Its engines have been off for a year. What is it doing?',
      max_score: 1,
      options: [
        option(
          'It has stopped, as nothing drives it any more',
          'motion_needs_force',
          'Which force would have slowed it down out there?',
        ),
        option(
          'It gets slower bit by bit',
          'motion_needs_force',
          'To get slower it needs a force against its motion. Is there one?',
        ),
        option(
          'It falls downwards',
          'absolute_down',
          'Down is where a planet pulls. Is there one nearby?',
        ),
        { text: 'It moves at the same speed in the same direction' },
      ],
      answers: [4],
      hints: [
        'Which forces act on the probe out there?',
        'Without a resultant force the velocity stays as it is.',
        'It was moving when the engines went off, and there is no air to slow it.',
        'Neither its speed nor its direction can change. Which answer says just that?',
      ],
      method_answer: [
        { text: 'No resultant force acts, so its velocity does not change.' },
        { text: "This is Newton's first law." },
      ],
    },
  },
  {
    key: 'newton-find-acceleration',
    topics: ['newtons-laws'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['GCSE-PMO-08', 'SK3-PF-17'],
    question: {
      type: 'number',
      text: 'The engine of a car of {{m|thousands}} kg pushes it forwards with {{f|thousands}} N. Air and friction hold it back with {{r|thousands}} N. What is its acceleration? Give the unit.',
      diagram: {
        kind: 'forces',
        body: 'car',
        ground: true,
        arrows: [
          { direction: 'right', size: '{{f}}', label: '{{f|thousands}} N' },
          { direction: 'left', size: '{{r}}', label: '{{r|thousands}} N' },
        ],
      },
      max_score: 3,
      template: {
        draw: {
          m: { from: 800, to: 1500, step: 100 },
          a: { pick: [1.5, 2, 2.5, 3] },
          r: { from: 300, to: 900, step: 100 },
        },
        derive: { f: 'm * a + r' },
        check: ['m * answer + r = f'],
      },
      answer: '{{a|thousands}}',
      unit: 'm/s^2',
      tolerance: { relative: 0.005 },
      mistakes: [
        slip(
          '{{f / m}}',
          'resultant_not_used',
          'Not all of the push is left over. What do air and friction take away?',
        ),
        slip(
          '{{(f + r) / m}}',
          'opposite_forces_added',
          'Air and friction act backwards. Do they help the engine?',
        ),
        slip(
          '{{f - r}}',
          'stopped_early',
          'This is the resultant force. Which acceleration does it give?',
        ),
      ],
      hints: [
        'First find the force that is left over.',
        'Acceleration is resultant force divided by mass.',
        'The resultant force is {{f|thousands}} N − {{r|thousands}} N.',
        'That is {{f - r|thousands}} N. Divide it by {{m|thousands}} kg.',
      ],
      method_answer: [
        {
          maths: tex`{{f|thousands_tex}} - {{r|thousands_tex}} = {{f-r|thousands_tex}}\ \text{N}`,
          text: 'The resultant force forwards.',
        },
        {
          maths: tex`\frac{ {{f-r|thousands_tex}} }{ {{m|thousands_tex}} } = {{a|thousands_tex}}\ \text{m/s}^2`,
          text: 'Resultant force divided by mass.',
        },
      ],
    },
  },
  {
    key: 'newton-direction-of-change',
    topics: ['newtons-laws'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['SK3-PF-17', 'GCSE-PMO-08'],
    question: {
      type: 'matching',
      text: 'A ball rolls to the right. Match each resultant force on it with what happens. One is left over.',
      max_score: 3,
      left: ['a force to the right', 'a force to the left', 'a force sideways, across its path'],
      right: ['it slows down', 'it curves off its line', 'it goes on as before', 'it speeds up'],
      pairs: [4, 1, 2],
      hints: [
        'Compare the direction of the force with the direction of the motion.',
        'A resultant force along the motion makes it faster, one against it slower, one across it turns it.',
        'The ball moves to the right. Which force helps the motion?',
        'The force to the left works against the motion. A push across the path changes the direction. Going on as before needs no force, so that card is left over.',
      ],
      method_answer: [
        { text: 'Along the motion: faster. Against it: slower. Across it: the direction changes.' },
        { text: 'Only with no resultant force does it go on as before.' },
      ],
    },
  },
  {
    key: 'newton-third-law-pair',
    topics: ['newtons-laws'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-PMO-10'],
    question: {
      type: 'single_choice',
      text: 'The Earth pulls a book on a table down with {{w}} N. Which force is the partner of this one by Newton’s third law?',
      max_score: 1,
      template: { draw: { w: { from: 4, to: 18 } } },
      options: [
        option(
          'The push of the table up on the book with {{w}} N',
          'balance_taken_for_third_law',
          'This force acts on the book as well. Partners never act on the same object.',
        ),
        { text: 'The pull of the book up on the Earth with {{w}} N' },
        option(
          'The push of the book down on the table with {{w}} N',
          'third_law_other_kind',
          'This is a push by touch. The partner of a gravity force is a gravity force.',
        ),
        option(
          'None: the Earth is far too large to be pulled by a book',
          'larger_object_pushes_harder',
          'The pull is there, though the Earth hardly moves. How large is it?',
        ),
      ],
      answers: [2],
      hints: [
        'Say the force in full: the pull of what, on what?',
        'For the partner, swap the two objects. It is equally large and of the same kind, in the opposite direction.',
        'The first force is the gravity pull of the Earth on the book.',
        'Swap “Earth” and “book” in that sentence.',
      ],
      method_answer: [
        { text: 'The force is the pull of the Earth on the book.' },
        { text: 'Swapped: the pull of the book on the Earth, equally large, upwards.' },
      ],
    },
  },
  {
    key: 'newton-lorry-and-car',
    topics: ['newtons-laws'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-PMO-10', 'GCSE-PMO-08'],
    question: {
      type: 'cloze_dropdown',
      text: 'In a safety test a lorry of {{m|thousands}} kg hits an empty car of 1,000 kg. The force of the lorry on the car is [[1]] the force of the car on the lorry. The acceleration of the car is [[2]] that of the lorry.',
      max_score: 2,
      template: { draw: { m: { from: 8000, to: 20000, step: 1000 } } },
      gaps: [
        {
          options: [
            option(
              'larger than',
              'larger_object_pushes_harder',
              'Pull on a rope between two newton meters. Can one of them show more than the other?',
            ),
            { text: 'as large as' },
            option(
              'smaller than',
              'larger_object_pushes_harder',
              'Forces between two objects come in pairs. What does the third law say about their size?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'larger than' },
            option(
              'as large as',
              'mass_left_out_of_acceleration',
              'Equal forces act on a small and on a large mass. Does that have the same effect?',
            ),
            option(
              'smaller than',
              'mass_left_out_of_acceleration',
              'Which is easier to speed up: a small mass or a large one?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Keep two things apart: the forces, and what they do.',
        'Third law: forces come in pairs of the same size. Second law: acceleration is force divided by mass.',
        'The two forces are a pair: lorry on car, and car on lorry.',
        'Divide the same force once by {{m|thousands}} kg and once by 1,000 kg. Which result is the greater one?',
      ],
      method_answer: [
        { text: 'The two forces are a third-law pair: equal in size, opposite in direction.' },
        { text: 'The same force divided by a smaller mass gives a larger acceleration.' },
      ],
    },
  },
  {
    key: 'newton-steady-push',
    topics: ['newtons-laws'],
    difficulty: 0.9,
    minutes: 2,
    statements: ['GCSE-PMO-08', 'SK3-PF-17', 'GCSE-PMO-07'],
    question: {
      type: 'single_choice',
      text: 'On smooth ice, without friction, Anouk pushes a sledge with the same force all the time. She says: “A steady force gives a steady speed.” What would you tell her?',
      max_score: 1,
      options: [
        { text: 'No: a steady resultant force gives a steady acceleration.' },
        option(
          'Yes, and with twice the force the speed is twice as large.',
          'constant_force_constant_speed',
          'By the second law, what does a force decide: the speed or its change?',
        ),
        option(
          'No: the sledge slows down, because the force gets used up.',
          'force_inside_object',
          'She pushes equally hard all the time. Is anything working against her?',
        ),
        option(
          'Yes, unless the sledge is very heavy.',
          'constant_force_constant_speed',
          'With more mass the speed changes more slowly. But does it change?',
        ),
      ],
      answers: [1],
      hints: [
        'Is there a resultant force on the sledge?',
        'A resultant force changes the velocity as long as it acts.',
        'There is no friction, so her push is the resultant force.',
        'In the first second it gets faster by some amount. What happens in the next second, with the same force?',
      ],
      method_answer: [
        { text: 'Her push is the resultant force, since there is no friction.' },
        { text: 'Force divided by mass is an acceleration, so the speed grows each second.' },
        { text: 'A steady speed needs balanced forces.' },
      ],
    },
  },
]
