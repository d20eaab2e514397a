import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const proportionFormulae: readonly ContentQuestion[] = [
  {
    key: 'formula-find-k',
    topics: ['proportion-formulae'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-R10', 'GCSE-R13'],
    question: {
      type: 'fill_blanks',
      text: '$y$ is directly proportional to $x$, so $y = kx$. When $x = {{a}}$, $y = {{a*k}}$. Then $k = $ [[1]]. When $x = {{c}}$, $y = $ [[2]].',
      max_score: 2,
      template: {
        draw: { a: { from: 3, to: 9 }, k: { from: 2, to: 9 }, c: { from: 10, to: 20 } },
        where: [
          'a != k',
          'mod(c, a) != 0',
          'c*k != a*k + c - a',
          'c*k != a*a*k',
          'a*k != c',
          'a*k - a != k',
        ],
        check: ['answer1*a = a*k', 'answer2/c = answer1'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{k}}',
          mistakes: [
            slip(
              '{{a*a*k}}',
              'multiplied_for_divided',
              'Put it in: does $k$ times {{a}} give {{a*k}}?',
            ),
            slip('{{1/k}}', 'number_upside_down', 'Put it in: does $k$ times {{a}} give {{a*k}}?'),
          ],
        },
        {
          type: 'number',
          answer: '{{c*k}}',
          mistakes: [
            slip(
              '{{a*k + c - a}}',
              'added_in_proportion',
              'It grows by multiplying. Use $y = kx$ with your $k$.',
            ),
          ],
        },
      ],
      hints: [
        'Put the two values that you know into $y = kx$.',
        'Solve for $k$. Then the formula gives $y$ for any $x$.',
        '${{a*k}} = k \\times {{a}}$.',
        'Divide {{a*k}} by {{a}} to find $k$, and multiply it by {{c}}.',
      ],
      method_answer: [
        { maths: tex`k = {{a*k}} \div {{a}} = {{k}}`, text: 'From the pair that is known.' },
        { maths: tex`y = {{k}} \times {{c}} = {{c*k}}`, text: 'With the formula.' },
      ],
    },
  },
  {
    key: 'formula-match-the-graph',
    topics: ['proportion-formulae'],
    difficulty: -0.3,
    minutes: 2,
    statements: ['GCSE-R14', 'GCSE-R13'],
    question: {
      type: 'matching',
      text: 'Match each graph with its formula. One formula is left over.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 6, step: 1, label: 'x' },
        y: { from: 0, to: 8, step: 1, label: 'y' },
        lines: [
          { from: [0, 0], to: [4, 8] },
          { from: [0, 3], to: [5, 8] },
        ],
        curves: [{ type: 'reciprocal', a: 6, from: 0.8, to: 6 }],
        points: [
          { at: [3.5, 7], label: 'P', mark: 'none' },
          { at: [0.5, 3.5], label: 'Q', mark: 'none' },
          { at: [4, 1.5], label: 'R', mark: 'none' },
        ],
        alt: 'P is a straight line from the origin through (2, 4). Q is a straight line from (0, 3) through (2, 5). R is a curve that falls and comes nearer to the axis, through (2, 3).',
      },
      max_score: 3,
      left: ['P', 'Q', 'R'],
      right: ['$y = x + 3$', tex`$y = \frac{6}{x}$`, '$y = 2x$', '$y = 6 - x$'],
      pairs: [3, 1, 2],
      hints: [
        'Read one point of each graph, and test the formulae with it.',
        'Direct proportion is a line from the origin. Inverse proportion is a curve that falls more and more slowly.',
        'Read the height of each graph at $x = 2$.',
        'At $x = 2$ the heights are 4, 5 and 3. Put $x = 2$ into each formula, and look at the shape as well.',
      ],
      method_answer: [
        { maths: tex`2 \times 2 = 4`, text: 'P goes through $(2, 4)$ and the origin.' },
        { maths: tex`2 + 3 = 5`, text: 'Q begins at 3 and goes through $(2, 5)$.' },
        { maths: tex`\frac{6}{2} = 3`, text: 'R is a curve through $(2, 3)$.' },
      ],
    },
  },
  {
    key: 'formula-inverse-find',
    topics: ['proportion-formulae'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-R10', 'GCSE-R13'],
    question: {
      type: 'number',
      text: 'The time $t$ to charge a battery is inversely proportional to the current $I$. With {{a}} amperes it takes {{b}} minutes. How many minutes does it take with {{c}} amperes?',
      max_score: 2,
      template: {
        draw: {
          a: { from: 2, to: 8 },
          b: { pick: [30, 40, 45, 60, 75, 90, 120] },
          c: { from: 3, to: 12 },
        },
        derive: { k: 'a*b', y: 'a*b/c' },
        where: [
          'a != c',
          'is_integer(y)',
          'y != b*c/a',
          'y != b + a - c',
          'y != c',
          'y != a',
          'mod(a, c) != 0',
          'distinct(y, b*c/a, k, b + a - c)',
        ],
        check: ['answer*c = a*b'],
      },
      answer: '{{y}}',
      mistakes: [
        slip('{{b*c/a}}', 'direct_for_inverse_proportion', 'Should a larger current take longer?'),
        slip('{{k}}', 'stopped_early', 'That is the constant $k$. Now use it for {{c}} amperes.'),
        slip('{{b + a - c}}', 'added_in_proportion', 'The product stays the same, not the sum.'),
      ],
      hints: [
        'What stays the same for every current?',
        tex`Write $t = \frac{k}{I}$, and find $k$ from the pair that you know.`,
        '$k = {{a}} \\times {{b}} = {{k}}$.',
        'Divide {{k}} by {{c}}.',
      ],
      method_answer: [
        { maths: tex`k = {{a}} \times {{b}} = {{k}}`, text: 'From the pair that is known.' },
        { maths: tex`t = {{k}} \div {{c}} = {{y}}`, text: 'With the formula.' },
      ],
    },
  },
  {
    key: 'formula-gradient-as-rate',
    topics: ['proportion-formulae'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-R14'],
    question: {
      type: 'number',
      text: 'The graph shows how much {{what}}. It is a straight line from the point $(0, {{s}})$ to the point $({{t}}, {{s+r*t}})$. How many {{unit}} does it gain in each {{time}}?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: '{{t}}', step: '{{t/4}}', label: '{{xlabel}}' },
        y: { from: 0, to: '{{top}}', step: '{{top/5}}', label: '{{ylabel}}' },
        lines: [{ from: [0, '{{s}}'], to: ['{{t}}', '{{s+r*t}}'] }],
      },
      max_score: 2,
      template: {
        draw: { r: { from: 3, to: 12 }, t: { pick: [8, 20, 40] }, s: { pick: [20, 40, 60] } },
        rows: [
          {
            what: 'water is in a tank',
            unit: 'litres',
            time: 'minute',
            xlabel: 'Time (min)',
            ylabel: 'Water (l)',
          },
          {
            what: 'money is in a savings box',
            unit: 'pounds',
            time: 'week',
            xlabel: 'Time (weeks)',
            ylabel: 'Money (£)',
          },
        ],
        derive: { top: '100*(floor((s + r*t - 1)/100) + 1)' },
        where: ['r*t != s', 's != t', 'r != t', 'r != s'],
        check: ['s + answer*t = s + r*t'],
      },
      answer: '{{r}}',
      mistakes: [
        slip(
          '{{(s+r*t)/t}}',
          'start_counted_as_growth',
          'At the beginning there were {{s}} already. How much came in later?',
        ),
        slip('{{1/r}}', 'gradient_upside_down', 'Divide what comes in by the time.'),
        slip(
          '{{r*t}}',
          'stopped_early',
          'That is the gain in the whole time. How much is it in one {{time}}?',
        ),
      ],
      hints: [
        'The gradient of the line is the rate at which it grows.',
        'Divide how far the line rises by how far it goes along.',
        'It rises by ${{s+r*t}} - {{s}} = {{r*t}}$.',
        'That takes {{t}} along. Work out ${{r*t}} \\div {{t}}$.',
      ],
      method_answer: [
        { maths: tex`{{s+r*t}} - {{s}} = {{r*t}}`, text: 'How far it rises.' },
        {
          maths: tex`{{r*t}} \div {{t}} = {{r}}`,
          text: 'The gradient is the rate for each {{time}}.',
        },
      ],
    },
  },
  {
    key: 'formula-what-happens-to-y',
    topics: ['proportion-formulae'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-R10', 'GCSE-R13'],
    question: {
      type: 'cloze_dropdown',
      text: tex`In the formula $y = {{k}}x$, the value of $x$ is multiplied by {{m}}. Then $y$ is [[1]]. In the formula $y = \frac{ {{k}} }{x}$, the value of $x$ is multiplied by {{m}}. Then $y$ is [[2]].`,
      max_score: 2,
      template: {
        draw: { k: { from: 12, to: 40, step: 4 }, m: { from: 2, to: 5 } },
        where: ['mod(k, 10) != 0'],
      },
      gaps: [
        {
          options: [
            { text: 'multiplied by {{m}}' },
            option(
              'divided by {{m}}',
              'inverse_for_direct_proportion',
              'Try $x = 1$ and $x = {{m}}$. Does $y$ get larger or smaller?',
            ),
            option(
              'multiplied by {{k*m}}',
              'constant_multiplied_in',
              'Compare the new $y$ with the old $y$, not with 1.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'multiplied by {{m}}',
              'direct_for_inverse_proportion',
              'Try $x = 1$ and $x = {{m}}$. Does $y$ get larger or smaller?',
            ),
            { text: 'divided by {{m}}' },
            option(
              'made smaller by {{m}}',
              'added_in_proportion',
              'Try $x = 1$ and $x = {{m}}$. How many times as small is it?',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'Put $x = 1$ into both formulae. Then put $x = {{m}}$ in.',
        'Compare the new $y$ with the old one: how many times as large is it?',
        'In the first formula $y$ is {{k}} at the start.',
        tex`Then it is $ {{k}} \times {{m}}$. In the second formula it goes from {{k}} to $\frac{ {{k}} }{ {{m}} }$.`,
      ],
      method_answer: [
        {
          maths: tex`{{k}} \times {{m}} = {{k*m}}`,
          text: 'The first $y$ becomes {{m}} times as large.',
        },
        {
          maths: tex`\frac{ {{k}} }{ {{m}} } = {{k}} \div {{m}}`,
          text: 'The second is shared by {{m}}.',
        },
      ],
    },
  },
  {
    key: 'formula-of-a-spring',
    topics: ['proportion-formulae'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-R10', 'GCSE-R13'],
    question: {
      type: 'expression',
      text: 'The extension $x$ of a spring in centimetres is directly proportional to the force $F$ in newtons. A force of {{a}} N gives an extension of {{b}} cm. Write a formula for $x$ in terms of $F$, with an exact number.',
      max_score: 2,
      template: {
        draw: { a: { from: 4, to: 12 }, b: { from: 3, to: 15 } },
        where: ['gcd(a, b) = 1', 'a != b', 'b > 1'],
      },
      answer: tex`x = \frac{ {{b}} }{ {{a}} }F`,
      variables: ['x', 'F'],
      form: { subject: 'x' },
      mistakes: [
        slip(
          tex`x = \frac{ {{a}} }{ {{b}} }F`,
          'number_upside_down',
          'Put $F = {{a}}$ in. Do you get {{b}}?',
        ),
        slip(
          tex`x = \frac{ {{a*b}} }{F}`,
          'inverse_for_direct_proportion',
          'In your formula a larger force gives a smaller extension.',
        ),
        slip('x = {{b}}F', 'ratio_one_number_only', 'Put $F = {{a}}$ in. Do you get {{b}}?'),
      ],
      hints: [
        'Direct proportion is $x = kF$.',
        'Put the two values in that you know, and solve for $k$.',
        '${{b}} = k \\times {{a}}$.',
        'Divide {{b}} by {{a}} to find $k$. Write it in front of $F$.',
      ],
      method_answer: [
        { maths: tex`{{b}} = k \times {{a}}`, text: 'The pair that is known.' },
        { maths: tex`k = \frac{ {{b}} }{ {{a}} }`, text: 'The constant.' },
        { maths: tex`x = \frac{ {{b}} }{ {{a}} }F`, text: 'The formula.' },
      ],
    },
  },
  {
    key: 'formula-inverse-statements',
    topics: ['proportion-formulae'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['GCSE-R13', 'GCSE-R14'],
    question: {
      type: 'multiple_choice',
      text: 'The quantity $y$ is inversely proportional to $x$, and $y = {{b}}$ when $x = {{a}}$. Which sentences are true? Choose three.',
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 6 }, b: { from: 4, to: 12 } },
        where: ['a != b', 'b != a + 1'],
      },
      options: [
        { text: tex`$y$ is directly proportional to $\frac{1}{x}$` },
        { text: 'The product $xy$ is always {{a*b}}' },
        option(
          'The graph of $y$ against $x$ is a straight line',
          'inverse_graph_as_falling_line',
          'Plot $x = 1$, $x = 2$ and $x = 4$. Do they lie on a line?',
        ),
        option(
          'When $x$ grows by 1, $y$ shrinks by 1',
          'added_in_proportion',
          'Try $x = {{a}}$ and then $x = {{2*a}}$. What does $y$ do?',
        ),
        { text: 'When $x$ is halved, $y$ is doubled' },
      ],
      answers: [1, 2, 5],
      hints: [
        tex`Write the relation as $y = \frac{k}{x}$.`,
        'Test each sentence with a few pairs of values.',
        'Here $k = {{a}} \\times {{b}}$.',
        tex`$\frac{k}{x}$ is the same as $k \times \frac{1}{x}$. What does that say? And does a curve or a line show it?`,
      ],
      method_answer: [
        { maths: tex`xy = {{a*b}}`, text: 'The product is the constant.' },
        {
          maths: tex`y = {{a*b}} \times \frac{1}{x}`,
          text: tex`So $y$ is a constant times $\frac{1}{x}$.`,
        },
        { text: 'If $x$ is halved, $y$ has to be doubled, so that the product stays the same.' },
      ],
    },
  },
]
