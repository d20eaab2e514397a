import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const formingEquations: readonly ContentQuestion[] = [
  {
    key: 'forming-consecutive',
    topics: ['forming-equations'],
    difficulty: -0.6,
    minutes: 2,
    statements: ['GCSE-A21b', 'MK3-W-11'],
    question: {
      type: 'number',
      text: 'Three whole numbers in a row add up to {{3*n+3}}. What is the smallest of them?',
      max_score: 2,
      template: {
        draw: { n: { from: 8, to: 60 } },
        check: ['answer + (answer + 1) + (answer + 2) = 3 * n + 3'],
      },
      answer: '{{n}}',
      mistakes: [
        {
          answer: '{{n+1}}',
          misconception: {
            code: 'other_quantity_given',
            text: 'This is the number in the middle. The smallest is asked for.',
          },
        },
        {
          answer: '{{n+2}}',
          misconception: {
            code: 'other_quantity_given',
            text: 'This is the largest of the three. The smallest is asked for.',
          },
        },
      ],
      hints: [
        'Call the smallest number $n$. What are the next two?',
        'Write the sum of the three numbers with $n$, and put it equal to the total.',
        'The numbers are $n$, $n + 1$ and $n + 2$, so $3n + 3 = {{3*n+3}}$.',
        'Take 3 from both sides: $3n = {{3*n}}$. One step is left.',
      ],
      method_answer: [
        { maths: 'n + (n + 1) + (n + 2) = 3n + 3', text: 'The three numbers together.' },
        { maths: '3n = {{3*n}}', text: 'Put it equal to the total, and take 3 away.' },
        { maths: 'n = {{n}}', text: 'Divide by 3.' },
      ],
    },
  },
  {
    key: 'forming-angles',
    topics: ['forming-equations'],
    difficulty: 0.2,
    minutes: 4,
    statements: ['GCSE-A21b', 'MK3-G-31'],
    question: {
      type: 'multi_part',
      text: 'The angles of a triangle are $x$, $x + {{a}}$ and ${{k}}x$, all in degrees.',
      diagram: {
        kind: 'triangle',
        given: { AB: 8, A: 48, B: 45 },
        angles: { A: 'x', B: '{{k}}x', C: 'x + {{a}}' },
        not_to_scale: true,
        alt: 'A triangle with the angles x, x + {{a}} and {{k}}x.',
      },
      max_score: 4,
      template: {
        draw: { k: { from: 2, to: 4 }, x: { from: 20, to: 45 } },
        derive: { a: '180-(k+2)*x' },
        where: [
          'a > 4',
          'a < 70',
          'mod(a, 5) = 0',
          'k*x != x+a',
          '(180+a)/(k+2) != x',
          'min(k*x, x+a) > x',
        ],
        check: ['answer1 + (answer1 + a) + k * answer1 = 180'],
      },
      sub_questions: [
        {
          type: 'single_choice',
          text: 'Which equation says what the angles add up to?',
          max_score: 1,
          options: [
            {
              text: '${{k+1}}x + {{a}} = 180$',
              misconception: {
                code: 'lone_letter_not_counted',
                text: 'Count the $x$ again: a letter on its own counts as one.',
              },
            },
            { text: '${{k+2}}x + {{a}} = 180$' },
            {
              text: '${{k+2}}x + {{a}} = 360$',
              misconception: {
                code: 'angle_sum_of_full_turn',
                text: 'That is a full turn. What is the sum in a triangle?',
              },
            },
          ],
          answers: [2],
          hints: [
            'What do the three angles of a triangle add up to?',
            'Add the three expressions, and collect the $x$.',
            'Count the $x$: one from the first angle, one from the second, {{k}} from the third.',
            'Then add the {{a}}, and put the sum equal to the angle sum of a triangle.',
          ],
          method_answer: [
            {
              maths: 'x + (x + {{a}}) + {{k}}x = 180',
              text: 'The angles of a triangle add up to 180°.',
            },
          ],
        },
        {
          type: 'number',
          text: 'Find $x$.',
          max_score: 2,
          answer: '{{x}}',
          mistakes: [
            {
              answer: '{{180-a}}',
              misconception: {
                code: 'stopped_early',
                text: 'That is {{k+2}} times $x$. One step is left.',
              },
            },
            {
              answer: '{{(180+a)/(k+2)}}',
              misconception: {
                code: 'sign_lost_moving',
                text: 'The {{a}} is added on the left. What undoes that?',
              },
            },
          ],
          hints: [
            'Which equation have you found in (a)?',
            'Undo what was done to $x$, the last step first.',
            'Take the number that stands alone from both sides.',
            'Then divide both sides by the number before $x$.',
          ],
          method_answer: [
            { maths: '{{k+2}}x = {{180-a}}', text: 'Take {{a}} from both sides.' },
            { maths: 'x = {{x}}', text: 'Divide both sides by {{k+2}}.' },
          ],
        },
        {
          type: 'number',
          text: 'What is the largest angle, in degrees?',
          max_score: 1,
          answer: '{{max(k*x, x+a)}}',
          mistakes: [
            {
              answer: '{{x}}',
              misconception: {
                code: 'other_quantity_given',
                text: 'This is $x$. Work out all three angles and compare.',
              },
            },
            {
              answer: '{{min(k*x, x+a)}}',
              misconception: {
                code: 'other_quantity_given',
                text: 'One of the angles is larger. Work out all three.',
              },
            },
          ],
          hints: [
            'All three angles can be worked out now.',
            'Put your $x$ into each of the three expressions.',
            'The first angle is $x$ itself.',
            'Work out $x + {{a}}$ and ${{k}}x$, and compare.',
          ],
          method_answer: [
            { maths: '{{max(k*x, x+a)}}', text: 'The angles are {{x}}°, {{x+a}}° and {{k*x}}°.' },
          ],
        },
      ],
      hints: [
        'What do the three angles of a triangle add up to?',
        'Add the three expressions, put the sum equal to 180 and solve.',
        'Collected, the three angles make ${{k+2}}x + {{a}}$.',
        'Take {{a}} from 180, then divide by {{k+2}}. For the last part, compare $x + {{a}}$ and ${{k}}x$.',
      ],
      method_answer: [
        {
          maths: 'x + (x + {{a}}) + {{k}}x = 180',
          text: '(a) The angles of a triangle add up to 180°.',
        },
        { maths: '{{k+2}}x = {{180-a}}', text: '(b) Take {{a}} from both sides.' },
        { maths: 'x = {{x}}', text: 'Divide both sides by {{k+2}}.' },
        { maths: '{{max(k*x, x+a)}}', text: '(c) The angles are {{x}}°, {{x+a}}° and {{k*x}}°.' },
      ],
    },
  },
  {
    key: 'forming-two-prices',
    topics: ['forming-equations'],
    difficulty: 0.4,
    minutes: 3,
    statements: ['GCSE-A21b', 'MK3-W-11'],
    question: {
      type: 'number',
      text: 'At a school fair a samosa costs {{d}} pence more than a drink. {{name}} pays £{{t/100|dp2}} for {{s}} samosas and {{k}} drinks. What does one drink cost, in pence (p)?',
      max_score: 2,
      template: {
        draw: {
          d: { pick: [20, 30, 50] },
          p: { from: 40, to: 90, step: 10 },
          s: { from: 2, to: 4 },
          k: { from: 2, to: 5 },
          name: { pick: ['Imran', 'Grace', 'Sefa', 'Olga', 'Tyrone'] },
        },
        derive: { t: 's*(p+d)+k*p' },
        where: ['p != d', 's != k', 's*d != d'],
        check: ['s * (answer + d) + k * answer = t'],
      },
      answer: '{{p}}',
      mistakes: [
        {
          answer: '{{p+d}}',
          misconception: {
            code: 'other_quantity_given',
            text: 'This is the price of a samosa. The drink is asked for.',
          },
        },
        {
          answer: '{{(t-d)/(s+k)}}',
          misconception: {
            code: 'given_part_left_out',
            text: 'Every samosa costs {{d}} pence more, not only one of them.',
          },
        },
      ],
      hints: [
        'Two prices are unknown, but one of them can be told by the other.',
        'Let $d$ be the price of a drink in pence. Write the price of a samosa with $d$, and £{{t/100|dp2}} in pence.',
        'A samosa costs $d + {{d}}$ pence, so ${{s}}(d + {{d}}) + {{k}}d = {{t}}$.',
        'Expanded and collected it is ${{s+k}}d + {{s*d}} = {{t}}$. Solve this for $d$.',
      ],
      method_answer: [
        { maths: '{{s}}(d + {{d}}) + {{k}}d = {{t}}', text: '{{s}} samosas and {{k}} drinks.' },
        {
          maths: '{{s+k}}d = {{t-s*d}}',
          text: 'Expand, collect and take {{s*d}} from both sides.',
        },
        { maths: 'd = {{p}}', text: 'Divide both sides by {{s+k}}.' },
      ],
    },
  },
  {
    key: 'forming-perimeters-equal',
    topics: ['forming-equations'],
    difficulty: 0.8,
    minutes: 3.5,
    statements: ['GCSE-A21b', 'MK3-G-31'],
    question: {
      type: 'expression',
      text: tex`A square has sides of $x + {{a}}$ cm. A rectangle has sides of $3x$ cm and {{b}} cm. Both have the same perimeter. Form an equation and solve it to find $x$. Give your answer as $x = \ldots$`,
      diagram: {
        kind: 'figure',
        points: {
          A: [0, 0],
          B: [4, 0],
          C: [4, 4],
          D: [0, 4],
          E: [6, 0],
          F: [13, 0],
          G: [13, 3],
          H: [6, 3],
        },
        labels: { A: '', B: '', C: '', D: '', E: '', F: '', G: '', H: '' },
        polygons: [
          { points: ['A', 'B', 'C', 'D'], tone: 'a' },
          { points: ['E', 'F', 'G', 'H'], tone: 'b' },
        ],
        segments: [
          { from: 'A', to: 'B', label: 'x + {{a}}' },
          { from: 'E', to: 'F', label: '3x' },
          { from: 'F', to: 'G', label: '{{b}}' },
        ],
        not_to_scale: true,
        alt: 'A square with the side x + {{a}}, and a rectangle with the sides 3x and {{b}}.',
      },
      max_score: 3,
      template: {
        draw: { x: { from: 2, to: 9 }, b: { from: 1, to: 9 } },
        derive: { a: '(x+b)/2' },
        where: [
          'is_integer(a)',
          'a > 0',
          'a != b',
          '3*x > b',
          'a != x',
          '2*a-b > 0',
          '(4*a-b)/2 != x',
          'a - 2*b != 0',
          'a-2*b != 2*x',
          'a != 3*b',
          'a - 2*b != 4*a - b',
        ],
      },
      start: '4(x + {{a}}) = 2(3x + {{b}})',
      answer: 'x = {{x}}',
      variables: ['x'],
      mistakes: [
        {
          answer: 'x = {{(4*a-b)/2}}',
          misconception: {
            code: 'half_perimeter',
            text: 'The rectangle has two sides of each length.',
          },
        },
        {
          answer: 'x = {{(a-2*b)/2}}',
          misconception: {
            code: 'bracket_first_term_only',
            text: 'The square has four sides of $x + {{a}}$: multiply both terms by 4.',
          },
        },
      ],
      hints: [
        'What is equal here: the sides, the areas or the perimeters?',
        'Write the perimeter of each shape with $x$, and put the two equal.',
        'The square gives $4(x + {{a}})$ and the rectangle gives $2(3x + {{b}})$.',
        'Expanded: $4x + {{4*a}} = 6x + {{2*b}}$. Gather the $x$ on the right.',
      ],
      method_answer: [
        { maths: '4(x + {{a}}) = 2(3x + {{b}})', text: 'Both perimeters are equal.' },
        { maths: '4x + {{4*a}} = 6x + {{2*b}}', text: 'Expand.' },
        { maths: '2x = {{4*a-2*b}}', text: 'Gather the $x$ and the numbers.' },
        { maths: 'x = {{x}}', text: 'Divide both sides by 2.' },
      ],
    },
  },
  {
    key: 'forming-sense-check',
    topics: ['forming-equations'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-A21b', 'MK3-W-10'],
    question: {
      type: 'single_choice',
      text: 'Buses with {{k}} seats take {{n}} pupils on a trip. {{name}} writes ${{k}}b = {{n}}$ and finds $b = {{n/k|dp2}}$. What does that mean for the trip?',
      max_score: 1,
      template: {
        draw: {
          k: { pick: [48, 50, 52] },
          m: { from: 3, to: 6 },
          r: { pick: [12, 13, 24, 25, 26] },
          name: { pick: ['Elena', 'Adeel', 'Morgan', 'Zuri'] },
        },
        derive: { n: 'k*m+r' },
        where: ['r < k', 'round(n/k, 2) = n/k'],
      },
      options: [
        {
          text: '{{m}} buses are enough, because the number is rounded down',
          misconception: {
            code: 'solution_not_interpreted',
            text: 'Would everyone have a seat then?',
          },
        },
        { text: '{{m+1}} buses are needed, because {{m}} would leave pupils without a seat' },
        {
          text: 'Exactly {{n/k|dp2}} buses are needed',
          misconception: {
            code: 'solution_not_interpreted',
            text: 'Can that many buses be ordered?',
          },
        },
        {
          text: 'The equation is not right, because there are no parts of a bus',
          misconception: {
            code: 'solution_not_interpreted',
            text: 'The equation is true. What does its solution say about whole buses?',
          },
        },
      ],
      answers: [2],
      hints: [
        'A solution of an equation has to be put back into the story.',
        'Can there be a part of a bus? Which whole numbers are close to the solution?',
        'With {{m}} buses there are ${{m}} \\times {{k}} = {{m*k}}$ seats.',
        '{{n}} pupils want to go. Are {{m*k}} seats enough for all of them?',
      ],
      method_answer: [
        {
          maths: tex`{{m}} \times {{k}} = {{m*k}}`,
          text: '{{m}} buses have too few seats for {{n}} pupils.',
        },
        { maths: tex`{{m+1}} \times {{k}} = {{(m+1)*k}}`, text: 'One more bus gives enough.' },
      ],
    },
  },
  {
    key: 'forming-choose-equation',
    topics: ['forming-equations'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-A21b', 'MK3-W-11'],
    question: {
      type: 'single_choice',
      text: "{{name}} is {{d}} years older than his brother. Together they are {{t}} years old. Let $b$ be the brother's age. Which equation fits?",
      max_score: 1,
      template: {
        draw: {
          d: { from: 2, to: 7 },
          b: { from: 6, to: 12 },
          name: { pick: ['Arjun', 'Felix', 'Samuel', 'Musa'] },
        },
        derive: { t: '2*b+d' },
        where: ['t != 3*d'],
      },
      options: [
        {
          text: '$b + {{d}} = {{t}}$',
          misconception: {
            code: 'given_part_left_out',
            text: "That is {{name}}'s age only. Two people are {{t}} years old together.",
          },
        },
        {
          text: '$b + {{d}}b = {{t}}$',
          misconception: {
            code: 'operation_exchanged',
            text: '“{{d}} years older” does not mean {{d}} times as old.',
          },
        },
        { text: '$b + (b + {{d}}) = {{t}}$' },
        {
          text: '$b + (b - {{d}}) = {{t}}$',
          misconception: {
            code: 'relation_direction',
            text: 'Who is older: {{name}} or his brother?',
          },
        },
      ],
      answers: [3],
      hints: [
        'There are two ages. Which of them is $b$?',
        'Write the other age with $b$, then add the two.',
        '{{name}} is older, so he is $b + {{d}}$ years old.',
        "The brother's age is $b$. The two together make {{t}}.",
      ],
      method_answer: [
        { maths: 'b + {{d}}', text: 'The age of the older one.' },
        { maths: 'b + (b + {{d}}) = {{t}}', text: 'Both ages together.' },
      ],
    },
  },
]
