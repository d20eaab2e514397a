import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const addingAndSubtractingDecimals: readonly ContentQuestion[] = [
  {
    key: 'add-tenths-over-one',
    topics: ['adding-and-subtracting-decimals'],
    difficulty: -1.1,
    minutes: 1,
    statements: ['M5-FR-11'],
    question: {
      type: 'number',
      text: 'Work out 0.{{a}} + 0.{{b}}.',
      diagram: {
        kind: 'number_line',
        from: 0,
        to: 2,
        step: 1,
        minor: '0.1',
        points: [{ at: '0.{{a}}', label: '0.{{a}}' }],
      },
      max_score: 1,
      template: {
        draw: { a: { from: 3, to: 9 }, b: { from: 2, to: 9 } },
        where: ['a + b > 10', 'a != b'],
        check: ['answer - b / 10 = a / 10'],
      },
      answer: '{{(a+b)/10|dp1}}',
      mistakes: [
        slip(
          '0.{{a+b}}',
          'decimal_sides_apart',
          'Ten tenths make one whole. Is there more than one whole here?',
        ),
        slip(
          '{{a+b}}',
          'place_value',
          'Both numbers are less than one. Can they make that much together?',
        ),
      ],
      hints: [
        'Both numbers are tenths. Will the sum be more than one?',
        'Add the tenths. Ten tenths make one whole.',
        'There are {{a}} tenths and {{b}} tenths.',
        'That is {{a+b}} tenths. Exchange ten of them for one whole.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} = {{a+b}}`, text: 'So many tenths.' },
        {
          maths: tex`0.{{a}} + 0.{{b}} = {{(a+b)/10|dp1}}`,
          text: 'Ten of the tenths make one whole.',
        },
      ],
    },
  },
  {
    key: 'points-in-line',
    topics: ['adding-and-subtracting-decimals'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['M5-FR-11'],
    question: {
      type: 'single_choice',
      text: '{{name}} wants to add {{a}}.{{b}} and {{c}}.{{d}}{{e}} in columns. How should the two numbers stand?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Mina', 'Yusuf', 'Siân', 'Mateo'] },
          a: { from: 11, to: 48 },
          b: { from: 1, to: 9 },
          c: { from: 2, to: 9 },
          d: { from: 1, to: 9 },
          e: { from: 1, to: 9 },
        },
      },
      options: [
        option(
          'The last digits under each other: {{b}} over {{e}}',
          'points_not_lined_up',
          'That puts tenths over hundredths. Can those be added?',
        ),
        option(
          'The first digits under each other',
          'points_not_lined_up',
          'That puts tens over ones. Can those be added?',
        ),
        { text: 'The decimal points under each other' },
        option(
          'It does not matter, as long as all digits are added',
          'points_not_lined_up',
          'Would you add 3 tenths and 3 hundredths and call it 6?',
        ),
      ],
      answers: [3],
      hints: [
        'What must two digits have in common so that they can be added?',
        'Ones go under ones, and tenths go under tenths.',
        'In {{a}}.{{b}} the {{b}} is tenths. Which digit of {{c}}.{{d}}{{e}} is tenths?',
        'Write {{a}}.{{b}} as {{a}}.{{b}}0. Then both have two places after the point. What lines up now?',
      ],
      method_answer: [
        { text: 'With the points in line, ones stand under ones and tenths under tenths.' },
        {
          maths: tex`{{a}}.{{b}}0 + {{c}}.{{d}}{{e}} = {{a + b/10 + c + d/10 + e/100|dp2}}`,
          text: 'The nought at the end helps to see the columns.',
        },
      ],
    },
  },
  {
    key: 'add-different-places',
    topics: ['adding-and-subtracting-decimals'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['M5-FR-11'],
    question: {
      type: 'number',
      text: 'Work out {{x|thousands}} + {{y|dp2}}.',
      max_score: 1,
      template: {
        draw: { xs: { from: 23, to: 98 }, ys: { from: 112, to: 989 } },
        derive: { x: 'xs / 10', y: 'ys / 100' },
        where: [
          'mod(xs, 10) != 0',
          'mod(ys, 10) != 0',
          'mod(10 * xs, 100) + mod(ys, 100) > 100',
          'mod(ys, 100) > 10',
        ],
        check: ['answer - y = x'],
      },
      answer: '{{x + y|dp2}}',
      mistakes: [
        slip(
          '{{(xs + ys)/100|dp2}}',
          'points_not_lined_up',
          'The last digits were lined up. Put the points under each other.',
        ),
        slip(
          '{{x + y - 1|dp2}}',
          'new_whole_lost',
          'The tenths make more than ten. Pass the whole on to the ones.',
        ),
      ],
      hints: [
        'One number has one place after the point, and the other has two.',
        'Put the points under each other. A nought at the end changes nothing.',
        'Write {{x|thousands}} as {{x|dp2}}.',
        'Now add {{x|dp2}} and {{y|dp2}} from the right, and pass ten on to the next column.',
      ],
      method_answer: [
        {
          maths: tex`{{x|dp2}} + {{y|dp2}} = {{x + y|dp2}}`,
          text: 'With the points in line, column by column.',
        },
      ],
    },
  },
  {
    key: 'change-from-a-note',
    topics: ['adding-and-subtracting-decimals'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['M4-FR-10'],
    question: {
      type: 'number',
      text: '{{name}} buys a {{thing}} for £{{price|dp2}} and pays with a £{{note}} note. How much change is that in pounds?',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: '{{price}}', label: '£{{price|dp2}}' },
              { size: '{{note - price}}', label: '?', dashed: true },
            ],
            total: '£{{note}}',
          },
        ],
        not_to_scale: true,
      },
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Aisha', 'Tomasz', 'Ngozi', 'Wei'] },
          thing: { pick: ['book', 'ball', 'plant', 'puzzle'] },
          note: { pick: [10, 20] },
          pence: { from: 315, to: 1685 },
        },
        derive: { price: 'pence / 100', whole: 'floor(pence / 100)', rest: 'mod(pence, 100)' },
        where: [
          'mod(pence, 10) != 0',
          'rest > 10',
          'note > whole + 1',
          'note - whole < 10',
          'pence * 2 != note * 100',
          'rest != 50',
        ],
        check: ['answer + price = note'],
      },
      answer: '{{note - price|dp2}}',
      mistakes: [
        slip(
          '{{note - whole + rest/100|dp2}}',
          'extra_digits_brought_down',
          'The pence were brought down. They have to be taken away from a pound.',
        ),
        slip(
          '{{note - price + 1|dp2}}',
          'exchanged_whole_kept',
          'One pound was exchanged for pence, so there is a pound less.',
        ),
      ],
      hints: [
        'The change and the price together make £{{note}}.',
        'Write the note with pence: £{{note}}.00. Then subtract, or count on from the price.',
        'Count on from £{{price|dp2}} to the next whole pound. That takes {{100 - rest}}p.',
        'From £{{whole + 1}} to £{{note}} are £{{note - whole - 1}} more. Put the pounds and the {{100 - rest}}p together.',
      ],
      method_answer: [
        {
          maths: tex`{{note}}.00 - {{price|dp2}} = {{note - price|dp2}}`,
          text: 'With the points in line. Check by adding the price.',
        },
      ],
    },
  },
  {
    key: 'parcels-three-places',
    topics: ['adding-and-subtracting-decimals'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['M5-FR-11'],
    question: {
      type: 'number',
      text: 'Two parcels have a mass of {{total|thousands}} kg together. One of them has a mass of {{one|dp3}} kg. What is the mass of the other, in kilograms?',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: '{{one}}', label: '{{one|dp3}} kg' },
              { size: '{{total - one}}', label: '?', dashed: true },
            ],
            total: '{{total|thousands}} kg',
          },
        ],
        not_to_scale: true,
      },
      max_score: 2,
      template: {
        draw: { ts: { from: 31, to: 89 }, os: { from: 1105, to: 2985 } },
        derive: { total: 'ts / 10', one: 'os / 1000' },
        where: [
          'mod(ts, 10) != 0',
          'mod(os, 10) != 0',
          'mod(os, 100) > 10',
          'total > one + 1',
          'total - one != one',
        ],
        check: ['answer + one = total'],
      },
      answer: '{{total - one|dp3}}',
      mistakes: [
        slip(
          '{{total - floor(os/100)/10 + mod(os, 100)/1000|dp3}}',
          'extra_digits_brought_down',
          'The last digits were brought down. They have to be taken away from noughts.',
        ),
        slip(
          '{{total + one|dp3}}',
          'added_instead',
          'The mass of both is known. Can one of them have more?',
        ),
      ],
      hints: [
        'The two parcels together are the total. Which part is missing?',
        'Subtract. Write noughts so that both numbers have three places after the point.',
        'Write {{total|thousands}} as {{total|dp3}}.',
        'Take {{one|dp3}} from {{total|dp3}} from the right, and exchange where there are too few.',
      ],
      method_answer: [
        {
          maths: tex`{{total|dp3}} - {{one|dp3}} = {{total - one|dp3}}`,
          text: 'With three places each, column by column, in kilograms.',
        },
      ],
    },
  },
  {
    key: 'stationery-receipt',
    topics: ['adding-and-subtracting-decimals'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['M4-FR-10', 'M5-FR-11'],
    question: {
      type: 'multi_part',
      text: '{{name}} buys two notebooks at £{{n|dp2}} each and a pen for £{{p|dp2}}.',
      max_score: 3,
      template: {
        draw: {
          name: { pick: ['Priya', 'Callum', 'Amara', 'Diego'] },
          np: { from: 135, to: 285 },
          pp: { from: 55, to: 98 },
        },
        derive: { n: 'np / 100', p: 'pp / 100', total: '(2 * np + pp) / 100' },
        where: [
          'mod(np, 5) = 0',
          'mod(np, 100) != 0',
          'mod(pp, 10) != 0',
          'mod(2 * np + pp, 100) != 0',
          'total < 7',
        ],
        check: ['answer1 - p = 2 * n', 'answer1 + answer2 = 10'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How many pounds (£) is that altogether?',
          max_score: 2,
          answer: '{{total|dp2}}',
          mistakes: [slip('{{n + p|dp2}}', 'stopped_early', 'How many notebooks are there?')],
          hints: [
            'How many things are bought altogether?',
            'Add the price of each thing, with the points in line.',
            'Two notebooks are £{{n|dp2}} and £{{n|dp2}}.',
            'The notebooks make £{{2*n|dp2}}. Now add £{{p|dp2}} for the pen.',
          ],
          method_answer: [
            { maths: tex`{{n|dp2}} + {{n|dp2}} = {{2*n|dp2}}`, text: 'Two notebooks.' },
            { maths: tex`{{2*n|dp2}} + {{p|dp2}} = {{total|dp2}}`, text: 'And the pen.' },
          ],
        },
        {
          type: 'number',
          text: '{{name}} pays with a £10 note. How many pounds (£) of change is that?',
          max_score: 1,
          answer: '{{10 - total|dp2}}',
          follow_through: { answer: '10 - p1' },
          mistakes: [
            slip(
              '{{10 - floor(total) + (total - floor(total))|dp2}}',
              'extra_digits_brought_down',
              'The pence have to be taken away from a whole pound.',
            ),
          ],
          hints: [
            'The change and the total together make £10.',
            'Take the total from £10.00, or count on.',
            'Go from your total to the next whole pound first.',
            'Then count the whole pounds up to £10, and put pounds and pence together.',
          ],
          method_answer: [
            {
              maths: tex`10.00 - {{total|dp2}} = {{10 - total|dp2}}`,
              text: 'Check by adding the total.',
            },
          ],
        },
      ],
      hints: [
        'First find what everything costs. Then find the change.',
        'Keep the points in line in both steps.',
        'Begin with the two notebooks.',
        'The notebooks cost £{{2*n|dp2}} together. Add the pen, and take the sum from £10.00.',
      ],
      method_answer: [
        {
          maths: tex`{{2*n|dp2}} + {{p|dp2}} = {{total|dp2}}`,
          text: '(a) Two notebooks and the pen.',
        },
        {
          maths: tex`10.00 - {{total|dp2}} = {{10 - total|dp2}}`,
          text: '(b) What is left of £10.',
        },
      ],
    },
  },
]
