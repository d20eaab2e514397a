import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const quadraticSequences: readonly ContentQuestion[] = [
  {
    key: 'quadratic-seq-square-number',
    topics: ['quadratic-sequences'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-A25H'],
    question: {
      type: 'number',
      text: 'The $n$th term of the sequence ${{t1}}, {{t2}}, {{t3}}, {{t4}}, …$ is $an^2 + bn + c$. What is $a$?',
      max_score: 1,
      template: {
        draw: {
          a: { from: 2, to: 5 },
          b: { from: -3, to: 6, except: [0] },
          c: { from: -4, to: 7 },
        },
        derive: {
          t1: 'a + b + c',
          t2: '4*a + 2*b + c',
          t3: '9*a + 3*b + c',
          t4: '16*a + 4*b + c',
          d1: 't2 - t1',
          d2: 't3 - t2',
        },
        where: ['t1 > 0', 'd1 != a', 'd1 != 2*a', 't1 != a', 'd2 != a', 'd1 > 0'],
        check: ['2*answer = t3 - 2*t2 + t1'],
      },
      answer: '{{a}}',
      mistakes: [
        slip(
          '{{2*a}}',
          'second_difference_not_halved',
          'That is the second difference. What does $n^2$ alone have as its second difference?',
        ),
        slip(
          '{{d1}}',
          'first_difference_only',
          'The first differences change. Look at their differences.',
        ),
      ],
      hints: [
        'Write the differences below the terms, and their differences below them.',
        'The second difference is always twice the number in front of $n^2$.',
        'The first differences begin {{d1}}, {{d2}}.',
        'The second difference is ${{d2}} - {{d1}}$. Halve it.',
      ],
      method_answer: [
        { maths: tex`{{d2}} - {{d1}} = {{2*a}}`, text: 'The second difference.' },
        { maths: tex`{{2*a}} \div 2 = {{a}}`, text: 'Half of it stands in front of $n^2$.' },
      ],
    },
  },
  {
    key: 'quadratic-seq-other-rule',
    topics: ['quadratic-sequences'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-A24H'],
    question: {
      type: 'fill_blanks',
      text: tex`The $n$th term of a sequence is $\frac{n}{n + {{k}} }$. Its first term is [[1]], and its {{m}}th term is [[2]]. Give fractions.`,
      max_score: 2,
      template: {
        draw: { k: { from: 2, to: 6 }, m: { from: 5, to: 12 } },
        where: ['m != k'],
        check: ['answer1*(1 + k) = 1', 'answer2*(m + k) = m'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{1/(1+k)}}',
          mistakes: [
            slip('{{1/k}}', 'substituted_once_only', 'The letter $n$ stands below as well.'),
          ],
        },
        {
          type: 'number',
          answer: '{{m/(m+k)}}',
          mistakes: [
            slip(
              '{{m/(1+k)}}',
              'substituted_once_only',
              'The letter $n$ stands above and below. Put the same number into both.',
            ),
          ],
        },
      ],
      hints: [
        'The letter $n$ stands twice in the rule.',
        'Put the number of the place in for both.',
        'For the first term both letters are 1.',
        'For the other one put {{m}} above, and ${{m}} + {{k}}$ below. Simplify if you can.',
      ],
      method_answer: [
        { maths: tex`\frac{1}{1 + {{k}} } = {{1/(1+k)|tex}}`, text: 'For $n = 1$.' },
        { maths: tex`\frac{ {{m}} }{ {{m}} + {{k}} } = {{m/(m+k)|tex}}`, text: 'For $n = {{m}}$.' },
      ],
    },
  },
  {
    key: 'quadratic-seq-near-squares',
    topics: ['quadratic-sequences'],
    difficulty: -0.1,
    minutes: 2,
    statements: ['GCSE-A25H'],
    question: {
      type: 'expression',
      text: 'Find the $n$th term of ${{a+c}}, {{4*a+c}}, {{9*a+c}}, {{16*a+c}}, …$',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 5 }, c: { from: -6, to: 9, except: [0] } },
        where: ['c != a', 'a + c > 0', 'c != 2*a', 'c != 1'],
      },
      answer: '{{a}}n^2 {{c|signed}}',
      variables: ['n'],
      mistakes: [
        slip(
          '{{3*a}}n {{c-2*a|signed}}',
          'first_difference_only',
          'That fits the first two terms. Test the third.',
        ),
        slip(
          '{{2*a}}n^2 {{c-a|signed}}',
          'second_difference_not_halved',
          'Test it with the second term. What does the second difference tell?',
        ),
      ],
      hints: [
        'Are the first differences equal? What about their differences?',
        'Half of the second difference stands in front of $n^2$. Then compare with the sequence.',
        'The second difference is {{2*a}}.',
        'Write the values of ${{a}}n^2$: {{a}}, {{4*a}}, {{9*a}}. What has to be added to each, or taken away?',
      ],
      method_answer: [
        { maths: tex`{{2*a}} \div 2 = {{a}}`, text: 'Half of the second difference.' },
        {
          maths: tex`{{a+c}} - {{a}} = {{c}}, \quad ({{4*a+c}}) - {{4*a}} = {{c}}`,
          text: 'What is left beside ${{a}}n^2$.',
        },
        { maths: tex`{{a}}n^2 {{c|signed}}`, text: 'The $n$th term.' },
      ],
    },
  },
  {
    key: 'quadratic-seq-surd-next',
    topics: ['quadratic-sequences'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-A24H'],
    question: {
      type: 'single_choice',
      text: tex`A geometric sequence begins $ {{a}}, \quad {{a}}\sqrt{ {{k}} }, \quad {{a*k}}, \quad …$ What is the next term?`,
      max_score: 1,
      template: {
        draw: { a: { from: 2, to: 5 }, k: { pick: [3, 5, 6, 7, 10] } },
        where: ['a != k'],
      },
      options: [
        option(
          tex`$ {{2*a}}\sqrt{ {{k}} }$`,
          'doubling_taken_as_adding',
          'From the first term to the third it is times {{k}}. Use the same from the second.',
        ),
        { text: tex`$ {{a*k}}\sqrt{ {{k}} }$` },
        option(
          tex`$ {{a*k^2}}$`,
          'ratio_squared_at_once',
          'That is two steps further. What is one step?',
        ),
        option(
          tex`$ {{a*k}} + {{a}}\sqrt{ {{k}} }$`,
          'difference_kept_in_geometric',
          'Each term is multiplied by the same number. Nothing is added.',
        ),
      ],
      answers: [2],
      hints: [
        'By which number is each term multiplied?',
        'Divide the second term by the first. That is the ratio.',
        tex`The ratio is $\sqrt{ {{k}} }$.`,
        tex`Multiply {{a*k}} by $\sqrt{ {{k}} }$.`,
      ],
      method_answer: [
        { maths: tex`\frac{ {{a}}\sqrt{ {{k}} } }{ {{a}} } = \sqrt{ {{k}} }`, text: 'The ratio.' },
        {
          maths: tex`{{a*k}} \times \sqrt{ {{k}} } = {{a*k}}\sqrt{ {{k}} }`,
          text: 'The next term.',
        },
      ],
    },
  },
  {
    key: 'quadratic-seq-full-nth-term',
    topics: ['quadratic-sequences'],
    difficulty: 0.5,
    minutes: 4,
    statements: ['GCSE-A25H'],
    question: {
      type: 'expression',
      text: 'Find the $n$th term of the quadratic sequence ${{t1}}, {{t2}}, {{t3}}, {{t4}}, …$',
      max_score: 3,
      template: {
        draw: {
          a: { from: 2, to: 4 },
          b: { from: -4, to: 6, except: [0, 1, -1] },
          c: { from: -5, to: 7, except: [0] },
        },
        derive: {
          t1: 'a + b + c',
          t2: '4*a + 2*b + c',
          t3: '9*a + 3*b + c',
          t4: '16*a + 4*b + c',
          d1: 't2 - t1',
          d2: 't3 - t2',
          r1: 'b + c',
          r2: '2*b + c',
          r3: '3*b + c',
        },
        where: ['t1 > 0', 'd1 > 0', 'b + c != 0', 'b != c', 'r1 > 0', 'r2 > 0', 'r3 > 0'],
      },
      answer: '{{a}}n^2 {{b|signed}}n {{c|signed}}',
      variables: ['n'],
      mistakes: [
        slip(
          '{{a}}n^2 {{b+c|signed}}',
          'linear_part_left_out',
          'That fits the first term. Test the second: something with $n$ is missing.',
        ),
        slip(
          '{{2*a}}n^2 {{b|signed}}n {{c|signed}}',
          'second_difference_not_halved',
          'Test it with the first term. What does the second difference tell?',
        ),
      ],
      hints: [
        'Find the second difference first.',
        'Half of it stands in front of $n^2$. Take these squares away from the terms: a linear sequence is left.',
        'The second difference is {{2*a}}, so take ${{a}}n^2$ away: {{a}}, {{4*a}}, {{9*a}} …',
        'What is left is {{r1}}, {{r2}}, {{r3}} … Find the $n$th term of that, and add it to ${{a}}n^2$.',
      ],
      method_answer: [
        { maths: tex`({{d2}} - {{d1}}) \div 2 = {{a}}`, text: 'Half of the second difference.' },
        {
          maths: tex`{{t1}} - {{a}} = {{r1}}, \quad {{t2}} - {{4*a}} = {{r2}}, \quad {{t3}} - {{9*a}} = {{r3}}`,
          text: 'What is left is linear.',
        },
        { maths: tex`{{a}}n^2 {{b|signed}}n {{c|signed}}`, text: 'Both parts together.' },
      ],
    },
  },
  {
    key: 'quadratic-seq-which-place',
    topics: ['quadratic-sequences'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['GCSE-A25H', 'GCSE-A24H'],
    question: {
      type: 'number',
      text: 'The $n$th term of a sequence is $n^2 {{b|signed}}n$. Which term is {{p^2+b*p}}? Give the number of its place.',
      max_score: 2,
      template: {
        draw: { b: { from: -6, to: 8, except: [0, 1, -1] }, p: { from: 7, to: 15 } },
        derive: { x: 'p^2 + b*p' },
        where: ['p + b > 0', 'b != p', 'p + b != p', 'x != p', 'p != abs(b)'],
        check: ['answer^2 + b*answer = x', 'answer > 0'],
      },
      answer: '{{p}}',
      mistakes: [
        slip(
          '{{-p-b}}',
          'solution_not_interpreted',
          'It solves the equation. But can a place be negative?',
        ),
        slip('{{p+b}}', 'factor_signs', 'Put it in: do you get {{x}}?'),
      ],
      hints: [
        'What is known here: the place or the term?',
        'Set the rule equal to the term, and solve the quadratic equation.',
        '$n^2 {{b|signed}}n {{-x|signed}} = 0$.',
        'Factorise: look for two numbers with the product ${{-x}}$ and the sum ${{b}}$. Only a positive place makes sense.',
      ],
      method_answer: [
        { maths: tex`n^2 {{b|signed}}n {{-x|signed}} = 0`, text: 'The term set equal to {{x}}.' },
        { maths: tex`(n {{-p|signed}})(n {{p+b|signed}}) = 0`, text: 'Factorised.' },
        {
          maths: tex`n = {{p}}`,
          text: 'The other solution is negative, and there is no such place.',
        },
      ],
    },
  },
  {
    key: 'quadratic-seq-surd-fifth',
    topics: ['quadratic-sequences'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['GCSE-A24H'],
    question: {
      type: 'multi_part',
      text: tex`In a geometric sequence the first term is $\sqrt{ {{k}} }$ and the second term is $ {{m*k}}$.`,
      max_score: 3,
      template: {
        draw: { k: { pick: [2, 3, 5, 7] }, m: { from: 1, to: 3 } },
        where: ['m > 1', 'm != k'],
        check: ['answer2/(m*k) = m*m*k'],
      },
      sub_questions: [
        {
          type: 'expression',
          text: 'What is the ratio? Give a surd in its simplest form.',
          max_score: 2,
          answer: tex`{{m}}\sqrt{ {{k}} }`,
          variables: [],
          form: 'surd_form',
          mistakes: [
            slip('{{m*k}}', 'stopped_early', 'That is the second term. Divide it by the first.'),
          ],
          hints: [
            'The ratio leads from each term to the next.',
            'Divide the second term by the first.',
            tex`Write $\frac{ {{m*k}} }{\sqrt{ {{k}} } }$.`,
            tex`Since $\sqrt{ {{k}} } \times \sqrt{ {{k}} } = {{k}}$, dividing {{k}} by $\sqrt{ {{k}} }$ leaves one root.`,
          ],
          method_answer: [
            {
              maths: tex`\frac{ {{m*k}} }{\sqrt{ {{k}} } } = {{m}}\sqrt{ {{k}} }`,
              text: 'The second term divided by the first.',
            },
          ],
        },
        {
          type: 'number',
          text: 'What is the fourth term?',
          max_score: 1,
          answer: '{{m^3*k^2}}',
          mistakes: [
            slip(
              '{{m^2*k}}',
              'stopped_early',
              'Two steps multiply by that. From which term do they start?',
            ),
          ],
          hints: [
            'From the second term to the fourth there are two steps.',
            'Multiply the second term by the ratio twice.',
            tex`Two steps multiply by $({{m}}\sqrt{ {{k}} })^2$.`,
            'That square is ${{m^2}} \\times {{k}}$. Multiply it by {{m*k}}.',
          ],
          method_answer: [
            {
              maths: tex`{{m*k}} \times {{m^2}} \times {{k}} = {{m^3*k^2}}`,
              text: 'The second term times the square of the ratio.',
            },
          ],
        },
      ],
      hints: [
        'Find the ratio first.',
        'Divide the second term by the first, and simplify the surd.',
        tex`Write $\frac{ {{m*k}} }{\sqrt{ {{k}} } }$.`,
        'For the fourth term, multiply the second by the square of the ratio.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{m*k}} }{\sqrt{ {{k}} } } = {{m}}\sqrt{ {{k}} }`,
          text: '(a) The ratio.',
        },
        {
          maths: tex`{{m*k}} \times {{m^2}} \times {{k}} = {{m^3*k^2}}`,
          text: '(b) Two steps from the second term.',
        },
      ],
    },
  },
]
