import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const fractionsAsDecimals: readonly ContentQuestion[] = [
  {
    key: 'fraction-is-not-its-digits',
    topics: ['fractions-as-decimals'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['M6-FR-08'],
    question: {
      type: 'single_choice',
      text: tex`{{name}} writes $\frac{ {{n}} }{ {{d}} }$ = {{n}}.{{d}} and asks you to check it. What would you say?`,
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Diego', 'Amara', 'Tomasz', 'Mei'] },
          n: { from: 1, to: 7 },
          d: { pick: [2, 4, 5, 8] },
        },
        derive: { v: 'n / d' },
        where: ['n < d', 'gcd(n, d) = 1'],
      },
      options: [
        option(
          'That is right: the numbers of the fraction go around the point',
          'fraction_digits_as_decimal',
          'Are {{n}} out of {{d}} equal parts more than one whole?',
        ),
        { text: 'It must be less than 1, so divide {{n}} by {{d}}' },
        option(
          'Divide {{d}} by {{n}} instead',
          'number_upside_down',
          'That gives more than 1. Is the fraction so large?',
        ),
        option(
          'Write 0.{{n}}{{d}} instead',
          'fraction_digits_as_decimal',
          'Try this rule with a half. Would it be 0.12?',
        ),
      ],
      answers: [2],
      hints: [
        tex`Is $\frac{ {{n}} }{ {{d}} }$ more or less than one whole?`,
        'The line of a fraction means “divided by”.',
        tex`So $\frac{ {{n}} }{ {{d}} }$ means {{n}} shared into {{d}} equal parts.`,
        'Exchange {{n}} for {{10*n}} tenths and share those into {{d}}. Which option says so?',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{n}} }{ {{d}} } = {{n}} \div {{d}} = {{v|thousands}}`,
          text: 'The line of a fraction is a division.',
        },
      ],
    },
  },
  {
    key: 'decimal-to-lowest-terms',
    topics: ['fractions-as-decimals'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['MK3-N-17', 'GCSE-N10'],
    question: {
      type: 'number',
      text: 'Write {{n/100|dp2}} as a fraction in its lowest terms.',
      max_score: 1,
      template: {
        draw: { n: { from: 4, to: 96 } },
        where: ['mod(n, 10) != 0', 'gcd(n, 100) > 1', 'n != 25', 'n != 75'],
        check: ['answer * 100 = n'],
      },
      answer: '{{n/100}}',
      simplify: 'required',
      forms: ['proper_fraction'],
      mistakes: [
        slip(
          '{{n/10}}',
          'place_one_along',
          'Two places after the point are hundredths. Is the number more than one?',
        ),
        slip(
          '{{n/1000}}',
          'place_one_along',
          'Two places after the point are hundredths, not thousandths.',
        ),
      ],
      hints: [
        'How many places are there after the point?',
        'Write the digits over 100. Then divide both parts by the same number as long as you can.',
        tex`It is $\frac{ {{n}} }{100}$ to begin with.`,
        'Both {{n}} and 100 can be divided by {{gcd(n, 100)}}.',
      ],
      method_answer: [
        { maths: tex`{{n/100|dp2}} = \frac{ {{n}} }{100}`, text: 'Two places: hundredths.' },
        {
          maths: tex`\frac{ {{n}} }{100} = {{n/100|tex}}`,
          text: 'Both parts divided by {{gcd(n, 100)}}.',
        },
      ],
    },
  },
  {
    key: 'fraction-by-division',
    topics: ['fractions-as-decimals'],
    difficulty: -0.1,
    minutes: 2,
    statements: ['M6-FR-08', 'MK3-N-17'],
    question: {
      type: 'number',
      text: tex`Write $\frac{ {{n}} }{8}$ as a decimal.`,
      diagram: {
        kind: 'number_line',
        from: 0,
        to: '{{floor(n/8) + 1}}',
        step: 1,
        minor: '1/8',
        points: [{ at: '{{n/8}}', mark: 'arrow', label: '?' }],
        arrows: false,
      },
      max_score: 1,
      template: {
        draw: { n: { from: 3, to: 15 } },
        where: ['mod(n, 2) = 1'],
        check: ['answer * 8 = n'],
      },
      answer: '{{n/8|dp3}}',
      mistakes: [
        slip(
          '{{n}}.8',
          'fraction_digits_as_decimal',
          'The line means “divided by”. It is no decimal point.',
        ),
        slip(
          '{{n/8*10|dp2}}',
          'place_value',
          'Is the fraction more than that, or less? Compare it with whole numbers.',
        ),
      ],
      hints: [
        'The line of a fraction means “divided by”.',
        'Divide the top by the bottom. Go on past the point with tenths, hundredths and thousandths.',
        'Write {{n}} as {{n}}.000 and divide it by 8.',
        'One eighth is 0.125, half of a quarter. You need {{n}} times that.',
      ],
      method_answer: [
        { maths: tex`1 \div 8 = 0.125`, text: 'An eighth is half of 0.25.' },
        { maths: tex`{{n}} \div 8 = {{n/8|dp3}}`, text: '{{n}} times an eighth.' },
      ],
    },
  },
  {
    key: 'three-ways-table',
    topics: ['fractions-as-decimals'],
    difficulty: 0.2,
    minutes: 2.5,
    statements: ['M6-FR-14', 'MK3-N-17'],
    question: {
      type: 'table',
      text: 'Each row shows one number in three ways. Fill in the open cells. Write the fraction in its lowest terms.',
      max_score: 4,
      template: {
        draw: {
          a: { pick: [3, 7, 9, 11, 13, 17, 19] },
          p: { pick: [12, 16, 24, 28, 32, 36, 44, 48, 64, 68, 72, 76, 84, 88] },
        },
        derive: { d: 'a / 20' },
        check: ['answer1 * 20 = a', 'answer2 = 5 * a', 'answer3 * 100 = p', 'answer4 * 100 = p'],
      },
      columns: ['fraction', 'decimal', 'percentage'],
      rows: [
        {
          label: 'A',
          cells: [
            { type: 'given', text: tex`$\frac{ {{a}} }{20}$` },
            {
              type: 'number',
              answer: '{{d|dp2}}',
              percent_sign: 'hundredths',
              mistakes: [
                slip(
                  '{{a}}.2',
                  'fraction_digits_as_decimal',
                  'Write the fraction out of a hundred first.',
                ),
              ],
            },
            {
              type: 'number',
              answer: '{{5*a}}',
              percent_sign: 'name',
              mistakes: [
                slip(
                  '{{a}}',
                  'count_as_percentage',
                  'That would be so if it were out of a hundred. It is out of 20.',
                ),
              ],
            },
          ],
        },
        {
          label: 'B',
          cells: [
            {
              type: 'number',
              answer: '{{p/100}}',
              simplify: 'required',
              forms: ['proper_fraction'],
              mistakes: [slip('{{p/10}}', 'place_one_along', 'Per cent means out of a hundred.')],
            },
            {
              type: 'number',
              answer: '{{p/100|dp2}}',
              percent_sign: 'hundredths',
              mistakes: [
                slip('{{p/10|dp1}}', 'percent_one_place_off', 'Can it be more than one whole?'),
              ],
            },
            { type: 'given', text: '{{p}}%' },
          ],
        },
      ],
      hints: [
        'A hundred is the link between all three ways.',
        'Write each number as hundredths. Hundredths are per cent, and they have two places after the point.',
        'In row A multiply both parts by 5, so that it is out of 100.',
        'In row B begin with {{p}} over 100 and divide both parts by {{gcd(p, 100)}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{20} = \frac{ {{5*a}} }{100} = {{d|dp2}}`,
          text: 'Row A, out of a hundred.',
        },
        {
          maths: tex`\frac{ {{p}} }{100} = {{p/100|tex}} = {{p/100|dp2}}`,
          text: 'Row B, out of a hundred and in its lowest terms.',
        },
      ],
    },
  },
  {
    key: 'two-tests-compared',
    topics: ['fractions-as-decimals'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['M6-FR-14', 'M6-FR-08'],
    question: {
      type: 'fill_blanks',
      text: '{{name}} scores {{a}} out of 8 in a spelling test and {{b}} out of 20 in a mental maths test. As percentages these are [[1]]% and [[2]]%. The better result is in [[3]].',
      max_score: 3,
      template: {
        draw: {
          name: { pick: ['Farah', 'Wei', 'Mateo', 'Siân'] },
          a: { pick: [3, 5, 7] },
          b: { from: 6, to: 19 },
        },
        where: ['b / 20 > a / 8', '100 * (b / 20 - a / 8) < 16', 'distinct(a, b, 5 * b, 20, 8)'],
        check: ['answer1 / 100 * 8 = a', 'answer2 / 100 * 20 = b', 'answer2 > answer1'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{100*a/8|dp1}}',
          percent_sign: 'name',
          mistakes: [
            slip(
              '{{10*a}}',
              'count_as_percentage',
              'The test has 8 questions, not 10. Divide by 8.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{5*b}}',
          percent_sign: 'name',
          mistakes: [
            slip(
              '{{b}}',
              'count_as_percentage',
              'That would be so for 100 questions. There are 20.',
            ),
          ],
        },
        {
          type: 'short_text',
          references: [
            'mental maths',
            'maths',
            'the mental maths test',
            'mental maths test',
            'maths test',
            'the maths test',
            'mathematics',
          ],
          not: ['spelling', 'spelling test', 'the same'],
        },
      ],
      hints: [
        'The tests have different numbers of questions. Compare them out of a hundred.',
        'Divide the score by the number of questions. The result in hundredths is the percentage.',
        'One eighth is 0.125, so each spelling word counts 12.5%.',
        'Each question of the second test counts 5%. Multiply both, and compare.',
      ],
      method_answer: [
        { maths: tex`{{a}} \div 8 = {{a/8|dp3}}`, text: 'Spelling: {{100*a/8|dp1}}%.' },
        {
          maths: tex`{{b}} \div 20 = {{b/20|dp2}}`,
          text: 'Mental maths: {{5*b}}%, and that is more.',
        },
      ],
    },
  },
  {
    key: 'three-places-to-fraction',
    topics: ['fractions-as-decimals'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['MK3-N-17', 'GCSE-N10'],
    question: {
      type: 'number',
      text: 'Write {{w}}.{{n}} as a mixed number in its lowest terms.',
      max_score: 2,
      template: {
        draw: { w: { from: 1, to: 9 }, e: { pick: [3, 5, 7] } },
        derive: { n: '125 * e' },
        check: ['(answer - w) * 1000 = n'],
      },
      answer: '{{w}} {{e}}/8',
      forms: ['mixed'],
      form_share: 0.5,
      simplify: 'required',
      mistakes: [
        slip('{{w + n/100}}', 'place_one_along', 'Three places after the point are thousandths.'),
        slip('{{n/1000}}', 'stopped_early', 'Where has the whole number gone?'),
      ],
      hints: [
        'The wholes stay as they are. Look at the digits after the point.',
        'Three places are thousandths. Write them over 1000 and simplify.',
        'The part is {{n}} thousandths. Both {{n}} and 1000 can be divided by 5.',
        'In the end both divide by 125: {{n}} ÷ 125 for the top, and 1000 ÷ 125 for the bottom.',
      ],
      method_answer: [
        {
          maths: tex`0.{{n}} = \frac{ {{n}} }{1000} = \frac{ {{e}} }{8}`,
          text: 'Thousandths, in lowest terms.',
        },
        {
          maths: tex`{{w}} + \frac{ {{e}} }{8} = {{w}}\tfrac{ {{e}} }{8}`,
          text: 'With the wholes.',
        },
      ],
    },
  },
]
