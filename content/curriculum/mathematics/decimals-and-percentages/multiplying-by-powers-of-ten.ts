import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const multiplyingByPowersOfTen: readonly ContentQuestion[] = [
  {
    key: 'times-a-power-of-ten',
    topics: ['multiplying-by-powers-of-ten'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['M5-MD-09', 'M6-FR-10'],
    question: {
      type: 'number',
      text: 'Work out {{x|dp2}} × {{by|thousands}}.',
      diagram: {
        kind: 'place_value',
        columns: ['Th', 'H', 'T', 'O', 't', 'h'],
        point_after: 4,
        rows: [{ cells: ['', '', '', '{{a}}', '{{b}}', '{{c}}'] }],
      },
      max_score: 1,
      template: {
        draw: {
          a: { from: 1, to: 9 },
          b: { from: 1, to: 9 },
          c: { from: 1, to: 9 },
          by: { pick: [10, 100, 1000] },
        },
        derive: { x: 'a + b / 10 + c / 100', value: '(100 * a + 10 * b + c) * by / 100' },
        where: ['distinct(a, b, c)'],
        check: ['answer / by = x'],
      },
      answer: '{{value|thousands}}',
      mistakes: [
        slip(
          '{{x|dp2}}',
          'nought_appended',
          'A nought at the end of a decimal changes nothing. Move the digits.',
        ),
        slip(
          '{{value*10|thousands}}',
          'place_value',
          'Count the noughts in {{by|thousands}}. That is how many places the digits move.',
        ),
      ],
      hints: [
        'Will the answer be larger or smaller than {{x|dp2}}?',
        'Multiplying by 10 moves each digit one place to the left. Multiplying by 100 moves it two places, and by 1,000 three.',
        'Begin with the {{a}} in the ones. Where does it go?',
        'Move the other two digits by as many places. Fill an empty place before the point with a nought.',
      ],
      method_answer: [
        {
          maths: tex`{{x|dp2}} \times {{by}} = {{value|thousands_tex}}`,
          text: 'Each digit moves to the left, once for each nought.',
        },
      ],
    },
  },
  {
    key: 'divide-by-a-power-of-ten',
    topics: ['multiplying-by-powers-of-ten'],
    difficulty: -0.3,
    minutes: 1,
    statements: ['M5-MD-09', 'M6-FR-10'],
    question: {
      type: 'number',
      text: 'Work out {{n}} ÷ {{by|thousands}}.',
      max_score: 1,
      template: {
        draw: { n: { from: 12, to: 987 }, by: { pick: [100, 1000] } },
        where: ['mod(n, 10) != 0', 'mod(floor(n / 10), 10) != 0'],
        check: ['answer * by = n'],
      },
      answer: '{{n/by|thousands}}',
      mistakes: [
        slip(
          '{{n*by}}',
          'moved_other_way',
          'Dividing by {{by|thousands}} should make this number smaller.',
        ),
        slip(
          '{{n*10/by|thousands}}',
          'place_value',
          'Count the noughts in {{by|thousands}} and move the digits once for each.',
        ),
      ],
      hints: [
        'Will the answer be larger or smaller than {{n}}?',
        'Dividing moves the digits to the right, once for each nought of the number you divide by.',
        'The ones digit of {{n}} moves furthest past the point. Count its places.',
        'It moves as many places as {{by|thousands}} has noughts. Put noughts in empty places, also in front of the point.',
      ],
      method_answer: [
        {
          maths: tex`{{n}} \div {{by}} = {{n/by|thousands}}`,
          text: 'Each digit moves to the right, once for each nought.',
        },
      ],
    },
  },
  {
    key: 'nought-does-not-do-it',
    topics: ['multiplying-by-powers-of-ten'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['M5-MD-09'],
    question: {
      type: 'single_choice',
      text: 'Kofi writes {{a}}.{{b}} × 10 = {{a}}.{{b}}0. What would you tell him?',
      max_score: 1,
      template: { draw: { a: { from: 2, to: 9 }, b: { from: 1, to: 9 } }, where: ['a != b'] },
      options: [
        option(
          'That is right: times 10 puts a nought at the end',
          'nought_appended',
          'Are {{a}}.{{b}} and {{a}}.{{b}}0 two different numbers?',
        ),
        {
          text: 'A nought at the end of a decimal changes nothing: move each digit one place to the left',
        },
        option(
          'Move each digit one place to the right',
          'moved_other_way',
          'That would make the number smaller.',
        ),
        option(
          'Put the nought after the point: {{a}}.0{{b}}',
          'nought_appended',
          'Is that more than {{a}}.{{b}}, or less?',
        ),
      ],
      answers: [2],
      hints: [
        'Should the answer be larger than {{a}}.{{b}}?',
        'Compare the two numbers on a place value chart.',
        'In {{a}}.{{b}}0 the {{a}} still stands in the ones.',
        'Ten lots of {{a}} ones are {{a}} tens. So where should the {{a}} stand, and which way did it go?',
      ],
      method_answer: [
        { maths: tex`{{a}}.{{b}}0 = {{a}}.{{b}}`, text: 'The nought at the end changes nothing.' },
        {
          maths: tex`{{a}}.{{b}} \times 10 = {{a}}{{b}}`,
          text: 'The digits move one place to the left.',
        },
      ],
    },
  },
  {
    key: 'what-was-done',
    topics: ['multiplying-by-powers-of-ten'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['M6-FR-10'],
    question: {
      type: 'fill_blanks',
      text: 'Each gap holds 10, 100 or 1,000. {{x|thousands}} × [[1]] = {{x*up|thousands}} and {{y|thousands}} ÷ [[2]] = {{y/down|thousands}}',
      max_score: 2,
      template: {
        draw: {
          xs: { from: 102, to: 999 },
          y: { from: 12, to: 98 },
          up: { pick: [10, 100, 1000] },
          down: { pick: [10, 100, 1000] },
        },
        derive: { x: 'xs / 100' },
        where: ['mod(xs, 10) != 0', 'mod(y, 10) != 0', 'up != down'],
        check: ['x * answer1 = x * up', 'y / answer2 * down = y'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{up}}',
          mistakes: [
            slip(
              '{{up*10}}',
              'place_one_along',
              'How many places did each digit move? That many noughts are needed.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{down}}',
          mistakes: [
            slip(
              '{{down*10}}',
              'place_one_along',
              'How many places did each digit move? That many noughts are needed.',
            ),
          ],
        },
      ],
      hints: [
        'Watch one digit. How far did it move?',
        'One place is ten times. Two places are ten times ten times, and so on.',
        'In the first, find the first digit of {{x|thousands}} and see in which column it ends.',
        'Count its steps. The number in the gap has as many noughts. Then do the same with {{y|thousands}}.',
      ],
      method_answer: [
        {
          maths: tex`{{x|dp2}} \times {{up}} = {{x*up|thousands_tex}}`,
          text: 'The digits moved once for each nought, to the left.',
        },
        {
          maths: tex`{{y}} \div {{down}} = {{y/down|thousands_tex}}`,
          text: 'Here they moved to the right.',
        },
      ],
    },
  },
  {
    key: 'matching-tens',
    topics: ['multiplying-by-powers-of-ten'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['M5-MD-09', 'M6-FR-10'],
    question: {
      type: 'matching',
      text: 'Match each calculation with its answer. One answer is left over.',
      max_score: 4,
      left: ['4.2 × 100', '4.2 ÷ 10', '0.42 × 10', '42 ÷ 1,000'],
      right: ['0.42', '0.042', '4.20', '420', '4,200'],
      pairs: [4, 1, 3, 2],
      hints: [
        'All answers have the same digits. Only their places differ.',
        'Times moves the digits to the left, and divided by moves them to the right.',
        'Times 100 moves the digits of 4.2 two places to the left.',
        'Divided by 10 moves the digits one place to the right, and divided by 1,000 three places.',
      ],
      method_answer: [
        {
          maths: tex`4.2 \times 100 = 420, \quad 4.2 \div 10 = 0.42`,
          text: 'Two places to the left, and one to the right.',
        },
        {
          maths: tex`0.42 \times 10 = 4.2, \quad 42 \div 1000 = 0.042`,
          text: 'One place to the left, and three to the right.',
        },
      ],
    },
  },
  {
    key: 'one-sheet-of-paper',
    topics: ['multiplying-by-powers-of-ten'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['M6-FR-10', 'M5-MD-09'],
    question: {
      type: 'number',
      text: 'A stack of 1,000 sheets of paper is {{h|thousands}} cm high. How thick are {{k}} sheets, in centimetres?',
      max_score: 2,
      template: {
        draw: { hs: { from: 81, to: 129 }, k: { pick: [10, 100] } },
        derive: { h: 'hs / 10', value: 'hs / 10000 * k' },
        where: ['mod(hs, 10) != 0'],
        check: ['answer / k * 1000 = h'],
      },
      answer: '{{value|thousands}}',
      mistakes: [
        slip(
          '{{h/1000|thousands}}',
          'stopped_early',
          'This is one sheet. How many sheets does the question ask about?',
        ),
        slip(
          '{{h/k|thousands}}',
          'place_value',
          'The stack has 1,000 sheets. How many times as many is that as {{k}}?',
        ),
      ],
      hints: [
        'How thick is one sheet? Much less than a centimetre.',
        'Divide by 1,000 for one sheet. Then multiply for {{k}} sheets.',
        'One sheet is {{h|thousands}} cm divided by 1,000.',
        'One sheet is {{h/1000|thousands}} cm thick. Multiply that by {{k}}.',
      ],
      method_answer: [
        { maths: tex`{{h|dp1}} \div 1000 = {{h/1000|dp4}}`, text: 'One sheet, in centimetres.' },
        {
          maths: tex`{{h/1000|dp4}} \times {{k}} = {{value|thousands_tex}}`,
          text: '{{k}} sheets.',
        },
      ],
    },
  },
  {
    key: 'moving-digits-table',
    topics: ['multiplying-by-powers-of-ten'],
    difficulty: 0,
    minutes: 2,
    statements: ['M5-MD-09', 'M6-FR-10'],
    question: {
      type: 'table',
      text: 'Fill in the open cells of the table.',
      max_score: 4,
      template: {
        draw: { ps: { from: 102, to: 989 }, q: { from: 12, to: 98 } },
        derive: { p: 'ps / 100' },
        where: ['mod(ps, 10) != 0', 'mod(floor(ps / 10), 10) != 0', 'mod(q, 10) != 0'],
        check: ['answer1 / 10 = p', 'answer2 / 1000 = p', 'answer3 * 10 = q', 'answer4 * 1000 = q'],
      },
      columns: ['number', 'one step', 'three steps'],
      rows: [
        {
          label: 'times 10, and times 1,000',
          cells: [
            { type: 'given', text: '{{p|dp2}}' },
            {
              type: 'number',
              answer: '{{p*10|thousands}}',
              mistakes: [
                slip(
                  '{{p|dp2}}',
                  'nought_appended',
                  'A nought at the end changes nothing. Move the digits.',
                ),
              ],
            },
            {
              type: 'number',
              answer: '{{ps*10}}',
              mistakes: [
                slip(
                  '{{ps}}',
                  'place_value',
                  'These digits moved two places. How many noughts has 1,000?',
                ),
              ],
            },
          ],
        },
        {
          label: 'divided by 10, and by 1,000',
          cells: [
            { type: 'given', text: '{{q}}' },
            {
              type: 'number',
              answer: '{{q/10|thousands}}',
              mistakes: [
                slip('{{q*10}}', 'moved_other_way', 'Dividing makes this number smaller.'),
              ],
            },
            {
              type: 'number',
              answer: '{{q/1000|thousands}}',
              mistakes: [
                slip(
                  '{{q/100|thousands}}',
                  'place_value',
                  'These digits moved two places. How many noughts has 1,000?',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'In the first row the numbers get larger, and in the second row they get smaller.',
        'Times 10 moves the digits one place to the left, and times 1,000 three places. Dividing moves them to the right.',
        'In the first row, the first digit of {{p|dp2}} goes from the ones to the tens.',
        'In the second row, the last digit of {{q}} goes to the tenths, and then to the thousandths. Fill empty places with noughts.',
      ],
      method_answer: [
        {
          maths: tex`{{p|dp2}} \times 10 = {{p*10|thousands_tex}}, \quad {{p|dp2}} \times 1000 = {{p*1000|thousands_tex}}`,
          text: 'One place to the left, and three.',
        },
        {
          maths: tex`{{q}} \div 10 = {{q/10|thousands_tex}}, \quad {{q}} \div 1000 = {{q/1000|thousands_tex}}`,
          text: 'One place to the right, and three.',
        },
      ],
    },
  },
]
