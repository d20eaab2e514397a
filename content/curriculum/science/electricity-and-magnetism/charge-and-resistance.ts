import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const chargeAndResistance: readonly ContentQuestion[] = [
  {
    key: 'charge-from-current',
    topics: ['charge-and-resistance'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-PEL-01'],
    question: {
      type: 'number',
      text: 'A {{thing}} is switched on for {{t}} s. The current through it is {{i|dp1}} A. How much charge flows through it? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          thing: { pick: ['torch', 'fan', 'toy train', 'radio'] },
          n: { from: 2, to: 18, except: [10] },
          t: { from: 20, to: 90, step: 10 },
        },
        derive: { i: 'n / 10', q: 'i * t' },
        where: ['q != t', 'distinct(q, i, t)'],
        check: ['answer / t = i'],
      },
      answer: '{{q}}',
      unit: 'C',
      mistakes: [
        slip(
          '{{t / i}}',
          'divided_for_multiplied',
          'Every second brings {{i|dp1}} C. How much do all of the seconds bring?',
        ),
      ],
      hints: [
        'An ampere is one coulomb in each second.',
        'Charge is current times time: $Q = I t$.',
        'The current is {{i|dp1}} A, and the time is {{t}} s.',
        'Work out {{i|dp1}} × {{t}}. Amperes times seconds give coulombs.',
      ],
      method_answer: [
        { maths: tex`Q = I \times t`, text: 'Charge is current times time.' },
        { maths: tex`{{i|dp1}} \times {{t}} = {{q}}\ \text{C}`, text: 'In coulombs.' },
      ],
    },
  },
  {
    key: 'charge-phone-charger',
    topics: ['charge-and-resistance'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-PEL-01'],
    question: {
      type: 'number',
      text: 'A charger moves {{q|thousands}} C of charge through a phone battery in {{m}} minutes. How large is the current on average? Give the unit.',
      max_score: 2,
      template: {
        draw: { i: { pick: [0.5, 1.5, 2, 2.5, 3] }, m: { from: 10, to: 60, step: 5 } },
        derive: { q: 'i * m * 60' },
        where: ['distinct(q, i, m)'],
        check: ['answer * m * 60 = q'],
      },
      answer: '{{i}}',
      unit: 'A',
      mistakes: [
        slip(
          '{{q / m}}',
          'sixty_forgotten',
          'This is the charge in each minute. An ampere is a coulomb in each second.',
        ),
        slip(
          '{{q * m * 60}}',
          'multiplied_for_divided',
          'The charge is shared out over the seconds.',
        ),
      ],
      hints: [
        'Current is the charge that passes in each second.',
        'From $Q = I t$ comes $I = \\frac{Q}{t}$, with the time in seconds.',
        '{{m}} minutes are {{m}} × 60 = {{m * 60|thousands}} seconds.',
        'Divide {{q|thousands}} C by {{m * 60|thousands}} s.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times 60 = {{m*60|thousands_tex}}\ \text{s}`, text: 'The time.' },
        {
          maths: tex`{{q|thousands_tex}} \div {{m*60|thousands_tex}} = {{i|thousands_tex}}\ \text{A}`,
          text: 'Charge divided by time.',
        },
      ],
    },
  },
  {
    key: 'resistance-milliamperes',
    topics: ['charge-and-resistance'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-PEL-02'],
    question: {
      type: 'number',
      text: 'A current of {{ma}} mA flows through a resistor of {{r}} Ω. What is the potential difference across it? Give the unit.',
      diagram: {
        kind: 'circuit',
        series: [
          { type: 'battery' },
          { type: 'ammeter', label: '{{ma}} mA' },
          { type: 'resistor', label: '{{r}} Ω', voltmeter: '?' },
        ],
      },
      max_score: 2,
      template: {
        draw: { n: { from: 2, to: 9 }, r: { pick: [50, 100, 150, 200, 300] } },
        derive: { ma: 'n * 10', a: 'ma / 1000', v: 'a * r' },
        where: ['distinct(v, r, ma, n)', 'v >= 2'],
        check: ['answer / r * 1000 = ma'],
      },
      answer: '{{v}}',
      unit: 'V',
      mistakes: [
        slip(
          '{{ma * r}}',
          'unit_prefix',
          'The current is in milliamperes. How many amperes is that?',
        ),
        slip(
          '{{r / a}}',
          'divided_for_multiplied',
          'Each ampere needs {{r}} V. How much does this part of an ampere need?',
        ),
      ],
      hints: [
        'First write the current in amperes.',
        'Potential difference is current times resistance: $V = I R$.',
        '{{ma}} mA is {{ma}} ÷ 1000 = {{a|thousands}} A.',
        'Work out {{a|thousands}} × {{r}}. Amperes times ohms give volts.',
      ],
      method_answer: [
        { maths: tex`{{ma}} \div 1000 = {{a|thousands_tex}}\ \text{A}`, text: 'In amperes.' },
        {
          maths: tex`{{a|thousands_tex}} \times {{r}} = {{v|thousands_tex}}\ \text{V}`,
          text: 'Current times resistance.',
        },
      ],
    },
  },
  {
    key: 'resistance-of-a-lamp',
    topics: ['charge-and-resistance'],
    difficulty: 0.2,
    minutes: 3,
    statements: ['GCSE-PEL-02', 'GCSE-PEL-03'],
    question: {
      type: 'table',
      text: 'Diego measures the current through a filament lamp. Work out its resistance for each row.',
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { va: 1, ia: 0.5, a: 2, vb: 4, ib: 0.8, b: 5, vc: 12, ic: 1.5, c: 8 },
          { va: 1, ia: 0.2, a: 5, vb: 4, ib: 0.5, b: 8, vc: 12, ic: 0.8, c: 15 },
          { va: 4, ia: 0.8, a: 5, vb: 9, ib: 1.5, b: 6, vc: 16, ic: 2, c: 8 },
          { va: 2, ia: 0.4, a: 5, vb: 6, ib: 0.6, b: 10, vc: 12, ic: 0.8, c: 15 },
        ],
      },
      columns: ['Potential difference (V)', 'Current (A)', 'Resistance (Ω)'],
      rows: [
        {
          label: 'dim',
          cells: [
            { type: 'given', text: '{{va}}' },
            { type: 'given', text: '{{ia|dp1}}' },
            {
              type: 'number',
              answer: '{{a}}',
              mistakes: [
                slip(
                  '{{va * ia}}',
                  'multiplied_for_divided',
                  'Resistance is volts for each ampere.',
                ),
              ],
            },
          ],
        },
        {
          label: 'brighter',
          cells: [
            { type: 'given', text: '{{vb}}' },
            { type: 'given', text: '{{ib|dp1}}' },
            {
              type: 'number',
              answer: '{{b}}',
              mistakes: [
                slip(
                  '{{vb * ib}}',
                  'multiplied_for_divided',
                  'Resistance is volts for each ampere.',
                ),
              ],
            },
          ],
        },
        {
          label: 'very bright',
          cells: [
            { type: 'given', text: '{{vc}}' },
            { type: 'given', text: '{{ic|dp1}}' },
            {
              type: 'number',
              answer: '{{c}}',
              mistakes: [
                slip(
                  '{{vc * ic}}',
                  'multiplied_for_divided',
                  'Resistance is volts for each ampere.',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'Resistance tells how many volts it takes for each ampere.',
        'Divide the potential difference by the current, row by row.',
        'First row: {{va}} V and {{ia|dp1}} A, so {{va}} ÷ {{ia|dp1}}.',
        'Second row: {{vb}} ÷ {{ib|dp1}}. Third row: {{vc}} ÷ {{ic|dp1}}.',
      ],
      method_answer: [
        { maths: tex`{{va}} \div {{ia|dp1}} = {{a}}`, text: 'First row, in ohms.' },
        { maths: tex`{{vb}} \div {{ib|dp1}} = {{b}}`, text: 'Second row.' },
        {
          maths: tex`{{vc}} \div {{ic|dp1}} = {{c}}`,
          text: 'Third row. The hotter the filament, the larger is its resistance.',
        },
      ],
    },
  },
  {
    key: 'resistance-match-graphs',
    topics: ['charge-and-resistance'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-PEL-03'],
    question: {
      type: 'matching',
      text: 'The graph shows how the current through three components depends on the potential difference. Match each curve with its component. One name is left over.',
      diagram: {
        kind: 'axes',
        x: { from: -4, to: 4, step: 1, label: 'Potential difference (V)', labels: 'none' },
        y: { from: -4, to: 4, step: 1, label: 'Current (A)', labels: 'none' },
        grid: false,
        lines: [{ from: [-4, -4], to: [4, 4], tone: 'a' }],
        curves: [
          {
            type: 'smooth',
            points: [
              [-4, -2],
              [-2, -1.6],
              [-1, -1.15],
              [-0.4, -0.55],
              [0, 0],
              [0.4, 0.55],
              [1, 1.15],
              [2, 1.6],
              [4, 2],
            ],
            tone: 'b',
          },
        ],
        polylines: [
          {
            points: [
              [-4, -0.06],
              [0.6, -0.06],
              [0.75, 0.4],
              [0.85, 1.2],
              [0.95, 2.4],
              [1.05, 4],
            ],
            marks: 'none',
            tone: 'c',
          },
        ],
        points: [
          { at: [3, 3], label: 'P', mark: 'dot' },
          { at: [3, 1.85], label: 'Q', mark: 'dot' },
          { at: [0.93, 2.2], label: 'R', mark: 'dot' },
        ],
        alt: 'Current against potential difference. P is a straight line through the origin. Q rises steeply at the origin and gets flatter on both sides. R lies on the axis for negative values and a little beyond zero, and then rises very steeply.',
      },
      max_score: 3,
      left: ['P', 'Q', 'R'],
      right: ['diode', 'filament lamp', 'open switch', 'resistor at a steady temperature'],
      pairs: [4, 2, 1],
      hints: [
        'Ask of each curve: is the current proportional to the potential difference?',
        'A straight line through the origin means a resistance that stays the same.',
        'One component lets current through in one direction only. Which curve is flat on one side?',
        'One gets hotter as the current grows, and its resistance grows too. Which curve gets flatter?',
      ],
      method_answer: [
        { text: 'P is straight: a resistor at a steady temperature.' },
        { text: 'Q gets flatter: the filament gets hot, and its resistance grows.' },
        { text: 'R conducts one way only: a diode.' },
      ],
    },
  },
  {
    key: 'resistance-why-lamp-curves',
    topics: ['charge-and-resistance'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['GCSE-PEL-03'],
    question: {
      type: 'single_choice',
      text: 'The graph of current against potential difference of a filament lamp gets flatter. Why?',
      max_score: 1,
      options: [
        option(
          'The lamp uses up more and more of the current',
          'current_used_up',
          'As much current leaves the lamp as enters it. What changes inside the filament?',
        ),
        {
          text: 'The filament gets hotter, and its ions hinder electrons more',
        },
        option(
          'The filament gets hotter, and heat makes its resistance smaller',
          'hot_filament_less_resistance',
          'The graph gets flatter: is less or more current added for each volt?',
        ),
        option(
          'The electrons get tired when many of them flow',
          'particles_change',
          'Electrons do not change. What do they meet on their way?',
        ),
      ],
      answers: [2],
      hints: [
        'A flatter graph means less current for each volt. What does that say about the resistance?',
        'The resistance grows. Something about the filament must have changed.',
        'A larger current heats the filament.',
        'What do the ions of a metal do when it gets hotter, and what is that for moving electrons?',
      ],
      method_answer: [
        { text: 'The larger current makes the filament hotter.' },
        { text: 'Its ions vibrate more, electrons bump into them more often: more resistance.' },
      ],
    },
  },
  {
    key: 'resistance-sensors',
    topics: ['charge-and-resistance'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-PEL-04'],
    question: {
      type: 'cloze_dropdown',
      text: 'A thermistor of the usual kind (NTC) gets warmer: its resistance [[1]]. It can be used in [[2]]. An LDR comes into the dark: its resistance [[3]]. It can be used in [[4]].',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'falls' },
            option(
              'rises',
              'thermistor_turned_round',
              'That is what a metal wire does. This thermistor does the opposite.',
            ),
            option(
              'stays the same',
              'thermistor_turned_round',
              'Then it could not sense the temperature.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            { text: 'a thermostat' },
            option(
              'a light meter',
              'sensors_swapped',
              'Does it sense light or temperature? “Therm” is in words about heat.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'falls',
              'ldr_turned_round',
              'Light sets charges free in it. What if there is no light?',
            ),
            { text: 'rises' },
            option('stays the same', 'ldr_turned_round', 'Then it could not sense the light.'),
          ],
          answer: 2,
        },
        {
          options: [
            option('a fridge', 'sensors_swapped', 'LDR stands for light-dependent resistor.'),
            { text: 'a street lamp that comes on at dusk' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Each sensor has less resistance when it gets more of what it senses.',
        '“Therm” stands for warmth. LDR is short for light-dependent resistor.',
        'Warmer thermistor, brighter LDR: more charges can move.',
        'In the dark the LDR gets less of what it senses. So is it the same way or the opposite way?',
      ],
      method_answer: [
        { text: 'A warmer thermistor has less resistance: it can switch a heater or a fridge.' },
        { text: 'An LDR in the dark has more resistance: it can switch lamps on at dusk.' },
      ],
    },
  },
]
