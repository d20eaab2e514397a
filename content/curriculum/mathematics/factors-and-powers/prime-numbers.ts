import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const primeNumbers: readonly ContentQuestion[] = [
  {
    key: 'prime-pick-one',
    topics: ['prime-numbers'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['M5-MD-04', 'M6-OP-08'],
    question: {
      type: 'single_choice',
      text: 'Which of these is a prime number?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { p: 53, o: 45, f: 9, l: 51, d: 3, e: 17 },
          { p: 59, o: 35, f: 7, l: 57, d: 3, e: 19 },
          { p: 83, o: 65, f: 5, l: 87, d: 3, e: 29 },
          { p: 97, o: 75, f: 5, l: 91, d: 7, e: 13 },
          { p: 31, o: 25, f: 5, l: 39, d: 3, e: 13 },
          { p: 67, o: 63, f: 7, l: 69, d: 3, e: 23 },
        ],
        check: ['is_prime(answer)', 'd*e = l', 'is_integer(o/f)'],
      },
      options: [
        option(
          '{{o}}',
          'odd_means_prime',
          'It is odd, but does another number go into it? Try {{f}}.',
        ),
        { text: '{{p}}' },
        option('{{l}}', 'looks_prime', 'It does look prime. Try to divide it by {{d}}.'),
        option(
          '1',
          'one_taken_as_prime',
          'A prime number has exactly two factors. How many has 1?',
        ),
      ],
      answers: [2],
      hints: [
        'A prime number has exactly two factors: 1 and itself.',
        'Test each number: do 2, 3, 5 or 7 go into it?',
        'Begin with {{o}}. Does {{f}} go into it?',
        'Also, {{d}} goes into {{l}}, and 1 has one factor only. What is left?',
      ],
      method_answer: [
        {
          maths: tex`{{o}} = {{f}} \times {{o/f}}, \quad {{l}} = {{d}} \times {{e}}`,
          text: 'These two are not prime. Nor is 1, with its one factor.',
        },
        { text: 'None of 2, 3, 5 and 7 goes into {{p}}, so {{p}} is prime.' },
      ],
    },
  },
  {
    key: 'primes-to-19',
    topics: ['prime-numbers'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['M5-MD-04'],
    question: {
      type: 'multiple_choice',
      text: 'Choose all the prime numbers.',
      max_score: 2,
      template: {
        draw: {
          p: { pick: [11, 13, 17, 19] },
          q: { pick: [3, 5, 7] },
          o: { pick: [9, 15] },
          e: { pick: [4, 8, 10, 14, 16] },
        },
        check: ['is_prime(p)', 'is_prime(q)'],
      },
      options: [
        option(
          '1',
          'one_taken_as_prime',
          'A prime number has exactly two factors. How many has 1?',
        ),
        { text: '2' },
        { text: '{{q}}' },
        option('{{o}}', 'odd_means_prime', 'It is odd, but 3 goes into it.'),
        option(
          '{{e}}',
          'prime_and_composite_swapped',
          'Which numbers go into {{e}}? Count them all.',
        ),
        { text: '{{p}}' },
      ],
      answers: [2, 3, 6],
      hints: [
        'Count the factors of each number.',
        'A prime number has two factors: 1 and itself.',
        'You can halve {{e}}, so it has more than two factors.',
        'Leave out {{e}} and {{o}}, which both split into smaller factors. Then count the factors of 1.',
      ],
      method_answer: [
        {
          text: '1 has one factor. {{o}} and {{e}} have more than two. Each of the other three has exactly two.',
        },
      ],
    },
  },
  {
    key: 'next-prime',
    topics: ['prime-numbers'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['M5-MD-04', 'M6-OP-08'],
    question: {
      type: 'number',
      text: 'What is the next prime number after {{n}}?',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { n: 24, a: 5, b: 3 },
          { n: 32, a: 3, b: 5 },
          { n: 48, a: 7, b: 3 },
          { n: 54, a: 5, b: 3 },
          { n: 62, a: 3, b: 5 },
          { n: 74, a: 3, b: 7 },
          { n: 84, a: 5, b: 3 },
        ],
        derive: { s: 'n + 1', t: 'n + 3', p: 'n + 5' },
        check: ['is_prime(answer)', 'is_integer(s/a)', 'is_integer(t/b)'],
      },
      answer: '{{p}}',
      mistakes: [
        slip('{{s}}', 'odd_means_prime', 'It is odd, but try to divide it by {{a}}.'),
        slip('{{t}}', 'looks_prime', 'It is near. Try to divide it by {{b}}.'),
      ],
      hints: [
        'Above 2 a prime number is odd. Which odd numbers come next?',
        'Test each odd number in turn with 3, 5 and 7.',
        'Begin with {{s}}: {{a}} goes into it, so it is not prime.',
        'Then {{t}}: {{b}} goes into it. Test the odd number after that.',
      ],
      method_answer: [
        {
          maths: tex`{{s}} = {{a}} \times {{s/a}}, \quad {{t}} = {{b}} \times {{t/b}}`,
          text: 'Neither of these odd numbers is prime.',
        },
        {
          maths: tex`{{t}} + 2 = {{p}}`,
          text: 'None of 2, 3, 5 and 7 goes into the next odd number, so it is prime.',
        },
      ],
    },
  },
  {
    key: 'prime-words',
    topics: ['prime-numbers'],
    difficulty: -0.1,
    minutes: 1,
    statements: ['M5-MD-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'We know that {{p}} × {{q}} = {{p*q}}. So {{p*q}} is a [[1]] number, and {{p}} and {{q}} are its [[2]].',
      max_score: 2,
      template: {
        draw: { p: { pick: [2, 3, 5] }, q: { pick: [7, 11, 13] } },
        check: ['is_prime(p)', 'is_prime(q)'],
      },
      gaps: [
        {
          options: [
            option(
              'prime',
              'prime_and_composite_swapped',
              'A prime number has only two factors. Here you see {{p}} and {{q}} as well.',
            ),
            { text: 'composite' },
            option('square', 'one_condition_met', 'In a square number both factors are the same.'),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'multiples',
              'factor_and_multiple_swapped',
              'A multiple of a number is in its times table.',
            ),
            { text: 'prime factors' },
            option(
              'prime multiples',
              'factor_and_multiple_swapped',
              'Do {{p}} and {{q}} go into {{p*q}}, or is it the other way?',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'How many factors does {{p*q}} have?',
        'One of these words means “with exactly two factors”, and another “with more than two”.',
        'The factors of {{p*q}} are 1, {{p}}, {{q}} and {{p*q}}.',
        'There are four factors, so it is not prime. And {{p}} and {{q}} go into it, and both are prime.',
      ],
      method_answer: [
        { text: '{{p*q}} has four factors, so it is composite.' },
        {
          text: '{{p}} and {{q}} are factors of it, and both are prime: they are its prime factors.',
        },
      ],
    },
  },
  {
    key: 'prime-product-sum',
    topics: ['prime-numbers'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['M5-MD-04', 'M5-MD-03'],
    question: {
      type: 'number',
      text: '{{name}} thinks of two prime numbers. They multiply to {{p*q}}. What do they add up to?',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Aisha', 'Kofi', 'Sofia', 'Ravi'] },
          p: { pick: [3, 5, 7] },
          q: { pick: [7, 11, 13, 17] },
        },
        where: ['p < q', 'p*q < 100'],
        check: ['is_square(answer^2 - 4*p*q)'],
      },
      answer: '{{p+q}}',
      mistakes: [
        slip('{{p*q+1}}', 'one_taken_as_prime', 'That uses 1 and {{p*q}}. Is 1 a prime number?'),
      ],
      hints: [
        'First find the two prime numbers.',
        'Try 2, 3, 5 and 7 in turn: which of them goes into {{p*q}}?',
        'The number {{p}} goes into {{p*q}}.',
        'Work out ${{p*q}} \\div {{p}}$. Then add that number and {{p}}.',
      ],
      method_answer: [
        { maths: tex`{{p*q}} = {{p}} \times {{q}}`, text: 'Both are prime.' },
        { maths: tex`{{p}} + {{q}} = {{p+q}}`, text: 'Add them.' },
      ],
    },
  },
  {
    key: 'prime-test-too-short',
    topics: ['prime-numbers'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['M5-MD-04', 'M6-OP-08'],
    question: {
      type: 'single_choice',
      text: 'Tomasz writes: “2, 3 and 5 do not go into {{n}}. So {{n}} is prime.” What would you tell him?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { n: 49, q: 7 },
          { n: 77, q: 11 },
          { n: 91, q: 13 },
        ],
        check: ['q*7 = n'],
      },
      options: [
        option(
          'That is right: three tests are enough',
          'prime_tests_stopped_early',
          'There are more prime numbers that could go into it.',
        ),
        option(
          'That is right: {{n}} is odd',
          'odd_means_prime',
          'Many odd numbers are not prime. Nine is one of them.',
        ),
        option(
          'Try 9 as well: 9 goes into {{n}}',
          'miscalculated',
          'If 9 went into it, then 3 would too.',
        ),
        { text: 'Try 7 as well: 7 goes into {{n}}' },
      ],
      answers: [4],
      hints: [
        'Which tests has he done, and which are left?',
        'Test the next prime number too.',
        'The prime number after 5 is 7.',
        'Count on in sevens from 42, and see if you meet {{n}}.',
      ],
      method_answer: [
        { maths: tex`{{n}} = 7 \times {{q}}`, text: 'So 7 is a factor, and {{n}} is not prime.' },
      ],
    },
  },
]
