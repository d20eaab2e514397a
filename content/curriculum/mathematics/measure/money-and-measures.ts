import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const moneyAndMeasures: readonly ContentQuestion[] = [
  {
    key: 'measures-best-estimate',
    topics: ['money-and-measures'],
    difficulty: -0.9,
    minutes: 0.7,
    statements: ['M4-ME-04'],
    question: {
      type: 'single_choice',
      text: '{{ask}} Choose the best estimate.',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            ask: 'How heavy is an apple?',
            p: '150 g',
            q: '15 g',
            r: '1.5 kg',
            s: '15 kg',
            like: 'A bag with six or seven apples is about 1 kg.',
          },
          {
            ask: 'How high is a door?',
            p: '2 m',
            q: '20 cm',
            r: '20 m',
            s: '2 km',
            like: 'A grown-up just fits through it.',
          },
          {
            ask: 'How much water fits into a drinking glass?',
            p: '250 ml',
            q: '25 ml',
            r: '2.5 l',
            s: '25 l',
            like: 'A large bottle fills about four glasses.',
          },
          {
            ask: 'How long is a pencil?',
            p: '18 cm',
            q: '18 mm',
            r: '1.8 m',
            s: '18 m',
            like: 'It is shorter than a ruler of 30 cm.',
          },
          {
            ask: 'How heavy is a bicycle?',
            p: '14 kg',
            q: '140 g',
            r: '1.4 kg',
            s: '140 kg',
            like: 'You can lift it, but it is much heavier than a bag of sugar.',
          },
        ],
      },
      options: [
        option(
          '{{s}}',
          'measure_misjudged',
          'Compare it with something that you know well. Is this not too much?',
        ),
        option(
          '{{r}}',
          'measure_misjudged',
          'Compare it with something whose size you know. Does it fit?',
        ),
        { text: '{{p}}' },
        option(
          '{{q}}',
          'measure_misjudged',
          'Compare it with something that you know well. Is this not too little?',
        ),
      ],
      answers: [3],
      hints: [
        'Think of something that you know the size of.',
        '1 kg is a bag of sugar. 1 m is a big step. 1 litre is a large carton of milk.',
        '{{like}}',
        'Cross out what is far too little and what is far too much. What is left?',
      ],
      method_answer: [{ text: '{{like}} So {{p}} is the best estimate.' }],
    },
  },
  {
    key: 'money-change-from-a-note',
    topics: ['money-and-measures'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['M4-ME-04', 'M5-ME-08'],
    question: {
      type: 'number',
      text: '{{name}} buys {{n}} {{things}} for £{{p / 100|dp2}} each and pays with a £{{note}} note. How much change is that? Give the answer in pounds, with the £ sign.',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Tomiwa', 'Elsa', 'Karim', 'Lucy'] },
          things: { pick: ['notebooks', 'sandwiches', 'tickets', 'brushes'] },
          n: { from: 3, to: 6 },
          p: { from: 115, to: 395, step: 10 },
          note: { pick: [10, 20] },
        },
        derive: { t: 'n * p', c: '100 * note - n * p' },
        where: ['c >= 105', 'c != t', 'c <= 1200'],
        check: ['answer * 100 + n * p = 100 * note'],
      },
      answer: '{{c / 100|dp2}}',
      unit: '£',
      mistakes: [
        slip(
          '{{t / 100|dp2}}',
          'stopped_early',
          'This is what everything costs. How much comes back?',
        ),
        slip(
          '{{(100 * note - p) / 100|dp2}}',
          'step_left_out',
          'That is the change for one of them. {{n}} were bought.',
        ),
        slip('{{c}}', 'pounds_and_pence', 'Is your number in pounds or in pence?'),
      ],
      hints: [
        'There are two steps: what does it all cost, and what is left?',
        'Multiply the price by {{n}}, and take the result away from £{{note}}.',
        'All together they cost £{{t / 100|dp2}}.',
        'Count on from £{{t / 100|dp2}} to £{{note}}.',
      ],
      method_answer: [
        {
          maths: tex`{{n}} \times {{p / 100|dp2}} = {{t / 100|dp2}}`,
          text: 'What it costs, in pounds.',
        },
        { maths: '{{note}} - {{t / 100|dp2}} = {{c / 100|dp2}}', text: 'The change, in pounds.' },
      ],
    },
  },
  {
    key: 'measures-cut-in-pieces',
    topics: ['money-and-measures'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['M5-ME-08'],
    question: {
      type: 'number',
      text: 'A rope is {{L / 100|dp2}} m long. {{n}} pieces of {{q / 100|dp2}} m are cut from it. How many metres are left?',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: '{{q * n}}', label: '{{n}} pieces' },
              { size: '{{L - q * n}}', label: '?', dashed: true },
            ],
            total: '{{L / 100|dp2}} m',
          },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          n: { from: 3, to: 6 },
          q: { from: 105, to: 185, step: 10 },
          r: { from: 215, to: 395, step: 10 },
        },
        derive: { L: 'n * q + r' },
        where: ['n * q != r', 'L - q != n * q'],
        check: ['(answer * 100 + n * q) = L'],
      },
      answer: '{{r / 100|dp2}}',
      mistakes: [
        slip(
          '{{(L - q) / 100|dp2}}',
          'step_left_out',
          'One piece was taken away. {{n}} pieces are cut.',
        ),
        slip(
          '{{n * q / 100|dp2}}',
          'stopped_early',
          'This is how much is cut off. How much is left?',
        ),
      ],
      hints: [
        'How long are all the pieces together?',
        'Multiply the length of a piece by {{n}}. Then subtract from the whole rope.',
        '{{n}} × {{q / 100|dp2}} is {{n * q / 100|dp2}}.',
        'Take {{n * q / 100|dp2}} away from {{L / 100|dp2}}, with the points in line.',
      ],
      method_answer: [
        {
          maths: tex`{{n}} \times {{q / 100|dp2}} = {{n * q / 100|dp2}}`,
          text: 'All the pieces, in metres.',
        },
        {
          maths: '{{L / 100|dp2}} - {{n * q / 100|dp2}} = {{r / 100|dp2}}',
          text: 'What is left, in metres.',
        },
      ],
    },
  },
  {
    key: 'measures-scale-a-recipe',
    topics: ['money-and-measures'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['M5-ME-08'],
    question: {
      type: 'number',
      text: 'A recipe for {{a}} people needs {{k * a / 100|dp2}} kg of {{food}}. {{name}} cooks for {{b}} people. How many kilograms of {{food}} are needed?',
      max_score: 2,
      template: {
        draw: {
          food: { pick: ['rice', 'potatoes', 'lentils', 'pasta'] },
          name: { pick: ['Anwar', 'Beth', 'Chioma', 'Davi'] },
          a: { from: 3, to: 6 },
          b: { from: 5, to: 11 },
          k: { from: 12, to: 27 },
        },
        where: [
          'b > a',
          'b != 2 * a',
          'mod(k * a, 10) != 0',
          'mod(k * b, 10) != 0',
          'k * a + 100 * (b - a) != k * b',
          'k * a * b / 100 != b * k',
        ],
        check: ['answer / b = k / 100'],
      },
      answer: '{{k * b / 100|dp2}}',
      mistakes: [
        slip(
          '{{k * a * b / 100|dp2}}',
          'whole_for_one',
          'The amount in the recipe is for {{a}} people, not for one.',
        ),
        slip(
          '{{k * a / 100 + b - a|dp2}}',
          'added_in_proportion',
          'Each extra guest needs as much as the others do. Find the amount for one.',
        ),
        slip('{{k / 100|dp2}}', 'stopped_early', 'This is enough for one person.'),
      ],
      hints: [
        'How much does one person need?',
        'Divide by {{a}} for one person, and then multiply by {{b}}.',
        'One person needs {{k * a / 100|dp2}} ÷ {{a}} kg.',
        'That is {{k / 100|dp2}} kg. Multiply it by {{b}}.',
      ],
      method_answer: [
        {
          maths: tex`{{k * a / 100|dp2}} \div {{a}} = {{k / 100|dp2}}`,
          text: 'For one person, in kg.',
        },
        {
          maths: tex`{{b}} \times {{k / 100|dp2}} = {{k * b / 100|dp2}}`,
          text: 'For {{b}} people, in kg.',
        },
      ],
    },
  },
  {
    key: 'money-better-buy',
    topics: ['money-and-measures'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['M4-ME-04', 'M5-ME-08'],
    question: {
      type: 'single_choice',
      text: 'A shop sells {{food}} in two packs. The small pack holds {{100 * a}} g and costs £{{a * p / 100|dp2}}. The large pack holds {{100 * b}} g and costs £{{b * q / 100|dp2}}. Which pack gives more for the money?',
      max_score: 1,
      template: {
        draw: {
          food: { pick: ['nuts', 'raisins', 'oats', 'cheese'] },
          a: { from: 2, to: 4 },
          b: { from: 5, to: 9 },
          p: { from: 45, to: 85 },
          d: { from: 3, to: 9 },
        },
        derive: { q: 'p + d' },
        where: [
          'a * p >= 105',
          'b * q <= 700',
          'a * p != 100 * a',
          'b * q != 100 * b',
          'mod(a * p, 10) != 0',
          'mod(b * q, 10) != 0',
        ],
        check: ['a * p / a < b * q / b'],
      },
      options: [
        option(
          'The large pack, because there is more in it',
          'larger_pack_cheaper',
          'It costs more, too. How much are 100 g of each?',
        ),
        option(
          'The large pack, because large packs are always cheaper',
          'larger_pack_cheaper',
          'Often they are, but not always. Work out the price of 100 g.',
        ),
        option('Both are the same', 'miscalculated', 'Divide both prices once more.'),
        { text: 'The small pack, because 100 g cost less' },
      ],
      answers: [4],
      hints: [
        'The packs hold different amounts. How can you compare them fairly?',
        'Find out what 100 g cost in each pack.',
        'The small pack holds {{a}} times 100 g. Divide £{{a * p / 100|dp2}} by {{a}}.',
        'In the small pack 100 g cost £{{p / 100|dp2}}. Do the same with the large pack, and compare.',
      ],
      method_answer: [
        {
          maths: tex`{{a * p / 100|dp2}} \div {{a}} = {{p / 100|dp2}}`,
          text: '100 g from the small pack, in pounds.',
        },
        {
          maths: tex`{{b * q / 100|dp2}} \div {{b}} = {{q / 100|dp2}}`,
          text: '100 g from the large pack, in pounds.',
        },
      ],
    },
  },
  {
    key: 'measures-jug-and-glasses',
    topics: ['money-and-measures'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['M6-ME-01', 'M5-ME-08'],
    question: {
      type: 'number',
      text: 'A jug holds {{J / 1000|dp1}} litres of juice. {{name}} fills {{n}} glasses with {{g}} ml each. How many millilitres are left in the jug?',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Ayesha', 'Finn', 'Lin', 'Oscar'] },
          J: { from: 1300, to: 2700, step: 200 },
          n: { from: 4, to: 8 },
          g: { from: 160, to: 240, step: 5 },
        },
        derive: { left: 'J - n * g' },
        where: ['left >= 100', 'left <= 900', 'left != g', 'n * g != left'],
        check: ['answer + n * g = J'],
      },
      answer: '{{left}}',
      mistakes: [
        slip('{{n * g}}', 'stopped_early', 'This is how much went into the glasses.'),
        slip('{{J - g}}', 'step_left_out', 'One glass was taken away. There are {{n}} of them.'),
        slip('{{10 * J - n * g}}', 'unit_prefix', 'How many millilitres are there in 1 litre?'),
      ],
      hints: [
        'Litres and millilitres: bring both to one unit first.',
        'Change the jug into millilitres. Then take the glasses away.',
        'The jug holds {{J}} ml.',
        'The glasses take {{n}} × {{g}} = {{n * g}} ml. Subtract.',
      ],
      method_answer: [
        { maths: tex`{{J / 1000|dp1}} \times 1000 = {{J}}`, text: 'The jug, in ml.' },
        { maths: tex`{{n}} \times {{g}} = {{n * g}}`, text: 'All the glasses, in ml.' },
        { maths: '{{J}} - {{n * g}} = {{left}}', text: 'What is left, in ml.' },
      ],
    },
  },
  {
    key: 'measures-parcel-of-books',
    topics: ['money-and-measures'],
    difficulty: 0.9,
    minutes: 2.5,
    statements: ['M6-ME-01'],
    question: {
      type: 'number',
      text: 'A parcel with {{n}} equal books weighs {{T / 1000|dp3}} kg. The empty box weighs {{e}} g. How many kilograms does one book weigh? Give a decimal.',
      max_score: 3,
      template: {
        draw: {
          n: { pick: [3, 5] },
          w: { from: 355, to: 795, step: 10 },
          e: { from: 140, to: 260, step: 20 },
        },
        derive: { T: 'n * w + e' },
        check: ['n * answer * 1000 + e = T'],
      },
      answer: '{{w / 1000|dp3}}',
      mistakes: [
        slip('{{w}}', 'unit_prefix', 'This is in grams. The question asks for kilograms.'),
        slip('{{n * w / 1000|dp3}}', 'stopped_early', 'This is what all the books weigh together.'),
        slip(
          '{{T / n / 1000}}',
          'step_left_out',
          'The box is part of the parcel. Take it away first.',
        ),
      ],
      hints: [
        'What weighs so much: the books only, or the box as well?',
        'Bring everything to one unit. Take the box away, and share the rest among the books.',
        'The parcel weighs {{T|thousands}} g.',
        'Without the box it is {{n * w|thousands}} g. Divide by {{n}}, and write the result in kilograms.',
      ],
      method_answer: [
        { maths: '{{T}} - {{e}} = {{n * w}}', text: 'All the books, in grams.' },
        { maths: tex`{{n * w}} \div {{n}} = {{w}}`, text: 'One book, in grams.' },
        { maths: tex`{{w}} \div 1000 = {{w / 1000|dp3}}`, text: 'In kilograms.' },
      ],
    },
  },
]
