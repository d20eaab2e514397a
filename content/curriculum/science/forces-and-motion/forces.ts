import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const forces: readonly ContentQuestion[] = [
  {
    key: 'forces-resultant',
    topics: ['forces'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'number',
      text: 'Two teams pull on a rope: one with {{a}} N to the left, the other with {{b}} N to the right. How large is the resultant force? Give the unit.',
      max_score: 1,
      template: {
        draw: { a: { from: 200, to: 480, step: 10 }, b: { from: 210, to: 500, step: 10 } },
        derive: { value: 'abs(a - b)' },
        where: ['a != b'],
      },
      answer: '{{value}}',
      unit: 'N',
      mistakes: [
        {
          answer: '{{a + b}}',
          misconception: {
            code: 'opposite_forces_added',
            text: 'The forces point in opposite directions, so they work against each other.',
          },
        },
      ],
      hints: [
        'Do the two forces help each other or work against each other?',
        'Opposite forces: how much is the stronger one ahead?',
      ],
      method_answer: [
        {
          maths: tex`{{max(a, b)}} - {{min(a, b)}} = {{value}}\ \text{N}`,
          text: 'Opposite forces are subtracted; the resultant points to the stronger side.',
        },
      ],
    },
  },
  {
    key: 'forces-weight',
    topics: ['forces'],
    difficulty: 0.1,
    minutes: 2,
    statements: [],
    question: {
      type: 'number',
      text: 'What is the weight of a {{m}} kg {{thing}} on Earth? Take 10 N/kg for the gravitational field strength, and give the unit.',
      max_score: 2,
      template: {
        draw: { m: { from: 2, to: 60 }, thing: { pick: ['dog', 'suitcase', 'crate', 'goat'] } },
        where: ['m != 10'],
      },
      answer: '{{10 * m}}',
      unit: 'N',
      mistakes: [
        {
          answer: '{{m}}',
          misconception: {
            code: 'mass_for_weight',
            text: 'The mass is how much matter there is; the weight is the force that pulls on it.',
          },
        },
        {
          answer: '{{m / 10}}',
          misconception: {
            code: 'divided_for_multiplied',
            text: 'Each kilogram is pulled with 10 N. How much is that for all of them?',
          },
        },
      ],
      hints: [
        'Weight is a force. In which unit is it measured?',
        'Weight is mass times gravitational field strength.',
      ],
      method_answer: [
        { maths: tex`W = m \times g`, text: 'Weight is mass times gravitational field strength.' },
        { maths: tex`{{m}} \times 10 = {{10*m}}\ \text{N}`, text: 'A force, so in newtons.' },
      ],
    },
  },
  {
    key: 'forces-balanced-motion',
    topics: ['forces'],
    difficulty: 0.8,
    minutes: 3,
    statements: [],
    question: {
      type: 'single_choice',
      text: 'All the forces on a moving ice puck are balanced. What does it do?',
      max_score: 1,
      options: [
        {
          text: 'It slows down and stops',
          misconception: {
            code: 'motion_needs_force',
            text: 'Slowing down needs a force too, such as friction. Here none is left over.',
          },
        },
        {
          text: 'It stops at once',
          misconception: {
            code: 'balanced_means_at_rest',
            text: 'Balanced forces do not change the motion, whatever it is.',
          },
        },
        { text: 'It goes on at the same speed in a straight line' },
        {
          text: 'It speeds up',
          misconception: {
            code: 'motion_feeds_itself',
            text: 'To speed up it would need a resultant force forwards.',
          },
        },
      ],
      answers: [3],
      hints: [
        'What is needed to change how something moves?',
        'With balanced forces the resultant is zero, so nothing about the motion changes.',
      ],
      method_answer: [
        { text: 'No resultant force, no change of motion: it keeps its speed and direction.' },
        { text: "This is Newton's first law." },
      ],
    },
  },
  {
    key: 'forces-names',
    topics: ['forces'],
    difficulty: -1.1,
    minutes: 1,
    statements: [],
    question: {
      type: 'matching',
      text: 'Match each force with what it does. One is left over.',
      max_score: 4,
      left: ['friction', 'gravity', 'upthrust', 'air resistance'],
      right: [
        'pulls masses towards each other',
        'slows what moves through the air',
        'pushes up on what is in a liquid',
        'pulls a stretched spring back into shape',
        'acts between surfaces that rub',
      ],
      pairs: [5, 1, 3, 2],
      hints: [
        'Which of them makes your hands warm when you rub them?',
        'Which lets a boat float? Which makes an apple fall?',
      ],
      method_answer: [
        { text: 'Friction acts between surfaces, air resistance against motion through air.' },
        { text: 'Gravity pulls masses together; upthrust pushes up in liquids and gases.' },
      ],
    },
  },
  {
    key: 'forces-mass-and-weight',
    topics: ['forces'],
    difficulty: 0,
    minutes: 2,
    statements: [],
    question: {
      type: 'true_false',
      text: 'An astronaut has the same mass on the Moon as on Earth, but a smaller weight. Is this true?',
      max_score: 1,
      options: [
        { text: 'True' },
        {
          text: 'False',
          misconception: {
            code: 'mass_for_weight',
            text: 'Mass is how much matter there is, and no journey changes that.',
          },
        },
      ],
      answers: [1],
      hints: [
        'Does the astronaut lose any matter on the way?',
        'Weight is the pull of gravity. Is it as strong on the Moon?',
      ],
      method_answer: [
        { text: 'The mass, in kilograms, is the amount of matter: it stays the same.' },
        { text: 'The weight, in newtons, is smaller, because the Moon pulls less strongly.' },
      ],
    },
  },
]
