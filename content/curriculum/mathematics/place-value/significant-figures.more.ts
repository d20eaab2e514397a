import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const significantFiguresMore: readonly ContentQuestion[] = [
  {
    key: 'figures-small-number',
    topics: ['significant-figures'],
    difficulty: 0.5,
    minutes: 1,
    statements: ['MK3-N-22', 'GCSE-N15a'],
    question: {
      type: 'number',
      text: 'Round {{n|dp6}} to 2 significant figures.',
      max_score: 1,
      template: {
        draw: { m: { from: 1213, to: 4886 } },
        derive: { n: 'm/1000000', low: 'floor(m/100)/10000', near: 'round(m/1000000, 4)' },
        where: [
          'abs(mod(m, 100) - 50) >= 6',
          'mod(m, 100) > 7',
          'mod(m, 100) < 93',
          'mod(floor(m/100), 10) != 0',
          'mod(floor(m/100), 10) != 9',
          'mod(m, 10) != 0',
          'mod(floor(m/10), 10) != 0',
          'mod(floor(m/10), 10) != 9',
        ],
        check: ['abs(answer - near) < 1/20000'],
      },
      answer: '{{n|dp6}}',
      tolerance: { significant_figures: 2 },
      mistakes: [
        slip(
          '0.00',
          'places_and_figures_mixed_up',
          'That is rounded to two decimal places. Significant figures begin at the first digit that is not a nought.',
        ),
        slip(
          '{{2*low + 1/10000 - near|dp4}}',
          'rounded_the_wrong_way',
          'That is one of the two neighbours. Is it the nearer one?',
        ),
        slip(
          '{{n|dp3}}',
          'leading_noughts_counted',
          'The noughts at the front are not counted. How many figures has your answer?',
        ),
        slip(
          '{{near*10000}}',
          'place_value',
          'The figures are right. How large was the number you began with?',
        ),
      ],
      hints: [
        'Which digit is the first one that counts?',
        'Noughts at the front are not significant. Count two figures from the first digit that is not a nought.',
        'The first two significant figures are {{floor(m/1000)}} and {{mod(floor(m/100), 10)}}, and the next digit is {{mod(floor(m/10), 10)}}.',
        'Keep the noughts at the front. Let the second figure stay or go up by one, and leave out what comes after.',
      ],
      method_answer: [
        { text: 'The third significant figure is {{mod(floor(m/10), 10)}}, and it decides.' },
        {
          maths: '{{near|dp4}}',
          text: 'The noughts at the front keep the figures in their places.',
        },
      ],
    },
  },
  {
    key: 'figures-rounded-twice',
    topics: ['significant-figures'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['MK3-N-22'],
    question: {
      type: 'single_choice',
      text: '{{name}} rounds {{w}}.{{a}}4{{c}} to 1 decimal place: “First to 2 decimal places, that is {{w}}.{{a}}5. Then to 1 decimal place, that is {{w}}.{{a + 1}}.” What would you say?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Nikhil', 'Emma', 'Kwame', 'Lucía'] },
          w: { from: 2, to: 9 },
          a: { from: 2, to: 7 },
          c: { from: 5, to: 9 },
        },
      },
      options: [
        option(
          'It is right: both steps follow the rule',
          'rounded_in_steps',
          'Is the number above or below the middle between its two neighbours with one decimal place?',
        ),
        { text: 'Round only once. The 4 decides, so the answer is {{w}}.{{a}}' },
        option(
          'Only the last digit decides, and it is {{c}}',
          'rounded_in_steps',
          'The digit that decides comes just after the one that stays.',
        ),
        option(
          'It should be {{w}}, because one digit stays',
          'places_and_figures_mixed_up',
          'Decimal places are counted after the point. How many should there be?',
        ),
      ],
      answers: [2],
      hints: [
        'Between which two numbers with one decimal place does it lie?',
        'Rounding looks for the nearer neighbour of the number itself, not of a number that was rounded before.',
        'The middle between {{w}}.{{a}} and {{w}}.{{a + 1}} is {{w}}.{{a}}5.',
        'Is {{w}}.{{a}}4{{c}} above or below that middle?',
      ],
      method_answer: [
        { text: '{{w}}.{{a}}4{{c}} is less than {{w}}.{{a}}5, so it is nearer to {{w}}.{{a}}.' },
        {
          text: 'Rounding on the way moved the number up to the middle, and then the rule took it further.',
        },
      ],
    },
  },
  {
    key: 'figures-suitable-accuracy',
    topics: ['significant-figures'],
    difficulty: 0.3,
    minutes: 1,
    statements: ['GCSE-N15a'],
    question: {
      type: 'single_choice',
      text: '{{name}} shares {{l}} m of {{what}} into {{n}} equal pieces and reads {{q|dp7}} on a calculator. The tape measure shows centimetres. Which length is a sensible answer?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Anjali', 'Bo', 'Marta', 'Idris'] },
          what: { pick: ['ribbon', 'rope', 'cable', 'wood'] },
          l: { from: 10, to: 40 },
          n: { pick: [7, 11, 13] },
        },
        derive: { q: 'l/n' },
        where: [
          'mod(l, n) != 0',
          'q > 1',
          'round(q, 1) != round(q, 2)',
          'round(q, 0) != round(q, 1)',
          'round(q, 4) != round(q, 2)',
        ],
      },
      options: [
        option(
          '{{q|dp7}} m',
          'more_figures_than_known',
          'Can you measure the seventh decimal place of a metre?',
        ),
        option(
          '{{q|dp4}} m',
          'more_figures_than_known',
          'Which place after the point stands for tenths of a millimetre? The tape shows centimetres.',
        ),
        { text: '{{q|dp2}} m' },
        option(
          '{{q|dp0}} m',
          'rounded_too_far',
          'All the pieces together would be far from {{l}} m. The tape can do better than that.',
        ),
      ],
      answers: [3],
      hints: [
        'How exactly can the pieces be measured?',
        'Give as many places as can be measured, and no more.',
        'A centimetre is a hundredth of a metre.',
        'So how many places after the point are centimetres, when the length is in metres?',
      ],
      method_answer: [
        { text: 'Centimetres are hundredths of a metre, so two decimal places are sensible.' },
        { maths: tex`{{l}} \div {{n}} = {{q|dp2}}`, text: 'To the nearest centimetre.' },
      ],
    },
  },
]
