import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const reproductiveHormones: readonly ContentQuestion[] = [
  {
    key: 'cycle-hormones-and-jobs',
    topics: ['reproductive-hormones'],
    difficulty: -0.4,
    minutes: 2,
    statements: ['GCSE-BCC-04'],
    question: {
      type: 'matching',
      text: 'Match each hormone with its main job. One job is left over.',
      max_score: 5,
      left: ['FSH', 'LH', 'oestrogen', 'progesterone', 'testosterone'],
      right: [
        'makes an ovary let an egg go',
        'keeps the lining of the uterus thick',
        'lowers the glucose in the blood',
        'makes an egg mature in an ovary',
        'makes testes produce sperm, and brings male puberty',
        'makes the lining of the uterus grow again after a period',
      ],
      pairs: [4, 1, 6, 2, 5],
      hints: [
        'FSH is short for follicle stimulating hormone, and LH for luteinising hormone. A follicle holds an egg.',
        'Put the four hormones of the cycle in the order of what happens: ripen, build, let go, keep.',
        'To stimulate a follicle means to make the egg in it ripen.',
        'Oestrogen builds the lining, and progesterone maintains it. What is left for LH? The job with glucose belongs to insulin.',
      ],
      method_answer: [
        { text: 'FSH ripens an egg, oestrogen builds the lining, LH sets the egg free.' },
        { text: 'Progesterone keeps the lining; testosterone acts on testes.' },
      ],
    },
  },
  {
    key: 'cycle-puberty',
    topics: ['reproductive-hormones'],
    difficulty: -0.3,
    minutes: 1,
    statements: ['GCSE-BCC-04'],
    question: {
      type: 'multiple_choice',
      text: 'Hormones cause the changes of puberty. Which of these happen in **both** sexes? Choose all that do.',
      max_score: 2,
      options: [
        { text: 'Hair grows under the arms' },
        option(
          'Testes start to make sperm',
          'puberty_of_one_sex',
          'Only one of the sexes has testes.',
        ),
        { text: 'Growth speeds up for some years' },
        option(
          'Periods begin',
          'puberty_of_one_sex',
          'For this a uterus is needed. Does everybody have one?',
        ),
      ],
      answers: [1, 3],
      hints: [
        'Some changes need an organ that only one sex has.',
        'Ask of each change which organ it happens in.',
        'Sperm come from testes.',
        'A period is the lining of the uterus. What is left happens to everybody, though at different ages.',
      ],
      method_answer: [
        { text: 'Hair under the arms and a spurt of growth come in both sexes.' },
        { text: 'Sperm need testes, and periods need a uterus.' },
      ],
    },
  },
  {
    key: 'cycle-what-happens-when',
    topics: ['reproductive-hormones'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-BCC-04'],
    question: {
      type: 'matching',
      text: 'The line shows a cycle of 28 days. P is days 1 to 5, Q days 6 to 13, R day 14, and S days 15 to 28. Match each with what happens.',
      diagram: {
        kind: 'number_line',
        from: 0,
        to: 28,
        step: 7,
        minor: 1,
        arrows: false,
        points: [
          { at: 3, label: { text: 'P', italic: false }, mark: 'arrow' },
          { at: 10, label: { text: 'Q', italic: false }, mark: 'arrow' },
          { at: 14, label: { text: 'R', italic: false }, mark: 'arrow' },
          { at: 21, label: { text: 'S', italic: false }, mark: 'arrow' },
        ],
        note: 'Days of the cycle',
        alt: 'A line of 28 days. P points to the first days, Q to days before the middle, R to day 14 and S to the second half.',
      },
      max_score: 4,
      left: ['P', 'Q', 'R', 'S'],
      right: [
        'ovulation, caused by a peak of LH',
        'the lining stays thick, thanks to progesterone',
        'the period: the lining breaks down',
        'the lining grows, thanks to oestrogen',
      ],
      pairs: [3, 4, 1, 2],
      hints: [
        'Day 1 is the first day of a period.',
        'Build the story: the lining goes, comes back, the egg is let go, the lining is kept.',
        'P begins on day 1. So what is P?',
        'The egg is let go on a single day in the middle. Building comes before it, and keeping after it.',
      ],
      method_answer: [
        { text: 'P: the period. Q: oestrogen builds the lining.' },
        { text: 'R: LH causes ovulation. S: progesterone keeps the lining.' },
      ],
    },
  },
  {
    key: 'cycle-name-the-hormone',
    topics: ['reproductive-hormones'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['GCSE-BCC-04'],
    question: {
      type: 'short_text',
      text: 'After ovulation a hormone keeps the lining of the uterus thick. When its level falls, a period begins. Which hormone is it?',
      max_score: 1,
      references: ['progesterone'],
      not: ['oestrogen', 'FSH', 'LH', 'testosterone', 'prolactin', 'insulin'],
      spellings: ['progestrone', 'progesteron', 'progestorone'],
      hints: [
        'It is one of the four hormones of the cycle.',
        'One of them ripens the egg, one builds the lining, one sets the egg free. The fourth is asked for.',
        'The empty follicle in the ovary makes it in the second half of the cycle.',
        'Its name says what it is for: “pro” and “gest”, as in gestation, the time before a birth.',
      ],
      method_answer: [
        { text: 'Progesterone keeps the lining thick.' },
        { text: 'Oestrogen builds it before ovulation.' },
      ],
    },
  },
  {
    key: 'cycle-hormonal-or-not',
    topics: ['reproductive-hormones'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-BCC-06'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these methods of contraception use **hormones**? Choose all that do.',
      max_score: 3,
      options: [
        { text: 'the combined pill' },
        option(
          'a condom',
          'hormonal_and_barrier_mixed',
          'It keeps sperm away from the egg as a wall does. Is there a hormone in it?',
        ),
        { text: 'an implant under the skin' },
        option(
          'a diaphragm',
          'hormonal_and_barrier_mixed',
          'It covers the cervix. Does it change anything in the blood?',
        ),
        { text: 'an injection every few months' },
        option(
          'a copper coil',
          'hormonal_and_barrier_mixed',
          'It is the metal that harms sperm. Another kind of coil is different.',
        ),
      ],
      answers: [1, 3, 5],
      hints: [
        'A hormone has to get into the blood to work.',
        'Ask of each method: does it put something into the blood, or does it act where it is?',
        'A condom and a diaphragm are barriers.',
        'A copper coil acts in the uterus. The other methods are swallowed or put under the skin.',
      ],
      method_answer: [
        { text: 'Pill, implant and injection put hormones into the blood.' },
        { text: 'Condom and diaphragm are barriers, and copper harms sperm.' },
      ],
    },
  },
  {
    key: 'cycle-how-methods-work',
    topics: ['reproductive-hormones'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-BCC-06'],
    question: {
      type: 'matching',
      text: 'Match each method of contraception with how it works. One is left over.',
      max_score: 4,
      left: ['combined pill', 'condom', 'copper coil', 'cutting and sealing the sperm ducts'],
      right: [
        'keeps sperm from getting into the vagina, and lowers the risk of infections',
        'washes sperm out of the uterus',
        'stops an egg from maturing and being let go',
        'stops sperm from getting into the semen',
        'makes it hard for sperm to live, and for an embryo to settle',
      ],
      pairs: [3, 1, 5, 4],
      hints: [
        'A pregnancy needs an egg, sperm, a meeting and a place to settle. Each method takes one away.',
        'Ask of each method where in the body it acts.',
        'The pill holds hormones. Which step of the cycle do hormones control?',
        'A coil is in the uterus, and sperm ducts lead from the testes. A condom is a wall between.',
      ],
      method_answer: [
        { text: 'Pill: no egg is let go. Condom: sperm cannot get in.' },
        { text: 'Coil: sperm are harmed. Cut ducts: no sperm in the semen.' },
      ],
    },
  },
  {
    key: 'cycle-how-reliable',
    topics: ['reproductive-hormones'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['GCSE-BCC-06'],
    question: {
      type: 'number',
      text: 'A method of contraception is {{p}}% effective: out of 100 couples who use it for a year, {{100 - p}} can expect a pregnancy. How many pregnancies are expected among {{n|thousands}} couples in a year?',
      max_score: 2,
      template: {
        draw: { p: { pick: [91, 94, 96, 98] }, n: { pick: [500, 1500, 2000, 3000] } },
        derive: { few: 'n * (100 - p) / 100' },
        where: ['few != p', 'few != 100 - p'],
        check: ['n - answer = n * p / 100'],
      },
      answer: '{{few}}',
      mistakes: [
        slip(
          '{{n * p / 100}}',
          'part_and_rest_swapped',
          'That is how many do not expect a pregnancy.',
        ),
        slip(
          '{{100 - p}}',
          'one_of_many_counted',
          'That is for 100 couples. How many hundreds are there?',
        ),
      ],
      hints: [
        'The percentage tells how many couples it works for.',
        'Find the percentage for which it does not work, then that part of all couples.',
        '100% − {{p}}% = {{100 - p}}%.',
        'Work out {{100 - p}}% of {{n|thousands}}: there are {{n / 100}} hundreds.',
      ],
      method_answer: [
        { maths: tex`100\% - {{p}}\% = {{100 - p}}\%`, text: 'Expected pregnancies in percent.' },
        {
          maths: tex`{{n|thousands_tex}} \times {{100 - p}}\% = {{few}}`,
          text: 'Of all couples.',
        },
      ],
    },
  },
  {
    key: 'cycle-compare-two-methods',
    topics: ['reproductive-hormones'],
    difficulty: 0.7,
    minutes: 4,
    statements: ['GCSE-BCC-06'],
    question: {
      type: 'long_text',
      text: 'Compare the contraceptive pill with condoms. Give one advantage and one drawback of each.',
      max_score: 4,
      criteria: [
        {
          code: 'pill_good',
          text: 'Pill: very effective if it is taken as it should be.',
          marks: 1,
          evidence: [
            'The pill is very effective if it is taken correctly.',
            'The pill stops eggs from being released, so it is very reliable.',
          ],
        },
        {
          code: 'pill_bad',
          text: 'Pill: must be remembered, can have side effects, or gives no protection from infections.',
          marks: 1,
          evidence: [
            'The pill can have side effects and has to be taken on time.',
            'The pill does not protect against sexually transmitted infections.',
          ],
        },
        {
          code: 'condom_good',
          text: 'Condoms: lower the risk of infections, or have no effect on hormones.',
          marks: 1,
          evidence: [
            'Condoms protect against sexually transmitted infections too.',
            'Condoms have no hormones, so no side effects on the body.',
          ],
        },
        {
          code: 'condom_bad',
          text: 'Condoms: can tear or slip, so they are less effective as people use them.',
          marks: 1,
          evidence: [
            'Condoms can tear or slip off.',
            'Condoms have to be used every time and may be used incorrectly.',
          ],
        },
      ],
      references: [
        'The pill is very effective if it is taken correctly. The pill can have side effects and has to be taken on time. Condoms protect against sexually transmitted infections too. Condoms can tear or slip off.',
      ],
      hints: [
        'Four short sentences are enough: two for each method.',
        'Think of how sure it is, of what it does to the body, and of infections.',
        'The pill holds hormones. What does that prevent, and what else can hormones do?',
        'A condom is a barrier. What else besides sperm does it keep out, and what can happen to thin rubber?',
      ],
      method_answer: [
        {
          text: 'Pill: reliable if taken on time, but side effects and no help against infections.',
        },
        { text: 'Condom: lowers the risk of infections too, but it can tear or slip.' },
      ],
    },
  },
]
