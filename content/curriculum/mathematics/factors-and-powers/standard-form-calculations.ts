import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const standardFormCalculations: readonly ContentQuestion[] = [
  {
    key: 'standard-form-multiply',
    topics: ['standard-form-calculations'],
    difficulty: -0.6,
    minutes: 1.2,
    statements: ['GCSE-N9b'],
    question: {
      type: 'number',
      text: 'Work out $({{a}} \\times 10^{{m}}) \\times ({{b}} \\times 10^{{n}})$. Give your answer in standard form.',
      max_score: 2,
      template: {
        draw: {
          a: { from: 2, to: 4 },
          b: { from: 2, to: 4 },
          m: { from: 3, to: 8 },
          n: { from: 3, to: 8 },
        },
        where: ['a*b < 10', 'm != n', 'a + b != a*b'],
        check: ['answer/(b*10^n) = a*10^m'],
      },
      answer: '{{a*b}}e{{m+n}}',
      forms: ['standard_form'],
      mistakes: [
        slip(
          '{{a*b}}e{{m*n}}',
          'exponents_multiplied',
          'Count the factors of ten in both powers together.',
        ),
        slip('{{a+b}}e{{m+n}}', 'added_instead', 'The front numbers are multiplied here.'),
      ],
      hints: [
        'The order of a product does not matter, so sort it.',
        'Multiply the front numbers. Add the indices.',
        'The front numbers make ${{a}} \\times {{b}} = {{a*b}}$.',
        'For the power of ten, add {{m}} and {{n}}. Put it after {{a*b}}.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times {{b}} = {{a*b}}, \quad {{m}} + {{n}} = {{m+n}}`,
          text: 'Front numbers and indices.',
        },
        {
          maths: tex`{{a*b}} \times 10^{ {{m+n}} }`,
          text: 'The front number is between 1 and 10.',
        },
      ],
    },
  },
  {
    key: 'standard-form-divide',
    topics: ['standard-form-calculations'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-N9b', 'GCSE-N9a'],
    question: {
      type: 'number',
      text: 'Work out $({{a}} \\times 10^{{m}}) \\div ({{b}} \\times 10^{{n}})$. Give your answer in standard form.',
      max_score: 3,
      template: {
        draw: { m: { from: 7, to: 9 }, n: { from: 2, to: 4 } },
        rows: [
          { a: 2, b: 8, d: '0.25', q: '2.5' },
          { a: 3, b: 5, d: '0.6', q: '6' },
          { a: 4, b: 5, d: '0.8', q: '8' },
          { a: 2, b: 5, d: '0.4', q: '4' },
          { a: 3, b: 4, d: '0.75', q: '7.5' },
          { a: 6, b: 8, d: '0.75', q: '7.5' },
        ],
        where: ['m != 2*n'],
        check: ['answer*b*10^n = a*10^m'],
      },
      answer: '{{q}}e{{m-n-1}}',
      forms: ['standard_form'],
      mistakes: [
        slip(
          '{{q}}e{{m-n}}',
          'standard_form_not_adjusted',
          'The front number was made ten times larger. The power must make up for it.',
        ),
        slip('{{q}}e{{m+n-1}}', 'exponents_added', 'Dividing takes factors of ten away.'),
      ],
      hints: [
        'Divide the front numbers, and divide the powers of ten.',
        'Subtract the indices. Then see if the front number is between 1 and 10.',
        'The front numbers make ${{a}} \\div {{b}} = {{d}}$, and the indices ${{m}} - {{n}}$.',
        'Write {{d}} as ${{q}} \\div 10$. So there is one factor of ten less.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \div {{b}} = {{d}}, \quad {{m}} - {{n}} = {{m-n}}`,
          text: 'Front numbers and indices.',
        },
        {
          maths: tex`{{d}} \times 10^{ {{m-n}} } = {{q}} \times 10^{ {{m-n-1}} }`,
          text: 'Back into standard form.',
        },
      ],
    },
  },
  {
    key: 'standard-form-add',
    topics: ['standard-form-calculations'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-N9b'],
    question: {
      type: 'number',
      text: 'Work out $({{a}} \\times 10^{{n+1}}) + ({{b}} \\times 10^{{n}})$. Give your answer in standard form.',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 7 }, b: { from: 2, to: 9 }, n: { from: 3, to: 7 } },
        where: ['a != b'],
        check: ['answer - b*10^n = a*10^(n+1)'],
      },
      answer: '{{a+b/10|dp1}}e{{n+1}}',
      forms: ['standard_form'],
      mistakes: [
        slip(
          '{{(a+b)*10^(2*n+1)}}',
          'powers_added_like_products',
          'Indices are added in a product. This is a sum.',
        ),
        slip(
          '{{(a+b)*10^(n+1)}}',
          'points_not_lined_up',
          'The powers differ, so these front numbers stand in different places.',
        ),
      ],
      hints: [
        'The powers of ten differ. So do the front numbers stand in the same place?',
        'Write both with the same power of ten. Or write both as ordinary numbers.',
        'As an ordinary number the second is {{b*10^n|thousands}}.',
        'The first is {{a*10^(n+1)|thousands}}. Add them, and go back to standard form.',
      ],
      method_answer: [
        {
          maths: tex`{{b}} \times 10^{ {{n}} } = {{b/10|dp1}} \times 10^{ {{n+1}} }`,
          text: 'The same power of ten.',
        },
        {
          maths: tex`({{a}} + {{b/10|dp1}}) \times 10^{ {{n+1}} } = {{a+b/10|dp1}} \times 10^{ {{n+1}} }`,
          text: 'Now the front numbers can be added.',
        },
      ],
    },
  },
  {
    key: 'standard-form-put-back',
    topics: ['standard-form-calculations'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['GCSE-N9b', 'GCSE-N9a'],
    question: {
      type: 'fill_blanks',
      text: '$({{a}} \\times 10^{{m}}) \\times ({{b}} \\times 10^{{n}}) = {{a*b}} \\times 10^{ {{m+n}} }$. In standard form this is $A \\times 10^k$, where $A$ = [[1]] and $k$ = [[2]].',
      max_score: 2,
      template: {
        draw: {
          a: { from: 3, to: 9 },
          b: { from: 4, to: 8 },
          m: { from: 2, to: 6 },
          n: { from: 2, to: 5 },
        },
        where: ['a*b > 10', 'mod(a*b, 10) != 0', 'a != b'],
        check: ['answer1*10^answer2 = a*b*10^(m+n)', 'answer1 < 10'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a*b/10|dp1}}',
          mistakes: [slip('{{a*b}}', 'stopped_early', 'Is this front number less than 10?')],
        },
        {
          type: 'number',
          answer: '{{m+n+1}}',
          mistakes: [
            slip(
              '{{m+n}}',
              'standard_form_not_adjusted',
              'The front number gets smaller, so the power must make up for it.',
            ),
            slip('{{m+n-1}}', 'moved_other_way', 'If both parts get smaller, the value changes.'),
          ],
        },
      ],
      hints: [
        'Is {{a*b}} between 1 and 10?',
        'Make the front number ten times smaller. Then make the power ten times larger.',
        'Write {{a*b}} as a number below 10, multiplied by 10.',
        'That is one factor of ten more than the {{m+n}} that are there already.',
      ],
      method_answer: [
        {
          maths: tex`{{a*b}} \times 10^{ {{m+n}} } = {{a*b/10|dp1}} \times 10 \times 10^{ {{m+n}} }`,
          text: 'Take a factor of ten out of the front number.',
        },
        { maths: tex`{{a*b/10|dp1}} \times 10^{ {{m+n+1}} }`, text: 'One more ten.' },
      ],
    },
  },
  {
    key: 'standard-form-light-time',
    topics: ['standard-form-calculations'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['GCSE-N9b', 'GCSE-N9a'],
    question: {
      type: 'number',
      text: 'Light travels $3 \\times 10^8$ metres in one second. A space probe is ${{d|dp1}} \\times 10^{11}$ metres away. How many seconds does a radio signal take to reach it, at the speed of light? Give an ordinary number.',
      max_score: 3,
      template: {
        draw: { k: { from: 4, to: 29 } },
        derive: { d: '3*k/10' },
        where: ['mod(k, 10) != 0', 'd > 1'],
        check: ['answer*3*10^8 = d*10^11'],
      },
      answer: '{{100*k}}',
      mistakes: [
        slip(
          '{{k/10}}',
          'stopped_early',
          'That is the quotient of the front numbers. What about the powers of ten?',
        ),
        slip(
          '{{3*d*10^19}}',
          'multiplied_for_divided',
          'How often does the distance of one second fit into the whole distance?',
        ),
        slip('{{k*10^18}}', 'exponents_added', 'Dividing takes factors of ten away.'),
      ],
      hints: [
        'How often does the distance of one second fit into the whole distance?',
        'Time is distance divided by speed. Divide the front numbers and subtract the indices.',
        'The front numbers are ${{d|dp1}} \\div 3 = {{k/10|dp1}}$.',
        'The indices make $11 - 8 = 3$. Multiply {{k/10|dp1}} by $10^3$.',
      ],
      method_answer: [
        {
          maths: tex`{{d|dp1}} \div 3 = {{k/10|dp1}}, \quad 11 - 8 = 3`,
          text: 'Front numbers and indices.',
        },
        {
          maths: tex`{{k/10|dp1}} \times 10^3 = {{100*k|thousands_tex}}`,
          text: 'The time in seconds.',
        },
      ],
    },
  },
]
