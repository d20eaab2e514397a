import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const growthAndDecay: readonly ContentQuestion[] = [
  {
    key: 'growth-find-the-multiplier',
    topics: ['growth-and-decay'],
    difficulty: -0.7,
    minutes: 0.8,
    statements: ['GCSE-R16'],
    question: {
      type: 'number',
      text: 'The number of {{things}} falls by {{r}}% every year. By which decimal is it multiplied each year?',
      max_score: 1,
      template: {
        draw: {
          things: {
            pick: ['eels in a river', 'newspapers sold', 'bees in a valley', 'letters posted'],
          },
          r: { from: 3, to: 35 },
        },
        where: ['r != 10', 'r != 20', 'r != 30'],
        check: ['100*answer + r = 100'],
      },
      answer: '{{(100 - r)/100|dp2}}',
      forms: ['decimal'],
      mistakes: [
        slip(
          '{{r/100|dp2}}',
          'percent_of_instead_of_changed',
          'That part goes. Which part is left?',
        ),
        slip(
          '{{(100 + r)/100|dp2}}',
          'percent_wrong_direction',
          'With this decimal the number would grow.',
        ),
      ],
      hints: [
        'What percentage is left after a year?',
        'Take the fall from 100%, and write what is left as a decimal.',
        'There is $100 - {{r}}$ per cent left.',
        'Divide {{100-r}} by 100.',
      ],
      method_answer: [
        { maths: tex`100 - {{r}} = {{100-r}}`, text: 'Per cent that are left.' },
        { maths: tex`{{100-r}} \div 100 = {{(100-r)/100|dp2}}`, text: 'As a decimal.' },
      ],
    },
  },
  {
    key: 'growth-which-calculation',
    topics: ['growth-and-decay'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['GCSE-R16'],
    question: {
      type: 'single_choice',
      text: 'A town has {{p|thousands}} people. The number grows by {{r}}% each year. Which calculation gives the number after {{n}} years?',
      max_score: 1,
      template: {
        draw: {
          p: { pick: [12000, 24000, 36000, 48000] },
          r: { from: 2, to: 9 },
          n: { from: 4, to: 9 },
        },
        where: ['r != n'],
      },
      options: [
        option(
          tex`$ {{p|thousands_tex}} \times 1.0{{r}} \times {{n}}$`,
          'multiplier_times_years',
          'Each year you multiply once more. Is that the same as times {{n}}?',
        ),
        option(
          tex`$ {{p|thousands_tex}} \times 1.{{r}}^{ {{n}} }$`,
          'percent_one_place_off',
          'How much is {{r}}% as a decimal?',
        ),
        { text: tex`$ {{p|thousands_tex}} \times 1.0{{r}}^{ {{n}} }$` },
        option(
          tex`$ {{p|thousands_tex}} \times 0.0{{r}}^{ {{n}} }$`,
          'percent_of_instead_of_changed',
          'Times this decimal, only the growth would be left.',
        ),
      ],
      answers: [3],
      hints: [
        'What is the number multiplied by in one year? And in the next?',
        'Find the multiplier of one year. Use it once for each year.',
        '{{r}}% more is {{100+r}}% of what there was.',
        'The multiplier is 1.0{{r}}, and it is used {{n}} times. How do you write that as a power?',
      ],
      method_answer: [
        {
          maths: tex`100 + {{r}} = {{100+r}}`,
          text: 'Per cent after a year, so the multiplier is 1.0{{r}}.',
        },
        {
          maths: tex`{{p|thousands_tex}} \times 1.0{{r}}^{ {{n}} }`,
          text: 'Multiplied once for each year.',
        },
      ],
    },
  },
  {
    key: 'growth-half-life-table',
    topics: ['growth-and-decay'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['GCSE-R16'],
    question: {
      type: 'table',
      text: 'The amount of a medicine in the blood halves every {{h}} hours. At the start there are {{a}} mg. Complete the table.',
      max_score: 3,
      template: {
        draw: { h: { from: 2, to: 6 }, a: { pick: [80, 160, 240, 320, 400, 480] } },
        check: ['2*answer1 = a', 'answer2*4 = a', 'answer3*16 = a'],
      },
      columns: ['Medicine in mg'],
      rows: [
        { label: '0 hours', cells: [{ type: 'given', text: '{{a}}' }] },
        { label: '{{h}} hours', cells: [{ type: 'number', answer: '{{a/2}}' }] },
        {
          label: '{{2*h}} hours',
          cells: [
            {
              type: 'number',
              answer: '{{a/4}}',
              mistakes: [
                slip(
                  '0',
                  'halving_taken_as_subtracting',
                  'It halves again. What is half of what is left?',
                ),
              ],
            },
          ],
        },
        {
          label: '{{4*h}} hours',
          cells: [
            {
              type: 'number',
              answer: '{{a/16}}',
              mistakes: [
                slip(
                  '{{a/8}}',
                  'step_not_counted',
                  'How many times does it halve in {{4*h}} hours? Look at the steps of {{h}} hours.',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'How many times does it halve in {{2*h}} hours?',
        'Halve what is left, once for every {{h}} hours.',
        'After {{h}} hours there is half of {{a}} mg.',
        'In {{4*h}} hours it halves 4 times. The row for {{3*h}} hours is left out: work it out too.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \div 2 = {{a/2}}, \quad {{a/2}} \div 2 = {{a/4}}`,
          text: 'After one and after two steps.',
        },
        {
          maths: tex`{{a/4}} \div 2 = {{a/8}}, \quad {{a/8}} \div 2 = {{a/16}}`,
          text: 'After three and after four steps.',
        },
      ],
    },
  },
  {
    key: 'growth-bacteria',
    topics: ['growth-and-decay'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['GCSE-R16'],
    question: {
      type: 'number',
      text: 'There are {{p}} bacteria in a dish. Their number doubles every {{m}} minutes. How many bacteria are there after {{h}} hours?',
      max_score: 2,
      template: {
        draw: {
          p: { pick: [50, 80, 100, 200, 300, 500] },
          m: { pick: [20, 30, 40, 60] },
          h: { from: 2, to: 4 },
        },
        derive: { n: '60*h/m' },
        where: ['is_integer(n)', 'n > 3', 'n < 11', 'distinct(2^n, 2*n, 2^(n - 1), 2^h)'],
        check: ['answer/2^n = p'],
      },
      answer: '{{p*2^n}}',
      mistakes: [
        slip(
          '{{p*2*n}}',
          'doubling_taken_as_adding',
          'Double each time what there is then, not the number at the start.',
        ),
        slip(
          '{{p*2^(n-1)}}',
          'step_not_counted',
          'How many times does it double in {{h}} hours? Count again.',
        ),
        slip('{{p*2^h}}', 'step_not_counted', 'It doubles every {{m}} minutes, not every hour.'),
      ],
      hints: [
        'How many times does the number double in {{h}} hours?',
        'Each doubling is a factor of 2. Use a power of 2.',
        'In {{h}} hours there are ${{60*h}} \\div {{m}} = {{n}}$ doublings.',
        'Multiply {{p}} by $2^{ {{n}} }$.',
      ],
      method_answer: [
        { maths: tex`{{60*h}} \div {{m}} = {{n}}`, text: 'This many doublings.' },
        { maths: tex`{{p}} \times 2^{ {{n}} } = {{p*2^n}}`, text: 'The factor 2 once for each.' },
      ],
    },
  },
  {
    key: 'growth-value-of-a-van',
    topics: ['growth-and-decay'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-R16'],
    question: {
      type: 'number',
      text: 'A {{thing}} costs £{{p|thousands}} when it is new. Each year it loses {{r}}% of its value at the beginning of that year. What is it worth after {{n}} years, in pounds?',
      max_score: 2,
      template: {
        draw: {
          thing: { pick: ['van', 'tractor', 'motorbike', 'boat'] },
          p: { pick: [5000, 8000, 10000, 16000, 20000] },
          r: { pick: [10, 20, 25, 30] },
          n: { from: 2, to: 3 },
        },
        derive: { y: 'p*(1 - r/100)^n' },
        where: ['is_integer(y)', 'y != p*(1 - n*r/100)', 'p*(1 - n*r/100) > 0', 'p*(r/100)^n != y'],
        check: ['answer/p*100^n = (100 - r)^n'],
      },
      answer: '{{y}}',
      mistakes: [
        slip(
          '{{p*(1 - n*r/100)}}',
          'simple_for_compound_interest',
          'In the second year it loses a part of the smaller value.',
        ),
        slip('{{p*(1 - r/100)}}', 'interest_of_one_year', 'That is the value after one year.'),
        slip('{{p - y}}', 'percent_of_instead_of_changed', 'That is how much value it has lost.'),
      ],
      hints: [
        'What part of the value is left after one year?',
        'Multiply by the same decimal for each year.',
        'The multiplier is $1 - {{r/100|dp2}} = {{1-r/100|dp2}}$.',
        'Work out ${{p}} \\times {{1-r/100|dp2}}^{ {{n}} }$.',
      ],
      method_answer: [
        { maths: tex`1 - {{r/100|dp2}} = {{1-r/100|dp2}}`, text: 'The multiplier of a year.' },
        { maths: tex`{{p}} \times {{1-r/100|dp2}}^{ {{n}} } = {{y}}`, text: 'Once for each year.' },
      ],
    },
  },
  {
    key: 'growth-when-below-half',
    topics: ['growth-and-decay'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['GCSE-R16'],
    question: {
      type: 'number',
      text: 'A {{thing}} loses {{r}}% of its {{what}} every {{time}}. After how many whole {{time}}s is less than half of it left for the first time?',
      max_score: 3,
      template: {
        rows: [
          { thing: 'pond in a dry summer', what: 'water', time: 'day', r: 8, n: 9, wide: 7 },
          { thing: 'pond in a dry summer', what: 'water', time: 'day', r: 12, n: 6, wide: 5 },
          { thing: 'phone battery', what: 'charge', time: 'day', r: 15, n: 5, wide: 4 },
          { thing: 'tyre with a leak', what: 'pressure', time: 'day', r: 10, n: 7, wide: 6 },
          { thing: 'machine', what: 'value', time: 'year', r: 20, n: 4, wide: 3 },
          { thing: 'phone battery', what: 'charge', time: 'day', r: 18, n: 4, wide: 3 },
        ],
        draw: { z: { from: 1, to: 2 } },
        check: ['2*(100 - r)^answer < 100^answer', '2*(100 - r)^(answer - 1) > 100^(answer - 1)'],
      },
      answer: '{{n}}',
      mistakes: [
        slip(
          '{{wide}}',
          'simple_for_compound_interest',
          'Each time it loses a part of what is left, and that becomes less and less.',
        ),
      ],
      hints: [
        'Start with 1 for all of it. What is left after one {{time}}?',
        'Multiply by the same decimal again and again, and count until it is below 0.5.',
        'The multiplier is {{1-r/100|dp2}}.',
        'After 2 {{time}}s it is ${{1-r/100|dp2}}^2 = {{(1-r/100)^2|dp4}}$. Go on until it is below 0.5.',
      ],
      method_answer: [
        { maths: tex`1 - \frac{ {{r}} }{100} = {{1-r/100|dp2}}`, text: 'The multiplier.' },
        { maths: tex`{{1-r/100|dp2}}^{ {{n-1}} } > 0.5`, text: 'Not yet below a half.' },
        { maths: tex`{{1-r/100|dp2}}^{ {{n}} } < 0.5`, text: 'One {{time}} later it is.' },
        { maths: tex`n = {{n}}`, text: 'This many {{time}}s.' },
      ],
    },
  },
  {
    key: 'growth-find-the-rate',
    topics: ['growth-and-decay'],
    difficulty: 1,
    minutes: 3,
    statements: ['GCSE-R16', 'GCSE-R9a'],
    question: {
      type: 'number',
      text: 'The number of {{things}} grew from {{p|thousands}} to {{p*(100+r)^2/10000|thousands}} in two years. It grew by the same percentage in both years. What percentage is that?',
      max_score: 3,
      template: {
        draw: {
          things: {
            pick: [
              'members of a club',
              'trees in a park',
              'visitors to a fair',
              'books in a library',
            ],
          },
          p: { pick: [400, 800, 1200, 2000, 5000] },
          r: { pick: [10, 20, 30, 40, 50] },
        },
        where: ['is_integer(p*(100 + r)^2/10000)'],
        check: ['p*(100 + answer)^2/10000 = p*(100 + r)^2/10000'],
      },
      answer: '{{r}}',
      mistakes: [
        slip(
          '{{r + r^2/200|dp2}}',
          'rate_shared_by_steps',
          'In the second year the same percentage brings more. Do not halve the growth.',
        ),
        slip(
          '{{2*r + r^2/100|dp2}}',
          'stopped_early',
          'That is the growth in both years together.',
        ),
        slip(
          '{{100+r}}',
          'multiplier_for_change',
          'That is the percentage of the year before. By how much did it grow?',
        ),
      ],
      hints: [
        'Let the multiplier of one year be $m$. What is it for two years?',
        'Divide the new number by the old one to find $m^2$.',
        '$m^2 = {{p*(100+r)^2/10000}} \\div {{p}} = {{(100+r)^2/10000|dp2}}$.',
        'Take the square root. The part above 1 is the growth: write it as a percentage.',
      ],
      method_answer: [
        {
          maths: tex`m^2 = {{p*(100+r)^2/10000}} \div {{p}} = {{(100+r)^2/10000|dp2}}`,
          text: 'The multiplier of two years.',
        },
        {
          maths: tex`m = {{(100+r)/100|dp1}}`,
          text: 'The multiplier of one year, by the square root.',
        },
        { maths: tex`{{100+r}} - 100 = {{r}}`, text: 'Per cent of growth in each year.' },
      ],
    },
  },
]
