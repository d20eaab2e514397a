import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const recurringDecimals: readonly ContentQuestion[] = [
  {
    key: 'recurring-notation',
    topics: ['recurring-decimals'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['GCSE-N10H'],
    question: {
      type: 'single_choice',
      text: tex`How is 0.{{a}}{{b}}{{c}}{{b}}{{c}}{{b}}{{c}}… written with dots?`,
      max_score: 1,
      template: {
        draw: { a: { from: 1, to: 9 }, b: { from: 1, to: 9 }, c: { from: 1, to: 9 } },
        where: ['distinct(a, b, c)'],
      },
      options: [
        option(
          tex`$0.\dot{ {{a}} }{{b}}\dot{ {{c}} }$`,
          'recurring_block_misread',
          'This repeats all three digits. Does the first digit come again?',
        ),
        option(
          tex`$0.{{a}}{{b}}\dot{ {{c}} }$`,
          'recurring_block_misread',
          'This repeats only the last digit. Which digits come again and again?',
        ),
        { text: tex`$0.{{a}}\dot{ {{b}} }\dot{ {{c}} }$` },
        option(
          tex`$0.\dot{ {{a}} }\dot{ {{b}} }{{c}}$`,
          'recurring_block_misread',
          'The dots mark the first and the last digit of what repeats, at the end of the number.',
        ),
      ],
      answers: [3],
      hints: [
        'Which digits come again and again?',
        'A dot stands over the first and over the last digit of the part that repeats.',
        'The digit {{a}} comes only once.',
        'The part that repeats is {{b}} and then {{c}}. Which option has its dots there?',
      ],
      method_answer: [
        {
          text: 'The {{a}} stands once, and the two digits {{b}} and {{c}} repeat. Both of them get a dot.',
        },
      ],
    },
  },
  {
    key: 'recurring-one-digit',
    topics: ['recurring-decimals'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-N10H'],
    question: {
      type: 'number',
      text: tex`Write $0.\dot{ {{a}} }$ as a fraction in its lowest terms.`,
      max_score: 1,
      template: { draw: { a: { from: 1, to: 8 } }, check: ['answer * 9 = a'] },
      answer: '{{a/9}}',
      simplify: 'required',
      mistakes: [
        slip(
          '{{a/10}}',
          'recurring_over_ten',
          'That is a decimal that stops after one place. This one goes on for ever.',
        ),
        slip(
          '{{a/99}}',
          'recurring_block_misread',
          'Only one digit repeats here. How many nines does that need?',
        ),
      ],
      hints: [
        'Call the number $x$. What do its digits look like after the point?',
        'Multiply by 10, so that the same digits stand after the point. Then subtract.',
        tex`$10x$ is {{a}} and the same endless digits. Take $x$ away from it.`,
        tex`All the digits after the point vanish: $9x$ is {{a}}. Solve it and simplify.`,
      ],
      method_answer: [
        { maths: tex`9x = {{a}}`, text: 'From 10x − x: the endless digits vanish.' },
        { maths: tex`x = {{a/9|tex}}`, text: 'Divided by 9, in lowest terms.' },
      ],
    },
  },
  {
    key: 'recurring-from-division',
    topics: ['recurring-decimals'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-N10H'],
    question: {
      type: 'fill_blanks',
      text: tex`Divide to write $\frac{ {{n}} }{11}$ as a decimal. The first digit after the point is [[1]] and the second is [[2]]. These two digits repeat for ever.`,
      max_score: 2,
      template: {
        draw: { n: { from: 1, to: 10 } },
        derive: { first: 'floor(9 * n / 10)', second: 'mod(9 * n, 10)' },
        where: ['distinct(n, first, second)', 'first > 0', '10 * n - 11 * first != second'],
        check: ['(10 * answer1 + answer2) * 11 = 99 * n'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{first}}',
          mistakes: [
            slip(
              '{{n}}',
              'fraction_digits_as_decimal',
              'Divide the top by 11. How often does 11 go into {{10*n}}?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{second}}',
          mistakes: [
            slip(
              '{{10*n - 11*first}}',
              'remainder_as_decimal',
              'This is the remainder. Exchange it for hundredths and divide by 11 again.',
            ),
          ],
        },
      ],
      hints: [
        'The line of a fraction means “divided by”.',
        'Divide and exchange each remainder for the next place. When a remainder comes back, the digits repeat.',
        '{{n}} is {{10*n}} tenths. How often does 11 go into {{10*n}}, and what is left?',
        '{{10*n}} − {{11*first}} leaves {{10*n - 11*first}}. Exchange that for hundredths and divide by 11 again.',
      ],
      method_answer: [
        {
          maths: tex`{{10*n}} = 11 \times {{first}} + {{10*n - 11*first}}`,
          text: 'The first digit, and what is left.',
        },
        {
          maths: tex`{{10*(10*n - 11*first)}} = 11 \times {{second}} + {{n}}`,
          text: 'The second digit. The remainder is the {{n}} from the start, so it begins again.',
        },
      ],
    },
  },
  {
    key: 'recurring-two-digits',
    topics: ['recurring-decimals'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-N10H'],
    question: {
      type: 'number',
      text: tex`Write $0.\dot{ {{a}} }\dot{ {{b}} }$ as a fraction in its lowest terms.`,
      max_score: 2,
      template: {
        draw: { a: { from: 0, to: 9 }, b: { from: 1, to: 9 } },
        derive: { n: '10 * a + b' },
        where: ['a != b', 'gcd(n, 99) > 1'],
        check: ['100 * answer - answer = n'],
      },
      answer: '{{n/99}}',
      simplify: 'required',
      mistakes: [
        slip(
          '{{n/100}}',
          'recurring_over_ten',
          'That decimal would stop after two places. This one goes on.',
        ),
        slip(
          '{{n/90}}',
          'recurring_block_misread',
          'Both digits repeat. By what do you multiply so that they stand in line?',
        ),
      ],
      hints: [
        'Call the number $x$. How many digits repeat?',
        'Multiply by 100, so that the repeating part moves on by two places. Then subtract.',
        tex`$100x - x$ is $99x$, and the endless digits vanish.`,
        tex`So $99x = {{n}}$. Divide, and cancel by {{gcd(n, 99)}}.`,
      ],
      method_answer: [
        { maths: tex`99x = {{n}}`, text: 'From 100x − x.' },
        { maths: tex`x = \frac{ {{n}} }{99} = {{n/99|tex}}`, text: 'In lowest terms.' },
      ],
    },
  },
  {
    key: 'recurring-proof-in-order',
    topics: ['recurring-decimals'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['GCSE-N10H'],
    question: {
      type: 'ordering',
      text: tex`Put the lines of this proof in order. It shows that $0.{{a}}\dot{ {{b}} } = {{(9*a+b)/90|tex}}$.`,
      max_score: 3,
      template: { draw: { a: { from: 1, to: 8 }, b: { from: 1, to: 8 } }, where: ['a != b'] },
      items: [
        tex`Let $x = 0.{{a}}\dot{ {{b}} }$`,
        tex`Multiply by 10 to get $10x = {{a}}.\dot{ {{b}} }$`,
        tex`Multiply by 10 again to get $100x = {{a}}{{b}}.\dot{ {{b}} }$`,
        tex`Subtract the line before, so the endless digits vanish: $90x = {{9*a+b}}$`,
        tex`Divide by 90: $x = \frac{ {{9*a+b}} }{90}$`,
      ],
      hints: [
        'A proof begins by giving the number a name.',
        'You need two multiples of $x$ with the same digits after the point. Only then can you subtract.',
        'The second line moves the point past the digit that does not repeat.',
        'The third line moves it once more, past one repeating digit. What follows after the subtraction?',
      ],
      method_answer: [
        {
          maths: tex`90x = {{10*a+b}} - {{a}}`,
          text: 'Two multiples with the same endless digits, subtracted.',
        },
        { maths: tex`x = \frac{ {{9*a+b}} }{90} = {{(9*a+b)/90|tex}}`, text: 'Divided by 90.' },
      ],
    },
  },
  {
    key: 'recurring-why-subtract',
    topics: ['recurring-decimals'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-N10H'],
    question: {
      type: 'single_choice',
      text: tex`To write $x = 0.\dot{ {{a}} }{{b}}\dot{ {{c}} }$ as a fraction, Hana works out $1000x - x$. Why does she multiply by 1000, and not by 10?`,
      max_score: 1,
      template: {
        draw: { a: { from: 1, to: 9 }, b: { from: 0, to: 9 }, c: { from: 1, to: 9 } },
        where: ['distinct(a, b, c)'],
      },
      options: [
        {
          text: 'Three digits repeat, so moving them by three places puts the same digits in line after the point',
        },
        option(
          'Any power of ten will do, and 1000 makes the numbers large enough',
          'recurring_block_misread',
          'Write the first digits of 10 times the number. Are they the same after the point?',
        ),
        option(
          'The fraction must have the denominator 1000',
          'recurring_over_ten',
          'Three places that stop would be over 1000. What does this one have that goes on?',
        ),
        option(
          'Multiplying by 1000 makes the decimal stop',
          'recurring_cut_off',
          'The digits go on for ever after multiplying too. What makes them vanish?',
        ),
      ],
      answers: [1],
      hints: [
        'Write out the first nine digits of the number after the point.',
        'The subtraction works when both numbers have the same digits after the point.',
        'Times 10 moves the digits by one place. Then after the point they begin with {{b}}.',
        'Times 1000 moves them by three places, as many as repeat. What do they begin with then?',
      ],
      method_answer: [
        {
          maths: tex`1000x - x = 999x = {{a}}{{b}}{{c}}`,
          text: 'With the same endless digits after the point they vanish.',
        },
      ],
    },
  },
  {
    key: 'recurring-mixed-start',
    topics: ['recurring-decimals'],
    difficulty: 0.9,
    minutes: 2.5,
    statements: ['GCSE-N10H'],
    question: {
      type: 'number',
      text: tex`Write $0.{{a}}\dot{ {{b}} }$ as a fraction in its lowest terms.`,
      max_score: 3,
      template: {
        draw: { a: { from: 1, to: 9 }, b: { from: 1, to: 8 } },
        derive: { top: '9 * a + b', n: '10 * a + b' },
        where: ['a != b', 'gcd(top, 90) > 1'],
        check: ['100 * answer - 10 * answer = top'],
      },
      answer: '{{top/90}}',
      simplify: 'required',
      mistakes: [
        slip(
          '{{n/99}}',
          'recurring_block_misread',
          'Only the second digit repeats. The first one comes once.',
        ),
        slip(
          '{{n/90}}',
          'recurring_subtracted_once',
          'When you subtract, the {{a}} in front of the point is taken away too.',
        ),
        slip(
          '{{n/100}}',
          'recurring_over_ten',
          'That decimal would stop after two places. This one goes on.',
        ),
      ],
      hints: [
        'Call the number $x$. Which digit repeats, and which comes only once?',
        'Find two multiples of $x$ that have the same digits after the point. Then subtract them.',
        tex`Use $10x = {{a}}.\dot{ {{b}} }$ and $100x = {{a}}{{b}}.\dot{ {{b}} }$.`,
        tex`The difference is $90x = {{n}} - {{a}}$. Work it out, divide and simplify.`,
      ],
      method_answer: [
        {
          maths: tex`90x = {{n}} - {{a}} = {{top}}`,
          text: 'From 100x − 10x: the endless digits vanish.',
        },
        { maths: tex`x = \frac{ {{top}} }{90} = {{top/90|tex}}`, text: 'In lowest terms.' },
      ],
    },
  },
  {
    key: 'stops-or-goes-on',
    topics: ['recurring-decimals'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['GCSE-N10H'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these fractions give a decimal that goes on for ever? Choose all that do.',
      max_score: 2,
      options: [
        option(tex`$\frac{7}{20}$`, 'terminating_misjudged', 'Can you write it out of a hundred?'),
        { text: tex`$\frac{5}{6}$` },
        option(
          tex`$\frac{9}{12}$`,
          'terminating_misjudged',
          'Write it in its lowest terms before you look at the denominator.',
        ),
        { text: tex`$\frac{4}{15}$` },
        option(
          tex`$\frac{11}{16}$`,
          'terminating_misjudged',
          'Halve again and again: 16 is made of twos only.',
        ),
      ],
      answers: [2, 4],
      hints: [
        'A decimal that stops is a number of tenths, hundredths, thousandths and so on.',
        'Write each fraction in its lowest terms, and take its denominator apart into prime factors.',
        'Powers of ten are made of twos and fives only. For example, 20 is 2 × 2 × 5.',
        'Look for a denominator that has a 3 in it, after the fraction has been simplified.',
      ],
      method_answer: [
        {
          maths: tex`\frac{7}{20} = 0.35, \quad \frac{9}{12} = \frac{3}{4} = 0.75, \quad \frac{11}{16} = 0.6875`,
          text: 'Only twos and fives in the denominators: these stop.',
        },
        {
          text: 'In lowest terms the denominators 6 and 15 have the factor 3, so these two go on for ever.',
        },
      ],
    },
  },
]
