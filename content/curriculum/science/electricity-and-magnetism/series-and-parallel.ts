import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const seriesAndParallel: readonly ContentQuestion[] = [
  {
    key: 'series-total-resistance',
    topics: ['series-and-parallel'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-PEL-05', 'GCSE-PEL-06'],
    question: {
      type: 'number',
      text: 'What is the total resistance of the two resistors? Give the unit.',
      diagram: {
        kind: 'circuit',
        series: [
          { type: 'battery' },
          { type: 'resistor', label: '{{a}} Ω' },
          { type: 'resistor', label: '{{b}} Ω' },
        ],
        alt: 'A battery, a resistor of {{a}} Ω and a resistor of {{b}} Ω in one loop, one after the other.',
      },
      max_score: 1,
      template: {
        draw: { a: { from: 3, to: 20 }, b: { from: 3, to: 20 } },
        where: ['a != b', 'a != 2 * b', 'b != 2 * a'],
        check: ['answer - a = b'],
      },
      answer: '{{a + b}}',
      unit: 'ohm',
      mistakes: [
        slip(
          '{{a * b / (a + b)}}',
          'series_as_parallel',
          'The current has to go through both, one after the other. Does that make it harder or easier to flow?',
        ),
        slip(
          '{{(a + b) / 2}}',
          'resistances_averaged',
          'The current meets the whole of both resistances.',
        ),
        slip('{{a * b}}', 'multiplied_for_added', 'The second one comes on top of the first.'),
      ],
      hints: [
        'Are the resistors in series or in parallel?',
        'In series all of the current goes through both, and the resistances add up.',
        'One has {{a}} Ω, the other {{b}} Ω.',
        'Work out {{a}} + {{b}}.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} = {{a+b}}\ \Omega`, text: 'In series resistances add up.' },
      ],
    },
  },
  {
    key: 'series-share-potential-difference',
    topics: ['series-and-parallel'],
    difficulty: 0.4,
    minutes: 3,
    statements: ['GCSE-PEL-05', 'GCSE-PEL-06'],
    question: {
      type: 'multi_part',
      text: 'A battery of {{v}} V is connected to two resistors in series.',
      diagram: {
        kind: 'circuit',
        series: [
          { type: 'battery', label: '{{v}} V' },
          { type: 'ammeter', label: '?' },
          { type: 'resistor', label: '{{a}} Ω', voltmeter: '?' },
          { type: 'resistor', label: '{{b}} Ω' },
        ],
      },
      max_score: 4,
      template: {
        draw: { a: { from: 2, to: 12 }, b: { from: 2, to: 12 }, i: { pick: [0.5, 1.5, 2, 3] } },
        derive: { v: 'i * (a + b)', va: 'i * a' },
        where: [
          'a != b',
          'is_integer(v)',
          'v >= 6',
          'v <= 48',
          'distinct(i, va, v, a, b, a + b, v / 2, v - va)',
        ],
        check: ['answer1 * (a + b) = v', 'v - answer2 = answer1 * b'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is the current in the circuit? Give the unit.',
          max_score: 2,
          answer: '{{i}}',
          unit: 'A',
          mistakes: [
            slip(
              '{{v / a}}',
              'given_part_left_out',
              'The current has to go through the other resistor as well.',
            ),
            slip(
              '{{v / a + v / b}}',
              'series_as_parallel',
              'There is only one way round, through both resistors.',
            ),
          ],
          hints: [
            'Which resistance does the battery see altogether?',
            'Current is potential difference divided by total resistance.',
            'The total resistance is {{a}} + {{b}} = {{a + b}} Ω.',
            'Work out {{v}} ÷ {{a + b}}.',
          ],
          method_answer: [
            {
              maths: tex`{{v}} \div {{a+b}} = {{i|thousands_tex}}\ \text{A}`,
              text: 'Volts by ohms.',
            },
          ],
        },
        {
          type: 'number',
          text: 'What does the voltmeter across the {{a}} Ω resistor show? Give the unit.',
          max_score: 2,
          answer: '{{va}}',
          unit: 'V',
          follow_through: { answer: 'p1 * {{a}}' },
          mistakes: [
            slip(
              '{{v}}',
              'series_gets_whole_voltage',
              'In series the two resistors share the potential difference of the battery.',
            ),
            slip(
              '{{v / 2}}',
              'voltage_shared_equally',
              'The larger resistor takes the larger share.',
            ),
          ],
          hints: [
            'The current of part (a) flows through this resistor.',
            'Potential difference is current times resistance.',
            'Use the {{a}} Ω, not the total.',
            'Multiply the answer of part (a) by {{a}}.',
          ],
          method_answer: [
            {
              maths: tex`{{i|thousands_tex}} \times {{a}} = {{va|thousands_tex}}\ \text{V}`,
              text: 'Current times its own resistance.',
            },
          ],
        },
      ],
      hints: [
        'First the current, which is the same everywhere. Then one resistor by itself.',
        'Total resistance first, then $I = \\frac{V}{R}$, then $V = I R$ for one resistor.',
        'The total resistance is {{a}} + {{b}} Ω.',
        'Divide {{v}} by {{a + b}}. Then multiply the current by {{a}}.',
      ],
      method_answer: [
        { maths: tex`{{v}} \div ({{a}} + {{b}}) = {{i|thousands_tex}}\ \text{A}`, text: '(a)' },
        {
          maths: tex`{{i|thousands_tex}} \times {{a}} = {{va|thousands_tex}}\ \text{V}`,
          text: '(b) The other resistor has the rest of the {{v}} V.',
        },
      ],
    },
  },
  {
    key: 'parallel-total-current',
    topics: ['series-and-parallel'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['GCSE-PEL-05', 'GCSE-PEL-06'],
    question: {
      type: 'number',
      text: 'What does the ammeter next to the battery show? Give the unit.',
      diagram: {
        kind: 'circuit',
        series: [
          { type: 'battery', label: '{{v}} V' },
          { type: 'ammeter', label: '?' },
        ],
        parallel: [
          [{ type: 'resistor', label: '{{a}} Ω' }],
          [{ type: 'resistor', label: '{{b}} Ω' }],
        ],
        alt: 'A battery of {{v}} V with an ammeter beside it. Then the circuit divides into two branches, with a resistor of {{a}} Ω in one and of {{b}} Ω in the other.',
      },
      max_score: 3,
      template: {
        draw: { v: { from: 6, to: 24 }, a: { from: 2, to: 12 }, b: { from: 2, to: 12 } },
        derive: { ia: 'v / a', ib: 'v / b', i: 'ia + ib' },
        where: [
          'a < b',
          'is_integer(ia)',
          'is_integer(ib)',
          'distinct(i, ia, ib, v, a, b, v / (a + b))',
        ],
        check: ['(answer - v / a) * b = v'],
      },
      answer: '{{i}}',
      unit: 'A',
      mistakes: [
        slip(
          '{{v / (a + b)}}',
          'parallel_as_series',
          'Does all of the current go through both resistors, or does it divide?',
        ),
        slip('{{ia}}', 'stopped_early', 'This is one branch. The other one takes current as well.'),
        slip('{{ib}}', 'stopped_early', 'This is one branch. The other one takes current as well.'),
      ],
      hints: [
        'The current of the battery is made up of the currents of the two branches.',
        'Each branch has the whole potential difference: $I = \\frac{V}{R}$ for each.',
        'In one branch: {{v}} ÷ {{a}} = {{ia}} A. In the other: {{v}} ÷ {{b}} = {{ib}} A.',
        'Put the {{ia}} A and the {{ib}} A together.',
      ],
      method_answer: [
        {
          maths: tex`{{v}} \div {{a}} = {{ia}}, \quad {{v}} \div {{b}} = {{ib}}`,
          text: 'The currents of the branches, in amperes.',
        },
        { maths: tex`{{ia}} + {{ib}} = {{i}}\ \text{A}`, text: 'They add up.' },
      ],
    },
  },
  {
    key: 'parallel-adding-a-resistor',
    topics: ['series-and-parallel'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-PEL-05'],
    question: {
      type: 'multiple_choice',
      text: 'A resistor is connected to a battery. Now a second one is added **in parallel**. Which are true? Choose all that are.',
      max_score: 2,
      options: [
        { text: 'The current from the battery gets larger' },
        option(
          'The current from the battery stays the same',
          'battery_gives_fixed_current',
          'There is a second way for charge to flow. What does that do to the total?',
        ),
        option(
          'The total resistance gets larger',
          'parallel_resistances_added',
          'A second door lets more people out. Is it harder or easier for the current?',
        ),
        option(
          'The potential difference across the first resistor gets smaller',
          'voltage_shared_in_parallel',
          'Both ends of each resistor are joined to the battery. Do they have to share?',
        ),
        { text: 'The total resistance gets smaller' },
      ],
      answers: [1, 5],
      hints: [
        'The battery now has two ways through which it drives current.',
        'In parallel each part has the whole potential difference. The currents add up.',
        'The first resistor takes the same current as before.',
        'The second one takes its own on top. More current with the same volts: what does $R = \\frac{V}{I}$ say?',
      ],
      method_answer: [
        { text: 'The first resistor keeps its current, and the second one adds its own.' },
        { text: 'More current at the same potential difference means a smaller total resistance.' },
      ],
    },
  },
  {
    key: 'series-and-parallel-two-lamps',
    topics: ['series-and-parallel'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['GCSE-PEL-05'],
    question: {
      type: 'table',
      text: 'Two equal lamps P and Q are connected to a battery of {{v}} V, first in series and then in parallel. What is the potential difference across each lamp, in volts?',
      max_score: 4,
      template: { draw: { v: { from: 4, to: 24, step: 2 } }, check: ['answer1 + answer2 = v'] },
      columns: ['across P (V)', 'across Q (V)'],
      rows: [
        {
          label: 'in series',
          cells: [
            {
              type: 'number',
              answer: '{{v / 2}}',
              mistakes: [
                slip('{{v}}', 'series_gets_whole_voltage', 'In series the lamps share the volts.'),
              ],
            },
            {
              type: 'number',
              answer: '{{v / 2}}',
              mistakes: [
                slip('{{v}}', 'series_gets_whole_voltage', 'In series the lamps share the volts.'),
                slip('0', 'current_ends_at_lamp', 'The current flows through Q as well.'),
              ],
            },
          ],
        },
        {
          label: 'in parallel',
          cells: [
            {
              type: 'number',
              answer: '{{v}}',
              mistakes: [
                slip(
                  '{{v / 2}}',
                  'voltage_shared_in_parallel',
                  'Each lamp is joined to both ends of the battery.',
                ),
              ],
            },
            {
              type: 'number',
              answer: '{{v}}',
              mistakes: [
                slip(
                  '{{v / 2}}',
                  'voltage_shared_in_parallel',
                  'Each lamp is joined to both ends of the battery.',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'In which circuit are both ends of each lamp joined straight to the battery?',
        'In series the parts share the potential difference. In parallel each has all of it.',
        'The lamps are equal, so in series they share equally.',
        'So in series each has one half. In parallel nothing is shared.',
      ],
      method_answer: [
        { maths: tex`{{v}} \div 2 = {{v/2}}\ \text{V}`, text: 'In series, for each lamp.' },
        { maths: tex`{{v}}\ \text{V}`, text: 'In parallel, for each lamp.' },
      ],
    },
  },
  {
    key: 'series-third-lamp',
    topics: ['series-and-parallel'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['GCSE-PEL-05'],
    question: {
      type: 'single_choice',
      text: 'Two equal lamps are in series with a battery. A third one is added in the same loop. What happens to the first lamp?',
      max_score: 1,
      options: [
        { text: 'It gets less bright, as the total resistance is larger' },
        option(
          'It stays as bright as before, as it comes first',
          'break_acts_only_behind',
          'A change anywhere in the loop changes the current everywhere.',
        ),
        option(
          'It gets brighter, as there is more to drive',
          'battery_works_harder',
          'The battery gives the same volts. Do more lamps make the current larger?',
        ),
        option(
          'It stays as bright as before, as the battery always gives the same current',
          'battery_gives_fixed_current',
          'The battery has the same potential difference. What does the current depend on as well?',
        ),
      ],
      answers: [1],
      hints: [
        'What happens to the total resistance?',
        'The current is the potential difference divided by the total resistance.',
        'Three lamps in series have more resistance than two.',
        'The volts are the same, the ohms are more. What does the current do, and the lamp with it?',
      ],
      method_answer: [
        { text: 'In series the resistances add up, so the total is larger.' },
        { text: 'The current is smaller everywhere, and each lamp has fewer volts.' },
      ],
    },
  },
  {
    key: 'circuit-draw-measure-resistance',
    topics: ['series-and-parallel'],
    difficulty: 0.6,
    minutes: 4,
    statements: ['GCSE-PEL-06'],
    question: {
      type: 'drawing',
      text: 'Draw the diagram of a circuit for measuring how the resistance of a lamp changes. You have a battery, a variable resistor, the lamp, an ammeter and a voltmeter.',
      max_score: 4,
      criteria: [
        {
          code: 'loop',
          text: 'Battery, variable resistor, lamp and ammeter make one loop',
          marks: 1,
          evidence: ['The battery, the variable resistor, the lamp and the ammeter are in series.'],
        },
        {
          code: 'voltmeter',
          text: 'The voltmeter is in parallel with the lamp only',
          marks: 1,
          evidence: ['The voltmeter is connected across the lamp.'],
          not: ['The voltmeter is in series.'],
        },
        {
          code: 'variable',
          text: 'The variable resistor is a box with an arrow through it',
          marks: 1,
          evidence: ['The variable resistor is drawn as a box with an arrow through it.'],
        },
        {
          code: 'symbols',
          text: 'All other symbols are the proper ones, without gaps in the wires',
          marks: 1,
          evidence: ['All symbols are right, and the wires have no gaps.'],
        },
      ],
      hints: [
        'Which two things must be measured to find a resistance?',
        'The ammeter stands in the loop. The voltmeter stands beside the loop.',
        'Draw the loop first: battery, variable resistor, ammeter, lamp.',
        'Last, join the voltmeter to the two sides of one component. Whose resistance is it about?',
      ],
      method_answer: [
        { text: 'Battery, variable resistor, ammeter and lamp are in series.' },
        { text: 'The voltmeter is in parallel with the lamp.' },
      ],
    },
  },
]
