import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const scienceCalculations: readonly ContentQuestion[] = [
  {
    key: 'science-calc-use-a-formula',
    topics: ['science-calculations'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['SK3-WS-17', 'SK3-WS-10', 'GCSE-WS-15'],
    question: {
      type: 'number',
      text: '{{first}} {{x}} {{ux}} {{second}} {{b}} {{ub}}. Use {{q}} = {{f}} ÷ {{g}}. What is the {{q}}? Give the unit.',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 9 }, b: { from: 4, to: 25 } },
        rows: [
          {
            first: 'A block has a mass of',
            ux: 'g',
            second: 'and a volume of',
            ub: 'cm³',
            q: 'density',
            f: 'mass',
            g: 'volume',
            u: 'g/cm³',
          },
          {
            first: 'A cyclist rides',
            ux: 'm',
            second: 'in',
            ub: 's',
            q: 'speed',
            f: 'distance',
            g: 'time',
            u: 'm/s',
          },
          {
            first: 'A motor transfers',
            ux: 'J',
            second: 'in',
            ub: 's',
            q: 'power',
            f: 'energy',
            g: 'time',
            u: 'W',
          },
          {
            first: 'A force of',
            ux: 'N',
            second: 'acts on an area of',
            ub: 'm²',
            q: 'pressure',
            f: 'force',
            g: 'area',
            u: 'Pa',
          },
        ],
        derive: { x: 'a * b' },
        where: ['a != b'],
        check: ['answer * b = x'],
      },
      answer: '{{a}}',
      unit: '{{u}}',
      mistakes: [
        slip(
          '{{b / x}}',
          'formula_letter_for_quantity',
          'The two numbers have changed places. Which of them is the {{f}}?',
        ),
        slip(
          '{{x * b}}',
          'multiplied_for_divided',
          'The formula has a ÷ in it. What has to be done with the two numbers?',
        ),
      ],
      hints: [
        'Which number is which quantity? The units tell.',
        'Write the formula, put the numbers in, then calculate.',
        'The {{f}} is {{x}} {{ux}} and the {{g}} is {{b}} {{ub}}.',
        'Work out {{x}} ÷ {{b}}.',
      ],
      method_answer: [{ maths: tex`{{x}} \div {{b}} = {{a}}`, text: 'The {{q}}, in {{u}}.' }],
    },
  },
  {
    key: 'science-calc-prefix-ladder',
    topics: ['science-calculations'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-WS-22'],
    question: {
      type: 'ordering',
      text: 'Put these lengths in order, the **shortest** first.',
      max_score: 3,
      items: [
        '5 nanometres',
        '5 micrometres',
        '5 millimetres',
        '5 metres',
        '5 kilometres',
        '5 megametres',
      ],
      hints: [
        'The number is the same each time, so the prefix decides.',
        'Each prefix here is a thousand times the one before it.',
        'Milli is a thousandth and kilo a thousand. The plain metre lies between them.',
        'Micro and nano are smaller than milli, and mega is larger than kilo.',
      ],
      method_answer: [
        {
          maths: tex`10^{-9} < 10^{-6} < 10^{-3} < 1 < 10^3 < 10^6`,
          text: 'Nano, micro, milli, none, kilo, mega.',
        },
      ],
    },
  },
  {
    key: 'science-calc-which-prefix',
    topics: ['science-calculations'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-WS-22', 'GCSE-WS-23'],
    question: {
      type: 'cloze_dropdown',
      text: 'A bacterium is about 2 [[1]] long. An atom is about 0.1 [[2]] across. From London to Edinburgh it is about 530 [[3]] in a straight line.',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'mm',
              'prefix_order_mixed',
              'You can see 2 mm with the naked eye. Can you see a bacterium?',
            ),
            { text: 'µm' },
            option(
              'nm',
              'prefix_order_mixed',
              'A few nanometres is the size of some molecules. A cell is larger.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option('mm', 'prefix_order_mixed', 'A tenth of a millimetre is as wide as a hair.'),
            option(
              'µm',
              'prefix_order_mixed',
              'A tenth of a micrometre is about as large as a virus.',
            ),
            { text: 'nm' },
          ],
          answer: 3,
        },
        {
          options: [
            { text: 'km' },
            option(
              'Mm',
              'prefix_order_mixed',
              'A megametre is a thousand kilometres. Is the way so long?',
            ),
            option('m', 'prefix_order_mixed', 'You walk 530 m in a few minutes.'),
          ],
          answer: 1,
        },
      ],
      hints: [
        'What can be seen with the eye, what with a microscope, and what with neither?',
        'Each step from milli to micro to nano is a thousand times smaller.',
        'A hair is about 0.08 mm wide. A bacterium is far smaller, and an atom is smaller again by thousands.',
        'Use the two smallest units for the first two gaps. A train needs some hours for the third.',
      ],
      method_answer: [
        { text: 'Bacteria: micrometres. Atoms: parts of a nanometre. Cities: kilometres.' },
      ],
    },
  },
  {
    key: 'science-calc-prefix-and-power',
    topics: ['science-calculations'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-WS-22'],
    question: {
      type: 'matching',
      text: 'Match each prefix with its power of ten. One of the answers is left over.',
      max_score: 5,
      left: ['nano', 'micro', 'mega', 'giga', 'tera'],
      right: ['$10^9$', '$10^{-9}$', '$10^{12}$', '$10^6$', '$10^{-6}$', '$10^3$'],
      pairs: [2, 5, 4, 1, 3],
      hints: [
        'Two of the prefixes make a unit smaller. So their powers are negative.',
        'From one prefix to the next it is a factor of a thousand. So the index changes by 3.',
        'Mega is a million. A million has six zeros.',
        'After mega come giga and tera. Below one, milli is $10^{-3}$, then come micro and nano.',
      ],
      method_answer: [
        { maths: tex`10^{-9}, \quad 10^{-6}`, text: 'Nano and micro.' },
        { maths: tex`10^6, \quad 10^9, \quad 10^{12}`, text: 'Mega, giga and tera.' },
      ],
    },
  },
  {
    key: 'science-calc-rearrange',
    topics: ['science-calculations'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['SK3-WS-17', 'GCSE-WS-15'],
    question: {
      type: 'expression',
      text: '{{story}} Make ${{s}}$ the subject of ${{l}} = \\frac{ {{t}} }{ {{s}} }$.',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { story: 'Density $d$ is mass $m$ divided by volume $V$.', l: 'd', t: 'm', s: 'V' },
          { story: 'Power $P$ is energy $E$ divided by time $t$.', l: 'P', t: 'E', s: 't' },
          { story: 'Speed $v$ is distance $x$ divided by time $t$.', l: 'v', t: 'x', s: 't' },
          { story: 'Pressure $p$ is force $F$ divided by area $A$.', l: 'p', t: 'F', s: 'A' },
        ],
      },
      start: '{{l}} = {{t}}/{{s}}',
      answer: '{{s}} = {{t}}/{{l}}',
      variables: ['{{l}}', '{{t}}', '{{s}}'],
      form: { subject: '{{s}}' },
      mistakes: [
        slip(
          '{{s}} = {{l}}/{{t}}',
          'number_upside_down',
          'Multiply both sides by ${{s}}$ first. Then divide by what stands beside it.',
        ),
        slip(
          '{{s}} = {{l}} {{t}}',
          'multiplied_for_divided',
          'After one step there is ${{l}} {{s}} = {{t}}$. What undoes the multiplication by ${{l}}$?',
        ),
      ],
      hints: [
        'The new subject stands below the line. How do you get it out of there?',
        'Multiply both sides by ${{s}}$. Then divide both sides by what stands beside it.',
        'After the first step: ${{l}} {{s}} = {{t}}$.',
        'Divide both sides of ${{l}} {{s}} = {{t}}$ by ${{l}}$.',
      ],
      method_answer: [
        { maths: tex`{{l}} {{s}} = {{t}}`, text: 'Both sides times the letter below.' },
        { maths: tex`{{s}} = \frac{ {{t}} }{ {{l}} }`, text: 'Both sides divided.' },
      ],
    },
  },
  {
    key: 'science-calc-convert-in-a-table',
    topics: ['science-calculations'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-WS-22', 'GCSE-WS-23'],
    question: {
      type: 'table',
      text: 'Write each length in the other two units.',
      max_score: 4,
      template: {
        draw: { a: { from: 2, to: 9 }, b: { from: 12, to: 98 } },
        where: ['mod(b, 10) != 0'],
        check: ['answer1 = 1000 * a', 'answer2 = 1000 * answer1', 'answer3 * 1000 = b'],
      },
      columns: ['mm', 'µm', 'nm'],
      rows: [
        {
          label: 'a seed',
          cells: [
            { type: 'given', text: '{{a}}' },
            {
              type: 'number',
              answer: '{{1000 * a}}',
              mistakes: [
                slip(
                  '{{100 * a}}',
                  'unit_step_of_hundred',
                  'From milli to micro is a step of a thousand.',
                ),
              ],
            },
            {
              type: 'number',
              answer: '{{1000000 * a}}',
              mistakes: [
                slip(
                  '{{10000 * a}}',
                  'unit_step_of_hundred',
                  'Each of the two steps is a step of a thousand.',
                ),
              ],
            },
          ],
        },
        {
          label: 'a cell',
          cells: [
            {
              type: 'number',
              answer: '{{b / 1000|dp3}}',
              mistakes: [
                slip(
                  '{{1000 * b}}',
                  'unit_step_turned_round',
                  'A millimetre is larger than a micrometre. So are there more or fewer of them?',
                ),
              ],
            },
            { type: 'given', text: '{{b}}' },
            {
              type: 'number',
              answer: '{{1000 * b}}',
              mistakes: [
                slip(
                  '{{b / 1000}}',
                  'unit_step_turned_round',
                  'A nanometre is smaller. So are there more or fewer of them?',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'To the right the units get smaller, so there are more of them.',
        'Each column is a step of a thousand: multiply to the right, divide to the left.',
        'The seed: multiply {{a}} by 1,000, and then once more by 1,000.',
        'The cell: divide {{b}} by 1,000 for millimetres, and multiply it by 1,000 for nanometres.',
      ],
      method_answer: [
        {
          maths: tex`{{a}}\ \text{mm} = {{1000 * a|thousands_tex}}\ \mu\text{m} = {{1000000 * a|thousands_tex}}\ \text{nm}`,
          text: 'Times 1,000 at each step.',
        },
        {
          maths: tex`{{b}}\ \mu\text{m} = {{b / 1000|dp3}}\ \text{mm} = {{1000 * b|thousands_tex}}\ \text{nm}`,
          text: 'Divided by 1,000 to the left, times 1,000 to the right.',
        },
      ],
    },
  },
]
