import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const calculatingWithDecimals: readonly ContentQuestion[] = [
  {
    key: 'decimal-times-whole',
    topics: ['calculating-with-decimals'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['M6-FR-11'],
    question: {
      type: 'number',
      text: 'Work out {{x|dp2}} × {{k}}.',
      max_score: 1,
      template: {
        draw: { xs: { from: 112, to: 879 }, k: { from: 3, to: 9 } },
        derive: { x: 'xs / 100' },
        where: ['mod(xs, 10) != 0', 'mod(xs * k, 10) != 0', 'mod(xs, 100) * k > 100'],
        check: ['answer / k = x'],
      },
      answer: '{{x*k|dp2}}',
      mistakes: [
        slip(
          '{{x*k*10|dp1}}',
          'place_value',
          'Estimate with whole numbers: about how large should it be?',
        ),
        slip(
          '{{floor(x)*k + mod(mod(xs, 100)*k, 100)/100|dp2}}',
          'new_whole_lost',
          'The hundredths make more than a whole. Pass it on to the ones.',
        ),
      ],
      hints: [
        'Estimate first: about how much is {{floor(x)}} × {{k}}, and a bit more?',
        'Multiply as if there were no point. Then use your estimate to put the point in.',
        'Without the point it is {{xs}} × {{k}}.',
        'That is {{xs*k}} hundredths, since {{x|dp2}} is {{xs}} hundredths. Where does the point go?',
      ],
      method_answer: [
        { maths: tex`{{xs}} \times {{k}} = {{xs*k}}`, text: 'In hundredths, without the point.' },
        {
          maths: tex`{{x|dp2}} \times {{k}} = {{x*k|dp2}}`,
          text: 'A hundred hundredths are a whole, so two places stand after the point.',
        },
      ],
    },
  },
  {
    key: 'place-the-point',
    topics: ['calculating-with-decimals'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['MK3-N-08', 'GCSE-N2a'],
    question: {
      type: 'single_choice',
      text: '{{a}} × {{b}} = {{a*b}}. Use this to find {{a/10|dp1}} × {{b/100|dp2}}.',
      max_score: 1,
      template: {
        draw: { a: { from: 23, to: 98 }, b: { from: 12, to: 49 } },
        where: ['mod(a, 10) != 0', 'mod(b, 10) != 0', 'mod(a * b, 10) != 0'],
        check: ['answer * 1000 = a * b'],
      },
      options: [
        option(
          '{{a*b/10|dp1}}',
          'place_value',
          'Estimate: the second number is less than one half. Can the answer be more than {{a/10|dp1}}?',
        ),
        option(
          '{{a*b/100|dp2}}',
          'place_value',
          'Estimate: the second number is less than one half. Is this answer below half of {{a/10|dp1}}?',
        ),
        { text: '{{a*b/1000|dp3}}' },
        option(
          '{{a*b/10000|dp4}}',
          'place_value',
          'Count by how much each of the two numbers was made smaller.',
        ),
      ],
      answers: [3],
      hints: [
        'All the options have the same digits. Only the point differs.',
        'See how many times as small each number became. Or estimate the size.',
        '{{a/10|dp1}} is {{a}} divided by 10, and {{b/100|dp2}} is {{b}} divided by 100.',
        'So the answer is {{a*b}} divided by 10 and then by 100. How many places do the digits move?',
      ],
      method_answer: [
        {
          maths: tex`{{a*b}} \div 10 \div 100 = {{a*b/1000|dp3}}`,
          text: 'The first number is ten times as small and the second a hundred times.',
        },
      ],
    },
  },
  {
    key: 'share-with-two-places',
    topics: ['calculating-with-decimals'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['M6-FR-12'],
    question: {
      type: 'number',
      text: '{{n}} m of rope are cut into {{d}} equal pieces. How long is each piece, in metres? Give a decimal.',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: 1, label: '?' },
              { size: '{{d - 1}}', dashed: true },
            ],
            total: '{{n}} m',
          },
        ],
      },
      max_score: 1,
      template: {
        draw: { n: { from: 7, to: 59 }, d: { pick: [4, 5, 8] } },
        derive: { q: 'floor(n / d)', r: 'mod(n, d)' },
        where: ['r > 1', 'q > 0', 'n / d != q + r / 10', 'is_integer(100 * n / d)'],
        check: ['answer * d = n'],
      },
      answer: '{{n/d|thousands}}',
      mistakes: [
        slip(
          '{{q}}.{{r}}',
          'remainder_as_decimal',
          'The remainder is {{r}} whole metres. They still have to be shared by {{d}}.',
        ),
        slip(
          '{{q}}',
          'stopped_early',
          'There is some rope left. Exchange it for tenths and go on.',
        ),
      ],
      hints: [
        'Whole metres are not enough: some rope is left over.',
        'Exchange what is left for tenths, and then for hundredths. Go on dividing.',
        '{{n}} ÷ {{d}} is {{q}}, remainder {{r}}. The {{r}} m that are left are {{10*r}} tenths of a metre.',
        'Divide {{10*r}} tenths by {{d}}. If something is left, exchange it for hundredths.',
      ],
      method_answer: [
        {
          maths: tex`{{n}} = {{d}} \times {{q}} + {{r}}`,
          text: '{{q}} whole metres each, and {{r}} m to share.',
        },
        {
          maths: tex`{{n}} \div {{d}} = {{n/d|dp2}}`,
          text: 'The rest shared in tenths and hundredths of a metre.',
        },
      ],
    },
  },
  {
    key: 'round-the-share',
    topics: ['calculating-with-decimals'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['M6-FR-13', 'M6-FR-12'],
    question: {
      type: 'number',
      text: '{{name}} cycles {{n}} km in {{d}} days, the same distance each day. How many kilometres is that a day? Give your answer to 1 decimal place.',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Hana', 'Mateo', 'Freya', 'Yusuf'] },
          n: { from: 20, to: 95 },
          d: { pick: [6, 7, 9] },
        },
        derive: { v: 'n / d', cut: 'floor(n * 10 / d) / 10', near: 'round(n / d, 1)' },
        where: [
          'gcd(n, d) = 1',
          'near != cut',
          'distinct(floor(v) + mod(n, d) / 10, cut, near)',
          'mod(near * 10, 10) != 0',
        ],
        check: ['abs(answer * d - n) < 1 / 1000'],
      },
      answer: '{{v|dp12}}',
      tolerance: { decimal_places: 1 },
      mistakes: [
        slip(
          '{{cut|dp1}}',
          'rounded_the_wrong_way',
          'The next digit tells which way to round. Was it five or more?',
        ),
        slip(
          '{{floor(v)}}.{{mod(n, d)}}',
          'remainder_as_decimal',
          'The remainder has to be divided by {{d}} too.',
        ),
      ],
      hints: [
        'The division does not come out. Work it out a bit further than you need.',
        'To round to one decimal place you need the second place after the point.',
        '{{n}} ÷ {{d}} is {{floor(v)}} and a bit. Go on with tenths and then with hundredths.',
        'To two places it begins {{floor(v*100)/100|dp2}}. Look at the second place: five or more rounds up.',
      ],
      method_answer: [
        { maths: tex`{{n}} \div {{d}} \approx {{v|dp3}}`, text: 'Worked out further than needed.' },
        { maths: '{{near|dp1}}', text: 'Rounded to one decimal place, in kilometres.' },
      ],
    },
  },
  {
    key: 'decimal-times-decimal',
    topics: ['calculating-with-decimals'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['MK3-N-08', 'GCSE-N2a'],
    question: {
      type: 'number',
      text: 'Work out 0.{{a}} × 0.{{b}}.',
      max_score: 1,
      template: {
        draw: { a: { from: 2, to: 9 }, b: { from: 2, to: 9 } },
        where: ['mod(a * b, 10) != 0', 'a != b', 'a + b != a * b'],
        check: ['answer * 100 = a * b'],
      },
      answer: '{{a*b/100|dp2}}',
      mistakes: [
        slip('{{a*b/10|dp1}}', 'place_value', 'Tenths of tenths are smaller than tenths.'),
        slip('{{(a+b)/10|dp1}}', 'added_instead', 'This is the sum. Look at the sign.'),
      ],
      hints: [
        'You take a part of a part. Will the answer be more or less than 0.{{a}}?',
        'Multiply as if there were no points. Then make it as small as both points say.',
        'Without the points it is {{a}} × {{b}}.',
        'That is {{a*b}}. Both numbers are tenths, and a tenth of a tenth is a hundredth.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{10} \times \frac{ {{b}} }{10} = \frac{ {{a*b}} }{100}`,
          text: 'Tenths times tenths are hundredths.',
        },
        {
          maths: tex`0.{{a}} \times 0.{{b}} = {{a*b/100|dp2}}`,
          text: 'So two places stand after the point.',
        },
      ],
    },
  },
  {
    key: 'divide-by-a-decimal',
    topics: ['calculating-with-decimals'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['MK3-N-08', 'GCSE-N2a'],
    question: {
      type: 'number',
      text: 'A drinks barrel holds {{x|thousands}} litres of juice. How many cups of 0.{{d}} litres can be filled from it?',
      max_score: 1,
      template: {
        draw: { d: { from: 2, to: 4 }, k: { from: 11, to: 38 } },
        derive: { x: 'd * k / 10' },
        where: ['mod(d * k, 10) != 0', 'x < 9', 'mod(k, 10) != 0'],
        check: ['answer * d / 10 = x'],
      },
      answer: '{{k}}',
      mistakes: [
        slip(
          '{{k/10|dp1}}',
          'place_value',
          'A cup holds less than a litre. Can there be fewer cups than litres?',
        ),
        slip(
          '{{x*d/10|dp2}}',
          'multiplied_for_divided',
          'How often does a cup fit into the barrel? That is a division.',
        ),
      ],
      hints: [
        'A cup holds less than one litre. Will there be more or fewer cups than litres?',
        'Make both numbers ten times as large. Then you divide by a whole number.',
        '{{x|thousands}} ÷ 0.{{d}} is the same as {{10*x}} ÷ {{d}}.',
        'Count in tenths of a litre: the barrel has {{10*x}} tenths, and a cup takes {{d}} of them.',
      ],
      method_answer: [
        {
          maths: tex`{{x|dp1}} \div 0.{{d}} = {{10*x}} \div {{d}}`,
          text: 'Both made ten times as large.',
        },
        { maths: tex`{{10*x}} \div {{d}} = {{k}}`, text: 'So many cups.' },
      ],
    },
  },
  {
    key: 'fabric-in-parts',
    topics: ['calculating-with-decimals'],
    difficulty: 0.9,
    minutes: 3.5,
    statements: ['MK3-N-08', 'M6-FR-13', 'GCSE-N2a'],
    question: {
      type: 'multi_part',
      text: '{{name}} buys {{l|dp1}} m of cloth for a costume. One metre costs £{{p|dp2}}.',
      max_score: 4,
      template: {
        draw: {
          name: { pick: ['Zofia', 'Ade', 'Leila', 'Callum'] },
          ls: { from: 13, to: 38 },
          ps: { from: 325, to: 795, step: 5 },
        },
        derive: { l: 'ls / 10', p: 'ps / 100', cost: 'ls * ps / 1000' },
        where: [
          'mod(ls, 10) != 0',
          'mod(ps, 100) != 0',
          'is_integer(100 * cost)',
          '2 * cost != floor(2 * cost)',
          'cost < 19',
          'cost > 10',
        ],
        check: ['answer1 / l = p', 'answer1 + answer2 = 20'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How many pounds (£) does the cloth cost?',
          max_score: 2,
          answer: '{{cost|dp2}}',
          mistakes: [
            slip(
              '{{cost*10|dp2}}',
              'place_value',
              'Estimate with whole metres and whole pounds. Is this near?',
            ),
            slip(
              '{{l + p|dp2}}',
              'added_instead',
              'Each metre costs that much. What does that tell you to do?',
            ),
          ],
          hints: [
            'Is it more or less than {{floor(l)}} times the price of one metre?',
            'Multiply the length by the price of one metre.',
            'First find the price of {{floor(l)}} m. Then add the price of 0.{{mod(ls, 10)}} m.',
            '{{floor(l)}} m cost £{{floor(l)*p|dp2}}, and one tenth of a metre costs {{10*p|thousands}}p. Add as many tenths as you need.',
          ],
          method_answer: [
            {
              maths: tex`{{l|dp1}} \times {{p|dp2}} = {{cost|dp2}}`,
              text: 'The length times the price of a metre.',
            },
          ],
        },
        {
          type: 'number',
          text: '{{name}} pays with a £20 note. How many pounds (£) of change is that?',
          max_score: 2,
          answer: '{{20 - cost|dp2}}',
          follow_through: { answer: '20 - p1' },
          mistakes: [
            slip(
              '{{20 - floor(cost) + (cost - floor(cost))|dp2}}',
              'extra_digits_brought_down',
              'The pence have to be taken away from a whole pound.',
            ),
          ],
          hints: [
            'The cost and the change together make £20.',
            'Subtract your cost from £20.00, or count on.',
            'Count on from your cost to the next whole pound.',
            'Then count the whole pounds up to £20, and put pounds and pence together.',
          ],
          method_answer: [
            { maths: tex`20.00 - {{cost|dp2}} = {{20 - cost|dp2}}`, text: 'Check by adding.' },
          ],
        },
      ],
      hints: [
        'First the cost, and then the change.',
        'The cost is a product, the change a difference.',
        'Estimate the cost with whole numbers before you multiply.',
        'Work out {{l|dp1}} × {{p|dp2}}, and take the result from 20.00.',
      ],
      method_answer: [
        { maths: tex`{{l|dp1}} \times {{p|dp2}} = {{cost|dp2}}`, text: '(a) Length times price.' },
        { maths: tex`20.00 - {{cost|dp2}} = {{20 - cost|dp2}}`, text: '(b) What is left of £20.' },
      ],
    },
  },
  {
    key: 'does-dividing-shrink',
    topics: ['calculating-with-decimals'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['MK3-N-08'],
    question: {
      type: 'true_false',
      text: '{{name}} says: “{{n}} ÷ 0.{{d}} is larger than {{n}}.” Is this true?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Siân', 'Diego', 'Ngozi', 'Wei'] },
          n: { from: 4, to: 40 },
          d: { pick: [2, 4, 5, 8] },
        },
      },
      options: [
        { text: 'True' },
        option(
          'False',
          'dividing_makes_smaller',
          'Ask how often 0.{{d}} fits into one whole. Is it more than once?',
        ),
      ],
      answers: [1],
      hints: [
        'Is 0.{{d}} more or less than one whole?',
        'Dividing asks how often one number fits into another.',
        '1 fits into {{n}} exactly {{n}} times.',
        'Something smaller than 1 fits in more often than 1 does. What does that say about the answer?',
      ],
      method_answer: [
        {
          maths: tex`{{n}} \div 0.{{d}} = {{10*n}} \div {{d}}`,
          text: 'Both numbers made ten times as large.',
        },
        {
          maths: tex`{{n*10/d|tex}} > {{n}}`,
          text: 'A number below 1 fits in more often than 1 does.',
        },
      ],
    },
  },
]
