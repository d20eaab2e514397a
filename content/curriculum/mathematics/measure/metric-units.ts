import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const metricUnits: readonly ContentQuestion[] = [
  {
    key: 'units-large-to-small',
    topics: ['metric-units'],
    difficulty: -1,
    minutes: 0.7,
    statements: ['M4-ME-01'],
    question: {
      type: 'number',
      text: 'How many {{small}} are {{k}} {{big}}?',
      max_score: 1,
      template: {
        draw: { k: { from: 2, to: 9 } },
        rows: [
          { big: 'kilometres', small: 'metres', one: '1 kilometre', f: 1000 },
          { big: 'kilograms', small: 'grams', one: '1 kilogram', f: 1000 },
          { big: 'litres', small: 'millilitres', one: '1 litre', f: 1000 },
          { big: 'metres', small: 'centimetres', one: '1 metre', f: 100 },
          { big: 'centimetres', small: 'millimetres', one: '1 centimetre', f: 10 },
        ],
        check: ['answer / f = k'],
      },
      answer: '{{k * f}}',
      mistakes: [
        slip(
          '{{k * f * 10}}',
          'unit_prefix',
          'How many {{small}} are there in {{one}}? Start with that.',
        ),
        slip(
          '{{k * f / 10}}',
          'unit_prefix',
          'How many {{small}} are there in {{one}}? Start with that.',
        ),
      ],
      hints: [
        'Which unit is the smaller one? Do you need more of them or fewer?',
        'Find out how many {{small}} there are in {{one}}.',
        'In {{one}} there are {{f}} {{small}}.',
        'Multiply {{k}} by {{f}}.',
      ],
      method_answer: [
        { text: 'In {{one}} there are {{f}} {{small}}.' },
        { maths: tex`{{k}} \times {{f}} = {{k * f}}`, text: 'Smaller units, so more of them.' },
      ],
    },
  },
  {
    key: 'units-two-in-one',
    topics: ['metric-units'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['M4-ME-01'],
    question: {
      type: 'number',
      text: '{{name}} has a {{thing}} of {{a}} {{big}} and {{b}} {{small}}. How many {{small}} is that altogether?',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: 5, label: '{{a}} {{s}}' },
              { size: 2, label: '{{b}} {{t}}', tone: 'b' },
            ],
          },
        ],
      },
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Amina', 'Leo', 'Suki', 'Ben'] },
          a: { from: 2, to: 8 },
          b: { from: 3, to: 9 },
        },
        rows: [
          {
            thing: 'ribbon',
            big: 'metres',
            small: 'centimetres',
            s: 'm',
            t: 'cm',
            f: 100,
            one: '1 metre',
          },
          {
            thing: 'rope',
            big: 'metres',
            small: 'centimetres',
            s: 'm',
            t: 'cm',
            f: 100,
            one: '1 metre',
          },
          {
            thing: 'walk',
            big: 'kilometres',
            small: 'metres',
            s: 'km',
            t: 'm',
            f: 1000,
            one: '1 kilometre',
          },
          {
            thing: 'parcel',
            big: 'kilograms',
            small: 'grams',
            s: 'kg',
            t: 'g',
            f: 1000,
            one: '1 kilogram',
          },
        ],
        where: ['a != b'],
        check: ['answer - b = a * f'],
      },
      answer: '{{a * f + b}}',
      mistakes: [
        slip(
          '{{a * 10 + b}}',
          'units_joined',
          'The two numbers were written side by side. How many {{small}} are there in {{one}}?',
        ),
        slip(
          '{{a + b}}',
          'units_joined',
          'The two numbers count different units. Change the first one.',
        ),
        slip('{{a * f}}', 'step_left_out', 'The {{b}} {{small}} belong to it as well.'),
      ],
      hints: [
        'Two units are used here. Which one do you need in the end?',
        'Change the larger unit first. Then add the rest.',
        'In {{one}} there are {{f}} {{small}}.',
        'That makes {{a * f}} {{small}}. Add the other {{b}}.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{f}} = {{a * f}}`, text: 'Change the larger unit.' },
        { maths: '{{a * f}} + {{b}} = {{a * f + b}}', text: 'Add the rest.' },
      ],
    },
  },
  {
    key: 'units-small-to-large',
    topics: ['metric-units'],
    difficulty: 0,
    minutes: 1.2,
    statements: ['M5-ME-01', 'M6-ME-02'],
    question: {
      type: 'number',
      text: 'Write {{n|thousands}} {{small}} in {{big}}. Give a decimal.',
      max_score: 1,
      template: {
        draw: { n: { from: 1105, to: 8995, step: 5 } },
        rows: [
          { small: 'grams', big: 'kilograms', f: 1000 },
          { small: 'metres', big: 'kilometres', f: 1000 },
          { small: 'millilitres', big: 'litres', f: 1000 },
        ],
        where: ['mod(n, 10) = 5'],
        check: ['answer * f = n'],
      },
      answer: '{{n / f|dp3}}',
      mistakes: [
        slip(
          '{{n * f}}',
          'unit_conversion_turned',
          'You need fewer {{big}} than {{small}}, since each of them is larger.',
        ),
        slip('{{n / 100|dp2}}', 'unit_prefix', 'How many {{small}} make one of the larger units?'),
        slip('{{n / 10|dp1}}', 'unit_prefix', 'How many {{small}} make one of the larger units?'),
      ],
      hints: [
        'Is the new unit larger or smaller? Will the number get larger or smaller?',
        'Kilo means thousand, and milli means thousandth. Divide by 1,000.',
        'Dividing by 1,000 moves every digit three places to the right.',
        'The digit {{floor(n / 1000)}} of the thousands becomes the ones. The other three come after the point.',
      ],
      method_answer: [
        {
          maths: tex`{{n|thousands_tex}} \div 1{,}000 = {{n / f|dp3}}`,
          text: '1,000 of the small units make one of the large ones.',
        },
      ],
    },
  },
  {
    key: 'units-imperial-match',
    topics: ['metric-units'],
    difficulty: 0.1,
    minutes: 1.2,
    statements: ['M5-ME-02'],
    question: {
      type: 'matching',
      text: 'Some measures in Britain are older than metres and grams. Match each one with what it is roughly. One is left over.',
      max_score: 4,
      left: ['an inch', 'a foot', 'a pound', 'a pint'],
      pairs: [4, 1, 5, 2],
      right: [
        '30 centimetres',
        'a bit more than half a litre',
        '10 kilometres',
        '2.5 centimetres',
        'a bit less than half a kilogram',
      ],
      hints: [
        'Which of them are lengths, which one is a weight, and which one tells how much is in a bottle?',
        'An inch is about as wide as two fingers. A foot is about as long as a ruler.',
        'Milk is sold in pints. How much is in a small bottle of milk?',
        'A foot is 12 inches. So which of the two short lengths is the foot?',
      ],
      method_answer: [
        { text: 'An inch is about 2.5 cm, and a foot is about 30 cm.' },
        { text: 'A pound is about 450 g. A pint is about 570 ml.' },
      ],
    },
  },
  {
    key: 'units-inches-of-a-screen',
    topics: ['metric-units'],
    difficulty: 0.2,
    minutes: 1.2,
    statements: ['M5-ME-02'],
    question: {
      type: 'number',
      text: '1 inch is about 2.5 cm. A {{thing}} is {{n}} inches wide. About how many centimetres is that?',
      max_score: 1,
      template: {
        draw: {
          n: { from: 12, to: 40, step: 2 },
          thing: { pick: ['screen', 'window', 'picture', 'shelf'] },
        },
        check: ['answer / 5 * 2 = n'],
      },
      answer: '{{5 * n / 2}}',
      mistakes: [
        slip(
          '{{2 * n / 5}}',
          'unit_conversion_turned',
          'A centimetre is shorter than an inch. Do you need more of them or fewer?',
        ),
        slip('{{2 * n}}', 'number_read_in_part', 'It is 2.5 cm, not 2 cm. The halves count, too.'),
      ],
      hints: [
        'Every inch makes 2.5 cm. How many inches are there?',
        'Multiply the number of inches by 2.5.',
        'Two inches make 5 cm.',
        'Count in pairs: {{n / 2}} pairs of inches, 5 cm each.',
      ],
      method_answer: [
        { maths: tex`{{n}} \times 2.5 = {{5 * n / 2}}`, text: 'Each inch is about 2.5 cm.' },
      ],
    },
  },
  {
    key: 'units-miles-to-kilometres',
    topics: ['metric-units'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['M6-ME-03', 'M5-ME-02'],
    question: {
      type: 'number',
      text: '5 miles are about 8 kilometres. {{name}} cycles {{from}} {{unit}}. About how many {{other}} is that?',
      diagram: {
        kind: 'bar_model',
        rows: [
          { label: '5 miles', parts: Array.from({ length: 5 }, () => ({ size: 8 })) },
          { label: '8 km', parts: Array.from({ length: 8 }, () => ({ size: 5, tone: 'b' })) },
        ],
        alt: 'Two bars of the same length. One is 5 miles, in 5 parts. The other is 8 km, in 8 parts.',
      },
      max_score: 2,
      template: {
        draw: { name: { pick: ['Gwen', 'Tariq', 'Marta', 'Joel'] }, k: { from: 3, to: 12 } },
        rows: [
          { unit: 'miles', other: 'kilometres', p: 5, q: 8 },
          { unit: 'kilometres', other: 'miles', p: 8, q: 5 },
        ],
        derive: { from: 'k * p' },
        where: ['p * p * k / q != q * k', 'p * k + q - p != q * k'],
        check: ['answer / q = from / p'],
      },
      answer: '{{k * q}}',
      mistakes: [
        slip(
          '{{p * p * k / q}}',
          'unit_conversion_turned',
          'A mile is longer than a kilometre. Should your number be larger or smaller than {{from}}?',
        ),
        slip(
          '{{p * k + q - p}}',
          'added_in_proportion',
          'The difference grows with every {{p}} {{unit}}. Count how often {{p}} fits.',
        ),
      ],
      hints: [
        'How often do {{p}} {{unit}} fit into {{from}} {{unit}}?',
        'Divide by {{p}}, and then multiply by {{q}}.',
        '{{from}} is {{k}} times {{p}}.',
        'So it is {{k}} times {{q}} {{other}}.',
      ],
      method_answer: [
        { maths: tex`{{from}} \div {{p}} = {{k}}`, text: 'So often {{p}} {{unit}} fit.' },
        {
          maths: tex`{{k}} \times {{q}} = {{k * q}}`,
          text: 'Each of them is about {{q}} {{other}}.',
        },
      ],
    },
  },
  {
    key: 'units-in-order',
    topics: ['metric-units'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['M5-ME-01', 'M6-ME-02'],
    question: {
      type: 'ordering',
      text: 'Put these lengths in order, the shortest first.',
      max_score: 3,
      template: {
        draw: {
          a: { from: 21, to: 29 },
          b: { from: 35, to: 59 },
          c: { from: 61, to: 95 },
          d: { from: 102, to: 180 },
        },
        where: ['mod(c, 10) != 0', 'mod(b, 10) != 0'],
      },
      items: ['{{10 * a}} mm', '{{b}} cm', '{{c / 100|dp2}} m', '{{10 * d}} mm'],
      hints: [
        'You cannot compare the numbers while the units differ.',
        'Write all four lengths in one unit, such as centimetres.',
        '10 mm are 1 cm, and 1 m is 100 cm.',
        'In centimetres, {{10 * a}} mm are {{a}} cm, and {{c / 100|dp2}} m are {{c}} cm. Do the same with the rest.',
      ],
      method_answer: [
        { text: 'In centimetres: {{a}} cm, {{b}} cm, {{c}} cm and {{d}} cm.' },
        { text: 'So the order is {{10 * a}} mm, {{b}} cm, {{c / 100|dp2}} m, {{10 * d}} mm.' },
      ],
    },
  },
  {
    key: 'units-two-signposts',
    topics: ['metric-units'],
    difficulty: 0.9,
    minutes: 2.5,
    statements: ['M6-ME-03', 'M6-ME-02'],
    question: {
      type: 'number',
      text: 'A sign in Wales says that a lake is {{5 * k}} miles away. A sign in France says that a castle is {{n|thousands}} m away. 5 miles are about 8 km. About how many kilometres farther is the castle?',
      max_score: 3,
      template: {
        draw: { k: { from: 2, to: 5 }, d: { from: 3, to: 9 } },
        derive: { m: '8 * k', n: '1000 * (8 * k + d)' },
        where: ['d != k', '3 * k + d != 8 * k', '3 * k + d != d'],
        check: ['1000 * (answer + 8 * k) = n'],
      },
      answer: '{{d}}',
      mistakes: [
        slip(
          '{{3 * k + d}}',
          'units_not_matched',
          'The miles have to be changed into kilometres first.',
        ),
        slip(
          '{{8 * k}}',
          'stopped_early',
          'This is the way to the lake in kilometres. How much farther is the castle?',
        ),
        slip(
          '{{n - 8 * k}}',
          'units_not_matched',
          'One number counts metres, and the other one counts kilometres.',
        ),
      ],
      hints: [
        'The two distances are in different units. Which unit does the question ask for?',
        'Change miles into kilometres, and metres into kilometres. Then compare.',
        'The castle is {{n / 1000}} km away.',
        '{{5 * k}} miles are {{k}} times 5 miles, so about {{8 * k}} km. Find the difference.',
      ],
      method_answer: [
        { maths: tex`{{k}} \times 8 = {{8 * k}}`, text: 'The way to the lake, in km.' },
        {
          maths: tex`{{n|thousands_tex}} \div 1{,}000 = {{n / 1000}}`,
          text: 'The way to the castle, in km.',
        },
        { maths: '{{n / 1000}} - {{8 * k}} = {{d}}', text: 'The difference.' },
      ],
    },
  },
]
