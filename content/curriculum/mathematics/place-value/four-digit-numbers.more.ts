import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const fourDigitNumbersMore: readonly ContentQuestion[] = [
  {
    key: 'four-digit-line',
    topics: ['four-digit-numbers'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['M4-PV-06'],
    question: {
      type: 'number',
      text: `A number line goes from ${thousands('from')} to ${thousands('from + 1000')} in 10 equal steps. An arrow points at the mark {{k}} steps after ${thousands('from')}. Which number does it point at?`,
      diagram: {
        kind: 'number_line',
        from: '{{from}}',
        to: '{{from + 1000}}',
        step: 100,
        labels: 'ends',
        arrows: false,
        points: [{ at: '{{from + 100*k}}', label: '?', mark: 'arrow' }],
      },
      max_score: 1,
      template: {
        draw: { t: { from: 1, to: 8 }, k: { from: 3, to: 8 } },
        derive: { from: '1000*t' },
        where: ['k != 5'],
        check: ['(answer - from)/100 = k', 'from + 1000 - answer = 100*(10 - k)'],
      },
      answer: '{{from + 100*k}}',
      mistakes: [
        slip(
          '{{from + k}}',
          'scale_step_misread',
          'Ten steps of 1 would be only 10. How much is there between the two ends?',
        ),
        slip(
          '{{from + 10*k}}',
          'scale_step_misread',
          'Ten steps of 10 would be 100. How much is there between the two ends?',
        ),
        slip(
          '{{from + 100*k + 100}}',
          'counted_marks_not_steps',
          'Count the jumps and not the marks. The first mark is no jump yet.',
        ),
      ],
      hints: [
        'How much is there from one end of the line to the other?',
        'Share that out over the 10 steps to find what one step is worth.',
        'From end to end it is 1,000, and there are 10 equal steps. What is one of them?',
        `One step is 100. Go {{k}} steps of 100 from ${thousands('from')}.`,
      ],
      method_answer: [
        { maths: tex`1{,}000 \div 10 = 100`, text: 'One step.' },
        {
          maths: tex`${texThousands('from')} + {{k}} \times 100 = ${texThousands('from + 100*k')}`,
          text: 'So many steps from the start.',
        },
      ],
    },
  },
  {
    key: 'four-digit-first-digit',
    topics: ['four-digit-numbers'],
    difficulty: 0,
    minutes: 1,
    statements: ['M4-PV-05'],
    question: {
      type: 'single_choice',
      text: `{{name}} says: “{{a}} is greater than ${thousands('b')}, because {{floor(a/100)}} is more than 1.” What would you say?`,
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Mei', 'Tunde', 'Zofia', 'Arjun', 'Ella'] },
          a: { from: 871, to: 989 },
          b: { from: 1002, to: 1030 },
        },
        where: ['mod(a, 10) != 0', 'mod(b, 10) != 0'],
      },
      options: [
        option(
          'That is right: the first digit decides',
          'first_digits_decide',
          'The two first digits stand in different columns. How many digits has each number?',
        ),
        option(
          `That is right: all the digits of {{a}} are large`,
          'first_digits_decide',
          'Large digits in small columns are still worth less than 1,000.',
        ),
        { text: 'Not quite: the 1 is worth a thousand' },
        option(
          'Not quite: a number that ends in a larger digit is greater',
          'first_digits_decide',
          'The last digit counts ones only. Which column is worth the most?',
        ),
      ],
      answers: [3],
      hints: [
        'How many digits has each of the two numbers?',
        'A digit is worth what its column says, so look at the columns before the digits.',
        'The first digit of {{a}} counts hundreds. What does the 1 of the other number count?',
        `Ask of each number: is it more or less than 1,000? Compare {{a}} and ${thousands('b')} that way.`,
      ],
      method_answer: [
        { text: `{{a}} is less than 1,000, and ${thousands('b')} is more than 1,000.` },
        {
          text: 'The 1 stands in the thousands column, so it is worth more than any number of hundreds up to 9.',
        },
      ],
    },
  },
  {
    key: 'four-digit-regroup',
    topics: ['four-digit-numbers'],
    difficulty: 0.9,
    minutes: 2,
    statements: ['M4-PV-04'],
    question: {
      type: 'number',
      text: '{{name}} has {{t}} thousands, {{h}} hundreds and {{o}} ones in base ten blocks. Which number do the blocks make?',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Kofi', 'Sara', 'Haruto', 'Leila', 'Tom'] },
          t: { from: 2, to: 7 },
          h: { from: 11, to: 19 },
          o: { from: 2, to: 9 },
        },
        where: ['distinct(t, h - 10, o)'],
        check: ['answer - 100*h - o = 1000*t'],
      },
      answer: '{{1000*t + 100*h + o}}',
      mistakes: [
        slip(
          '{{1000*t + 10*h + o}}',
          'written_as_heard',
          'The numbers were written one after another. How much are {{h}} hundreds?',
        ),
        slip(
          '{{1000*t + 100*(h - 10) + o}}',
          'carry_forgotten',
          'Ten of the hundreds make one more thousand. Where did it go?',
        ),
      ],
      hints: [
        'There are more than nine hundreds. Can one column hold them all?',
        'Ten hundreds make one thousand, so exchange them.',
        '{{h}} hundreds are $1000 + {{100*(h - 10)}}$.',
        'Add ${{1000*t}} + {{100*h}} + {{o}}$. There are no tens.',
      ],
      method_answer: [
        { maths: tex`{{h}} \times 100 = {{100*h}}`, text: 'What the hundreds are worth.' },
        {
          maths: tex`{{1000*t}} + {{100*h}} + {{o}} = {{1000*t + 100*h + o}}`,
          text: 'All the blocks together.',
        },
      ],
    },
  },
]
