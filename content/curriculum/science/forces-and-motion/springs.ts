import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const springs: readonly ContentQuestion[] = [
  {
    key: 'springs-extension',
    topics: ['springs'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['SK3-PF-08'],
    question: {
      type: 'number',
      text: 'A spring is {{l}} cm long. With a load on it, it is {{s}} cm long. What is its extension? Give the unit.',
      max_score: 1,
      template: {
        draw: { l: { from: 4, to: 12 }, x: { from: 2, to: 9 } },
        derive: { s: 'l + x' },
        where: ['x != l'],
        check: ['answer + l = s'],
      },
      answer: '{{x}}',
      unit: 'cm',
      mistakes: [
        slip(
          '{{s}}',
          'length_for_extension',
          'This is the whole length. How much longer has the spring become?',
        ),
        slip(
          '{{l + s}}',
          'added_instead',
          'The stretched length already has the first length in it.',
        ),
      ],
      hints: [
        'Which part of the stretched spring is new?',
        'The extension is the stretched length less the length at the start.',
        'At the start it is {{l}} cm, and with the load it is {{s}} cm.',
        'Take {{l}} away from {{s}}. The answer is in centimetres.',
      ],
      method_answer: [
        { maths: tex`{{s}} - {{l}} = {{x}}\ \text{cm}`, text: 'How much longer it has become.' },
      ],
    },
  },
  {
    key: 'springs-elastic-or-not',
    topics: ['springs'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-PFO-07'],
    question: {
      type: 'multiple_choice',
      text: 'In which of these is the stretching or squeezing **elastic**? Choose all that are.',
      max_score: 3,
      options: [
        { text: 'a hair band that is stretched and springs back' },
        { text: 'a diving board that bends and is straight again afterwards' },
        option(
          'chewing gum that is pulled out long and stays long',
          'elastic_means_stretchy',
          'It stretches far. But does it come back?',
        ),
        { text: 'a steel spring that is squeezed a little and let go' },
        option(
          'clay that is pressed flat',
          'elastic_means_stretchy',
          'Look at the clay after the hand has gone. What shape has it?',
        ),
      ],
      answers: [1, 2, 4],
      hints: [
        'Look at what each thing does after the force has gone.',
        'Elastic means that it comes back to its first shape. How far it stretches does not matter.',
        'Begin with the hair band: is it as long as before when you let go?',
        'Ask the same of the other four. Two of them keep their new shape.',
      ],
      method_answer: [
        { text: 'The hair band, the diving board and the spring come back: elastic.' },
        { text: 'The gum and the clay keep their new shape: inelastic.' },
      ],
    },
  },
  {
    key: 'springs-read-graph',
    topics: ['springs'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['SK3-PF-08'],
    question: {
      type: 'number',
      text: 'The graph shows how far a spring stretches. It is a straight line from 0 to an extension of {{10*k}} cm at 10 N. Read off the extension at {{f}} N. Give the unit.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 10, step: 2, minor: 1, label: 'Force (N)' },
        y: { from: 0, to: 30, step: 5, minor: 1, label: 'Extension (cm)' },
        polylines: [
          {
            points: [
              [0, 0],
              [10, '{{10*k}}'],
            ],
          },
        ],
      },
      max_score: 1,
      template: {
        draw: { k: { from: 1, to: 3, except: [1] }, f: { from: 2, to: 9 } },
        derive: { x: 'k * f' },
        check: ['answer / f = k'],
      },
      answer: '{{x}}',
      unit: 'cm',
      tolerance: { absolute: 0.3 },
      mistakes: [
        slip(
          '{{f / k}}',
          'axes_swapped_in_reading',
          'Start at {{f}} N on the axis of the force, and read on the other axis.',
        ),
        slip(
          '{{f}}',
          'axes_swapped_in_reading',
          'This is the force. Go up to the line from there.',
        ),
      ],
      hints: [
        'Which axis shows the force, and which shows the extension?',
        'Go up from the force to the line, then across to the other axis.',
        'Start at {{f}} N on the axis along the bottom.',
        'The line rises {{k}} cm for each newton. Follow it for {{f}} newtons.',
      ],
      method_answer: [
        {
          maths: tex`{{f}} \times {{k}} = {{x}}\ \text{cm}`,
          text: 'Up from the force to the line, across to the extension.',
        },
      ],
    },
  },
  {
    key: 'springs-balance-at-rest',
    topics: ['springs'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-PF-15'],
    question: {
      type: 'single_choice',
      text: 'A bag of {{w}} N hangs from a spring and does not move. What forces act on the bag?',
      max_score: 1,
      template: { draw: { w: { from: 3, to: 25 } } },
      options: [
        { text: 'Its weight of {{w}} N down and the pull of the spring of {{w}} N up' },
        option(
          'No forces, because it is at rest',
          'rest_means_no_force',
          'Cut the spring in your mind. What would the bag do, and why?',
        ),
        option(
          'Only its weight of {{w}} N',
          'support_exerts_no_force',
          'With only its weight the bag would fall. What holds it?',
        ),
        option(
          'Its weight of {{w}} N down and a larger pull of the spring up',
          'opposite_forces_not_balanced',
          'With a larger pull up the bag would start to rise.',
        ),
      ],
      answers: [1],
      hints: [
        'Name all objects that pull on the bag.',
        'When a thing stays at rest, the forces on it balance.',
        'The Earth pulls the bag down with {{w}} N. The stretched spring pulls as well.',
        'The two pulls have opposite directions. How large must the second be for a balance?',
      ],
      method_answer: [
        { text: 'The Earth pulls down with {{w}} N, and the stretched spring pulls up.' },
        { text: 'The bag is at rest, so the two are equal and opposite.' },
      ],
    },
  },
  {
    key: 'springs-proportional',
    topics: ['springs'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['SK3-PF-09'],
    question: {
      type: 'number',
      text: "A spring obeys Hooke's law. A force of {{f}} N stretches it by {{x|thousands}} cm. By how much does {{g}} N stretch it? Give the unit.",
      max_score: 2,
      template: {
        draw: {
          f: { from: 2, to: 5 },
          c: { pick: [1.5, 2, 2.5, 3] },
          g: { from: 6, to: 12 },
        },
        derive: { x: 'f * c', y: 'g * c' },
        where: ['g != 2 * f', 'x + g - f != y'],
        check: ['answer / x = g / f'],
      },
      answer: '{{y|thousands}}',
      unit: 'cm',
      mistakes: [
        slip(
          '{{x + g - f}}',
          'added_in_proportion',
          'Find the stretch of one newton first. Is it 1 cm?',
        ),
        slip(
          '{{x * f / g}}',
          'direct_for_inverse_proportion',
          'Does a larger force stretch the spring more or less?',
        ),
      ],
      hints: [
        'How far does one newton stretch the spring?',
        "Hooke's law: the extension is proportional to the force. Twice the force, twice the extension.",
        '{{f}} N stretch it by {{x|thousands}} cm. Divide to find what 1 N does.',
        '1 N stretches it by {{c|thousands}} cm. Multiply this by {{g}}.',
      ],
      method_answer: [
        {
          maths: tex`{{x|thousands_tex}} \div {{f}} = {{c|thousands_tex}}`,
          text: 'Centimetres for each newton.',
        },
        {
          maths: tex`{{c|thousands_tex}} \times {{g}} = {{y|thousands_tex}}\ \text{cm}`,
          text: 'For the larger force.',
        },
      ],
    },
  },
  {
    key: 'springs-limit',
    topics: ['springs'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['SK3-PF-09'],
    question: {
      type: 'single_choice',
      text: "Zainab hangs loads on a spring. Extension at 1 N: {{c}} cm. At 2 N: {{2*c}} cm. At 3 N: {{3*c}} cm. At 4 N: {{4*c}} cm. At 5 N: {{5*c + e}} cm. At 6 N: {{6*c + 3*e}} cm. Up to which of these forces does the spring obey Hooke's law?",
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 6, step: 1, label: 'Force (N)' },
        y: { from: 0, to: 36, step: 4, label: 'Extension (cm)' },
        polylines: [
          {
            points: [
              [0, 0],
              [1, '{{c}}'],
              [2, '{{2*c}}'],
              [3, '{{3*c}}'],
              [4, '{{4*c}}'],
              [5, '{{5*c + e}}'],
              [6, '{{6*c + 3*e}}'],
            ],
            marks: 'cross',
          },
        ],
      },
      max_score: 1,
      template: { draw: { c: { from: 2, to: 4 }, e: { from: 1, to: 3 } } },
      options: [
        option(
          '3 N',
          'limit_one_too_early',
          'From 3 N to 4 N, is the step as large as the steps before?',
        ),
        { text: '4 N' },
        option('5 N', 'limit_one_too_late', 'From 4 N to 5 N, is the step as large as before?'),
        option(
          'All of them: it stretches more each time',
          'proportional_for_ever',
          'Stretching more is not enough. Compare how much more each newton adds.',
        ),
      ],
      answers: [2],
      hints: [
        'How much is added by each newton more?',
        "By Hooke's law each newton adds the same extension, and the graph is a straight line.",
        'The first newtons add {{c}} cm each.',
        'Go along the readings and find the first step that is larger than {{c}} cm. The law holds up to just before it.',
      ],
      method_answer: [
        { text: 'The first four newtons add {{c}} cm each: a straight line.' },
        { text: 'The fifth adds {{c + e}} cm, so the law holds up to 4 N.' },
      ],
    },
  },
]
