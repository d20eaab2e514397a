import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const standardForm: readonly ContentQuestion[] = [
  {
    key: 'standard-form-large',
    topics: ['standard-form'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['MK3-N-16', 'GCSE-N9a'],
    question: {
      type: 'fill_blanks',
      text: '{{start}} {{v|thousands}} {{what}}. In standard form the number is $A \\times 10^n$, where $A$ = [[1]] and $n$ = [[2]].',
      max_score: 2,
      template: {
        draw: { a: { from: 12, to: 98, except: [20, 30, 40, 50, 60, 70, 80, 90] } },
        rows: [
          { start: 'A cliff is about', what: 'millimetres high', n: 5 },
          { start: 'In a large city there live about', what: 'people', n: 6 },
          { start: 'A river is about', what: 'metres long', n: 5 },
          { start: 'A large forest has about', what: 'trees', n: 7 },
        ],
        derive: { v: 'a*10^(n-1)' },
        check: ['answer1*10^answer2 = v', 'answer1 >= 1', 'answer1 < 10'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a/10|dp1}}',
          mistakes: [
            slip(
              '{{a}}',
              'standard_form_not_adjusted',
              'The front number must be at least 1 and less than 10.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{n}}',
          mistakes: [
            slip(
              '{{n-1}}',
              'zeros_counted_for_power',
              'Count the places that the digits move, not the zeros.',
            ),
          ],
        },
      ],
      hints: [
        'The front number has one digit before the point, and that digit is not zero.',
        'Put the point after the first digit. Then count how many places the digits move.',
        'The digits are {{floor(a/10)}} and {{mod(a, 10)}}. The point goes between them.',
        'Multiply that front number by 10 again and again. Count how often, until you reach {{v|thousands}}.',
      ],
      method_answer: [
        {
          maths: tex`{{v|thousands_tex}} = {{a/10|dp1}} \times 10^{ {{n}} }`,
          text: 'The digits move {{n}} places.',
        },
      ],
    },
  },
  {
    key: 'standard-form-small',
    topics: ['standard-form'],
    difficulty: 0.1,
    minutes: 1.2,
    statements: ['GCSE-N9a', 'MK3-N-16'],
    question: {
      type: 'number',
      text: '{{thing}} is about {{v}} m {{how}}. Write {{v}} in standard form.',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { thing: 'A grain of sand', how: 'wide', v: '0.00042', a: '4.2', n: 4 },
          { thing: 'A thin wire', how: 'thick', v: '0.00075', a: '7.5', n: 4 },
          { thing: 'A pin', how: 'thick', v: '0.00063', a: '6.3', n: 4 },
          { thing: 'A sheet of card', how: 'thick', v: '0.00031', a: '3.1', n: 4 },
          { thing: 'A small ant', how: 'long', v: '0.0024', a: '2.4', n: 3 },
          { thing: 'A grain of rice', how: 'long', v: '0.0065', a: '6.5', n: 3 },
        ],
      },
      answer: '{{a}}e-{{n}}',
      forms: ['standard_form'],
      mistakes: [
        slip(
          '{{a}}e{{n}}',
          'exponent_sign_turned',
          'Is the number large or small? What does that say about the index?',
        ),
        slip(
          '{{a}}e-{{n-1}}',
          'zeros_counted_for_power',
          'Count the places that the digits move to reach the front number.',
        ),
      ],
      hints: [
        'The number is less than 1. What does that tell you about the index?',
        'Put the point after the first digit that is not zero. Then count the places.',
        'The front number is {{a}}.',
        'Count how often you divide {{a}} by 10 to reach {{v}}. Write that count with a minus as the index.',
      ],
      method_answer: [
        {
          maths: tex`{{v}} = {{a}} \times 10^{-{{n}}}`,
          text: 'Dividing by 10 as often as that gives a negative index.',
        },
      ],
    },
  },
  {
    key: 'standard-form-to-ordinary',
    topics: ['standard-form'],
    difficulty: -0.5,
    minutes: 0.8,
    statements: ['GCSE-N9a'],
    question: {
      type: 'number',
      text: 'Write ${{a/100|dp2}} \\times 10^{{n}}$ as an ordinary number.',
      max_score: 1,
      template: {
        draw: { a: { from: 112, to: 988 }, n: { from: 4, to: 6 } },
        where: ['mod(a, 10) != 0'],
        check: ['answer/10^n*100 = a'],
      },
      answer: '{{a*10^(n-2)}}',
      mistakes: [
        slip(
          '{{a*10^n}}',
          'power_counts_zeros',
          'The index does not say how many zeros to write. It says how often to multiply by 10.',
        ),
        slip(
          '{{a/100*10*n}}',
          'power_as_multiple',
          'The power of ten is a product of tens. How many tens?',
        ),
      ],
      hints: [
        'A positive index makes the number large.',
        'Multiply by 10 as often as the index says. The digits move one place each time.',
        'After two steps the number is {{a}}.',
        'Two of the {{n}} steps are done. Multiply {{a}} by 10 for each step that is left.',
      ],
      method_answer: [
        { maths: tex`{{a/100|dp2}} \times 10^2 = {{a}}`, text: 'Two of the steps.' },
        {
          maths: tex`{{a}} \times 10^{ {{n-2}} } = {{a*10^(n-2)|thousands_tex}}`,
          text: 'The other steps.',
        },
      ],
    },
  },
  {
    key: 'standard-form-not-yet',
    topics: ['standard-form'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['GCSE-N9a', 'MK3-N-16'],
    has_equal_options: true,
    question: {
      type: 'single_choice',
      text: 'Jonas writes a number as ${{a}} \\times 10^{{n}}$. What is this number in standard form?',
      max_score: 1,
      template: {
        draw: {
          a: { from: 12, to: 98, except: [20, 30, 40, 50, 60, 70, 80, 90] },
          n: { from: 4, to: 8 },
        },
      },
      options: [
        option(
          '${{a/10|dp1}} \\times 10^{{n}}$',
          'standard_form_not_adjusted',
          'The front number became smaller. The power must make up for it.',
        ),
        option(
          '${{a/10|dp1}} \\times 10^{{n-1}}$',
          'moved_other_way',
          'Both parts became smaller here, so the value has changed.',
        ),
        { text: '${{a/10|dp1}} \\times 10^{{n+1}}$' },
        option(
          '${{a}} \\times 10^{{n}}$',
          'stopped_early',
          'The value is right. Is the front number less than 10?',
        ),
      ],
      answers: [3],
      hints: [
        'What must the front number of standard form be like?',
        'If the front number gets ten times smaller, the power must get ten times larger.',
        'Write {{a}} as ${{a/10|dp1}} \\times 10$.',
        'So there is one more factor of 10 beside $10^{{n}}$. Count the tens.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times 10^{ {{n}} } = {{a/10|dp1}} \times 10 \times 10^{ {{n}} } = {{a/10|dp1}} \times 10^{ {{n+1}} }`,
          text: 'One more factor of ten.',
        },
      ],
    },
  },
  {
    key: 'standard-form-order',
    topics: ['standard-form'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['MK3-N-16'],
    question: {
      type: 'ordering',
      text: 'Put these numbers in order, the smallest first.',
      max_score: 2,
      template: {
        draw: {
          a: { from: 2, to: 4 },
          b: { from: 5, to: 9 },
          n: { from: 4, to: 6 },
          m: { from: 3, to: 5 },
        },
      },
      items: [
        '${{b}} \\times 10^{-{{m}}}$',
        '${{a}} \\times 10^{-{{m-1}}}$',
        '${{a}} \\times 10^0$',
        '${{b}} \\times 10^{{n}}$',
        '${{a}} \\times 10^{{n+1}}$',
      ],
      hints: [
        'Which part of standard form says most about the size?',
        'Compare the indices first. Compare the front numbers only where the indices are the same.',
        'A negative index makes a number below 1. Begin with the two negative indices.',
        'The index furthest below zero comes first. Index 0 comes after the negative ones, and before the positive ones.',
      ],
      method_answer: [
        {
          text: 'Order the numbers by their indices: from $-{{m}}$ to ${{n+1}}$. All the indices differ, so the front numbers do not matter.',
        },
      ],
    },
  },
]
