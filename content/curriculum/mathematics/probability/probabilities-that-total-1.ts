import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const probabilitiesThatTotal1: readonly ContentQuestion[] = [
  {
    key: 'total-does-not-happen',
    topics: ['probabilities-that-total-1'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['MK3-P-03', 'GCSE-P4'],
    question: {
      type: 'number',
      text: 'The probability that {{name}}’s bus is late is 0.{{p}}. What is the probability that it is not late?',
      max_score: 1,
      template: {
        draw: { name: { pick: ['Ola', 'Gethin', 'Rosa', 'Imran'] }, p: { from: 11, to: 48 } },
        where: ['mod(p, 10) != 0'],
        check: ['answer + p/100 = 1'],
      },
      answer: '{{1 - p/100}}',
      mistakes: [
        slip(
          '{{p/100}}',
          'complement_not_taken',
          'That is the probability that it is late. You need the opposite.',
        ),
        slip(
          '{{100 - p}}',
          'total_not_one',
          'The probabilities total 1, not 100. Write the answer as a decimal.',
        ),
        slip(
          '{{1 - p/100 + 1/10}}',
          'miscalculated',
          'Check your subtraction: do both probabilities add up to 1?',
        ),
      ],
      hints: [
        'The bus is late or not late. One of the two must happen.',
        'The two probabilities add up to 1.',
        'Subtract 0.{{p}} from 1.',
        'Think of 1.00 as 100 hundredths, and take away {{p}} of them.',
      ],
      method_answer: [
        { maths: tex`1 - 0.{{p}} = {{1 - p/100|dp2}}`, text: 'Together they make 1.' },
      ],
    },
  },
  {
    key: 'total-missing-in-a-table',
    topics: ['probabilities-that-total-1'],
    difficulty: -0.1,
    minutes: 2,
    statements: ['MK3-P-03', 'GCSE-P4'],
    question: {
      type: 'table',
      text: 'A spinner has four colours. The table shows the probability of each. Find the missing one.',
      max_score: 2,
      template: {
        draw: { a: { from: 10, to: 35 }, b: { from: 10, to: 35 }, c: { from: 5, to: 25 } },
        derive: { x: '(100 - a - b - c)/100', known: '(a + b + c)/100' },
        where: [
          'x > 1/10',
          'distinct(a/100, b/100, c/100, x, known, 1/4)',
          'mod(a, 10) != 0',
          'mod(b, 10) != 0',
          'mod(c, 10) != 0',
          'c > 9',
        ],
        check: ['answer + known = 1'],
      },
      columns: ['Probability'],
      rows: [
        { label: 'red', cells: [{ type: 'given', text: '0.{{a}}' }] },
        { label: 'blue', cells: [{ type: 'given', text: '0.{{b}}' }] },
        { label: 'green', cells: [{ type: 'given', text: '0.{{c}}' }] },
        {
          label: 'yellow',
          cells: [
            {
              type: 'number',
              answer: '{{x}}',
              mistakes: [
                slip(
                  '{{known}}',
                  'total_not_one',
                  'That is what the three known colours make together. What is left of 1?',
                ),
                slip(
                  '1/4',
                  'outcomes_taken_as_equal',
                  'There are four colours, but they do not all have the same probability.',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'The arrow must stop on one of the four colours.',
        'All the probabilities total 1. Add the known ones and see what is missing.',
        'Begin with 0.{{a}} + 0.{{b}}, and then add 0.{{c}}.',
        'The known ones make {{known|dp2}}. Take that from 1.',
      ],
      method_answer: [
        {
          maths: tex`0.{{a}} + 0.{{b}} + 0.{{c}} = {{known|dp2}}`,
          text: 'The known probabilities.',
        },
        { maths: tex`1 - {{known|dp2}} = {{x|dp2}}`, text: 'The rest of 1.' },
      ],
    },
  },
  {
    key: 'total-two-equal',
    topics: ['probabilities-that-total-1'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['MK3-P-03', 'GCSE-P4'],
    question: {
      type: 'number',
      text: 'A biased dice shows a 6 with probability 0.{{p}}. The other five numbers are equally likely. What is the probability of a 3?',
      max_score: 2,
      template: {
        draw: { p: { from: 15, to: 60, step: 5 } },
        derive: { rest: '(100 - p)/100', x: 'rest/5' },
        where: ['mod(p, 10) != 0', 'distinct(x, rest, rest/6, p/100)'],
        check: ['5*answer + p/100 = 1'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{rest}}',
          'stopped_early',
          'That is the probability of all the other numbers together. Share it among them.',
        ),
        slip(
          '1/6',
          'outcomes_taken_as_equal',
          'That is the chance on a fair dice. This dice is biased.',
        ),
        slip('{{rest/6}}', 'total_not_one', 'How many numbers share what is left, without the 6?'),
      ],
      hints: [
        'All six probabilities together make 1.',
        'Find what is left for the other numbers, and share it equally.',
        'Work out 1 − 0.{{p}}.',
        'The other five numbers have {{rest|dp2}} together. Divide that by 5.',
      ],
      method_answer: [
        { maths: tex`1 - 0.{{p}} = {{rest|dp2}}`, text: 'For the other five numbers together.' },
        { maths: tex`{{rest|dp2}} \div 5 = {{x|dp2}}`, text: 'For each of them.' },
      ],
    },
  },
  {
    key: 'total-can-both-happen',
    topics: ['probabilities-that-total-1'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-P4'],
    question: {
      type: 'single_choice',
      text: 'One card is drawn from cards numbered 1 to {{n}}. Which two events can happen together?',
      max_score: 1,
      template: { draw: { n: { from: 12, to: 30 } } },
      options: [
        option(
          'a multiple of 4 and an odd number',
          'events_thought_exclusive',
          'List a few multiples of 4. Are any of them odd?',
        ),
        option(
          'an odd number and an even number',
          'events_thought_exclusive',
          'Look for one number that is both. Is there any?',
        ),
        { text: 'a prime number and an even number' },
        option(
          'a number below 5 and a number above 8',
          'events_thought_exclusive',
          'Look for one number that is both. Is there any?',
        ),
      ],
      answers: [3],
      hints: [
        'Only one card is drawn. It must belong to both events.',
        'Test each pair: try to find one number that fits both words.',
        'Begin with the small numbers, 1, 2, 3 and 4. Which kinds does each of them belong to?',
        'Multiples of 4 are all even, and no number is below 5 and above 8. What about the number 2?',
      ],
      method_answer: [
        { text: '2 is a prime number, and it is even. So these two events can happen together.' },
        { text: 'The other pairs have no number in common: they are mutually exclusive.' },
      ],
    },
  },
  {
    key: 'total-adding-slip',
    topics: ['probabilities-that-total-1'],
    difficulty: 0.9,
    minutes: 2,
    statements: ['GCSE-P4', 'MK3-P-03'],
    question: {
      type: 'single_choice',
      text: 'In a class the probability that a pupil has a cat is 0.{{c}}, and that a pupil has a dog is 0.{{d}}. {{name}} says, “So the probability of a cat or a dog is {{(c + d)/10|dp1}}.” What would you say?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Mirela', 'Ewan', 'Asha', 'Kenji'] },
          c: { from: 2, to: 4 },
          d: { from: 3, to: 5 },
        },
        where: ['c != d'],
      },
      options: [
        option(
          'It must be 1, because all probabilities total 1.',
          'total_not_one',
          'Some pupils may have neither. Cat and dog are not everything.',
        ),
        option(
          'That is right. For “or” the probabilities are always added.',
          'events_thought_exclusive',
          'Some pupils may have both. How often would they be counted?',
        ),
        option(
          'The probabilities should be multiplied.',
          'operation_exchanged',
          'Would that be more or less than the chance of a cat alone? What should it be?',
        ),
        {
          text: 'Some pupils may have both, and adding counts them twice.',
        },
      ],
      answers: [4],
      hints: [
        'Can one pupil be in both groups?',
        'Adding works if the two events cannot happen together.',
        'Think of a pupil who has a cat and a dog. Is this pupil in the 0.{{c}}, in the 0.{{d}}, or in both?',
        'If somebody belongs to both groups, the sum counts that pupil two times. Which option warns of that?',
      ],
      method_answer: [
        {
          text: 'Having a cat and having a dog can happen together: they are not mutually exclusive.',
        },
        { text: 'Those with both stand in both numbers, so the sum may be too large.' },
      ],
    },
  },
]
