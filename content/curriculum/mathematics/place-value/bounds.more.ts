import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const boundsMore: readonly ContentQuestion[] = [
  {
    key: 'bounds-speed',
    topics: ['bounds'],
    difficulty: 0.6,
    minutes: 3,
    statements: ['GCSE-N16H'],
    question: {
      type: 'number',
      text: 'Use a calculator. A drone flies {{d}} m, to the nearest 10 m, in {{t}} s, to the nearest second. Work out the upper bound of its average speed in m/s. Give your answer to 2 decimal places.',
      max_score: 3,
      template: {
        draw: { d: { from: 210, to: 690, step: 10 }, t: { from: 23, to: 58 } },
        derive: { up: '(d + 5)/(t - 1/2)' },
        where: [
          'mod(d, 100) != 0',
          'mod(t, 10) != 0',
          'up < 20',
          'abs(mod(up*100, 1) - 1/2) > 1/20',
          'abs(mod(up*100, 1)) > 1/20',
          'round(up, 2) != round(up, 3)',
          'distinct(round(up, 2), round((d + 5)/(t + 1/2), 2), round(d/t, 2), round((d - 5)/(t + 1/2), 2), round((d + 1/2)/(t - 1/2), 2))',
        ],
        check: ['abs(answer*(t - 1/2) - d - 5) < 1/1000'],
      },
      answer: '{{up|dp12}}',
      tolerance: { decimal_places: 2 },
      mistakes: [
        slip(
          '{{(d + 5)/(t + 1/2)|dp2}}',
          'bounds_all_alike',
          'A longer time makes the speed smaller. Which bound of the time do you need?',
        ),
        slip(
          '{{d/t|dp2}}',
          'rounded_values_as_exact',
          'Both values were rounded. How far, and for how long, could the drone have flown?',
        ),
        slip(
          '{{(d - 5)/(t + 1/2)|dp2}}',
          'bounds_swapped',
          'That is the smallest speed that is possible. You want the largest.',
        ),
        slip(
          '{{(d + 1/2)/(t - 1/2)|dp2}}',
          'bound_half_of_other_unit',
          'The distance was given to the nearest 10 m. What is half of that unit?',
        ),
      ],
      hints: [
        'Speed is distance divided by time. What makes it largest?',
        'A quotient is largest when the top is at its upper bound and the bottom at its lower bound.',
        'The distance is at most {{d + 5}} m.',
        'The time is at least {{t - 1/2|dp1}} s. Work out ${{d + 5}} \\div {{t - 1/2|dp1}}$ and round at the end.',
      ],
      method_answer: [
        { maths: tex`{{d}} + 5 = {{d + 5}}`, text: 'The upper bound of the distance.' },
        { maths: tex`{{t}} - 0.5 = {{t - 1/2|dp1}}`, text: 'The lower bound of the time.' },
        {
          maths: tex`{{d + 5}} \div {{t - 1/2|dp1}} = {{up|dp2}}`,
          text: 'The upper bound of the speed in m/s.',
        },
      ],
    },
  },
  {
    key: 'bounds-suitable-accuracy',
    topics: ['bounds'],
    difficulty: 1.2,
    minutes: 5,
    statements: ['GCSE-N16H'],
    question: {
      type: 'multi_part',
      text: 'Use a calculator. A block of metal has a mass of {{m}} g, to the nearest gram, and a volume of {{v|dp1}} cm³, to 1 decimal place. Its density is the mass divided by the volume.',
      max_score: 5,
      template: {
        draw: { m: { from: 310, to: 890 }, w: { from: 402, to: 986 } },
        derive: { v: 'w/10', low: '(m - 1/2)/(v + 1/20)', high: '(m + 1/2)/(v - 1/20)' },
        where: [
          'mod(w, 10) != 0',
          'mod(m, 10) != 0',
          'round(low, 1) = round(high, 1)',
          'round(low, 2) != round(high, 2)',
          'low > 5',
          'high < 12',
          'mod(round(low, 1)*10, 10) != 0',
          'abs(mod(low*1000, 1) - 1/2) > 1/20',
          'abs(mod(high*1000, 1) - 1/2) > 1/20',
          'mod(round(low, 3)*1000, 10) != 0',
          'mod(round(high, 3)*1000, 10) != 0',
          'distinct(round(low, 3), round(high, 3), round(m/v, 3), round((m + 1/2)/(v + 1/20), 3), round((m - 1/2)/(v - 1/20), 3))',
        ],
        check: [
          'abs(answer1*(v - 1/20) - m - 1/2) < 1/1000',
          'abs(answer2*(v + 1/20) - m + 1/2) < 1/1000',
        ],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'Work out the upper bound of the density in g/cm³. Give it to 3 decimal places.',
          max_score: 2,
          answer: '{{high|dp12}}',
          tolerance: { decimal_places: 3 },
          mistakes: [
            slip(
              '{{(m + 1/2)/(v + 1/20)|dp3}}',
              'bounds_all_alike',
              'A greater volume makes the density smaller. Which bound of the volume do you need?',
            ),
            slip(
              '{{m/v|dp3}}',
              'rounded_values_as_exact',
              'Both values were rounded. Use their bounds.',
            ),
          ],
          hints: [
            'When is a quotient at its largest?',
            'Use the upper bound of the mass and the lower bound of the volume.',
            'The upper bound of the mass is {{m}}.5 g.',
            'The lower bound of the volume is {{v - 1/20|dp2}} cm³. Divide, and round to 3 decimal places.',
          ],
          method_answer: [
            {
              maths: tex`{{m}}.5 \div {{v - 1/20|dp2}} = {{high|dp3}}`,
              text: 'Largest mass, smallest volume.',
            },
          ],
        },
        {
          type: 'number',
          text: 'Work out the lower bound of the density in g/cm³. Give it to 3 decimal places.',
          max_score: 2,
          answer: '{{low|dp12}}',
          tolerance: { decimal_places: 3 },
          mistakes: [
            slip(
              '{{(m - 1/2)/(v - 1/20)|dp3}}',
              'bounds_all_alike',
              'A smaller volume makes the density greater. Which bound of the volume do you need?',
            ),
            slip(
              '{{m/v|dp3}}',
              'rounded_values_as_exact',
              'Both values were rounded. Use their bounds.',
            ),
          ],
          hints: [
            'When is a quotient at its smallest?',
            'Use the lower bound of the mass and the upper bound of the volume.',
            'The lower bound of the mass is {{m - 1/2|dp1}} g.',
            'The upper bound of the volume is {{v + 1/20|dp2}} cm³. Divide, and round to 3 decimal places.',
          ],
          method_answer: [
            {
              maths: tex`{{m - 1/2|dp1}} \div {{v + 1/20|dp2}} = {{low|dp3}}`,
              text: 'Smallest mass, largest volume.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'To which accuracy can the density be given?',
          max_score: 1,
          options: [
            option(
              '3 decimal places',
              'more_figures_than_known',
              'Compare the third decimal places of the two bounds.',
            ),
            option(
              '2 decimal places',
              'more_figures_than_known',
              'Round both bounds to 2 decimal places. Are they the same?',
            ),
            { text: '1 decimal place' },
            option(
              'It cannot be given at all',
              'exactness_always_needed',
              'Round both bounds to fewer and fewer places until they agree.',
            ),
          ],
          answers: [3],
          hints: [
            'The density lies between the two bounds. What do they agree on?',
            'Round both bounds to the same number of places. Where do they agree?',
            'Begin with many places and take fewer and fewer.',
            'With 3 places they differ. Go on until both are the same for the first time.',
          ],
          method_answer: [
            {
              text: 'To 1 decimal place both bounds are {{high|dp1}}. To 2 decimal places they differ.',
            },
          ],
        },
      ],
      hints: [
        'Which bounds of mass and volume make the density largest, and which smallest?',
        'Largest is upper bound by lower bound, and smallest is lower bound by upper bound. The accuracy is where both round to the same number.',
        'The mass lies between {{m - 1/2|dp1}} g and {{m}}.5 g.',
        'The volume lies between {{v - 1/20|dp2}} cm³ and {{v + 1/20|dp2}} cm³. Work out both densities, and round both alike until they agree.',
      ],
      method_answer: [
        {
          maths: tex`{{m}}.5 \div {{v - 1/20|dp2}} = {{high|dp3}}`,
          text: '(a) Largest mass, smallest volume.',
        },
        {
          maths: tex`{{m - 1/2|dp1}} \div {{v + 1/20|dp2}} = {{low|dp3}}`,
          text: '(b) Smallest mass, largest volume.',
        },
        {
          text: '(c) To 1 decimal place both are {{high|dp1}}, and to 2 decimal places they differ.',
        },
      ],
    },
  },
]
