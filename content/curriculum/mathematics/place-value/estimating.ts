import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const estimating: readonly ContentQuestion[] = [
  {
    key: 'estimate-product',
    topics: ['estimating'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['MK3-N-23', 'GCSE-N14'],
    question: {
      type: 'number',
      text: tex`Estimate {{x|dp1}} × {{y|dp2}} by rounding each number to 1 significant figure.`,
      max_score: 2,
      template: {
        draw: {
          a: { from: 2, to: 8 },
          u: { from: -34, to: 34, except: [-10, 0, 10, 20, -20, 30, -30] },
          b: { from: 2, to: 8 },
          v: { from: -38, to: 38, except: [-10, 0, 10, 20, -20, 30, -30] },
        },
        derive: { x: '10*a + u/10', y: 'b + v/100' },
        where: ['abs(u) > 5', 'abs(v) > 5', 'a != b', 'a*b != 10'],
        check: ['answer/(10*a) = b', 'abs(answer - x*y) < answer/3'],
      },
      answer: '{{10*a*b}}',
      mistakes: [
        slip(
          '{{a*b}}',
          'noughts_dropped_in_rounding',
          'To one significant figure, {{x|dp1}} is still some tens.',
        ),
        slip(
          '{{x*y|dp3}}',
          'worked_out_then_rounded',
          'That is the exact product. An estimate rounds first, so that it can be done in the head.',
        ),
      ],
      hints: [
        'Which easy numbers are near these two?',
        'Round each number to its first significant figure. Then multiply.',
        '{{x|dp1}} is about {{10*a}}.',
        '{{y|dp2}} is about {{b}}. Now multiply the two easy numbers.',
      ],
      method_answer: [
        { text: '{{x|dp1}} is about {{10*a}}, and {{y|dp2}} is about {{b}}.' },
        { maths: tex`{{10*a}} \times {{b}} = {{10*a*b}}`, text: 'The estimate.' },
      ],
    },
  },
  {
    key: 'estimate-divide-by-half',
    topics: ['estimating'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['MK3-N-23', 'GCSE-N14'],
    question: {
      type: 'number',
      text: tex`Estimate $\frac{ {{x}} \times {{y|dp2}} }{ {{z|dp2}} }$ by rounding each number to 1 significant figure.`,
      max_score: 3,
      template: {
        draw: {
          a: { from: 2, to: 8 },
          u: { from: -3, to: 4, except: [0] },
          b: { from: 2, to: 8 },
          v: { from: -24, to: 24, except: [-10, 0, 10, 20, -20] },
          c: { pick: [2, 5] },
          w: { from: -4, to: 4, except: [0] },
        },
        derive: { x: '10*a + u', y: 'b + v/100', z: 'c/10 + w/100', top: '10*a*b' },
        where: ['abs(v) > 5'],
        check: ['answer*c/10 = top'],
      },
      answer: '{{top*10/c}}',
      mistakes: [
        slip(
          '{{top*c/10}}',
          'divided_by_decimal_as_multiplied',
          'How many times do {{c}} tenths fit into a number: more often than 1 does, or less often?',
        ),
        slip(
          '{{top}}',
          'small_number_rounded_away',
          '{{z|dp2}} is not about 1. What is it to one significant figure?',
        ),
        slip(
          '{{top/c}}',
          'place_value',
          'You divided by {{c}}. The number below the line is {{c}} tenths.',
        ),
      ],
      hints: [
        'Which easy number is near each of the three?',
        'Round each one to 1 significant figure. Work out the top, and then divide.',
        'The top is about ${{10*a}} \\times {{b}}$, which is {{top}}.',
        'Below the line is about 0.{{c}}. Multiply the top and the bottom by 10, and you have ${{10*top}} \\div {{c}}$.',
      ],
      method_answer: [
        { maths: tex`{{10*a}} \times {{b}} = {{top}}`, text: 'The rounded numbers of the top.' },
        {
          maths: tex`{{top}} \div 0.{{c}} = {{10*top}} \div {{c}} = {{top*10/c}}`,
          text: 'Dividing by a number below 1 makes it larger.',
        },
      ],
    },
  },
  {
    key: 'estimate-which-can-be-right',
    topics: ['estimating'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['GCSE-N14', 'MK3-N-23'],
    question: {
      type: 'single_choice',
      text: 'Without working it out exactly, decide which of these is {{x|dp1}} × {{y}}.',
      max_score: 1,
      template: {
        draw: {
          a: { from: 3, to: 7 },
          u: { from: -14, to: 14, except: [-10, 0, 10] },
          b: { from: 2, to: 4 },
          v: { from: 1, to: 2 },
        },
        derive: { x: '10*a + u/10', y: '10*b + v' },
        where: ['abs(u) > 3'],
        check: ['answer/y = x', 'abs(answer - 100*a*b) < 20*a*b'],
      },
      options: [
        option(
          '{{x*y*10}}',
          'place_value',
          'Tens times tens make hundreds. About how many hundreds should it be?',
        ),
        option(
          '{{x*y/10|dp2}}',
          'place_value',
          'Two numbers above ten make more than a hundred. How much do tens times tens make?',
        ),
        option('{{x + y|dp1}}', 'added_instead', 'That is about the sum of the two numbers.'),
        { text: '{{x*y|dp1}}' },
      ],
      answers: [4],
      hints: [
        'About how large should the answer be?',
        'Round both numbers to 1 significant figure and multiply in your head.',
        '{{x|dp1}} is about {{10*a}}.',
        '{{y}} is about {{10*b}}. Work out ${{10*a}} \\times {{10*b}}$ and look for the answer that is near it.',
      ],
      method_answer: [
        {
          maths: tex`{{10*a}} \times {{10*b}} = {{100*a*b}}`,
          text: 'The estimate. Only one of the answers is near it.',
        },
      ],
    },
  },
  {
    key: 'estimate-too-large-or-small',
    topics: ['estimating'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['GCSE-N14'],
    question: {
      type: 'cloze_dropdown',
      text: tex`{{name}} estimates {{x|dp1}} × {{y|dp1}} as {{10*a}} × {{b}}. The estimate is [[1]] than the exact value. Then {{name}} estimates {{p}} ÷ {{q|dp1}} as {{100*c}} ÷ {{d}}. This estimate is [[2]] than the exact value.`,
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Farah', 'Luca', 'Zainab', 'Owen'] },
          a: { from: 3, to: 8 },
          u: { from: 3, to: 29, except: [10, 20] },
          b: { from: 3, to: 9 },
          v: { from: 1, to: 4 },
          c: { pick: [4, 6, 8] },
          r: { from: 3, to: 20, except: [10, 20] },
          d: { pick: [2, 4] },
          s: { from: 1, to: 4 },
        },
        derive: { x: '10*a - u/10', y: 'b - v/10', p: '100*c + r', q: 'd - s/10' },
        where: ['a != b', 'mod(100*c, d) = 0'],
      },
      gaps: [
        {
          options: [
            { text: 'larger' },
            option(
              'smaller',
              'rounding_side_overlooked',
              'Both numbers were rounded the same way. Which way?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'larger',
              'rounding_effect_of_divisor',
              'Sharing among more makes each share smaller. Which way was the second number rounded?',
            ),
            { text: 'smaller' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Was each number rounded up or down?',
        'Rounding a factor up makes the product go up. Think about what a greater divisor does to a quotient.',
        '{{x|dp1}} and {{y|dp1}} were both rounded up.',
        '{{p}} was rounded down, so less is shared out. {{q|dp1}} was rounded up, so it is shared among more.',
      ],
      method_answer: [
        { text: 'Both factors went up, so the estimate of the product is larger.' },
        { text: 'Less is shared among more, so the estimate of the quotient is smaller.' },
      ],
    },
  },
  {
    key: 'estimate-school-trip',
    topics: ['estimating'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['MK3-N-23', 'GCSE-N14'],
    question: {
      type: 'number',
      text: '{{n}} pupils go to the {{place}}. A ticket costs £{{t|dp2}}, and the coach costs £{{k}}. Estimate the total cost in pounds by rounding each number to 1 significant figure.',
      max_score: 3,
      template: {
        draw: {
          place: { pick: ['theatre', 'aquarium', 'space centre', 'farm'] },
          a: { from: 3, to: 6 },
          u: { from: -2, to: 3, except: [0] },
          b: { from: 6, to: 9 },
          v: { from: -35, to: 25, step: 5, except: [0] },
          c: { from: 2, to: 5 },
          w: { from: -12, to: 24, except: [0, 10, 20, -10] },
        },
        derive: { n: '10*a + u', t: 'b + v/100', k: '100*c + w' },
        where: ['10*a*b != 100*c', 'n*t + k != 10*a*b + 100*c'],
        check: ['answer - 100*c = 10*a*b'],
      },
      answer: '{{10*a*b + 100*c}}',
      mistakes: [
        slip(
          '{{n*t + k|dp2}}',
          'worked_out_then_rounded',
          'That is the exact cost. An estimate rounds the numbers first.',
        ),
        slip(
          '{{10*a*b}}',
          'stopped_early',
          'That is for the tickets only. What else has to be paid?',
        ),
        slip(
          '{{(b + 100*c)*10*a}}',
          'fixed_cost_multiplied',
          'The coach is paid once for all, not once for each pupil.',
        ),
        slip(
          '{{b + 100*c}}',
          'one_of_many_counted',
          'That is the cost of one ticket. How many are needed?',
        ),
      ],
      hints: [
        'Which easy number is near each of the three?',
        'The tickets cost the number of pupils times the price. The coach comes on top, once.',
        'About {{10*a}} pupils pay about £{{b}} each.',
        'The tickets are about £{{10*a*b}}, and the coach is about £{{100*c}}. Put the two together.',
      ],
      method_answer: [
        {
          maths: tex`{{10*a}} \times {{b}} = {{10*a*b}}`,
          text: 'The tickets, with rounded numbers.',
        },
        { maths: tex`{{10*a*b}} + {{100*c}} = {{10*a*b + 100*c}}`, text: 'Add the coach.' },
      ],
    },
  },
]
