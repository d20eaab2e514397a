import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const electricCircuits: readonly ContentQuestion[] = [
  {
    key: 'circuits-ohms-law',
    topics: ['electric-circuits'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['SK3-PL-04', 'GCSE-PEL-02'],
    question: {
      type: 'number',
      text: 'A potential difference of {{v}} V drives a current of {{i}} A through a resistor. What is its resistance? Give the unit.',
      max_score: 2,
      template: {
        draw: { i: { from: 2, to: 6 }, r: { from: 2, to: 15 } },
        derive: { v: 'i * r' },
        where: ['r != i', 'v != r'],
        check: ['i * answer = v'],
      },
      answer: '{{r}}',
      unit: 'ohm',
      mistakes: [
        {
          answer: '{{v * i}}',
          misconception: {
            code: 'multiplied_for_divided',
            text: 'Resistance is how many volts each ampere needs, so divide.',
          },
        },
        {
          answer: '{{i / v}}',
          misconception: {
            code: 'number_upside_down',
            text: 'The potential difference is divided by the current.',
          },
        },
      ],
      hints: [
        'How many volts does it take to drive one ampere through it?',
        'Resistance is potential difference divided by current.',
        'The potential difference is {{v}} V, and the current is {{i}} A.',
        'Work out {{v}} ÷ {{i}}. Volts divided by amperes give ohms.',
      ],
      method_answer: [
        {
          maths: tex`R = \frac{V}{I}`,
          text: 'Resistance is potential difference divided by current.',
        },
        {
          maths: tex`\frac{ {{v}} }{ {{i}} } = {{r}}\ \Omega`,
          text: 'Volts divided by amperes are ohms.',
        },
      ],
    },
  },
  {
    key: 'circuits-quantities',
    topics: ['electric-circuits'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['SK3-PL-01', 'SK3-PL-03', 'SK3-PL-04'],
    question: {
      type: 'matching',
      text: 'Match each quantity with its unit. One unit is left over.',
      max_score: 3,
      left: ['current', 'potential difference', 'resistance'],
      right: ['volt', 'watt', 'ohm', 'ampere'],
      pairs: [4, 1, 3],
      hints: [
        'An ammeter measures one of them. Which?',
        'What is written on a battery, such as 1.5 or 9?',
        'An ammeter measures current. A voltmeter measures potential difference.',
        'The names of the meters come from two of the units. Ohm’s law is about the third quantity.',
      ],
      method_answer: [
        {
          maths: tex`I\ \text{in A}, \quad V\ \text{in V}, \quad R\ \text{in}\ \Omega`,
          text: 'Current, potential difference, resistance.',
        },
        { text: 'Watts are the unit of power.' },
      ],
    },
  },
  {
    key: 'circuits-series-current',
    topics: ['electric-circuits'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['SK3-PL-02'],
    question: {
      type: 'single_choice',
      text: 'Two lamps are connected in series. The current before the first lamp is {{i|dp1}} A. What is it after the first lamp?',
      max_score: 1,
      diagram: {
        kind: 'circuit',
        series: [
          { type: 'battery' },
          { type: 'lamp', label: 'second' },
          { type: 'lamp', label: 'first' },
        ],
      },
      template: { draw: { i: { pick: [0.4, 0.6, 0.8, 1.2, 1.6] } } },
      options: [
        {
          text: '{{i/2|dp1}} A',
          misconception: {
            code: 'current_used_up',
            text: 'A lamp uses up no current. It takes energy from it.',
          },
        },
        { text: '{{i|dp1}} A' },
        {
          text: '0 A',
          misconception: {
            code: 'current_ends_at_lamp',
            text: 'Then the second lamp would stay dark. Current flows all the way round.',
          },
        },
        {
          text: '{{2*i|dp1}} A',
          misconception: { code: 'current_adds_up', text: 'No charge is added on the way.' },
        },
      ],
      answers: [2],
      hints: [
        'Can charge disappear on its way round?',
        'Think of a bicycle chain: every link moves at the same speed.',
        'Before the first lamp the current is the number in the question.',
        'No charge is lost in the lamp. So how much leaves it in each second?',
      ],
      method_answer: [
        {
          text: 'In a series circuit there is one way round, and the current is the same everywhere.',
        },
        { maths: tex`{{i|dp1}}\ \text{A}`, text: 'The lamps take energy, not charge.' },
      ],
    },
  },
  {
    key: 'circuits-parallel-facts',
    topics: ['electric-circuits'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['SK3-PL-02'],
    question: {
      type: 'multiple_choice',
      text: 'Two equal lamps are connected in parallel to a battery. Which are true? Choose all that are.',
      max_score: 2,
      options: [
        {
          text: 'The lamps share the potential difference of the battery',
          misconception: {
            code: 'voltage_shared_in_parallel',
            text: 'That is so in series. In parallel each has all of it.',
          },
        },
        { text: 'If one lamp breaks, the other stays on' },
        {
          text: 'There is only one path for the current',
          misconception: { code: 'parallel_as_series', text: 'Each lamp is on a path of its own.' },
        },
        { text: 'The current from the battery is the sum of the two currents' },
      ],
      answers: [2, 4],
      hints: [
        'Follow the current with your finger. Where can it choose?',
        'The lamps in your home are connected in parallel. What happens when one breaks?',
        'Each lamp has a path of its own from one end of the battery to the other.',
        'The current splits before the lamps and joins again after them. What is not shared?',
      ],
      method_answer: [
        { text: 'Each lamp has a path of its own, so the other stays on.' },
        { text: 'The currents of the paths add up; the potential difference is the same on each.' },
      ],
    },
  },
  {
    key: 'circuits-ammeter-word',
    topics: ['electric-circuits'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['SK3-PL-01', 'SK3-PL-03'],
    question: {
      type: 'fill_blanks',
      text: 'Current is measured with an [[1]], which is connected in [[2]]. Potential difference is measured with a [[3]], which is connected in parallel.',
      max_score: 3,
      blanks: [
        {
          type: 'short_text',
          references: ['ammeter'],
          not: ['voltmeter', 'ohmmeter'],
          spellings: ['ampmeter', 'ameter', 'amperemeter'],
        },
        { type: 'short_text', references: ['series'], not: ['parallel'] },
        {
          type: 'short_text',
          references: ['voltmeter'],
          not: ['ammeter', 'ohmmeter'],
          spellings: ['volt meter', 'voltimeter'],
        },
      ],
      hints: [
        'The names of the meters come from the units, ampere and volt.',
        'All of the current has to go through the meter that counts it.',
        'For the second gap: the meter stands in the loop, one after the other with the lamp.',
        'For the third gap: the unit of potential difference is the volt.',
      ],
      method_answer: [
        { text: 'An ammeter is put in series, so that all of the current flows through it.' },
        { text: 'A voltmeter is put in parallel, across the part whose difference is measured.' },
      ],
    },
  },
  {
    key: 'circuits-which-is-series',
    topics: ['electric-circuits'],
    difficulty: -0.3,
    minutes: 1,
    statements: ['SK3-PL-02'],
    question: {
      type: 'single_choice',
      text: 'Look at lamps P, Q and R. Which statement is true?',
      diagram: {
        kind: 'circuit',
        series: [{ type: 'battery' }, { type: 'lamp', label: 'P' }],
        parallel: [[{ type: 'lamp', label: 'Q' }], [{ type: 'lamp', label: 'R' }]],
        alt: 'A battery and lamp P stand in one loop. At the bottom the loop divides into two branches, with lamp Q in one and lamp R in the other.',
      },
      max_score: 1,
      options: [
        option(
          'All three lamps are in series',
          'parallel_as_series',
          'Follow the current from P. Where can it choose between two ways?',
        ),
        option(
          'All three lamps are in parallel',
          'series_as_parallel',
          'Does P have a branch of its own, or does all of the current go through it?',
        ),
        option(
          'P and Q are in parallel, and R is in series with both together',
          'series_as_parallel',
          'Through which lamp does all of the current go?',
        ),
        { text: 'Q and R are in parallel, and P is in series with both together' },
      ],
      answers: [4],
      hints: [
        'Trace the current with a finger. Where does it divide, and where does it join again?',
        'Parts in one branch are in series. Parts in different branches are in parallel.',
        'All of the current from the battery goes through P.',
        'Then it divides: a part goes through Q, a part through R. How are those two connected?',
      ],
      method_answer: [
        { text: 'All of the current goes through P, so P is in series with the rest.' },
        { text: 'Then it divides between Q and R, which are in parallel.' },
      ],
    },
  },
  {
    key: 'circuits-branches-add',
    topics: ['electric-circuits'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['SK3-PL-01', 'SK3-PL-02'],
    question: {
      type: 'number',
      text: 'The battery supplies a current of {{a|dp1}} A. Lamp P takes {{b|dp1}} A of it. How large is the current through lamp Q? Give the unit.',
      diagram: {
        kind: 'circuit',
        series: [{ type: 'battery' }, { type: 'ammeter', label: '{{a|dp1}} A' }],
        parallel: [
          [
            { type: 'lamp', label: 'P' },
            { type: 'ammeter', label: '{{b|dp1}} A' },
          ],
          [{ type: 'lamp', label: 'Q' }],
        ],
      },
      max_score: 1,
      template: {
        draw: { m: { from: 2, to: 9 }, n: { from: 2, to: 9 } },
        derive: { b: 'm / 10', c: 'n / 10', a: 'b + c' },
        where: ['m != n', 'm + n != 10', 'distinct(a, b, c, a + b)'],
        check: ['answer + b = a'],
      },
      answer: '{{c}}',
      unit: 'A',
      mistakes: [
        slip(
          '{{a}}',
          'branch_current_not_shared',
          'A part of this current goes through P. How much is left for Q?',
        ),
        slip(
          '{{a + b}}',
          'current_adds_up',
          'The current of the battery is already the larger one. It divides at the branches.',
        ),
        slip(
          '{{b}}',
          'branches_equal_current',
          'The branches need not share equally. What do the two add up to?',
        ),
      ],
      hints: [
        'What happens to the current where the wire divides?',
        'The currents of the branches add up to the current of the battery.',
        'The two branches together have {{a|dp1}} A.',
        'Take the {{b|dp1}} A of P away from the {{a|dp1}} A.',
      ],
      method_answer: [
        {
          maths: tex`{{a|dp1}} - {{b|dp1}} = {{c|dp1}}\ \text{A}`,
          text: 'What does not go through P goes through Q.',
        },
      ],
    },
  },
]
