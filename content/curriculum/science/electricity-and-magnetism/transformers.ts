import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const transformers: readonly ContentQuestion[] = [
  {
    key: 'transformer-input-power',
    topics: ['transformers'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-PMA-06'],
    question: {
      type: 'number',
      text: 'The primary coil of a transformer takes {{i|thousands}} A at {{v}} V. The transformer is 100% efficient. What is its output power? Give the unit.',
      max_score: 2,
      template: {
        draw: { i: { pick: [0.2, 0.4, 0.5, 1.5, 2, 3] }, v: { pick: [110, 120, 230, 240, 400] } },
        check: ['answer / v = i'],
      },
      answer: '{{v * i}}',
      unit: 'W',
      mistakes: [
        slip('{{v / i}}', 'divided_for_multiplied', 'Power is volts times amperes.'),
        slip(
          '{{v * i / 2}}',
          'transformer_shares_power',
          'No energy is wasted here. How much of the input power comes out?',
        ),
      ],
      hints: [
        'What does “100% efficient” say about output power and input power?',
        'Output power is as large as input power, and power is volts times amperes.',
        'The input has {{v}} V and {{i|thousands}} A.',
        'Work out {{v}} × {{i|thousands}}. All of it comes out again.',
      ],
      method_answer: [
        {
          maths: tex`{{v}} \times {{i|thousands_tex}} = {{v*i|thousands_tex}}\ \text{W}`,
          text: 'The input power, and the output power too.',
        },
      ],
    },
  },
  {
    key: 'transformer-find-current',
    topics: ['transformers'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-PMA-06'],
    question: {
      type: 'number',
      text: 'A transformer for a {{thing}} changes {{vp}} V to {{vs}} V. Its primary current is {{ip|thousands}} A. It is 100% efficient. What is the secondary current? Give the unit.',
      max_score: 3,
      template: {
        draw: { ip: { pick: [0.1, 0.2, 0.3, 0.4, 0.5] } },
        rows: [
          { thing: 'laptop', vp: 240, vs: 20 },
          { thing: 'model railway', vp: 240, vs: 12 },
          { thing: 'garden fountain', vp: 240, vs: 16 },
          { thing: 'soldering iron', vp: 240, vs: 24 },
          { thing: 'lamp on a building site', vp: 220, vs: 110 },
        ],
        derive: { k: 'vp / vs', is: 'ip * k' },
        where: ['is != k', 'is != vs'],
        check: ['answer * vs = ip * vp'],
      },
      answer: '{{is}}',
      unit: 'A',
      mistakes: [
        slip(
          '{{ip / k}}',
          'current_follows_voltage',
          'The volts get smaller. If the power is kept, what must the amperes do?',
        ),
        slip('{{ip}}', 'current_kept_by_transformer', 'The power is the same, not the current.'),
        slip(
          '{{ip * vp}}',
          'stopped_early',
          'This is the power. Which current is that at {{vs}} V?',
        ),
      ],
      hints: [
        'What is the same on both sides of the transformer?',
        'Input power is output power: $V_p I_p = V_s I_s$.',
        'The input power is {{vp}} × {{ip|thousands}} = {{ip * vp|thousands}} W.',
        'Divide {{ip * vp|thousands}} W by {{vs}} V.',
      ],
      method_answer: [
        {
          maths: tex`{{vp}} \times {{ip|thousands_tex}} = {{ip*vp|thousands_tex}}\ \text{W}`,
          text: 'The power on both sides.',
        },
        {
          maths: tex`{{ip*vp|thousands_tex}} \div {{vs}} = {{is|thousands_tex}}\ \text{A}`,
          text: 'Power divided by the secondary volts.',
        },
      ],
    },
  },
  {
    key: 'transformer-find-voltage',
    topics: ['transformers'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-PMA-06'],
    question: {
      type: 'number',
      text: 'A step-up transformer takes {{ip}} A at {{vp|thousands}} V. The secondary current is {{is}} A. It is 100% efficient. What is the secondary potential difference? Give the unit.',
      max_score: 3,
      template: {
        draw: {
          is: { from: 2, to: 9 },
          k: { pick: [4, 5, 8, 10, 20] },
          vp: { pick: [250, 500, 1000, 2000] },
        },
        derive: { ip: 'is * k', vs: 'vp * k' },
        check: ['answer * is = vp * ip'],
      },
      answer: '{{vs}}',
      unit: 'V',
      mistakes: [
        slip(
          '{{vp / k}}',
          'current_follows_voltage',
          'The current gets smaller. If the power is kept, what must the volts do?',
        ),
        slip(
          '{{vp * ip}}',
          'stopped_early',
          'This is the power in watts. Which volts does it take at {{is}} A?',
        ),
      ],
      hints: [
        'What is the same on both sides of the transformer?',
        'Input power is output power: $V_p I_p = V_s I_s$.',
        'The input power is {{vp|thousands}} × {{ip}} = {{vp * ip|thousands}} W.',
        'Divide {{vp * ip|thousands}} W by {{is}} A.',
      ],
      method_answer: [
        {
          maths: tex`{{vp|thousands_tex}} \times {{ip}} = {{vp*ip|thousands_tex}}\ \text{W}`,
          text: 'The power on both sides.',
        },
        {
          maths: tex`{{vp*ip|thousands_tex}} \div {{is}} = {{vs|thousands_tex}}\ \text{V}`,
          text: 'Power divided by the secondary current.',
        },
      ],
    },
  },
  {
    key: 'transformer-cable-losses',
    topics: ['transformers'],
    difficulty: 0.7,
    minutes: 3.5,
    statements: ['GCSE-PMA-06', 'GCSE-PEL-11'],
    question: {
      type: 'multi_part',
      text: 'A small hydro power station sends {{p|thousands}} W through a cable of {{r}} Ω. It sends it at {{v|thousands}} V.',
      max_score: 5,
      template: {
        draw: {
          i: { from: 3, to: 12 },
          v: { pick: [2000, 4000, 5000, 10000] },
          r: { from: 2, to: 8 },
        },
        derive: { p: 'i * v', loss: 'i^2 * r' },
        where: ['i != r', 'loss != p', 'loss * 4 < p', 'distinct(i, r, loss)'],
        check: ['answer1 * v = p', 'answer2 / r = answer1^2'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is the current in the cable? Give the unit.',
          max_score: 2,
          answer: '{{i}}',
          unit: 'A',
          mistakes: [
            slip(
              '{{p * v}}',
              'multiplied_for_divided',
              'Power is volts times amperes. Go back from the power.',
            ),
            slip(
              '{{v / r}}',
              'cable_gets_whole_voltage',
              'Only a small part of the {{v|thousands}} V is across the cable. Use the power.',
            ),
          ],
          hints: [
            'You know the power and the potential difference.',
            'From $P = V I$ comes $I = \\frac{P}{V}$.',
            'The power is {{p|thousands}} W.',
            'Divide {{p|thousands}} by {{v|thousands}}.',
          ],
          method_answer: [
            {
              maths: tex`{{p|thousands_tex}} \div {{v|thousands_tex}} = {{i}}\ \text{A}`,
              text: 'Power by volts.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How much power is wasted by heating the cable? Give the unit.',
          max_score: 2,
          answer: '{{loss}}',
          unit: 'W',
          follow_through: { answer: 'p1^2 * {{r}}' },
          mistakes: [
            slip(
              '{{i * r}}',
              'current_not_squared',
              'These are the volts across the cable. Multiply by the current once more.',
            ),
          ],
          hints: [
            'Which formula has the current and the resistance in it?',
            'The power in a resistance is $P = I^2 R$.',
            'The resistance is {{r}} Ω.',
            'Square the answer of part (a), and multiply by {{r}}.',
          ],
          method_answer: [
            {
              maths: tex`{{i}}^2 \times {{r}} = {{loss|thousands_tex}}\ \text{W}`,
              text: 'Current squared times resistance.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'The same power is now sent at twice the potential difference. What happens to the wasted power?',
          max_score: 1,
          options: [
            option(
              'It is twice as large',
              'loss_grows_with_voltage',
              'The current in the cable is smaller now. What heats the cable?',
            ),
            option(
              'It is half as large',
              'current_not_squared',
              'The current is halved, and it comes twice in the formula.',
            ),
            { text: 'It is a quarter as large' },
          ],
          answers: [3],
          hints: [
            'First: what happens to the current?',
            'Twice the volts at the same power is half the current.',
            'The wasted power goes with the square of the current.',
            'What is one half times one half?',
          ],
          method_answer: [{ text: 'Half the current, and a half squared is a quarter.' }],
        },
      ],
      hints: [
        'First the current in the cable, then what it does to the cable.',
        'Use $I = \\frac{P}{V}$, and then $P = I^2 R$ for the cable.',
        'The current is {{p|thousands}} W divided by {{v|thousands}} V.',
        'Square this current and multiply it by {{r}} Ω. For (c) think of half the current.',
      ],
      method_answer: [
        {
          maths: tex`{{p|thousands_tex}} \div {{v|thousands_tex}} = {{i}}\ \text{A}`,
          text: '(a) The current.',
        },
        { maths: tex`{{i}}^2 \times {{r}} = {{loss|thousands_tex}}\ \text{W}`, text: '(b)' },
        { text: '(c) Half the current, and a half squared is a quarter.' },
      ],
    },
  },
  {
    key: 'transformer-loss-factor',
    topics: ['transformers'],
    difficulty: 0.9,
    minutes: 2,
    statements: ['GCSE-PMA-06', 'GCSE-PEL-11'],
    question: {
      type: 'number',
      text: 'At {{v|thousands}} V a cable wastes {{w|thousands}} W. A transformer raises the potential difference to {{u|thousands}} V, and the same power is sent through the same cable. How much power does the cable waste now? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          k: { pick: [3, 4, 5, 10] },
          x: { from: 2, to: 9 },
          v: { pick: [1000, 2000, 5000] },
        },
        derive: { w: 'x * k^2', u: 'v * k' },
        where: ['x != k', 'w != x * k'],
        check: ['answer * (u / v)^2 = w'],
      },
      answer: '{{x}}',
      unit: 'W',
      mistakes: [
        slip(
          '{{w / k}}',
          'current_not_squared',
          'This is what the current does. The wasted power goes with its square.',
        ),
        slip(
          '{{w * k}}',
          'loss_grows_with_voltage',
          'What heats the cable is the current. Is it larger or smaller now?',
        ),
        slip('{{w}}', 'fixed_where_proportional', 'The current in the cable has changed.'),
      ],
      hints: [
        'How many times larger is the potential difference now? And the current?',
        'The same power at more volts means fewer amperes. The waste goes with the current squared.',
        'The potential difference is {{k}} times as large, so the current is divided by {{k}}.',
        'The waste is divided by {{k}} and once more by {{k}}. Begin with {{w|thousands}} W.',
      ],
      method_answer: [
        {
          maths: tex`{{u|thousands_tex}} \div {{v|thousands_tex}} = {{k}}`,
          text: 'So the current is divided by this number.',
        },
        {
          maths: tex`{{w|thousands_tex}} \div {{k}}^2 = {{x}}\ \text{W}`,
          text: 'The waste goes with the square of the current.',
        },
      ],
    },
  },
  {
    key: 'transformer-grid-order',
    topics: ['transformers'],
    difficulty: -0.1,
    minutes: 1,
    statements: ['GCSE-PEL-11'],
    question: {
      type: 'ordering',
      text: 'Put the parts of the national grid in order, from where the electricity comes from to where it is used.',
      max_score: 3,
      items: [
        'power station, about 25,000 V',
        'step-up transformer',
        'cables on tall pylons, 400,000 V',
        'step-down transformers',
        'homes, 230 V',
      ],
      hints: [
        'Where are the volts highest, and why there?',
        'The volts go up for the long way and come down near the homes.',
        'The first transformer stands near the power station.',
        '“Step-up” raises the volts before the pylons. What must happen after them?',
      ],
      method_answer: [
        { text: 'Power station, step-up transformer, pylons, step-down transformers, homes.' },
        { text: 'On the long way the current is small, and so little energy is wasted.' },
      ],
    },
  },
  {
    key: 'transformer-what-changes',
    topics: ['transformers'],
    difficulty: 0,
    minutes: 1,
    statements: ['GCSE-PMA-06'],
    question: {
      type: 'cloze_dropdown',
      text: 'A step-up transformer makes the potential difference [[1]] and the current [[2]]. If it is 100% efficient, the power [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'larger' },
            option('smaller', 'step_up_and_down_swapped', '“Up” is said of the volts.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'larger',
              'current_follows_voltage',
              'Then more power would come out than goes in.',
            ),
            { text: 'smaller' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'gets larger',
              'transformer_makes_energy',
              'Where should the extra energy come from?',
            ),
            { text: 'stays the same' },
            option(
              'gets smaller',
              'transformer_shares_power',
              'That would be so if energy were wasted. Here none is.',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'The word “step-up” is about the potential difference.',
        'No more energy can come out than goes in.',
        'Power is volts times amperes. Both sides have the same power.',
        'If one factor of a product grows and the product is kept, what must the other factor do?',
      ],
      method_answer: [
        { text: 'Up with the volts means down with the amperes.' },
        { text: 'The power is the same on both sides.' },
      ],
    },
  },
]
