import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const halfLife: readonly ContentQuestion[] = [
  {
    key: 'half-life-from-table',
    topics: ['half-life'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-PAT-07'],
    question: {
      type: 'number',
      text: 'The activity of a source is measured every {{t}} minutes.\n\n| time in min | activity in Bq |\n| --- | --- |\n| 0 | {{n}} |\n| {{t}} | {{a|thousands}} |\n| {{2 * t}} | {{n / 2}} |\n| {{3 * t}} | {{b|thousands}} |\n| {{4 * t}} | {{n / 4}} |\n\nWhat is its half-life? Give the unit.',
      max_score: 1,
      template: {
        draw: {
          t: { from: 3, to: 20 },
          n: { pick: [400, 480, 560, 640, 720, 800, 960] },
        },
        derive: { a: 'round(n * 7071 / 10000, 0)', b: 'round(n * 3536 / 10000, 0)' },
        where: ['t != n'],
        check: ['answer / 2 = t'],
      },
      answer: '{{2 * t}}',
      unit: 'min',
      mistakes: [
        slip(
          '{{4 * t}}',
          'half_life_to_quarter',
          'By then a quarter is left. When was half of it left?',
        ),
        slip(
          '{{t}}',
          'step_taken_for_half_life',
          'This is the time from one row to the next. Has the activity been halved by then?',
        ),
        slip(
          '{{n / 2}}',
          'axes_read_across',
          'This is half of the activity. At what time is it reached?',
        ),
      ],
      hints: [
        'What does the word “half-life” say?',
        'Look for the time in which the activity falls to one half.',
        'At the beginning it is {{n}} Bq. Half of that is {{n / 2}} Bq.',
        'Find {{n / 2}} in the right column, and read the time to the left of it.',
      ],
      method_answer: [
        { maths: tex`{{n}} \div 2 = {{n/2}}\ \text{Bq}`, text: 'Half of the first activity.' },
        { maths: tex`{{2*t}}\ \text{min}`, text: 'At this time it is reached.' },
      ],
    },
  },
  {
    key: 'half-life-from-graph',
    topics: ['half-life'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-PAT-07'],
    question: {
      type: 'number',
      text: 'The graph shows the activity of a source. What is its half-life? Give the unit.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 20, step: 4, minor: 1, label: 'Time (h)' },
        y: { from: 0, to: 800, step: 200, minor: 100, label: 'Activity (Bq)' },
        curves: [{ type: 'exponential', a: '{{n}}', base: '{{base}}', from: 0, to: 20 }],
        alt: 'A curve that begins at {{n}} Bq and falls less and less steeply. It is at {{c2}} Bq after 2 hours, {{c3}} after 3, {{c4}} after 4, {{c5}} after 5, {{c6}} after 6, {{c7}} after 7, {{c8}} after 8 and {{c10}} after 10.',
      },
      max_score: 1,
      template: {
        draw: { n: { pick: [800, 600, 400] } },
        rows: [
          { h: 3, base: 0.7937 },
          { h: 4, base: 0.8409 },
          { h: 6, base: 0.8909 },
          { h: 7, base: 0.9057 },
          { h: 8, base: 0.917 },
        ],
        derive: {
          c2: 'round(n * base^2, 0)',
          c3: 'round(n * base^3, 0)',
          c4: 'round(n * base^4, 0)',
          c5: 'round(n * base^5, 0)',
          c6: 'round(n * base^6, 0)',
          c7: 'round(n * base^7, 0)',
          c8: 'round(n * base^8, 0)',
          c10: 'round(n * base^10, 0)',
        },
        check: ['abs(n * base^answer * 2 - n) < 2'],
      },
      answer: '{{h}}',
      unit: 'h',
      tolerance: { absolute: 0.3 },
      mistakes: [
        slip(
          '{{2 * h}}',
          'half_life_to_quarter',
          'By then a quarter is left. When was half of it left?',
        ),
        slip(
          '{{n / 2}}',
          'axes_read_across',
          'This is half of the activity. At what time is it reached?',
        ),
        slip(
          '10',
          'half_of_time_axis',
          'This is half of the time axis. Look for half of the **activity**.',
        ),
      ],
      hints: [
        'Where does the curve begin, and what is half of that?',
        'Half-life is the time in which the activity falls to one half.',
        'The curve begins at {{n}} Bq. Half of that is {{n / 2}} Bq.',
        'Go across from {{n / 2}} Bq to the curve, and from there down to the time.',
      ],
      method_answer: [
        { maths: tex`{{n}} \div 2 = {{n/2}}\ \text{Bq}`, text: 'Half of the first activity.' },
        { maths: tex`{{h}}\ \text{h}`, text: 'Across to the curve and down to the axis.' },
      ],
    },
  },
  {
    key: 'half-life-table-of-halves',
    topics: ['half-life'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['GCSE-PAT-07'],
    question: {
      type: 'table',
      text: 'A sample of {{name}} has a half-life of {{h}} {{u}}. At the start its activity is {{n|thousands}} Bq. Complete the table.',
      max_score: 3,
      template: {
        draw: { k: { pick: [10, 15, 20, 25, 30, 35, 45, 50] } },
        rows: [
          { name: 'iodine-131', h: 8, u: 'days' },
          { name: 'technetium-99m', h: 6, u: 'hours' },
          { name: 'sodium-24', h: 15, u: 'hours' },
          { name: 'fluorine-18', h: 110, u: 'minutes' },
          { name: 'radon-220', h: 56, u: 'seconds' },
        ],
        derive: { n: '8 * k' },
        check: ['answer1 * 2 = n', 'answer2 * 4 = n', 'answer3 * 8 = n'],
      },
      columns: ['activity (Bq)'],
      rows: [
        { label: 'after {{h}} {{u}}', cells: [{ type: 'number', answer: '{{n / 2}}' }] },
        {
          label: 'after {{2 * h}} {{u}}',
          cells: [
            {
              type: 'number',
              answer: '{{n / 4}}',
              mistakes: [
                slip(
                  '0',
                  'gone_after_two_half_lives',
                  'Half of what is **left** decays. Half of it stays.',
                ),
              ],
            },
          ],
        },
        {
          label: 'after {{3 * h}} {{u}}',
          cells: [
            {
              type: 'number',
              answer: '{{n / 8}}',
              mistakes: [
                slip(
                  '{{n / 6}}',
                  'divided_by_twice_the_half_lives',
                  'Halve three times: half, half of the half, and half of that.',
                ),
                slip(
                  '0',
                  'gone_after_two_half_lives',
                  'Half of what is **left** decays. Half of it stays.',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'What happens to the activity in each half-life?',
        'In each half-life half of the nuclei that are left decay, so the activity is halved.',
        'After {{h}} {{u}} it is half of {{n|thousands}} Bq.',
        'Halve that number for the second row, and halve it once more for the third.',
      ],
      method_answer: [
        {
          maths: tex`{{n|thousands_tex}} \div 2 = {{n/2|thousands_tex}}`,
          text: 'After one half-life.',
        },
        { maths: tex`{{n/2|thousands_tex}} \div 2 = {{n/4|thousands_tex}}`, text: 'After two.' },
        { maths: tex`{{n/4|thousands_tex}} \div 2 = {{n/8|thousands_tex}}`, text: 'After three.' },
      ],
    },
  },
  {
    key: 'half-life-what-is-left',
    topics: ['half-life'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-PAT-07'],
    question: {
      type: 'number',
      text: 'A source has an activity of {{n|thousands}} Bq. Its half-life is {{h}} {{u}}. What is its activity after {{t}} {{u}}? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          k: { from: 2, to: 5 },
          x: { from: 15, to: 90, step: 5 },
          h: { from: 3, to: 14 },
          u: { pick: ['minutes', 'hours', 'days'] },
        },
        derive: { t: 'k * h', n: 'x * 2^k' },
        where: ['x != t', 'x != h', 'x != k', 'n / k != 2 * x or k > 2'],
        check: ['answer * 2^(t / h) = n'],
      },
      answer: '{{x}}',
      unit: 'Bq',
      mistakes: [
        slip(
          '{{n / 2}}',
          'one_half_life_only',
          'That is so after {{h}} {{u}}. How many half-lives are {{t}} {{u}}?',
        ),
        slip(
          '{{n / k}}',
          'divided_by_number_of_half_lives',
          'It is halved {{k}} times, not divided by {{k}}.',
        ),
        slip('0', 'gone_after_two_half_lives', 'Half of what is left decays. Some is always left.'),
      ],
      hints: [
        'How many half-lives are {{t}} {{u}}?',
        'Divide the time by the half-life. Then halve the activity as many times.',
        '{{t}} ÷ {{h}} = {{k}} half-lives.',
        'Begin with {{n|thousands}} Bq and halve it {{k}} times.',
      ],
      method_answer: [
        { maths: tex`{{t}} \div {{h}} = {{k}}`, text: 'Half-lives.' },
        {
          maths: tex`{{n|thousands_tex}} \div 2^{ {{k}} } = {{x}}\ \text{Bq}`,
          text: 'Halved as many times.',
        },
      ],
    },
  },
  {
    key: 'half-life-old-wood',
    topics: ['half-life'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['GCSE-PAT-07'],
    question: {
      type: 'number',
      text: 'Living wood has a carbon-14 activity of {{n|thousands}} counts an hour from each gram. A gram of an old {{thing}} gives {{x}}. The half-life of carbon-14 is about 5,700 years. About how many years old is the wood?',
      max_score: 2,
      template: {
        draw: {
          k: { from: 2, to: 4 },
          x: { from: 50, to: 220, step: 10 },
          thing: { pick: ['boat', 'bowl', 'spear', 'post'] },
        },
        derive: { n: 'x * 2^k' },
        where: ['n <= 920', 'n >= 780'],
        check: ['2^(answer / 5700) * x = n'],
      },
      answer: '{{5700 * k}}',
      mistakes: [
        slip(
          '5700',
          'one_half_life_only',
          'After one half-life half would be left. Is {{x}} half of {{n|thousands}}?',
        ),
        slip(
          '{{5700 * 2^k}}',
          'factor_for_number_of_half_lives',
          'How many times must {{n|thousands}} be **halved** to get to {{x}}?',
        ),
      ],
      hints: [
        'How many times has the activity been halved?',
        'Halve the first number until you reach the second, and count the steps.',
        'Half of {{n|thousands}} is {{n / 2|thousands}}. Go on from there.',
        'Multiply the number of steps by 5,700 years.',
      ],
      method_answer: [
        {
          maths: tex`{{n|thousands_tex}} \div 2^{ {{k}} } = {{x}}`,
          text: 'Halved so many times: that is the number of half-lives.',
        },
        { maths: tex`{{k}} \times 5700 = {{5700*k|thousands_tex}}`, text: 'In years.' },
      ],
    },
  },
  {
    key: 'half-life-random',
    topics: ['half-life'],
    difficulty: 0.5,
    minutes: 1,
    statements: ['GCSE-PAT-07'],
    question: {
      type: 'single_choice',
      text: 'A substance has a half-life of 10 minutes. One of its nuclei has not decayed for 30 minutes. What can be said about the next 10 minutes?',
      max_score: 1,
      options: [
        option(
          'It will certainly decay, as its time is over',
          'decay_is_due',
          'A nucleus has no memory. Does it know how old it is?',
        ),
        option(
          'It will certainly not decay any more',
          'decay_not_random',
          'What could have made it stable?',
        ),
        { text: 'The chance that it decays is one half, as it always was' },
        option(
          'The chance is larger than one half, as it has waited so long',
          'decay_is_due',
          'Think of a coin that has shown heads three times. What about the next throw?',
        ),
      ],
      answers: [3],
      hints: [
        'Decay is random. What does that mean for a single nucleus?',
        'Nobody can say when a certain nucleus decays. There is only a chance for each stretch of time.',
        'In any 10 minutes, each nucleus that is still there has the same chance.',
        'Compare it with tossing a coin. Does a coin remember its last throws?',
      ],
      method_answer: [
        { text: 'For each nucleus the chance to decay in one half-life is one half.' },
        { text: 'It does not matter how long it has been there.' },
      ],
    },
  },
  {
    key: 'half-life-true-statements',
    topics: ['half-life'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-PAT-07'],
    question: {
      type: 'multiple_choice',
      text: 'Which are true of radioactive decay? Choose all that are.',
      max_score: 2,
      options: [
        option(
          'Heating a source makes it decay faster',
          'decay_can_be_hurried',
          'What happens in the nucleus does not depend on the temperature.',
        ),
        { text: 'Nobody can tell which nucleus decays next' },
        { text: 'With very many nuclei one can tell well how many will be left' },
        option(
          'After two half-lives nothing is left',
          'gone_after_two_half_lives',
          'In the second half-life half of what is left decays. What about the other half?',
        ),
        option(
          'Half-life is half of the time until everything has decayed',
          'half_life_as_half_the_time',
          'In the time of a half-life, how much of the source is left?',
        ),
      ],
      answers: [2, 3],
      hints: [
        'Decay is like throwing very many dice. What can you foretell, and what not?',
        'A single throw is random. The average of very many is not.',
        'Heat and pressure do not change the chance of a nucleus.',
        'Follow 100 nuclei through two half-lives. How many are left?',
      ],
      method_answer: [
        { text: 'A single decay is random, but of very many the share is sure.' },
        { text: 'After two half-lives a quarter is left. Heat or pressure change nothing.' },
      ],
    },
  },
]
