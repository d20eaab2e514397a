import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const countingInSteps: readonly ContentQuestion[] = [
  {
    key: 'count-on-steps',
    topics: ['counting-in-steps'],
    difficulty: -1.1,
    minutes: 1,
    statements: ['M4-PV-01'],
    question: {
      type: 'fill_blanks',
      text: 'Count on in {{s}}s: {{k*s}}, {{(k+1)*s}}, {{(k+2)*s}}, [[1]], [[2]]',
      diagram: {
        kind: 'number_line',
        from: '{{k*s}}',
        to: '{{(k+4)*s}}',
        step: '{{s}}',
        labels: ['{{k*s}}', '{{(k+1)*s}}', '{{(k+2)*s}}'],
        jumps: [
          { from: '{{k*s}}', to: '{{(k+1)*s}}', label: '+{{s}}' },
          { from: '{{(k+1)*s}}', to: '{{(k+2)*s}}', label: '+{{s}}' },
          { from: '{{(k+2)*s}}', to: '{{(k+3)*s}}' },
          { from: '{{(k+3)*s}}', to: '{{(k+4)*s}}' },
        ],
      },
      max_score: 2,
      template: {
        draw: { s: { pick: [6, 7, 9] }, k: { from: 2, to: 8 } },
        check: ['answer1 - s = (k + 2)*s', 'answer2 - 2*s = (k + 2)*s'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{(k+3)*s}}',
          mistakes: [
            slip(
              '{{(k+3)*s + 1}}',
              'count_step_changed',
              'That jump is one too long. Each jump is {{s}}.',
            ),
            slip(
              '{{(k+3)*s - 1}}',
              'count_step_changed',
              'That jump is one too short. Each jump is {{s}}.',
            ),
          ],
        },
        { type: 'number', answer: '{{(k+4)*s}}' },
      ],
      hints: [
        'How far is it from each number to the next?',
        'Every jump has the same length. Add it to the last number.',
        'Start at {{(k+2)*s}} and add {{s}}.',
        'The first gap is ${{(k+2)*s}} + {{s}}$, and the second is {{s}} more than that.',
      ],
      method_answer: [
        { maths: tex`{{(k+2)*s}} + {{s}} = {{(k+3)*s}}`, text: 'One jump on.' },
        { maths: tex`{{(k+3)*s}} + {{s}} = {{(k+4)*s}}`, text: 'And one more.' },
      ],
    },
  },
  {
    key: 'count-back-stickers',
    topics: ['counting-in-steps'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['M4-PV-01'],
    question: {
      type: 'number',
      text: '{{name}} has {{n}} stickers and gives away 25 of them every week. How many are left after {{w}} weeks?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Amina', 'Oliver', 'Priya', 'Mateo', 'Yuki'] },
          n: { from: 250, to: 600, step: 25 },
          w: { from: 3, to: 7 },
        },
        where: ['mod(n, 100) != 0'],
        check: ['answer + 25*w = n'],
      },
      answer: '{{n - 25*w}}',
      mistakes: [
        slip(
          '{{n + 25*w}}',
          'counted_the_other_way',
          'Giving stickers away leaves fewer. Which way do you count?',
        ),
        slip(
          '{{n - 25*(w + 1)}}',
          'one_step_too_many',
          'Count the jumps on your fingers: one jump for each week.',
        ),
        slip(
          '{{n - 25}}',
          'stopped_early',
          'That is what is left after the first week. Go on counting back.',
        ),
      ],
      hints: [
        'Does {{name}} have more or fewer stickers each week?',
        'Count back in 25s, one jump for each week.',
        'After the first week there are ${{n}} - 25 = {{n - 25}}$ left.',
        'Take {{w}} lots of 25 away from {{n}}. Two jumps of 25 make 50.',
      ],
      method_answer: [
        { maths: tex`{{w}} \times 25 = {{25*w}}`, text: 'The jumps together.' },
        { maths: tex`{{n}} - {{25*w}} = {{n - 25*w}}`, text: 'So many are left.' },
      ],
    },
  },
  {
    key: 'count-back-through-zero',
    topics: ['counting-in-steps'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['M4-PV-03'],
    question: {
      type: 'fill_blanks',
      text: 'Count back in {{s}}s: {{a + s}}, {{a}}, [[1]], [[2]]',
      diagram: {
        kind: 'number_line',
        from: -12,
        to: 12,
        step: 1,
        labels: [-10, -5, 0, 5, 10],
        jumps: [{ from: '{{a + s}}', to: '{{a}}', label: '-{{s}}' }],
      },
      max_score: 2,
      template: {
        draw: { s: { from: 3, to: 6 }, a: { from: 1, to: 5 } },
        where: ['a < s', 's - a >= 1', '2*s - a <= 11', 'a + s <= 11'],
        check: ['answer1 + s = a', 'answer2 + 2*s = a'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a - s}}',
          mistakes: [
            slip(
              '{{s - a}}',
              'number_sign_turned',
              'You have passed zero. Which side of zero are you on now?',
            ),
            slip(
              '{{a - s - 1}}',
              'zero_left_out_of_count',
              'Zero is a number too. It is one of the steps.',
            ),
            slip('0', 'stopped_early', 'The jump does not end at zero. How much of it is left?'),
          ],
        },
        {
          type: 'number',
          answer: '{{a - 2*s}}',
          mistakes: [
            slip(
              '{{2*s - a}}',
              'number_sign_turned',
              'Numbers left of zero are written with a minus sign.',
            ),
          ],
        },
      ],
      hints: [
        'Where on the line is {{a}}, and which way do you go?',
        'Step to zero first. Then go on with what is left of the jump.',
        'From {{a}} to zero is a jump of {{a}}. The jump should be {{s}} long.',
        'From zero the jump goes on by {{s - a}} to the left. Then make one more whole jump of {{s}}.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} - {{s}} = {{a - s}}`,
          text: '{{a}} down to zero, and {{s - a}} below it.',
        },
        { maths: tex`{{a - s}} - {{s}} = {{a - 2*s}}`, text: 'And {{s}} further down.' },
      ],
    },
  },
  {
    key: 'count-missing-numbers',
    topics: ['counting-in-steps'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['M4-PV-08', 'M4-PV-01'],
    question: {
      type: 'fill_blanks',
      text: `A count goes up by the same amount each time. Two numbers are hidden: ${thousands('n')}, [[1]], [[2]], ${thousands('n + 3*s')}`,
      max_score: 2,
      template: {
        draw: { n: { from: 1120, to: 4870, step: 10 }, s: { pick: [6, 50, 60, 250, 1000, 900] } },
        where: ['mod(n, 100) != 0'],
        check: ['answer2 - answer1 = answer1 - n', 'n + 3*s - answer2 = answer1 - n'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{n + s}}',
          mistakes: [
            slip(
              '{{n + 3*s/2}}',
              'step_shared_by_gaps',
              'There are two gaps, but more jumps than that. Count the jumps.',
            ),
            slip(
              '{{n + 3*s}}',
              'stopped_early',
              'That is where the count ends. Share the whole way out over the jumps.',
            ),
          ],
        },
        { type: 'number', answer: '{{n + 2*s}}' },
      ],
      hints: [
        'How many jumps are there from the first number to the last?',
        'Find the whole way from the first number to the last, and share it out over the jumps.',
        `The whole way is $${texThousands('n + 3*s')} - ${texThousands('n')} = {{3*s}}$.`,
        `There are three jumps, so each is \${{3*s}} \\div 3$. Add that to ${thousands('n')}, and again.`,
      ],
      method_answer: [
        {
          maths: tex`${texThousands('n + 3*s')} - ${texThousands('n')} = {{3*s}}`,
          text: 'The whole way.',
        },
        { maths: tex`{{3*s}} \div 3 = {{s}}`, text: 'One of three jumps.' },
        {
          maths: tex`${texThousands('n')} + {{s}} = ${texThousands('n + s')}`,
          text: 'The first hidden number.',
        },
        {
          maths: tex`${texThousands('n + s')} + {{s}} = ${texThousands('n + 2*s')}`,
          text: 'The second one.',
        },
      ],
    },
  },
  {
    key: 'count-which-are-said',
    topics: ['counting-in-steps'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['M4-PV-01'],
    question: {
      type: 'multiple_choice',
      text: '{{name}} starts at 0 and counts on in {{s}}s. Which of these numbers does {{name}} say? Choose two.',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Ravi', 'Grace', 'Ines', 'Malik'] },
          s: { pick: [6, 7, 9] },
          a: { from: 4, to: 7 },
          b: { from: 8, to: 11 },
          c: { from: 3, to: 8 },
          d: { from: 5, to: 10 },
        },
        derive: { last: '10*c + s', near: 'd*s + 1' },
        where: ['mod(last, s) != 0', 'mod(near, s) != 0', 'distinct(a*s, b*s, last, near)'],
        check: ['mod(answer1, s) = 0', 'mod(answer2, s) = 0'],
      },
      options: [
        { text: '{{a*s}}' },
        option(
          '{{last}}',
          'multiple_by_last_digit',
          'It ends in {{s}}, but is it in the count? Count from the nearest number you are sure of.',
        ),
        { text: '{{b*s}}' },
        option(
          '{{near}}',
          'count_step_changed',
          'Count up to it from a number you are sure of. Do you land on it or step over it?',
        ),
      ],
      answers: [1, 3],
      hints: [
        'Which numbers do you land on if you start at 0 with jumps of {{s}}?',
        'They are the numbers of the {{s}} times table.',
        'Start from a number you know: ten jumps make {{10*s}}.',
        'For each number, count in {{s}}s until you land on it or step over it. Two of them you step over.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{s}} = {{a*s}}`, text: 'This one is in the count.' },
        { maths: tex`{{b}} \times {{s}} = {{b*s}}`, text: 'And this one.' },
        { text: '{{last}} and {{near}} lie between two numbers of the count.' },
      ],
    },
  },
]
