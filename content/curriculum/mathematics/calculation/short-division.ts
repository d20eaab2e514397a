import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const shortDivision: readonly ContentQuestion[] = [
  {
    key: 'short-divide-exactly',
    topics: ['short-division'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['M5-MD-08'],
    question: {
      type: 'number',
      text: 'Work out {{n}} ÷ {{m}}.',
      max_score: 1,
      template: {
        draw: { m: { from: 3, to: 8 }, q: { from: 112, to: 289 } },
        derive: { n: 'm*q', a: 'floor(n/100)', b: 'mod(floor(n/10), 10)', c: 'mod(n, 10)' },
        where: [
          'n < 1000',
          'mod(a, m) != 0',
          'mod(10*mod(a, m) + b, m) != 0',
          'mod(floor(q/10), 10) != 0',
          'mod(q, 10) != 0',
        ],
        check: ['answer * m = n'],
      },
      answer: '{{q}}',
      mistakes: [
        slip(
          '{{100*floor(a/m) + 10*floor(b/m) + floor(c/m)}}',
          'remainder_not_passed_on',
          'The hundreds leave a remainder. Pass it on to the tens.',
        ),
        slip(
          '{{q + 10}}',
          'table_fact_one_off',
          'Check by multiplying: is {{m}} times that as much as {{n}}?',
        ),
        slip(
          '{{q - 10}}',
          'table_fact_one_off',
          'Check by multiplying: is {{m}} times that as much as {{n}}?',
        ),
      ],
      hints: [
        'How often does {{m}} fit into the hundreds, and what is left of them?',
        'Go from left to right. Pass each remainder on to the next column, where it counts ten times as much.',
        '{{a}} hundreds shared by {{m}}: {{floor(a/m)}} each, and {{mod(a, m)}} left over.',
        'The {{mod(a, m)}} left over and the {{b}} make {{10*mod(a, m) + b}} tens. Share those, and then go on to the ones.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} = {{floor(a/m)}} \times {{m}} + {{mod(a, m)}}`,
          text: 'The hundreds: {{mod(a, m)}} passed on.',
        },
        { maths: tex`{{n}} \div {{m}} = {{q}}`, text: 'After the tens and the ones.' },
        { maths: tex`{{q}} \times {{m}} = {{n}}`, text: 'The check.' },
      ],
    },
  },
  {
    key: 'short-divide-with-remainder',
    topics: ['short-division'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['M5-MD-08'],
    question: {
      type: 'fill_blanks',
      text: '{{m*q + r}} ÷ {{m}} = [[1]] remainder [[2]]',
      max_score: 2,
      template: {
        draw: { m: { from: 4, to: 9 }, q: { from: 43, to: 98 }, r: { from: 1, to: 8 } },
        where: ['r < m', 'mod(q, 10) != 0', 'mod(floor((m*q + r)/10), m) != 0', 'r != 9'],
        check: ['answer1*m + answer2 = m*q + r', 'answer2 < m'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{q}}',
          mistakes: [
            slip('{{q + 1}}', 'table_fact_one_off', 'Multiply back: that is more than there is.'),
            slip(
              '{{q - 1}}',
              'remainder_too_large',
              'Multiply back: there is enough left for one more.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{r}}',
          mistakes: [
            slip('{{r + m}}', 'remainder_too_large', 'What is left is enough for one more each.'),
          ],
        },
      ],
      hints: [
        'How often does {{m}} fit into the tens of {{m*q + r}}?',
        'Share the tens first, pass on what is left, and then share the ones.',
        'There are {{floor((m*q + r)/10)}} tens. {{m}} goes into that {{floor(q/10)}} times.',
        'Then {{m*q + r - 10*m*floor(q/10)}} ones are left. How often does {{m}} fit into that, and what is still left over?',
      ],
      method_answer: [
        {
          maths: tex`{{m}} \times {{10*floor(q/10)}} = {{10*m*floor(q/10)}}`,
          text: 'What the tens use up.',
        },
        {
          maths: tex`{{m*q + r - 10*m*floor(q/10)}} = {{m}} \times {{mod(q, 10)}} + {{r}}`,
          text: 'The ones, with what is left over.',
        },
        { maths: tex`{{m*q + r}} = {{m}} \times {{q}} + {{r}}`, text: 'The check.' },
      ],
    },
  },
  {
    key: 'short-divide-nought-inside',
    topics: ['short-division'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['M5-MD-08'],
    question: {
      type: 'number',
      text: `Work out ${thousands('n')} ÷ {{m}}.`,
      max_score: 1,
      template: {
        draw: { m: { from: 4, to: 9 }, a: { from: 2, to: 8 }, c: { from: 4, to: 9 } },
        derive: { q: '100*a + c', n: 'm*q' },
        where: ['n >= 1000', 'm*c >= 11', 'a != c'],
        check: ['answer * m = n'],
      },
      answer: '{{q}}',
      mistakes: [
        slip(
          '{{10*a + c}}',
          'nought_of_quotient_left_out',
          'Estimate: {{m}} times that is much too small. Is there a digit above every column?',
        ),
        slip(
          '{{1000*a + c}}',
          'nought_of_quotient_added',
          'Estimate: {{m}} times that is much too large.',
        ),
      ],
      hints: [
        'Estimate first: about how many hundreds will there be?',
        'Write one digit above every column, also if it is a nought.',
        `The first two digits are {{floor(n/100)}} hundreds. {{m}} goes into that {{a}} times.`,
        `The next digit is {{mod(floor(n/10), 10)}}, which is less than {{m}}. Write a nought above it, and pass it on to the ones.`,
      ],
      method_answer: [
        { maths: tex`{{m}} \times {{100*a}} = ${texThousands('100*a*m')}`, text: 'The hundreds.' },
        {
          maths: tex`${texThousands('n')} - ${texThousands('100*a*m')} = {{m*c}}`,
          text: 'What is left is not enough for a ten each.',
        },
        { maths: tex`{{m*c}} \div {{m}} = {{c}}`, text: 'The ones.' },
        { maths: tex`{{100*a}} + {{c}} = {{q}}`, text: 'No tens, so there is a nought.' },
      ],
    },
  },
  {
    key: 'short-divide-minibuses',
    topics: ['short-division'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['M5-MD-08'],
    question: {
      type: 'number',
      text: '{{n}} children go on a trip. Each {{bus}} takes {{m}} children. How many are needed so that every child can come?',
      max_score: 2,
      template: {
        draw: {
          bus: { pick: ['minibus', 'boat', 'cable car'] },
          m: { from: 6, to: 9 },
          q: { from: 13, to: 24 },
          r: { from: 2, to: 5 },
        },
        derive: { n: 'm*q + r' },
        where: ['r < m'],
        check: ['answer * m >= n', '(answer - 1)*m < n'],
      },
      answer: '{{q + 1}}',
      mistakes: [
        slip('{{q}}', 'remainder_dropped', 'Are there places for all of the children then?'),
        slip(
          '{{r}}',
          'other_quantity_given',
          'That is how many children are left over. They have to go somewhere.',
        ),
        slip(
          '{{q + r}}',
          'remainder_counted_as_groups',
          'Do the {{r}} who are left over need one each?',
        ),
      ],
      hints: [
        'What do the children do who are left over?',
        'Divide, and then ask what the remainder means in this story.',
        tex`{{m}} goes into {{n}} a whole number of times, with a remainder of {{r}}.`,
        '${{m}} \\times {{q}} = {{m*q}}$, so that many places are not enough. What happens with the others?',
      ],
      method_answer: [
        { maths: tex`{{n}} = {{m}} \times {{q}} + {{r}}`, text: 'Divided, with a remainder.' },
        { maths: tex`{{q}} + 1 = {{q + 1}}`, text: 'The children left over need one more.' },
      ],
    },
  },
  {
    key: 'short-divide-remainder-point',
    topics: ['short-division'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['M5-MD-08'],
    question: {
      type: 'single_choice',
      text: '{{name}} works out {{m*q + r}} ÷ {{m}} = {{q}} remainder {{r}} and writes it as {{q}}.{{r}}. What would you say?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Adam', 'Shreya', 'Bao', 'Maya'] },
          m: { pick: [4, 5, 8] },
          q: { from: 12, to: 48 },
          r: { from: 2, to: 7 },
        },
        where: ['r < m', 'r*r != m'],
      },
      options: [
        option(
          'That is right: the remainder comes after the point',
          'remainder_as_decimal',
          'After the point come tenths. Are {{r}} out of {{m}} the same as {{r}} tenths?',
        ),
        option(
          'There is no way to write it with a fraction',
          'remainder_as_decimal',
          'The {{r}} left over can be shared as well. Into how many parts?',
        ),
        { text: 'It should be ${{q}}\\tfrac{ {{r}} }{ {{m}} }$' },
        option(
          'It should be ${{q}}\\tfrac{1}{ {{r}} }$',
          'remainder_over_other_number',
          'What is left is shared among {{m}}. What does that make the denominator?',
        ),
      ],
      answers: [3],
      hints: [
        'What is {{r}} in this division: parts of one, or whole ones left over?',
        'A remainder can be shared too. It is divided by the same number.',
        'The {{r}} left over are shared among {{m}}.',
        'So each share has a fraction with {{m}} below the line. The first decimal place would count tenths.',
      ],
      method_answer: [
        {
          maths: tex`{{m*q + r}} = {{m}} \times {{q}} + {{r}}`,
          text: 'The remainder is {{r}} whole ones.',
        },
        {
          maths: tex`{{m*q + r}} \div {{m}} = {{q}}\tfrac{ {{r}} }{ {{m}} }`,
          text: 'They are shared among {{m}}.',
        },
      ],
    },
  },
]
