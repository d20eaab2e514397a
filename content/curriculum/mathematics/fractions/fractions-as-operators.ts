import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const fractionsAsOperators: readonly ContentQuestion[] = [
  {
    key: 'operator-above-one',
    topics: ['fractions-as-operators'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['MK3-N-20', 'GCSE-N12'],
    question: {
      type: 'number',
      text: tex`Work out $\frac{ {{n}} }{ {{d}} }$ of {{amount}}.`,
      max_score: 1,
      template: {
        draw: { d: { from: 2, to: 8 }, n: { from: 5, to: 13 }, part: { from: 3, to: 12 } },
        derive: { amount: 'd * part', value: 'n * part' },
        where: [
          'n > d',
          'n < 2 * d + 4',
          'gcd(n, d) = 1',
          'part != d',
          'distinct(value, amount * d / n, part, amount)',
        ],
        check: ['answer / n = amount / d'],
      },
      answer: '{{value}}',
      mistakes: [
        {
          answer: '{{amount*d/n}}',
          misconception: {
            code: 'fraction_upside_down',
            text: 'The top says how many parts to take. It was used to divide here.',
          },
        },
        {
          answer: '{{part}}',
          misconception: {
            code: 'one_part_only',
            text: 'This is one part. How many parts does the fraction ask for?',
          },
        },
      ],
      hints: [
        'The fraction is more than 1. Should the answer be more or less than {{amount}}?',
        'Find one part first. Then take as many parts as the top says.',
        'One part is {{amount}} divided by {{d}}.',
        'One part is {{part}}. Multiply it by {{n}}.',
      ],
      method_answer: [
        { maths: tex`{{amount}} \div {{d}} = {{part}}`, text: 'One part.' },
        {
          maths: tex`{{n}} \times {{part}} = {{value}}`,
          text: '{{n}} of these parts: more than the amount, as the fraction is above 1.',
        },
      ],
    },
  },
  {
    key: 'operator-find-the-whole',
    topics: ['fractions-as-operators'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-N-20', 'GCSE-N12'],
    question: {
      type: 'number',
      text: tex`{{name}} has read {{known}} pages. That is $\frac{ {{n}} }{ {{d}} }$ of the book. How many pages has the book?`,
      diagram: {
        kind: 'fraction_shape',
        shape: 'bar',
        wholes: [{ parts: '{{d}}', shaded: '{{n}}' }],
        note: 'The bar is the book. The shaded part is {{known}} pages.',
      },
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Ade', 'Freya', 'Mateo', 'Hana'] },
          d: { from: 3, to: 8 },
          n: { from: 2, to: 7 },
          part: { from: 11, to: 30 },
        },
        derive: { known: 'n * part', whole: 'd * part' },
        where: [
          'n < d',
          'gcd(n, d) = 1',
          'd - n != 1 or n != 1',
          'distinct(whole, known * n / d, part, known * d)',
        ],
        check: ['answer / d * n = known'],
      },
      answer: '{{whole}}',
      mistakes: [
        {
          answer: '{{known*n/d}}',
          misconception: {
            code: 'part_taken_for_whole',
            text: 'The pages that were read are the part. The book must have more.',
          },
        },
        {
          answer: '{{part}}',
          misconception: {
            code: 'one_part_only',
            text: 'This is one of the {{d}} parts. How many parts is the whole book?',
          },
        },
        {
          answer: '{{known*d}}',
          misconception: {
            code: 'one_part_only',
            text: 'The pages that were read are {{n}} parts, not one part.',
          },
        },
      ],
      hints: [
        'Are {{known}} pages the whole book, or a part of it?',
        'Find how many pages one part is. Then the whole book is all the parts.',
        '{{known}} pages are {{n}} equal parts, so divide by {{n}}.',
        'One part is {{part}} pages, and the book has {{d}} parts.',
      ],
      method_answer: [
        { maths: tex`{{known}} \div {{n}} = {{part}}`, text: 'One part of the book.' },
        { maths: tex`{{part}} \times {{d}} = {{whole}}`, text: 'All {{d}} parts.' },
      ],
    },
  },
  {
    key: 'operator-minutes-of-hours',
    topics: ['fractions-as-operators'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['MK3-R-04', 'GCSE-R3'],
    question: {
      type: 'number',
      text: 'A film lasts {{hours}} hours. {{name}} has watched {{minutes}} minutes of it. What fraction of the film is that? Give it in its lowest terms.',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Leila', 'Kofi', 'Wei', 'Zofia'] },
          hours: { pick: [2, 3] },
          minutes: { pick: [20, 24, 25, 36, 40, 45, 48, 50, 54, 70, 75, 80, 100] },
        },
        derive: { all: '60 * hours' },
        where: ['2 * minutes != all'],
        check: ['answer * hours * 60 = minutes'],
      },
      answer: '{{minutes/all}}',
      simplify: 'required',
      mistakes: [
        {
          answer: '{{minutes/hours}}',
          misconception: {
            code: 'units_not_matched',
            text: 'One number counts minutes and the other counts hours. Use one unit for both.',
          },
        },
        {
          answer: '{{minutes/60}}',
          misconception: {
            code: 'sixty_forgotten',
            text: 'This compares with one hour. How many minutes has the whole film?',
          },
        },
        {
          answer: '{{minutes/(all - minutes)}}',
          misconception: {
            code: 'ratio_part_of_part',
            text: 'This compares with the time that is left. Compare with the whole film.',
          },
        },
      ],
      hints: [
        'Look at the two units before you write a fraction.',
        'Write both times in minutes. The part goes above the line and the whole below it.',
        '{{hours}} hours are {{all}} minutes.',
        tex`The fraction is $\frac{ {{minutes}} }{ {{all}} }$ before it is simplified. Which number divides both parts?`,
      ],
      method_answer: [
        { maths: tex`{{hours}} \times 60 = {{all}}`, text: 'The whole film in minutes.' },
        {
          maths: tex`\frac{ {{minutes}} }{ {{all}} } = {{minutes/all|tex}}`,
          text: 'The part over the whole, in its lowest terms.',
        },
      ],
    },
  },
  {
    key: 'operator-tree-heights',
    topics: ['fractions-as-operators'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['MK3-R-04', 'GCSE-R3'],
    question: {
      type: 'fill_blanks',
      text: 'An oak is {{long}} m tall and an apple tree is {{short}} m tall. Write each answer in its lowest terms. The height of the apple tree is [[1]] of the height of the oak. The height of the oak is [[2]] of the height of the apple tree.',
      diagram: {
        kind: 'bar_model',
        rows: [
          { label: 'oak', parts: [{ size: '{{long}}', label: '{{long}} m' }] },
          { label: 'apple', parts: [{ size: '{{short}}', label: '{{short}} m' }] },
        ],
      },
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 4 }, b: { from: 3, to: 7 }, k: { from: 2, to: 4 } },
        derive: { short: 'a * k', long: 'b * k' },
        where: ['a < b', 'gcd(a, b) = 1', 'short <= 10'],
        check: ['answer1 * long = short', 'answer2 * short = long'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{short/long}}',
          simplify: 'required',
          mistakes: [
            {
              answer: '{{long/short}}',
              misconception: {
                code: 'fraction_upside_down',
                text: 'The apple tree is shorter, so this fraction should be below 1.',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{long/short}}',
          simplify: 'required',
          forms: ['improper_fraction', 'mixed', 'decimal'],
          mistakes: [
            {
              answer: '{{short/long}}',
              misconception: {
                code: 'fraction_upside_down',
                text: 'The oak is taller, so this fraction should be above 1.',
              },
            },
          ],
        },
      ],
      hints: [
        'Which of the two fractions must be below 1, and which must be above 1?',
        'What comes after the word “of” goes below the line.',
        'For the first gap write {{short}} over {{long}}. Then simplify.',
        'For the second gap turn the fraction of the first gap upside down.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{short}} }{ {{long}} } = {{short/long|tex}}`,
          text: 'The oak is what we compare with, so it is below the line.',
        },
        {
          maths: tex`\frac{ {{long}} }{ {{short}} } = {{long/short|tex}}`,
          text: 'Now the apple tree is what we compare with.',
        },
      ],
    },
  },
  {
    key: 'operator-back-to-the-whole-slip',
    topics: ['fractions-as-operators'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['MK3-N-20', 'GCSE-N12'],
    question: {
      type: 'single_choice',
      text: tex`$\frac{ {{n}} }{ {{d}} }$ of a number is {{known}}. Hana wants to find the number. She works out {{known}} ÷ {{d}} × {{n}}. What would you tell her?`,
      max_score: 1,
      template: {
        draw: { d: { from: 3, to: 7 }, n: { from: 2, to: 6 }, k: { from: 2, to: 5 } },
        derive: { known: 'n * d * k' },
        where: ['n < d', 'gcd(n, d) = 1'],
      },
      options: [
        { text: '{{known}} is {{n}} parts already, so divide by {{n}} and then multiply by {{d}}' },
        {
          text: 'That is right: divide by the bottom, multiply by the top',
          misconception: {
            code: 'part_taken_for_whole',
            text: 'This finds a fraction of {{known}}. Is {{known}} the whole number here?',
          },
        },
        {
          text: 'Divide {{known}} by {{n}} and stop there',
          misconception: {
            code: 'one_part_only',
            text: 'This finds one part. How many parts has the whole?',
          },
        },
        {
          text: 'Multiply {{known}} by {{d}} and stop there',
          misconception: {
            code: 'one_part_only',
            text: 'This takes {{known}} for one part. How many parts is it?',
          },
        },
      ],
      answers: [1],
      hints: [
        'Will the whole number be more or less than {{known}}?',
        'Draw a bar with {{d}} parts. Write {{known}} on the parts that it stands for.',
        '{{known}} stands on {{n}} of the {{d}} parts.',
        'What tells you how much one part is? And how do you get from there to all {{d}} parts?',
      ],
      method_answer: [
        {
          maths: tex`{{known}} \div {{n}} = {{known/n}}`,
          text: 'One part, as {{known}} is {{n}} parts.',
        },
        { maths: tex`{{known/n}} \times {{d}} = {{known/n*d}}`, text: 'The whole is {{d}} parts.' },
      ],
    },
  },
  {
    key: 'operator-pocket-money',
    topics: ['fractions-as-operators'],
    difficulty: 1.3,
    minutes: 3.5,
    statements: ['MK3-N-20', 'GCSE-N12'],
    question: {
      type: 'number',
      text: tex`{{name}} spends $\frac{1}{ {{b}} }$ of some birthday money on a book, and $\frac{ {{c}} }{ {{d}} }$ of what is left on a game. Then £{{left}} is left. How many pounds was the birthday money?`,
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: 1, label: 'book' },
              { size: '{{b-1}}', label: 'the rest' },
            ],
            total: '?',
          },
        ],
      },
      max_score: 3,
      template: {
        draw: {
          name: { pick: ['Tomasz', 'Priya', 'Amara', 'Diego'] },
          b: { pick: [3, 4, 5] },
          d: { pick: [3, 4, 5] },
          c: { from: 1, to: 4 },
          k: { from: 1, to: 4 },
        },
        derive: { rest: 'd * (b - 1) * k', money: 'd * b * k', left: '(d - c) * (b - 1) * k' },
        where: [
          'c < d',
          'gcd(c, d) = 1',
          'left != c * (b - 1) * k',
          'money <= 60',
          'left > 3',
          'b * d - d - b * c > 0',
          'distinct(money, rest, left * b * d / (b * d - d - b * c))',
        ],
        check: ['(answer - answer / b) * (1 - c / d) = left'],
      },
      answer: '{{money}}',
      mistakes: [
        {
          answer: '{{rest}}',
          misconception: {
            code: 'stopped_early',
            text: 'This is the money after the book. How much was it before?',
          },
        },
        {
          answer: '{{left * b * d / (b*d - d - b*c)|dp2}}',
          misconception: {
            code: 'second_change_of_start',
            text: 'The second fraction is a fraction of what was left, not of all the money.',
          },
        },
      ],
      hints: [
        'Go backwards: begin with the money that is left at the end.',
        'Each time ask which fraction is left, and find the whole from it.',
        tex`After the game $\frac{ {{d-c}} }{ {{d}} }$ of the rest is left, and that is £{{left}}.`,
        tex`Before the game there was £{{rest}}. That is $\frac{ {{b-1}} }{ {{b}} }$ of all the money.`,
      ],
      method_answer: [
        {
          maths: tex`{{left}} \div {{d-c}} \times {{d}} = {{rest}}`,
          text: 'The money before the game: {{d-c}} out of {{d}} equal parts stayed.',
        },
        {
          maths: tex`{{rest}} \div {{b-1}} \times {{b}} = {{money}}`,
          text: 'The money before the book, in pounds.',
        },
      ],
    },
  },
]
