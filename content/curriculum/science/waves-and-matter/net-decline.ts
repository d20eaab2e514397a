import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const netDecline: readonly ContentQuestion[] = [
  {
    key: 'net-decline-as-ratio',
    topics: ['net-decline'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-PAT-08'],
    question: {
      type: 'number',
      kind: 'ratio',
      text: 'After {{k}} half-lives, what is the ratio of the activity **now** to the activity **at the start**? Give it in its simplest form.',
      max_score: 1,
      simplify: 'enforced',
      template: { draw: { k: { from: 3, to: 9 } } },
      answer: '1:{{2^k}}',
      mistakes: [
        slip(
          '{{2^k}}:1',
          'ratio_turned_round',
          'Which one is asked for first, the activity now or at the start?',
        ),
        slip(
          '1:{{2 * k}}',
          'divided_by_twice_the_half_lives',
          'Halve {{k}} times: each time the second number doubles.',
        ),
      ],
      hints: [
        'What is the ratio after one half-life, and what after two?',
        'Each half-life doubles the second number of the ratio.',
        'After one half-life the ratio is 1 : 2, after two it is 1 : (2 × 2).',
        'Multiply {{k}} twos together for the second number.',
      ],
      method_answer: [
        { maths: tex`2^{ {{k}} } = {{2^k}}`, text: 'Halved so many times.' },
        { maths: tex`1:{{2^k}}`, text: 'Activity now to activity at the start.' },
      ],
    },
  },
  {
    key: 'net-decline-decayed-fraction',
    topics: ['net-decline'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-PAT-08'],
    question: {
      type: 'number',
      text: 'A source has a half-life of {{h}} {{u}}. What fraction of its unstable nuclei has **decayed** after {{t}} {{u}}?',
      max_score: 2,
      template: {
        draw: {
          k: { from: 2, to: 6 },
          h: { from: 3, to: 15 },
          u: { pick: ['hours', 'days', 'years'] },
        },
        derive: { t: 'k * h' },
        check: ['(1 - answer) * 2^(t / h) = 1'],
      },
      answer: '{{1 - 1 / 2^k}}',
      mistakes: [
        slip(
          '{{1 / 2^k}}',
          'left_for_decayed',
          'This is the fraction that is left. How much has gone?',
        ),
        slip(
          '1',
          'gone_after_two_half_lives',
          'Half of what is left decays each time. Some is always left.',
        ),
      ],
      hints: [
        'How many half-lives are {{t}} {{u}}?',
        'First find the fraction that is left. The rest has decayed.',
        '{{t}} ÷ {{h}} = {{k}} half-lives, so 1 is halved {{k}} times.',
        'The fraction that is left is 1 over {{2^k}}. Take it away from 1.',
      ],
      method_answer: [
        { maths: tex`{{t}} \div {{h}} = {{k}}`, text: 'Half-lives.' },
        {
          maths: tex`1 - \frac{1}{ {{2^k}} } = {{1-1/2^k|tex}}`,
          text: 'What is not left has decayed.',
        },
      ],
    },
  },
  {
    key: 'net-decline-number-of-half-lives',
    topics: ['net-decline'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-PAT-08'],
    question: {
      type: 'number',
      text: 'The ratio of the activity now to the activity at the start is 1 : {{r}}. How many half-lives have passed?',
      max_score: 1,
      template: {
        draw: { k: { from: 3, to: 10 } },
        derive: { r: '2^k' },
        check: ['2^answer = r'],
      },
      answer: '{{k}}',
      mistakes: [
        slip(
          '{{r / 2}}',
          'factor_for_number_of_half_lives',
          'How many times must 1 be doubled to get {{r}}?',
        ),
        slip(
          '{{r}}',
          'factor_for_number_of_half_lives',
          'This is by how much it has been divided. How many times was it halved?',
        ),
        slip('{{k - 1}}', 'one_half_life_too_few', 'Count the doublings from 1: is {{r}} reached?'),
      ],
      hints: [
        'Each half-life doubles the second number of the ratio.',
        'Begin with 1 and double until you reach the number.',
        '1, 2, 4 and so on: write the row down to {{r}}.',
        'Count the steps from 1 to {{r}}, not the numbers.',
      ],
      method_answer: [
        { maths: tex`2^{ {{k}} } = {{r}}`, text: 'Doubled so many times.' },
        { maths: tex`{{k}}`, text: 'Each half-life is one doubling.' },
      ],
    },
  },
  {
    key: 'net-decline-time-from-ratio',
    topics: ['net-decline'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-PAT-08'],
    question: {
      type: 'number',
      text: 'In {{t}} {{u}} the activity of a source falls from {{n|thousands}} Bq to {{x}} Bq. What is its half-life in {{u}}?',
      max_score: 2,
      template: {
        draw: {
          k: { from: 3, to: 6 },
          h: { from: 3, to: 15 },
          x: { from: 10, to: 60, step: 5 },
          u: { pick: ['minutes', 'hours', 'days'] },
        },
        derive: { t: 'k * h', n: 'x * 2^k' },
        where: ['h != k', 'h != x', 't != x', 'h != 2^k'],
        check: ['x * 2^(t / answer) = n'],
      },
      answer: '{{h}}',
      mistakes: [
        slip(
          '{{t / 2}}',
          'half_life_as_half_the_time',
          'In half of the time the activity has fallen by more than one half.',
        ),
        slip(
          '{{t / 2^k}}',
          'factor_for_number_of_half_lives',
          'How many times must {{n|thousands}} be halved to get to {{x}}?',
        ),
        slip('{{k}}', 'stopped_early', 'This is the number of half-lives. How long is each?'),
      ],
      hints: [
        'How many half-lives are there in {{t}} {{u}}?',
        'The ratio of the two activities tells the number of half-lives.',
        '{{n|thousands}} ÷ {{x}} = {{2^k}}. How many twos make {{2^k}}?',
        'Share {{t}} {{u}} out over this number of half-lives.',
      ],
      method_answer: [
        {
          maths: tex`{{n|thousands_tex}} \div {{x}} = {{2^k}} = 2^{ {{k}} }`,
          text: 'So many half-lives.',
        },
        { maths: tex`{{t}} \div {{k}} = {{h}}`, text: 'The length of one.' },
      ],
    },
  },
  {
    key: 'net-decline-decayed-to-left',
    topics: ['net-decline'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['GCSE-PAT-08'],
    question: {
      type: 'number',
      kind: 'ratio',
      text: 'Nuclei of uranium-235 end up as lead-207. Since a {{thing}} was formed, {{k}} half-lives have passed. At first it held no lead-207. What is the ratio of lead-207 nuclei to uranium-235 nuclei in it now?',
      max_score: 2,
      template: {
        draw: { k: { from: 2, to: 6 }, thing: { pick: ['rock', 'crystal', 'meteorite'] } },
      },
      answer: '{{2^k - 1}}:1',
      mistakes: [
        slip(
          '{{2^k}}:1',
          'part_to_whole_ratio',
          'Compare what has decayed with what is **left**, not with all of it.',
        ),
        slip('1:{{2^k - 1}}', 'ratio_turned_round', 'Which one is asked for first?'),
        slip(
          '{{k}}:1',
          'factor_for_number_of_half_lives',
          'Follow {{2^k}} nuclei through {{k}} half-lives. How many are left?',
        ),
      ],
      hints: [
        'Follow a number of nuclei that can be halved {{k}} times.',
        'What has decayed is the rest of what is left.',
        'Begin with {{2^k}} nuclei. After {{k}} half-lives 1 of them is left.',
        'All the others have decayed. Compare them with the 1 that is left.',
      ],
      method_answer: [
        {
          maths: tex`{{2^k}} \div 2^{ {{k}} } = 1`,
          text: 'Of that many nuclei one is left.',
        },
        {
          maths: tex`{{2^k}} - 1 = {{2^k-1}}`,
          text: 'The others have decayed: that many to one.',
        },
      ],
    },
  },
  {
    key: 'net-decline-two-sources',
    topics: ['net-decline'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-PAT-08'],
    question: {
      type: 'number',
      text: 'Sources P and Q have the same activity today. The half-life of P is {{a}} days, that of Q is {{b}} days. After {{t}} days, how many times as large is the activity of Q as that of P?',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 8 }, m: { from: 2, to: 4 }, j: { from: 1, to: 2 } },
        derive: { b: 'a * m', t: 'b * j', p: 'm * j', d: 'p - j' },
        where: ['p <= 7', '2^d != p', '2^d != m', 'd > 1'],
        check: ['answer * 2^(t / b) = 2^(t / a)'],
      },
      answer: '{{2^d}}',
      mistakes: [
        slip(
          '{{m}}',
          'half_lives_compared_directly',
          'Work out what is left of each first, and then compare.',
        ),
        slip('{{2^p}}', 'one_source_left_out', 'Q has decayed as well. What is left of it?'),
      ],
      hints: [
        'What fraction of each is left after {{t}} days?',
        'Divide the time by each half-life, and halve as many times.',
        'P has {{t}} ÷ {{a}} = {{p}} half-lives, and Q has {{t}} ÷ {{b}} = {{j}}.',
        'P is halved {{d}} times more often than Q. What factor is that?',
      ],
      method_answer: [
        {
          maths: tex`{{t}} \div {{a}} = {{p}}, \quad {{t}} \div {{b}} = {{j}}`,
          text: 'Half-lives of P and of Q.',
        },
        {
          maths: tex`2^{ {{p}} - {{j}} } = {{2^d}}`,
          text: 'P has been halved so many times more.',
        },
      ],
    },
  },
  {
    key: 'net-decline-below-one-per-cent',
    topics: ['net-decline'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['GCSE-PAT-08'],
    question: {
      type: 'single_choice',
      text: 'After how many whole half-lives is the activity of a source for the first time below 1% of its activity at the start?',
      max_score: 1,
      options: [
        option(
          'after 2',
          'gone_after_two_half_lives',
          'After 2 half-lives a quarter is left. How many per cent is that?',
        ),
        option(
          'after 6',
          'one_half_life_too_few',
          'The ratio is 1 : 64 by then. Is that below 1 : 100?',
        ),
        { text: 'after 7' },
        option(
          'after 50',
          'linear_decay',
          'In each half-life half of what is left goes. It gets small much sooner.',
        ),
      ],
      answers: [3],
      hints: [
        '1% is a ratio of 1 : 100.',
        'Each half-life doubles the second number of the ratio.',
        'Write the row: 1 : 2, 1 : 4, 1 : 8, 1 : 16 …',
        'Go on until the second number is above 100 for the first time, and count.',
      ],
      method_answer: [
        { maths: tex`2^6 = 64, \quad 2^7 = 128`, text: 'The second number first passes 100.' },
        { text: '1 : 128 is below 1 : 100, so it takes 7 half-lives.' },
      ],
    },
  },
]
