import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const electricCircuits: readonly ContentQuestion[] = [
  {
    key: 'circuits-ohms-law',
    topics: ['electric-circuits'],
    difficulty: 0.1,
    minutes: 2,
    statements: [],
    question: {
      type: 'number',
      text: 'A potential difference of {{v}} V drives a current of {{i}} A through a resistor. What is its resistance? Give the unit.',
      max_score: 2,
      template: {
        draw: { i: { from: 2, to: 6 }, r: { from: 2, to: 15 } },
        derive: { v: 'i * r' },
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
    statements: [],
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
    statements: [],
    question: {
      type: 'single_choice',
      text: 'Two lamps are connected in series. The current before the first lamp is {{i|dp1}} A. What is it after the first lamp?',
      max_score: 1,
      template: { draw: { i: { pick: [0.4, 0.6, 0.8, 1.2, 1.6] } } },
      options: [
        {
          text: '{{i/2|dp1}} A',
          misconception: {
            code: 'current_used_up',
            text: 'A lamp uses up no current. It takes energy from it.',
          },
        },
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
        { text: '{{i|dp1}} A' },
      ],
      answers: [4],
      hints: [
        'Can charge disappear on its way round?',
        'Think of a bicycle chain: every link moves at the same speed.',
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
    statements: [],
    question: {
      type: 'multiple_choice',
      text: 'Two equal lamps are connected in parallel to a battery. Which are true? Choose all that are.',
      max_score: 2,
      options: [
        { text: 'If one lamp breaks, the other stays on' },
        {
          text: 'The lamps share the potential difference of the battery',
          misconception: {
            code: 'voltage_shared_in_parallel',
            text: 'That is so in series. In parallel each has all of it.',
          },
        },
        { text: 'The current from the battery is the sum of the two currents' },
        {
          text: 'There is only one path for the current',
          misconception: { code: 'parallel_as_series', text: 'Each lamp is on a path of its own.' },
        },
      ],
      answers: [1, 3],
      hints: [
        'Follow the current with your finger. Where can it choose?',
        'The lamps in your home are connected in parallel. What happens when one breaks?',
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
    statements: [],
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
      ],
      method_answer: [
        { text: 'An ammeter is put in series, so that all of the current flows through it.' },
        { text: 'A voltmeter is put in parallel, across the part whose difference is measured.' },
      ],
    },
  },
]
