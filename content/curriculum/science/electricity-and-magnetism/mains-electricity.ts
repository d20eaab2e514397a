import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const mainsElectricity: readonly ContentQuestion[] = [
  {
    key: 'mains-values',
    topics: ['mains-electricity'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['GCSE-PEL-07'],
    question: {
      type: 'fill_blanks',
      text: 'The mains in the UK have a potential difference of about [[1]] V and a frequency of [[2]] Hz. A battery gives direct current. The mains give [[3]] current.',
      max_score: 3,
      blanks: [
        {
          type: 'number',
          answer: '230',
          mistakes: [
            slip('50', 'mains_values_swapped', 'This is the other one of the two values.'),
            slip('12', 'battery_values_for_mains', 'That would be a car battery.'),
          ],
        },
        {
          type: 'number',
          answer: '50',
          mistakes: [
            slip('230', 'mains_values_swapped', 'This is the other one of the two values.'),
          ],
        },
        {
          type: 'short_text',
          references: ['alternating', 'AC', 'a.c.'],
          not: ['direct', 'DC'],
          spellings: ['alternateing', 'altenating'],
        },
      ],
      hints: [
        'Two of the gaps are on the label of most appliances. Where can you look at one?',
        'The volts of the mains are far more than a battery gives. The hertz are a round number.',
        'The current goes to and fro many times in each second. How often is the frequency in hertz.',
        'The third word comes from “to alternate”: first one way, then the other.',
      ],
      method_answer: [
        { text: 'The UK mains: about 230 V and 50 Hz.' },
        { text: 'The current alternates: it changes direction again and again.' },
      ],
    },
  },
  {
    key: 'mains-ac-and-dc',
    topics: ['mains-electricity'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['GCSE-PEL-07'],
    question: {
      type: 'single_choice',
      text: 'The graph shows the potential difference of two supplies, P and Q. What are they?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 40, step: 10, label: 'Time (ms)' },
        y: { from: -400, to: 400, step: 100, label: 'V', labels: 'none' },
        curves: [
          { type: 'sin', a: 325, b: 18, unit: 'degrees', tone: 'a' },
          { type: 'polynomial', coefficients: [90], tone: 'b' },
        ],
        points: [
          { at: [5, 325], label: 'P', mark: 'dot' },
          { at: [35, 90], label: 'Q', mark: 'dot' },
        ],
        alt: 'Potential difference against time. P is a wave that goes above and below zero, twice in 40 milliseconds. Q is a level line above zero.',
      },
      max_score: 1,
      options: [
        { text: 'P is a.c. and Q is d.c.' },
        option(
          'P is d.c. and Q is a.c.',
          'ac_and_dc_swapped',
          'Which of the two changes its direction again and again?',
        ),
        option(
          'Both are a.c., but Q is weaker',
          'ac_and_dc_swapped',
          'Does Q ever go below zero, the other way?',
        ),
        option(
          'Both are d.c., but P is not steady',
          'ac_and_dc_swapped',
          'What does it mean that P goes below zero?',
        ),
      ],
      answers: [1],
      hints: [
        'Look for the line that crosses zero.',
        'An alternating supply changes direction. A direct one keeps the same direction.',
        'Below zero means that the charge is driven the other way.',
        'P goes above and below zero in turn. Q stays on one side. Which is which?',
      ],
      method_answer: [
        { text: 'P changes between positive and negative, so it is alternating.' },
        { text: 'Q keeps the same direction, so it is direct.' },
      ],
    },
  },
  {
    key: 'mains-wires',
    topics: ['mains-electricity'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['GCSE-PEL-08'],
    question: {
      type: 'matching',
      text: 'Match each wire of a three-core cable with its name and its job. One is left over.',
      max_score: 3,
      left: ['brown', 'blue', 'green and yellow'],
      right: [
        'neutral: completes the circuit, near 0 V',
        'earth: carries a current only if there is a fault',
        'fuse: melts if the current is too large',
        'live: brings the alternating potential difference of about 230 V',
      ],
      pairs: [4, 1, 2],
      hints: [
        'One wire has two colours, so that even a colour-blind person can tell it. Which job is so important?',
        'In a plug the fuse is joined to the live wire, which is brown.',
        'The wire with two colours keeps you safe.',
        'A fuse is not a wire of the cable. Three jobs are left for three wires.',
      ],
      method_answer: [
        { text: 'Brown is live: about 230 V between it and the neutral wire.' },
        { text: 'Blue is neutral, near 0 V. Green and yellow is earth, for safety.' },
      ],
    },
  },
  {
    key: 'mains-choose-fuse',
    topics: ['mains-electricity'],
    difficulty: 0.5,
    minutes: 3,
    statements: ['GCSE-PEL-08'],
    question: {
      type: 'multi_part',
      text: 'An appliance for the 230 V mains has a power of {{p|thousands}} W. There are fuses of 1 A, 3 A, 5 A and 13 A.',
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { i: 2, f: 3, small: 1, large: 13 },
          { i: 2.5, f: 3, small: 1, large: 13 },
          { i: 1.5, f: 3, small: 1, large: 13 },
          { i: 3.5, f: 5, small: 3, large: 13 },
          { i: 4, f: 5, small: 3, large: 13 },
          { i: 4.5, f: 5, small: 3, large: 13 },
        ],
        derive: { p: 'i * 230' },
        check: ['answer1 * 230 = p', 'answer2 > answer1', 'answer2 < answer1 + 2'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How large is its current? Give the unit.',
          max_score: 2,
          answer: '{{i}}',
          unit: 'A',
          mistakes: [
            slip(
              '{{p * 230}}',
              'multiplied_for_divided',
              'Power is volts times amperes. Go back from the power.',
            ),
            slip(
              '{{230 / p}}',
              'number_upside_down',
              'The power is divided by the potential difference.',
            ),
          ],
          hints: [
            'Power, potential difference and current belong together.',
            'From $P = V I$ comes $I = \\frac{P}{V}$.',
            'The power is {{p|thousands}} W.',
            'Divide {{p|thousands}} by 230.',
          ],
          method_answer: [
            {
              maths: tex`{{p|thousands_tex}} \div 230 = {{i|thousands_tex}}\ \text{A}`,
              text: 'Power divided by volts.',
            },
          ],
        },
        {
          type: 'number',
          text: 'Which fuse is best: 1 A, 3 A, 5 A or 13 A? Give the number of amperes.',
          max_score: 1,
          answer: '{{f}}',
          mistakes: [
            slip(
              '{{small}}',
              'fuse_too_small',
              'This fuse would melt in normal use. Compare it with the current.',
            ),
            slip(
              '{{large}}',
              'fuse_too_large',
              'This fuse would let a much larger current than normal pass. Is there one closer above?',
            ),
          ],
          hints: [
            'In normal use the fuse must not melt. With a fault it should melt soon.',
            'Choose the smallest fuse that is above the normal current.',
            'Compare each of the fuses with the current of part (a).',
            'Cross out the fuses below the normal current. Take the smallest of the others.',
          ],
          method_answer: [{ text: 'The next fuse above the normal current is {{f}} A.' }],
        },
      ],
      hints: [
        'First the normal current, then the fuse just above it.',
        'Current is power divided by potential difference.',
        'The power is {{p|thousands}} W, at 230 V.',
        'Divide {{p|thousands}} by 230, and look for the next larger fuse.',
      ],
      method_answer: [
        {
          maths: tex`{{p|thousands_tex}} \div 230 = {{i|thousands_tex}}\ \text{A}`,
          text: '(a) The normal current.',
        },
        { text: '(b) The next fuse above it is {{f}} A.' },
      ],
    },
  },
  {
    key: 'mains-fault-steps',
    topics: ['mains-electricity'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-PEL-08'],
    question: {
      type: 'ordering',
      text: 'In a toaster with a metal case a wire comes loose. How do the earth wire and the fuse keep people safe? Put the steps in order.',
      max_score: 3,
      items: [
        'The live wire touches the metal case',
        'A very large current flows through the earth wire',
        'The wire in the fuse gets hot and melts',
        'The live wire is cut off from the supply, and the case is safe to touch',
      ],
      hints: [
        'Which step is the fault itself?',
        'The earth wire has a very small resistance. What does that do to the current?',
        'A large current heats a thin wire. Where is the thinnest wire?',
        'At the end the supply must be cut off. What has to melt before that?',
      ],
      method_answer: [
        { text: 'The case becomes live, and a large current flows to earth.' },
        { text: 'This current melts the fuse, which cuts off the live wire.' },
      ],
    },
  },
  {
    key: 'mains-both-wires',
    topics: ['mains-electricity'],
    difficulty: 0.6,
    minutes: 1,
    statements: ['GCSE-PEL-08'],
    question: {
      type: 'multiple_choice',
      text: 'Which are true of a lamp that is plugged into the mains? Choose all that are.',
      max_score: 2,
      options: [
        option(
          'The lamp needs the live wire only',
          'live_wire_alone',
          'A current needs a complete loop. Which wire closes it?',
        ),
        option(
          'With the switch off, the live wire before the switch is safe to touch',
          'off_means_safe',
          'The live wire is still joined to the supply up to the switch.',
        ),
        {
          text: 'While the lamp is on, the current in the live wire is as large as in the neutral wire',
        },
        option(
          'In normal use, a current flows in the earth wire',
          'earth_in_normal_use',
          'The earth wire is for faults. What carries the current back in normal use?',
        ),
        { text: 'The switch and the fuse belong in the live wire' },
      ],
      answers: [3, 5],
      hints: [
        'Draw the loop: from the supply through the lamp and back.',
        'Live and neutral make the loop. The live wire is the dangerous one, even if nothing flows.',
        'In a single loop the current is the same everywhere.',
        'If the switch were in the neutral wire, the lamp would be off but still at 230 V. So where must it be?',
      ],
      method_answer: [
        { text: 'Live and neutral wire make one loop, so they carry the same current.' },
        {
          text: 'Switch and fuse are in the live wire, so that they cut the appliance off from it.',
        },
      ],
    },
  },
  {
    key: 'mains-why-transformers',
    topics: ['mains-electricity'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['GCSE-PEL-11'],
    question: {
      type: 'long_text',
      text: 'The national grid sends electricity through its long cables at up to 400,000 V. Homes get 230 V.\n\nExplain why transformers are used at both ends of the long cables. Three sentences are enough.',
      max_score: 3,
      criteria: [
        {
          code: 'step_up',
          text: 'A higher potential difference means a smaller current for the same power',
          marks: 1,
          evidence: [
            'A higher potential difference makes the current smaller for the same power.',
            'Step-up transformers increase the voltage and so decrease the current.',
            'With a high voltage the current in the cables is low.',
          ],
          not: ['A higher voltage makes the current larger.'],
        },
        {
          code: 'less_heat',
          text: 'With a smaller current the cables waste less energy by heating',
          marks: 1,
          evidence: [
            'With a smaller current less energy is wasted as heat in the cables.',
            'Less energy is lost by heating the cables.',
            'The cables get less hot, so less energy is wasted.',
          ],
          not: ['More energy is lost as heat.'],
        },
        {
          code: 'step_down',
          text: 'Near homes the potential difference is lowered to be safe to use',
          marks: 1,
          evidence: [
            'Step-down transformers lower the potential difference so that it is safer in homes.',
            'At the other end the voltage is decreased to 230 V for safe use in homes.',
            'A high voltage would be dangerous in homes, so it is lowered.',
          ],
        },
      ],
      references: [
        'A higher potential difference makes the current smaller for the same power. With a smaller current less energy is wasted as heat in the cables. Step-down transformers lower the potential difference so that it is safer in homes.',
      ],
      hints: [
        'What gets hot in a cable, and what makes it hot?',
        'There are three things to say: the current in the cables, the energy that is wasted, and the homes.',
        'The power is potential difference times current. If one is larger, what about the other?',
        'Say what this does to the heating of the cables. Then say why homes do not get 400,000 V.',
      ],
      method_answer: [
        { text: 'A step-up transformer raises the potential difference, so the current is small.' },
        { text: 'A small current heats the cables less, so less energy is wasted.' },
        { text: 'A step-down transformer lowers it again, which is safer in homes.' },
      ],
    },
  },
]
