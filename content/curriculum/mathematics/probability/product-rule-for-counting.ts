import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const productRuleForCounting: readonly ContentQuestion[] = [
  {
    key: 'product-three-choices',
    topics: ['product-rule-for-counting'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-N5H'],
    question: {
      type: 'number',
      text: '{{name}} has {{a}} shirts, {{b}} pairs of trousers and {{c}} scarves. An outfit is one of each. How many outfits are possible?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Ines', 'Tarek', 'Mabel', 'Sanjay'] },
          a: { from: 3, to: 8 },
          b: { from: 2, to: 6 },
          c: { from: 2, to: 5 },
        },
        where: ['distinct(a*b*c, a + b + c, a*b, a*b + c)', 'distinct(a, b, c)'],
        check: ['answer/a/b = c'],
      },
      answer: '{{a*b*c}}',
      mistakes: [
        slip(
          '{{a + b + c}}',
          'outcomes_added',
          'Every shirt goes with every pair of trousers. So which calculation is it?',
        ),
        slip(
          '{{a*b + c}}',
          'outcomes_added',
          'Each of the outfits so far can have any of the scarves.',
        ),
      ],
      hints: [
        'Each choice can be combined with every other choice.',
        'Multiply the numbers of choices.',
        'Shirts and trousers alone make {{a}} × {{b}} pairs.',
        'Those are {{a*b}} pairs, and each of them can have any of {{c}} scarves. Multiply.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times {{b}} \times {{c}} = {{a*b*c}}`,
          text: 'Multiply the numbers of choices.',
        },
      ],
    },
  },
  {
    key: 'product-code-with-repeats',
    topics: ['product-rule-for-counting'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-N5H'],
    question: {
      type: 'number',
      text: 'A lock has a code of two letters followed by two digits. The letters are chosen from {{k}} letters, the digits from 0 to 9, and repeats are allowed. How many codes are there?',
      max_score: 2,
      template: {
        draw: { k: { from: 3, to: 9 } },
        check: ['answer/100 = k^2'],
      },
      answer: '{{k^2*100}}',
      mistakes: [
        slip(
          '{{k*(k - 1)*90}}',
          'repetition_overlooked',
          'Repeats are allowed, so each place has all the choices again.',
        ),
        slip(
          '{{k^2*81}}',
          'zero_left_out_of_count',
          'From 0 to 9 there are more than nine digits. Count them with the 0.',
        ),
        slip(
          '{{2*k + 20}}',
          'outcomes_added',
          'Each letter goes with every other. Multiply the choices.',
        ),
      ],
      hints: [
        'Draw a box for each place of the code. How many choices has each box?',
        'Multiply the numbers of choices of all the boxes.',
        'Each of the two letter boxes has {{k}} choices.',
        'The digits 0 to 9 are ten choices for each digit box. Multiply {{k}} × {{k}} × 10 × 10.',
      ],
      method_answer: [
        {
          maths: tex`{{k}} \times {{k}} \times 10 \times 10 = {{k^2*100}}`,
          text: 'One factor for each place.',
        },
      ],
    },
  },
  {
    key: 'product-no-repeats',
    topics: ['product-rule-for-counting'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-N5H'],
    question: {
      type: 'number',
      text: '{{n}} runners are in a race. In how many ways can the first, second and third place be taken?',
      max_score: 2,
      template: {
        draw: { n: { from: 5, to: 12 } },
        where: ['distinct(n*(n - 1)*(n - 2), n^3, 3*n, n + n - 1 + n - 2, choose(n, 3))'],
        check: ['answer = 6*choose(n, 3)'],
      },
      answer: '{{n*(n - 1)*(n - 2)}}',
      mistakes: [
        slip(
          '{{n^3}}',
          'repetition_overlooked',
          'The runner who comes first cannot come second too.',
        ),
        slip(
          '{{3*n - 3}}',
          'outcomes_added',
          'Each winner can go with every second place. Multiply.',
        ),
        slip(
          '{{choose(n, 3)}}',
          'order_not_divided_out',
          'That counts groups of three. Here it matters who comes first, second and third.',
        ),
      ],
      hints: [
        'Draw three boxes: first, second and third place.',
        'After each place one runner fewer is left. Multiply the numbers of choices.',
        'There are {{n}} choices for the first place.',
        'Then there are {{n - 1}} choices for the second and {{n - 2}} for the third. Multiply all three.',
      ],
      method_answer: [
        {
          maths: tex`{{n}} \times {{n - 1}} \times {{n - 2}} = {{n*(n - 1)*(n - 2)}}`,
          text: 'One choice fewer each time.',
        },
      ],
    },
  },
  {
    key: 'product-even-numbers',
    topics: ['product-rule-for-counting'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['GCSE-N5H'],
    question: {
      type: 'number',
      text: 'Three-digit numbers are made with the cards 1 to {{n}}, one card for each digit. How many of these numbers are even?',
      max_score: 3,
      template: {
        draw: { n: { from: 4, to: 9 } },
        derive: { e: 'floor(n/2)', x: 'e*(n - 1)*(n - 2)' },
        where: ['distinct(x, n*(n - 1)*(n - 2), n*(n - 1)*e, n^2*e)'],
        check: ['answer/(n - 1)/(n - 2) = floor(n/2)'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{n*(n - 1)*(n - 2)}}',
          'condition_counted_last',
          'That counts all the numbers. Which digit decides whether a number is even?',
        ),
        slip(
          '{{n*(n - 1)*e}}',
          'condition_counted_last',
          'If you fill the last box last, an even card may be used up already. Begin with that box.',
        ),
        slip('{{n^2*e}}', 'repetition_overlooked', 'Each card can be used only once.'),
      ],
      hints: [
        'One of the three digits decides whether the number is even.',
        'Begin with the box that has the condition. Then fill the others, with one card fewer each time.',
        'The last digit has to be even. From 1 to {{n}} there are {{e}} even cards.',
        'After the last digit there are {{n - 1}} cards for the first digit, and then {{n - 2}} for the second. Multiply by {{e}}.',
      ],
      method_answer: [
        {
          maths: tex`{{e}} \times {{n - 1}} \times {{n - 2}} = {{x}}`,
          text: 'The last digit first, then the other two.',
        },
      ],
    },
  },
  {
    key: 'product-teams-of-two',
    topics: ['product-rule-for-counting'],
    difficulty: 0.9,
    minutes: 2,
    statements: ['GCSE-N5H'],
    question: {
      type: 'single_choice',
      text: 'In a league of {{n}} teams, each team plays every other team once. {{name}} says, “There are {{n}} × {{n - 1}} = {{n*(n - 1)}} matches.” What would you say?',
      max_score: 1,
      template: {
        draw: { name: { pick: ['Elin', 'Yusuf', 'Dora', 'Haruto'] }, n: { from: 5, to: 16 } },
      },
      options: [
        option(
          'That is right.',
          'order_not_divided_out',
          'Is P against Q another match than Q against P?',
        ),
        option(
          'The numbers should be added, not multiplied.',
          'outcomes_added',
          'Each team has {{n - 1}} others to play. Try it with three teams.',
        ),
        {
          text: 'Each match was counted twice, so there are half as many.',
        },
        option(
          'A team can play itself as well, so there are {{n}} × {{n}}.',
          'repetition_overlooked',
          'Can a team play against itself?',
        ),
      ],
      answers: [3],
      hints: [
        'Try it with three teams, P, Q and R, and list the matches.',
        'Multiplying counts P against Q and Q against P. Are these different matches here?',
        'With three teams, 3 × 2 is 6. Now list the matches: PQ, PR, QR.',
        'The list has 3 matches, not 6. What does that tell about {{n}} × {{n - 1}}?',
      ],
      method_answer: [
        { text: 'Each match has two teams, so it was counted once for each of them.' },
        {
          maths: tex`{{n}} \times {{n - 1}} \div 2 = {{n*(n - 1)/2}}`,
          text: 'The number of matches.',
        },
      ],
    },
  },
]
