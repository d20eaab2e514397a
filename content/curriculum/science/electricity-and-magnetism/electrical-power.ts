import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const electricalPower: readonly ContentQuestion[] = [
  {
    key: 'power-from-volts-and-amperes',
    topics: ['electrical-power'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-PEL-09'],
    question: {
      type: 'number',
      text: 'A {{thing}} works on {{v}} V and takes a current of {{i|thousands}} A. What is its power? Give the unit.',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { thing: 'kettle', v: 230, i: 9 },
          { thing: 'heater', v: 230, i: 6 },
          { thing: 'toaster', v: 230, i: 4 },
          { thing: 'hairdryer', v: 230, i: 8 },
          { thing: 'car headlamp', v: 12, i: 5 },
          { thing: 'bicycle lamp', v: 6, i: 0.5 },
          { thing: 'water pump', v: 24, i: 3 },
        ],
        check: ['answer / v = i'],
      },
      answer: '{{v * i}}',
      unit: 'W',
      mistakes: [
        slip(
          '{{v / i}}',
          'divided_for_multiplied',
          'This would be its resistance. Each coulomb carries {{v}} J, so what do more coulombs each second do?',
        ),
      ],
      hints: [
        'Power is the energy transferred in each second.',
        'Power is potential difference times current: $P = V I$.',
        'The potential difference is {{v}} V, and the current is {{i|thousands}} A.',
        'Work out {{v}} × {{i|thousands}}. Volts times amperes give watts.',
      ],
      method_answer: [
        { maths: tex`P = V \times I`, text: 'Volts times amperes.' },
        {
          maths: tex`{{v}} \times {{i|thousands_tex}} = {{v*i|thousands_tex}}\ \text{W}`,
          text: 'In watts.',
        },
      ],
    },
  },
  {
    key: 'power-in-a-resistor',
    topics: ['electrical-power'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-PEL-09'],
    question: {
      type: 'number',
      text: 'A current of {{i}} A flows through a heating wire of {{r}} Ω. What is the power? Give the unit.',
      max_score: 2,
      template: {
        draw: { i: { from: 2, to: 9 }, r: { from: 3, to: 30 } },
        where: ['r != i', 'i * r^2 != i^2 * r', 'i != 2 or r > 4'],
        check: ['answer / r = i^2'],
      },
      answer: '{{i^2 * r}}',
      unit: 'W',
      mistakes: [
        slip(
          '{{i * r}}',
          'current_not_squared',
          'This is the potential difference in volts. Multiply it by the current once more.',
        ),
        slip(
          '{{i * r^2}}',
          'other_factor_squared',
          'Which of the two has the square in the formula?',
        ),
      ],
      hints: [
        'How does the power depend on the current and on the resistance?',
        '$P = I^2 R$. Only the current is squared.',
        'The current times itself is {{i}} × {{i}} = {{i * i}}.',
        'Multiply {{i * i}} by {{r}}.',
      ],
      method_answer: [
        { maths: tex`P = I^2 R`, text: 'It comes from $P = V I$ and $V = I R$.' },
        { maths: tex`{{i}}^2 \times {{r}} = {{i^2*r|thousands_tex}}\ \text{W}`, text: 'In watts.' },
      ],
    },
  },
  {
    key: 'power-energy-in-minutes',
    topics: ['electrical-power'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['GCSE-PEL-10'],
    question: {
      type: 'number',
      text: 'A {{thing}} has a power of {{p|thousands}} W. It is on for {{m}} minutes. How much energy does it transfer? Give the unit.',
      max_score: 2,
      template: {
        draw: { m: { from: 2, to: 20 } },
        rows: [
          { thing: 'laptop', p: 60 },
          { thing: 'desk fan', p: 40 },
          { thing: 'lamp with LEDs', p: 8 },
          { thing: 'microwave oven', p: 800 },
          { thing: 'games console', p: 150 },
        ],
        check: ['answer / 60 / m = p'],
      },
      answer: '{{p * m * 60}}',
      unit: 'J',
      mistakes: [
        slip(
          '{{p * m}}',
          'sixty_forgotten',
          'A watt is a joule in each second. How many seconds is it on?',
        ),
        slip(
          '{{p / (m * 60)}}',
          'divided_for_multiplied',
          'Each second brings {{p}} J. Does a longer time bring more or less?',
        ),
      ],
      hints: [
        'How many joules are transferred in one second?',
        'Energy is power times time: $E = P t$, with the time in seconds.',
        '{{m}} minutes are {{m}} × 60 = {{m * 60|thousands}} seconds.',
        'Multiply {{p|thousands}} W by {{m * 60|thousands}} s.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times 60 = {{m*60|thousands_tex}}\ \text{s}`, text: 'The time.' },
        {
          maths: tex`{{p|thousands_tex}} \times {{m*60|thousands_tex}} = {{p*m*60|thousands_tex}}\ \text{J}`,
          text: 'Power times time.',
        },
      ],
    },
  },
  {
    key: 'power-energy-from-charge',
    topics: ['electrical-power'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['GCSE-PEL-10'],
    question: {
      type: 'multi_part',
      text: 'A battery of {{v}} V drives a toy car. In {{t}} s a charge of {{q}} C flows through its motor.',
      max_score: 4,
      template: {
        draw: {
          v: { pick: [3, 6, 9, 12] },
          t: { from: 20, to: 60, step: 10 },
          i: { pick: [0.5, 1.5, 2] },
        },
        derive: { q: 'i * t', e: 'q * v', p: 'e / t' },
        where: ['distinct(e, p, v, t, q, i)'],
        check: ['answer1 / q = v', 'answer2 / v * t = q'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How much energy does the battery transfer? Give the unit.',
          max_score: 2,
          answer: '{{e}}',
          unit: 'J',
          mistakes: [
            slip(
              '{{q / v}}',
              'divided_for_multiplied',
              'Each coulomb carries {{v}} J. How much do all of them carry?',
            ),
            slip(
              '{{v * t}}',
              'other_quantity_given',
              'Volts tell the joules for each coulomb, not for each second.',
            ),
          ],
          hints: [
            'What does one volt say about one coulomb?',
            'A volt is a joule for each coulomb: $E = Q V$.',
            'There are {{q}} coulombs, and each carries {{v}} joules.',
            'Work out {{q}} × {{v}}.',
          ],
          method_answer: [
            { maths: tex`{{q}} \times {{v}} = {{e}}\ \text{J}`, text: 'Charge times volts.' },
          ],
        },
        {
          type: 'number',
          text: 'What is the power of the motor? Give the unit.',
          max_score: 2,
          answer: '{{p}}',
          unit: 'W',
          follow_through: { answer: 'p1 / {{t}}' },
          mistakes: [
            slip(
              '{{e * t}}',
              'multiplied_for_divided',
              'Power is the energy of one second. Share the energy out.',
            ),
          ],
          hints: [
            'How much energy is transferred in one second?',
            'Power is energy divided by time.',
            'The time is {{t}} s.',
            'Divide the answer of part (a) by {{t}}.',
          ],
          method_answer: [
            {
              maths: tex`{{e}} \div {{t}} = {{p|thousands_tex}}\ \text{W}`,
              text: 'Energy divided by time.',
            },
          ],
        },
      ],
      hints: [
        'First the energy from the charge, then the power from the energy.',
        '$E = Q V$, and power is energy divided by time.',
        'There are {{q}} coulombs with {{v}} joules each.',
        'Multiply {{q}} by {{v}}, and divide the result by {{t}}.',
      ],
      method_answer: [
        { maths: tex`{{q}} \times {{v}} = {{e}}\ \text{J}`, text: '(a) Charge times volts.' },
        {
          maths: tex`{{e}} \div {{t}} = {{p|thousands_tex}}\ \text{W}`,
          text: '(b) Energy divided by time.',
        },
      ],
    },
  },
  {
    key: 'power-find-current',
    topics: ['electrical-power'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-PEL-09'],
    question: {
      type: 'number',
      text: 'An electric oven for the 230 V mains has a power of {{k|thousands}} kW. How large is the current? Give the unit.',
      max_score: 2,
      template: {
        draw: { i: { pick: [6, 7, 8, 9, 11, 12, 13, 14] } },
        derive: { k: 'i * 230 / 1000' },
        check: ['answer * 230 / 1000 = k'],
      },
      answer: '{{i}}',
      unit: 'A',
      mistakes: [
        slip('{{k / 230}}', 'unit_prefix', 'The power is in kilowatts. How many watts is that?'),
        slip(
          '{{k * 1000 * 230}}',
          'multiplied_for_divided',
          'Power is volts times amperes. Go back from the power to one of the two.',
        ),
        slip(
          '{{23 / 100 / k}}',
          'number_upside_down',
          'The power is divided by the potential difference.',
        ),
      ],
      hints: [
        'First write the power in watts.',
        'From $P = V I$ comes $I = \\frac{P}{V}$.',
        '{{k|thousands}} kW are {{k * 1000|thousands}} W.',
        'Divide {{k * 1000|thousands}} by 230.',
      ],
      method_answer: [
        {
          maths: tex`{{k|thousands_tex}} \times 1000 = {{k*1000|thousands_tex}}\ \text{W}`,
          text: 'In watts.',
        },
        {
          maths: tex`{{k*1000|thousands_tex}} \div 230 = {{i}}\ \text{A}`,
          text: 'Power divided by potential difference.',
        },
      ],
    },
  },
  {
    key: 'power-what-a-watt-says',
    topics: ['electrical-power'],
    difficulty: -0.3,
    minutes: 1,
    statements: ['GCSE-PEL-10'],
    question: {
      type: 'single_choice',
      text: 'A hairdryer has a power of 1,500 W. What does that say?',
      max_score: 1,
      options: [
        option(
          'It holds 1,500 J of energy',
          'power_as_energy_stored',
          'A hairdryer stores no energy. From where does it come, and how fast?',
        ),
        { text: 'It transfers 1,500 J in each second' },
        option(
          'It transfers 1,500 J altogether, however long it is on',
          'power_without_time',
          'Does it transfer more in ten minutes than in one?',
        ),
        option(
          'A current of 1,500 A flows through it',
          'power_as_current',
          'Current is measured in amperes. What is measured in watts?',
        ),
      ],
      answers: [2],
      hints: [
        'Which two units make one watt?',
        'Power is energy divided by time.',
        'A watt is a joule divided by a second.',
        'So what do 1,500 of them say about one second?',
      ],
      method_answer: [
        { text: 'One watt is one joule in each second.' },
        { text: 'So 1,500 W are 1,500 J in each second it is on.' },
      ],
    },
  },
]
