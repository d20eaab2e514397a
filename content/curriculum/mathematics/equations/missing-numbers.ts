import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const missingNumbers: readonly ContentQuestion[] = [
  {
    key: 'missing-add-box',
    topics: ['missing-numbers'],
    difficulty: -1.2,
    minutes: 1,
    statements: ['M6-AL-03'],
    question: {
      type: 'number',
      text: 'Find the number that $n$ stands for: $n + {{a}} = {{b}}$',
      max_score: 1,
      template: {
        draw: { a: { from: 12, to: 60 }, n: { from: 15, to: 80 } },
        derive: { b: 'n+a' },
        where: ['n != a'],
        check: ['answer + a = b'],
      },
      answer: '{{n}}',
      mistakes: [
        {
          answer: '{{b+a}}',
          misconception: {
            code: 'shown_operation_used',
            text: 'You see a plus sign, but the total is known already. What undoes adding?',
          },
        },
      ],
      hints: [
        'Which number is the total here, and which part is missing?',
        'Adding is undone by taking away.',
        'Begin with the total, {{b}}, and take away the part that you know.',
        'Work out ${{b}} - {{a}}$ on paper or on a number line, then put your number in to check.',
      ],
      method_answer: [
        { maths: '{{b}} - {{a}} = {{n}}', text: 'Take the known part away from the total.' },
      ],
    },
  },
  {
    key: 'missing-two-step',
    topics: ['missing-numbers'],
    difficulty: 0,
    minutes: 2,
    statements: ['M6-AL-03'],
    question: {
      type: 'number',
      text: '{{name}} thinks of a number, $n$. She multiplies it by {{k}} and adds {{a}}. The result is {{b}}, so ${{k}}n + {{a}} = {{b}}$. What is $n$?',
      max_score: 1,
      template: {
        draw: {
          k: { from: 3, to: 9 },
          a: { from: 4, to: 20 },
          n: { from: 3, to: 12 },
          name: { pick: ['Aisha', 'Beth', 'Linh', 'Rosa', 'Yewande'] },
        },
        derive: { b: 'k*n+a' },
        where: ['n != a', 'n != k', 'b - a != a'],
        check: ['k * answer + a = b'],
      },
      answer: '{{n}}',
      mistakes: [
        {
          answer: '{{b-a}}',
          misconception: {
            code: 'stopped_early',
            text: 'That is {{k}} times the number. One step is left.',
          },
        },
        {
          answer: '{{k*b+a}}',
          misconception: {
            code: 'ran_forwards',
            text: 'The result is known already. Work backwards from it.',
          },
        },
        {
          answer: '{{(b+a)/k}}',
          misconception: {
            code: 'shown_operation_used',
            text: 'The {{a}} was added. What undoes adding?',
          },
        },
      ],
      hints: [
        'What was done to the number, and in which order?',
        'Work backwards. Undo the last thing first.',
        'The last thing was to add {{a}}. Take it away: ${{b}} - {{a}}$.',
        'So ${{k}}n = {{b-a}}$. Which number times {{k}} makes that?',
      ],
      method_answer: [
        { maths: '{{b}} - {{a}} = {{b-a}}', text: 'Undo the adding.' },
        { maths: tex`{{b-a}} \div {{k}} = {{n}}`, text: 'Undo the multiplying.' },
      ],
    },
  },
  {
    key: 'missing-equals-balance',
    topics: ['missing-numbers'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['M6-AL-03'],
    question: {
      type: 'number',
      text: 'Both sides have the same value. What number is $n$? ${{a}} + {{b}} = n + {{c}}$',
      max_score: 1,
      template: {
        draw: { a: { from: 8, to: 30 }, b: { from: 5, to: 25 }, c: { from: 4, to: 20 } },
        derive: { n: 'a+b-c' },
        where: ['n > 2', 'n != a', 'n != b', 'c != a', 'c != b', 'n != c'],
        check: ['answer + c = a + b'],
      },
      answer: '{{n}}',
      mistakes: [
        {
          answer: '{{a+b}}',
          misconception: {
            code: 'equals_as_answer',
            text: 'The equals sign says that both sides have the same value. The right side has another number too.',
          },
        },
        {
          answer: '{{a+b+c}}',
          misconception: {
            code: 'shown_operation_used',
            text: 'Put your number in. Are both sides the same?',
          },
        },
      ],
      hints: [
        'The equals sign is like the middle of a pair of scales.',
        'Work out the side on which you know everything. The other side has to be the same.',
        'The left side is ${{a}} + {{b}} = {{a+b}}$.',
        'So $n + {{c}}$ has to be {{a+b}}. What goes with {{c}} to make that?',
      ],
      method_answer: [
        { maths: '{{a}} + {{b}} = {{a+b}}', text: 'The left side.' },
        { maths: '{{a+b}} - {{c}} = {{n}}', text: 'The right side has to be the same.' },
      ],
    },
  },
  {
    key: 'missing-write-with-letter',
    topics: ['missing-numbers'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['M6-AL-03'],
    question: {
      type: 'matching',
      text: 'Match each story with its equation. One equation is left over.',
      max_score: 3,
      left: [
        'I had $n$ marbles and lost 8. Now I have 24.',
        'I had $n$ marbles and won 8. Now I have 24.',
        'I have 8 bags with $n$ marbles each. There are 24 marbles.',
      ],
      pairs: [2, 4, 1],
      right: ['$8n = 24$', '$n - 8 = 24$', '$8 - n = 24$', '$n + 8 = 24$'],
      hints: [
        'What does $n$ stand for in each story?',
        '“Lost” means take away, “won” means add. Bags with the same number in each mean multiply.',
        'In the first story you begin with $n$ and take 8 away.',
        'In the last story there are 8 lots of $n$. Which equation has 8 times $n$?',
      ],
      method_answer: [
        { maths: 'n - 8 = 24', text: 'Begin with $n$ and take 8 away.' },
        { maths: 'n + 8 = 24', text: 'Begin with $n$ and add 8.' },
        { maths: '8n = 24', text: 'Eight bags with $n$ in each.' },
      ],
    },
  },
  {
    key: 'missing-pairs-fit',
    topics: ['missing-numbers'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['M6-AL-04'],
    question: {
      type: 'multiple_choice',
      text: '${{k}}a + b = {{t}}$. Which pairs of numbers fit? Choose all that do.',
      max_score: 2,
      template: {
        draw: { k: { from: 2, to: 4 }, p: { from: 3, to: 6 }, q: { from: 2, to: 9 } },
        derive: { t: 'k*p+q', r: 'p-2', s: 'q+2*k' },
        where: ['p != q', 'k*q+p != t', 'r > 0', 'k*s+r != t', 'p+1 != q', 'p != s'],
      },
      options: [
        { text: '$a = {{r}}$ and $b = {{s}}$' },
        { text: '$a = {{p}}$ and $b = {{q}}$' },
        {
          text: '$a = {{q}}$ and $b = {{p}}$',
          misconception: {
            code: 'numbers_changed_places',
            text: 'Which letter is multiplied by {{k}}? Put the numbers in again.',
          },
        },
        {
          text: '$a = {{p+1}}$ and $b = {{q-1}}$',
          misconception: {
            code: 'doubling_balance',
            text: 'When $a$ grows by 1, the left side grows by {{k}}. Does $b$ shrink enough?',
          },
        },
      ],
      answers: [1, 2],
      hints: [
        'A pair fits if both sides are the same when the numbers are put in.',
        'Multiply the value of $a$ by {{k}}, then add the value of $b$.',
        'For $a = {{p}}$ the first part is ${{k}} \\times {{p}} = {{k*p}}$.',
        'Do this for each pair, and compare every result with {{t}}.',
      ],
      method_answer: [
        { maths: tex`{{k}} \times {{p}} + {{q}} = {{t}}`, text: 'This pair fits.' },
        { maths: tex`{{k}} \times {{r}} + {{s}} = {{t}}`, text: 'This pair fits as well.' },
      ],
    },
  },
  {
    key: 'missing-all-combinations',
    topics: ['missing-numbers'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['M6-AL-05', 'M6-AL-04'],
    question: {
      type: 'number',
      text: 'Stickers cost £{{k}} and badges cost £1. {{name}} spends exactly £{{t}} and buys at least one of each. In how many different ways can {{name}} do that?',
      max_score: 2,
      template: {
        draw: {
          k: { from: 2, to: 5 },
          m: { from: 3, to: 6 },
          r: { from: 1, to: 4 },
          name: { pick: ['Kai', 'Amir', 'Nia', 'Ella'] },
        },
        derive: { t: 'k*m+r' },
        where: ['r <= k'],
        check: ['answer = floor((t - 1) / k)'],
      },
      answer: '{{m}}',
      mistakes: [
        {
          answer: '{{m+1}}',
          misconception: {
            code: 'end_cases_counted',
            text: 'Must there be at least one sticker and at least one badge?',
          },
        },
        {
          answer: '1',
          misconception: {
            code: 'combinations_missed',
            text: 'You have found one way. Try another number of stickers.',
          },
        },
        {
          answer: '{{m-1}}',
          misconception: {
            code: 'combinations_missed',
            text: 'There is one more. Go through the numbers of stickers one by one.',
          },
        },
      ],
      hints: [
        'How many stickers could there be? Where does it have to stop?',
        'Make a list. Begin with one sticker and see how many badges go with it.',
        'With one sticker £{{t-k}} is left for badges.',
        'Add one sticker at a time, as long as at least £1 is left. Count the lines of your list.',
      ],
      method_answer: [
        {
          maths: '{{t}} - {{k}} = {{t-k}}',
          text: 'One sticker leaves so many pounds for badges. Go on like this.',
        },
        {
          maths: tex`{{t}} - {{k}} \times {{m}} = {{r}}`,
          text: 'The most stickers that leave something: {{m}}.',
        },
        { maths: '{{m}}', text: 'There is one way for each number of stickers from 1 up to that.' },
      ],
    },
  },
]
