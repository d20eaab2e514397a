import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const hcfAndLcm: readonly ContentQuestion[] = [
  {
    key: 'factor-tree-gap',
    topics: ['hcf-and-lcm'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['MK3-N-06', 'GCSE-N4c'],
    question: {
      type: 'number',
      text: 'The factor tree begins with {{p*q*r}}. It splits into {{p}} and {{q*r}}. Then {{q*r}} splits into {{q}} and another prime number. Which number belongs in place of the question mark?',
      diagram: {
        kind: 'factor_tree',
        root: {
          label: '{{p*q*r}}',
          factors: [
            { label: '{{p}}', prime: true },
            { label: '{{q*r}}', factors: [{ label: '{{q}}', prime: true }, { label: '?' }] },
          ],
        },
      },
      max_score: 1,
      template: {
        draw: { p: { pick: [2, 3] }, q: { pick: [3, 5] }, r: { pick: [5, 7, 11, 13] } },
        where: ['p != q', 'q < r'],
        check: ['answer*p*q = p*q*r', 'is_prime(answer)'],
      },
      answer: '{{r}}',
      mistakes: [
        slip(
          '{{q*r-q}}',
          'subtracted_for_divided',
          'The two numbers multiply to the number above them.',
        ),
        slip(
          '{{p*r}}',
          'other_quantity_given',
          'Look only at the number just above the question mark.',
        ),
      ],
      hints: [
        'Two branches multiply to the number above them.',
        'Divide the number above by the branch that you know.',
        'The number above the question mark is {{q*r}}.',
        'Work out ${{q*r}} \\div {{q}}$.',
      ],
      method_answer: [
        { maths: tex`{{q*r}} \div {{q}} = {{r}}`, text: 'The other branch of {{q*r}}.' },
      ],
    },
  },
  {
    key: 'prime-product-with-indices',
    topics: ['hcf-and-lcm'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['MK3-N-06', 'GCSE-N4c'],
    question: {
      type: 'fill_blanks',
      text: tex`Write {{n}} as a product of powers of its prime factors: {{n}} = $2^a \times 3^b \times p$, where $p$ is a prime number above 3. Then $a$ = [[1]], $b$ = [[2]] and $p$ = [[3]].`,
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 4 }, b: { from: 1, to: 3 }, p: { pick: [5, 7, 11] } },
        derive: { n: '2^a*3^b*p' },
        where: ['n <= 400', 'a != b'],
        check: ['2^answer1*3^answer2*answer3 = n'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a}}',
          mistakes: [
            slip('{{2*a}}', 'power_as_multiple', 'How many factors of 2 are there? Count them.'),
          ],
        },
        {
          type: 'number',
          answer: '{{b}}',
          mistakes: [
            slip('{{3*b}}', 'power_as_multiple', 'How many factors of 3 are there? Count them.'),
          ],
        },
        { type: 'number', answer: '{{p}}' },
      ],
      hints: [
        'An index counts how often a prime factor is there.',
        'Halve it as often as you can. Then take out threes as often as you can.',
        'One half of {{n}} is {{n/2}}. Carry on halving, and count.',
        'After all the twos you have {{3^b*p}}. Take out threes until a prime number is left, and count.',
      ],
      method_answer: [
        { maths: tex`{{n}} = {{2^a}} \times {{3^b*p}}`, text: 'There are {{a}} twos in {{2^a}}.' },
        {
          maths: tex`{{n}} = 2^{ {{a}} } \times 3^{ {{b}} } \times {{p}}`,
          text: 'Then split the other number.',
        },
      ],
    },
  },
  {
    key: 'factors-from-prime-product',
    topics: ['hcf-and-lcm'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-N4a', 'GCSE-N4c'],
    question: {
      type: 'multiple_choice',
      text: tex`A number is $2^2 \times {{p}} \times {{q}}$. Without working it out, choose all of its factors.`,
      max_score: 2,
      template: {
        draw: { p: { pick: [3, 5, 7] }, q: { pick: [7, 11, 13] } },
        where: ['p < q'],
        check: ['is_integer(4*p*q/(2*p))', 'is_integer(4*p*q/(4*q))'],
      },
      options: [
        { text: '{{2*p}}' },
        { text: '{{4*q}}' },
        option('{{p^2}}', 'one_condition_met', 'How many factors of {{p}} has the number?'),
        option(
          '{{8*p}}',
          'power_as_multiple',
          'That needs three factors of 2. How many are there?',
        ),
        option('{{p+q}}', 'added_instead', 'Factors are made by multiplying some of the primes.'),
      ],
      answers: [1, 2],
      hints: [
        'A factor of the number is made of some of its primes.',
        'Split each option into primes. It must not use a prime more often than the number does.',
        'The number has two twos, one {{p}} and one {{q}}. Begin with {{p^2}}: it needs two factors of {{p}}.',
        'Also {{8*p}} needs three twos, and {{p+q}} is a sum. Test the options that are left.',
      ],
      method_answer: [
        {
          maths: tex`{{2*p}} = 2 \times {{p}}, \quad {{4*q}} = 2^2 \times {{q}}`,
          text: 'Both use only primes that the number has.',
        },
        { text: 'Each of the others needs a prime too often, or another prime.' },
      ],
    },
  },
  {
    key: 'hcf-of-two',
    topics: ['hcf-and-lcm'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['MK3-N-05', 'GCSE-N4b'],
    question: {
      type: 'number',
      text: 'Find the highest common factor (HCF) of {{a}} and {{b}}.',
      max_score: 2,
      template: {
        draw: {
          g: { pick: [6, 8, 10, 12, 14, 15, 18] },
          x: { from: 2, to: 5 },
          y: { from: 3, to: 7 },
        },
        derive: { a: 'g*x', b: 'g*y', lf: '3 - mod(g + 1, 2)' },
        where: ['x < y', 'gcd(x, y) = 1', 'b < 100', 'x != lf', 'y != lf'],
        check: ['answer*lcm(a, b) = a*b'],
      },
      answer: '{{g}}',
      mistakes: [
        slip(
          '{{g*x*y}}',
          'multiple_for_factor',
          'That is a common multiple. A factor is not larger than its number.',
        ),
        slip(
          '{{g/lf}}',
          'common_factor_not_highest',
          'It does go into both. Is there a larger one?',
        ),
      ],
      hints: [
        'You look for the largest number that goes into both.',
        'List the factors of {{a}}, or split both numbers into primes.',
        'Both numbers are multiples of {{lf}}. Divide both by {{lf}}, and look for more.',
        'After that you have {{a/lf}} and {{b/lf}}. Find what still goes into both, and multiply it by {{lf}}.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} = {{g}} \times {{x}}, \quad {{b}} = {{g}} \times {{y}}`,
          text: '{{g}} goes into both.',
        },
        {
          maths: tex`{{g}}`,
          text: 'The numbers {{x}} and {{y}} share no factor above 1, so this is the highest.',
        },
      ],
    },
  },
  {
    key: 'lcm-from-primes',
    topics: ['hcf-and-lcm'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['MK3-N-05', 'GCSE-N4b', 'GCSE-N4c'],
    question: {
      type: 'number',
      text: tex`$A = 2^{{a}} \times {{p}}$ and $B = 2^{{b}} \times {{p}} \times {{q}}$. Find the lowest common multiple (LCM) of $A$ and $B$. Give it as an ordinary number.`,
      max_score: 2,
      template: {
        draw: {
          a: { from: 3, to: 5 },
          b: { from: 2, to: 3 },
          p: { pick: [3, 5] },
          q: { pick: [5, 7] },
        },
        derive: { m: '2^a*p*q' },
        where: ['a > b', 'p < q', 'm <= 1000'],
        check: ['answer = lcm(2^a*p, 2^b*p*q)'],
      },
      answer: '{{m}}',
      mistakes: [
        slip(
          '{{2^b*p}}',
          'factor_and_multiple_swapped',
          'That is what the two share: the HCF. A multiple is not smaller than its number.',
        ),
        slip(
          '{{2^(a+b)*p*p*q}}',
          'common_multiple_not_lowest',
          'That is the product of the two. What do they share?',
        ),
      ],
      hints: [
        'The LCM must have all the primes that $A$ needs, and all that $B$ needs.',
        'Take each prime as often as the number that has most of it.',
        tex`$A$ has most of the twos: take $2^{{a}} = {{2^a}}$.`,
        'Take one {{p}} and one {{q}} as well, and multiply all three.',
      ],
      method_answer: [
        {
          maths: tex`2^{ {{a}} } \times {{p}} \times {{q}} = {{m}}`,
          text: 'Each prime as often as the number that has most of it.',
        },
      ],
    },
  },
  {
    key: 'hcf-or-lcm-ribbons',
    topics: ['hcf-and-lcm'],
    difficulty: 0.9,
    minutes: 4,
    statements: ['MK3-N-04', 'GCSE-N4a', 'GCSE-N4b'],
    question: {
      type: 'multi_part',
      text: '{{name}} has a red ribbon of {{a}} cm and a blue ribbon of {{b}} cm. Both are cut into pieces. All pieces have the same length, as long as possible, and nothing is left over.',
      diagram: {
        kind: 'bar_model',
        rows: [
          { label: 'Red', parts: [{ size: '{{a}}', label: '{{a}} cm', tone: 'c' }] },
          { label: 'Blue', parts: [{ size: '{{b}}', label: '{{b}} cm', tone: 'b' }] },
        ],
      },
      max_score: 4,
      template: {
        draw: {
          name: { pick: ['Leila', 'Tomasz', 'Ngozi', 'Ravi'] },
          g: { pick: [12, 14, 15, 16, 18] },
          x: { from: 3, to: 5 },
          y: { from: 4, to: 7 },
        },
        derive: { a: 'g*x', b: 'g*y' },
        where: ['y - x > 1', 'gcd(x, y) = 1'],
        check: ['answer1 = gcd(a, b)', 'answer2*answer1 = a + b'],
      },
      sub_questions: [
        {
          type: 'single_choice',
          text: 'What tells you the length of a piece?',
          max_score: 1,
          options: [
            { text: 'the HCF of {{a}} and {{b}}' },
            option(
              'the LCM of {{a}} and {{b}}',
              'multiple_for_factor',
              'Can a piece be longer than the ribbon?',
            ),
            option(
              'the difference of {{a}} and {{b}}',
              'difference_for_times',
              'Must that length go into both ribbons?',
            ),
          ],
          answers: [1],
          hints: [
            'A piece must fit into each ribbon a whole number of times.',
            'What do we call a number that goes into two others?',
            'The length goes into {{a}} and into {{b}}, and it is as large as possible.',
            'A number that goes into both is a common factor, not a common multiple. Which option names the largest one?',
          ],
          method_answer: [
            { text: 'The length goes into both, so it is a common factor, and the highest one.' },
          ],
        },
        {
          type: 'number',
          text: 'How many centimetres long is a piece?',
          max_score: 2,
          answer: '{{g}}',
          mistakes: [
            slip(
              '{{g*x*y}}',
              'multiple_for_factor',
              'That is longer than the ribbons. Look for a number that goes into both.',
            ),
          ],
          hints: [
            'Find the largest number that goes into both lengths.',
            'Split both numbers into primes, and take what they share.',
            'Begin with the factors of {{a}}, from the largest down.',
            'Half of {{a}} does not go into {{b}}. Go on to a third of {{a}}, and then to smaller parts, until the length goes into {{b}}.',
          ],
          method_answer: [
            {
              maths: tex`{{a}} = {{g}} \times {{x}}, \quad {{b}} = {{g}} \times {{y}}`,
              text: '{{x}} and {{y}} share no factor above 1.',
            },
            { maths: tex`{{g}}`, text: 'The HCF, in centimetres.' },
          ],
        },
        {
          type: 'number',
          text: 'How many pieces are there altogether?',
          max_score: 1,
          answer: '{{x+y}}',
          follow_through: { answer: '{{a + b}}/p2' },
          mistakes: [
            slip(
              '{{x*y}}',
              'multiplied_for_divided',
              'Count the pieces of each ribbon. Then put them together.',
            ),
          ],
          hints: [
            'Each ribbon is cut into pieces of the same length.',
            'Divide each length by the length of a piece.',
            'There are {{a+b}} cm of ribbon altogether.',
            'Divide {{a+b}} by your length from the part before.',
          ],
          method_answer: [
            {
              maths: tex`{{a}} \div {{g}} = {{x}}, \quad {{b}} \div {{g}} = {{y}}`,
              text: 'The pieces of each ribbon.',
            },
            { maths: tex`{{x}} + {{y}} = {{x+y}}`, text: 'Altogether.' },
          ],
        },
      ],
      hints: [
        'Each piece must fit into both ribbons.',
        'Ask if you need a number that goes into both, or one that both go into.',
        'List the factors of {{a}} and test which of them go into {{b}}.',
        'Take the largest of them. Then divide both lengths by it and count the pieces.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} = {{g}} \times {{x}}, \quad {{b}} = {{g}} \times {{y}}`,
          text: 'The HCF is the length of a piece.',
        },
        { maths: tex`{{x}} + {{y}} = {{x+y}}`, text: 'The pieces altogether.' },
      ],
    },
  },
]
