import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const treeDiagrams: readonly ContentQuestion[] = [
  {
    key: 'tree-missing-branches',
    topics: ['tree-diagrams'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-P6', 'GCSE-P8a'],
    question: {
      type: 'fill_blanks',
      text: '{{name}} takes two shots at a basket. Each goes in with probability 0.{{p}}, whatever happened before. P(miss at the first shot) = [[1]]. P(in at the second shot, after a miss) = [[2]].',
      diagram: {
        kind: 'tree',
        headings: ['First', 'Second'],
        branches: [
          {
            label: 'in',
            on: '0.{{p}}',
            branches: [
              { label: 'in', on: '0.{{p}}' },
              { label: 'miss', on: '' },
            ],
          },
          {
            label: 'miss',
            on: '?',
            branches: [
              { label: 'in', on: '?' },
              { label: 'miss', on: '' },
            ],
          },
        ],
        alt: 'A tree diagram of two shots. The first branches are in, 0.{{p}}, and miss, unknown. After in come in, 0.{{p}}, and miss. After miss come in, unknown, and miss.',
      },
      max_score: 2,
      template: {
        draw: { name: { pick: ['Aisha', 'Teo', 'Nia', 'Jakub'] }, p: { from: 55, to: 85 } },
        where: ['mod(p, 10) != 0'],
        check: ['answer1 + p/100 = 1', 'answer2*100 = p'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{1 - p/100}}',
          mistakes: [
            slip('{{p/100}}', 'complement_not_taken', 'That is the chance that it goes in.'),
          ],
        },
        {
          type: 'number',
          answer: '{{p/100}}',
          mistakes: [
            slip(
              '{{1 - p/100}}',
              'outcome_is_due',
              'That is the chance of a miss. Does the first shot change the second?',
            ),
          ],
        },
      ],
      hints: [
        'Look at the two branches that start from one point.',
        'The branches from one point add up to 1. Shots that do not change each other have the same chances each time.',
        'For the first blank, find what is missing to make 1.',
        'One hundred hundredths take away those on the branch “in” is the first blank. For the second, ask what the chance of “in” is at every shot.',
      ],
      method_answer: [
        { maths: tex`1 - 0.{{p}} = {{1 - p/100|dp2}}`, text: 'The branches add up to 1.' },
        { maths: tex`0.{{p}}`, text: 'The second shot does not depend on the first.' },
      ],
    },
  },
  {
    key: 'tree-both-independent',
    topics: ['tree-diagrams'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['GCSE-P8a'],
    question: {
      type: 'number',
      text: 'The probability that {{one}} is on time is 0.{{p}}, and that {{two}} is on time is 0.{{q}}. The two are independent. What is the probability that both are on time?',
      max_score: 2,
      template: {
        draw: {
          one: { pick: ['Sara', 'Bilal'] },
          two: { pick: ['Megan', 'Chidi'] },
          p: { from: 2, to: 9 },
          q: { from: 3, to: 8 },
        },
        where: ['p != q', 'p*q != p + q', 'mod(p*q, 10) != 0'],
        check: ['answer/(p/10) = q/10'],
      },
      answer: '{{p*q/100}}',
      mistakes: [
        slip(
          '{{(p + q)/10}}',
          'branches_added',
          'Both together cannot be more likely than one of them alone.',
        ),
        slip(
          '{{p*q/10}}',
          'decimal_places_ignored',
          'Look at the decimal point: tenths times tenths are hundredths.',
        ),
      ],
      hints: [
        'Both must happen: should the answer be larger or smaller than each of the two?',
        'Along a path of a tree diagram you multiply.',
        'Work out 0.{{p}} × 0.{{q}}.',
        '{{p}} × {{q}} = {{p*q}}, and tenths times tenths are hundredths.',
      ],
      method_answer: [
        { maths: tex`0.{{p}} \times 0.{{q}} = {{p*q/100|dp2}}`, text: 'Multiply along the path.' },
      ],
    },
  },
  {
    key: 'tree-exactly-one',
    topics: ['tree-diagrams'],
    difficulty: 0.5,
    minutes: 3,
    statements: ['GCSE-P8a'],
    question: {
      type: 'number',
      text: 'A spinner shows red with probability 0.{{p}} and blue otherwise. It is spun twice. What is the probability of exactly one red?',
      diagram: {
        kind: 'tree',
        headings: ['First', 'Second'],
        branches: [
          {
            label: 'red',
            on: '0.{{p}}',
            branches: [
              { label: 'red', on: '0.{{p}}' },
              { label: 'blue', on: '0.{{10 - p}}' },
            ],
          },
          {
            label: 'blue',
            on: '0.{{10 - p}}',
            branches: [
              { label: 'red', on: '0.{{p}}' },
              { label: 'blue', on: '0.{{10 - p}}' },
            ],
          },
        ],
      },
      max_score: 3,
      template: {
        draw: { p: { from: 1, to: 9, except: [5] } },
        derive: { x: 'p*(10 - p)/100' },
        where: ['distinct(2*x, x, x^2, p*p/100, 1 - (10 - p)*(10 - p)/100)'],
        check: ['answer + p*p/100 + (10 - p)*(10 - p)/100 = 1'],
      },
      answer: '{{2*x}}',
      mistakes: [
        slip(
          '{{x}}',
          'one_path_only',
          'The red one can come first or second. Which other path fits?',
        ),
        slip(
          '{{x^2}}',
          'paths_multiplied',
          'Along a path you multiply. What do you do with two paths that both fit?',
        ),
        slip(
          '{{1 - (10 - p)*(10 - p)/100}}',
          'at_least_one_as_exactly',
          'That takes in two reds as well. The question asks for exactly one.',
        ),
      ],
      hints: [
        'Which paths of the tree have one red and one blue?',
        'Multiply along each path that fits, and add the results.',
        'Red and then blue: 0.{{p}} × 0.{{10 - p}}.',
        'Each of the two paths has probability {{x|dp2}}. Add them.',
      ],
      method_answer: [
        { maths: tex`0.{{p}} \times 0.{{10 - p}} = {{x|dp2}}`, text: 'Red, then blue.' },
        { maths: tex`0.{{10 - p}} \times 0.{{p}} = {{x|dp2}}`, text: 'Blue, then red.' },
        { maths: tex`{{x|dp2}} + {{x|dp2}} = {{2*x|dp2}}`, text: 'Both paths fit, so add.' },
      ],
    },
  },
  {
    key: 'tree-at-least-one',
    topics: ['tree-diagrams'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['GCSE-P8a', 'GCSE-P4'],
    question: {
      type: 'number',
      text: 'Two seeds are sown in a pot. Each of them grows with probability 0.{{p}}, and they do not depend on each other. What is the probability that at least one of them grows?',
      max_score: 3,
      template: {
        draw: { p: { from: 2, to: 9, except: [5] } },
        derive: { none: '(10 - p)*(10 - p)/100' },
        where: ['distinct(1 - none, none, 2*p*(10 - p)/100, p*p/100, 2*p/10)'],
        check: ['answer = p*p/100 + 2*p*(10 - p)/100'],
      },
      answer: '{{1 - none}}',
      mistakes: [
        slip(
          '{{2*p*(10 - p)/100}}',
          'at_least_one_as_exactly',
          'That is exactly one. “At least one” takes in both as well.',
        ),
        slip(
          '{{none}}',
          'complement_not_taken',
          'That is the probability that neither grows. What is the opposite of that?',
        ),
        slip(
          '{{2*p/10}}',
          'branches_added',
          'If you add, the case in which both grow is counted twice.',
        ),
        slip(
          '{{p*p/100}}',
          'one_path_only',
          'That is the path on which both grow. Which others fit?',
        ),
      ],
      hints: [
        '“At least one” means one or two. What is the only case that does not fit?',
        'Find the probability that none grows, and take it from 1.',
        'One seed does not grow with probability 0.{{10 - p}}.',
        'Neither grows: 0.{{10 - p}} × 0.{{10 - p}} = {{none|dp2}}. Take that from 1.',
      ],
      method_answer: [
        { maths: tex`0.{{10 - p}} \times 0.{{10 - p}} = {{none|dp2}}`, text: 'Neither grows.' },
        { maths: tex`1 - {{none|dp2}} = {{1 - none|dp2}}`, text: 'All the other cases.' },
      ],
    },
  },
  {
    key: 'tree-without-putting-back',
    topics: ['tree-diagrams'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['GCSE-P8b'],
    question: {
      type: 'number',
      text: 'A bag holds {{r}} red and {{b}} blue counters. Two are taken, and the first is not put back. What is the probability that both are red? Give a fraction.',
      diagram: {
        kind: 'counters',
        in: 'bag',
        groups: [
          { count: '{{r}}', name: 'red', mark: 'R', tone: 'c' },
          { count: '{{b}}', name: 'blue', mark: 'B', tone: 'b' },
        ],
      },
      max_score: 3,
      template: {
        draw: { r: { from: 3, to: 7 }, b: { from: 2, to: 6 } },
        derive: { n: 'r + b', x: 'r*(r - 1)/(n*(n - 1))' },
        where: [
          'distinct(x, r*r/n^2, r*(r - 1)/n^2, r*r/(n*(n - 1)), r/n + (r - 1)/(n - 1))',
          'r != b',
        ],
        check: ['answer*choose(n, 2) = choose(r, 2)'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{r*r/n^2}}',
          'replacement_imagined',
          'The first counter is not put back. What is in the bag before the second draw?',
        ),
        slip(
          '{{r*(r - 1)/n^2}}',
          'total_not_reduced',
          'There is one red counter fewer, and one counter fewer in all.',
        ),
        slip(
          '{{r/n + (r - 1)/(n - 1)}}',
          'branches_added',
          'Both must be red, so multiply along the path.',
        ),
      ],
      hints: [
        'What is in the bag before the first draw, and what before the second?',
        'Multiply along the path. In the second draw there is one red counter and one counter in all fewer.',
        tex`The first is red with probability $\frac{ {{r}} }{ {{n}} }$.`,
        tex`After that {{r - 1}} of {{n - 1}} counters are red. Multiply $\frac{ {{r}} }{ {{n}} }$ by $\frac{ {{r - 1}} }{ {{n - 1}} }$.`,
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{r}} }{ {{n}} } \times \frac{ {{r - 1}} }{ {{n - 1}} } = \frac{ {{r*(r - 1)}} }{ {{n*(n - 1)}} }`,
          text: 'Red, and red again from what is left.',
        },
        { maths: tex`{{x|tex}}`, text: 'In its lowest terms.' },
      ],
    },
  },
]
