import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const lifestyleDisease: readonly ContentQuestion[] = [
  {
    key: 'lifestyle-which-can-change',
    topics: ['lifestyle-disease'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['GCSE-BHD-09', 'GCSE-BHD-10'],
    question: {
      type: 'multiple_choice',
      text: 'All of these are risk factors for heart disease. Which of them can a person **change**? Choose all.',
      max_score: 3,
      options: [
        { text: 'taking little exercise' },
        option(
          'genes from the parents',
          'risk_factor_not_in_reach',
          'They are passed on before birth. Which factors are about what a person does?',
        ),
        { text: 'smoking' },
        { text: 'a diet with much salt and saturated fat' },
        option(
          'being over 65',
          'risk_factor_not_in_reach',
          'Nobody can choose their age. Which factors are about what a person does?',
        ),
      ],
      answers: [1, 3, 4],
      hints: [
        'Some risk factors are there from birth, or come with time.',
        'Ask of each one: could a person do something else tomorrow?',
        'Nobody chooses their parents.',
        'Two of the five come by birth or by the calendar. The others are habits.',
      ],
      method_answer: [
        { text: 'Smoking, exercise and diet are habits, and habits can change with help.' },
        { text: 'Age and genes are given.' },
      ],
    },
  },
  {
    key: 'lifestyle-factor-and-disease',
    topics: ['lifestyle-disease'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['GCSE-BHD-10'],
    question: {
      type: 'matching',
      text: 'Match each risk factor with a disease that it makes more likely. One is left over.',
      max_score: 4,
      left: ['smoking', 'much alcohol over years', 'obesity', 'strong sunlight on the skin'],
      right: ['measles', 'type 2 diabetes', 'skin cancer', 'lung cancer', 'liver disease'],
      pairs: [4, 5, 2, 3],
      hints: [
        'One of the diseases is caused by a virus, and no habit leads to it.',
        'Ask which organ each factor acts on first.',
        'Smoke goes into the lungs. Which organ breaks alcohol down?',
        'The rays of the sun reach the outer layer only. What is left has to do with blood sugar.',
      ],
      method_answer: [
        { text: 'Smoke: lungs. Alcohol: liver. Ultraviolet rays: skin.' },
        { text: 'Obesity makes type 2 diabetes more likely. Measles is a virus disease.' },
      ],
    },
  },
  {
    key: 'lifestyle-blocked-artery',
    topics: ['lifestyle-disease'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-BHD-10'],
    question: {
      type: 'ordering',
      text: 'Put the steps from a fatty diet and smoking to a heart attack in order.',
      max_score: 3,
      items: [
        'There is much cholesterol in the blood, and smoke harms the lining of arteries',
        'Fatty material builds up in the wall of a coronary artery',
        'The artery becomes narrower',
        'Less blood, and so less oxygen, reaches the heart muscle',
        'A clot blocks the narrow place',
        'Part of the heart muscle dies for lack of oxygen',
      ],
      hints: [
        'The heart is a muscle and needs blood of its own. The coronary arteries bring it.',
        'It begins in the blood and ends in the muscle.',
        'An artery narrows because something builds up in its wall.',
        'A narrow place lets some blood through. Something else has to block it fully before muscle dies.',
      ],
      method_answer: [
        { text: 'Cholesterol leads to fatty material in the wall, and the artery narrows.' },
        { text: 'When a clot blocks it, muscle beyond it gets no oxygen: a heart attack.' },
      ],
    },
  },
  {
    key: 'lifestyle-cause-or-correlation',
    topics: ['lifestyle-disease'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-BHD-09', 'GCSE-WS-17'],
    question: {
      type: 'single_choice',
      text: 'In a study of {{n|thousands}} adults, people who {{habit}} had less heart disease. What may one conclude from this alone?',
      max_score: 1,
      template: {
        draw: { n: { pick: [2000, 5000, 12000] } },
        rows: [
          {
            habit: 'own a dog',
            cause: 'Owning a dog prevents heart disease',
            other: 'age or general health',
          },
          {
            habit: 'cycle to work',
            cause: 'Cycling to work prevents heart disease',
            other: 'age or diet',
          },
          {
            habit: 'eat fish twice a week',
            cause: 'Eating fish prevents heart disease',
            other: 'smoking or exercise',
          },
        ],
      },
      options: [
        option(
          'Nobody who does this gets heart disease',
          'risk_taken_as_certain',
          'The study says “less”, not “none”.',
        ),
        option(
          '{{cause}}',
          'correlation_as_cause',
          'Could those people differ in something else as well?',
        ),
        option(
          'Nothing at all, since a study is only the opinion of a few people',
          'data_as_opinion',
          'The numbers do show something. What do they show, and what not?',
        ),
        {
          text: 'The two go together, but {{other}} may be behind it',
        },
      ],
      answers: [4],
      hints: [
        'Two things can go together without one causing the other.',
        'Ask what else could be different about these people.',
        'A study of {{n|thousands}} adults shows a correlation.',
        'To call it a cause, one needs a way in which it works, and groups that are alike in all else. Which sentence leaves that open?',
      ],
      method_answer: [
        { text: 'The data show a correlation.' },
        {
          text: 'Another factor, such as {{other}}, could explain it. So more evidence is needed.',
        },
      ],
    },
  },
  {
    key: 'lifestyle-two-factors-together',
    topics: ['lifestyle-disease'],
    difficulty: 0.5,
    minutes: 3,
    statements: ['GCSE-BHD-09', 'GCSE-WS-17'],
    question: {
      type: 'multi_part',
      text: 'A study counted heart attacks in ten years among 1,000 people of each group: {{a}} with neither risk factor, {{b}} with high blood pressure only, {{c}} who smoke only, and {{d}} with both.',
      diagram: {
        kind: 'bar_chart',
        categories: ['neither', 'pressure', 'smoking', 'both'],
        series: [{ name: 'Heart attacks', values: ['{{a}}', '{{b}}', '{{c}}', '{{d}}'] }],
        y: { from: 0, to: 140, step: 20, minor: 5, label: 'Heart attacks in 1,000' },
      },
      max_score: 3,
      template: {
        draw: {
          a: { pick: [12, 15, 18, 20] },
          p: { pick: [15, 20, 25] },
          s: { pick: [20, 25, 30] },
          more: { pick: [20, 25, 30] },
        },
        derive: { b: 'a + p', c: 'a + s', d: 'a + p + s + more', sum: 'p + s' },
        where: [
          'p != s',
          'distinct(sum, more, d - c, d - b, d - a)',
          'distinct(sum, d - a, a, b, c, d)',
        ],
        check: ['answer1 = b + c - 2 * a', 'answer2 + a = d'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'Add up how many extra heart attacks in 1,000 there are with each factor **alone**, compared with neither.',
          max_score: 1,
          answer: '{{sum}}',
          mistakes: [
            slip(
              '{{b + c}}',
              'gain_not_compared',
              'Some of these would happen without any risk factor. How many are extra?',
            ),
          ],
          hints: [],
          method_answer: [
            {
              maths: tex`({{b}} - {{a}}) + ({{c}} - {{a}}) = {{sum}}`,
              text: 'The extra ones of both groups.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How many extra are there with **both** factors, compared with neither?',
          max_score: 1,
          answer: '{{d - a}}',
          mistakes: [
            slip(
              '{{d}}',
              'gain_not_compared',
              'That is all of them. How many more is it than with neither?',
            ),
          ],
          hints: [],
          method_answer: [{ maths: tex`{{d}} - {{a}} = {{d - a}}`, text: 'Compare two bars.' }],
        },
        {
          type: 'single_choice',
          text: 'What do the two results show?',
          max_score: 1,
          options: [
            {
              text: 'The risk rises by more than the sum of both alone',
            },
            option(
              'Everybody with both factors has a heart attack',
              'risk_taken_as_certain',
              'There are 1,000 people in the group. How many had one?',
            ),
            option(
              'Two factors together do no more harm than one of them does',
              'factors_do_not_add',
              'Compare the bar for both with the other bars.',
            ),
          ],
          answers: [1],
          hints: [],
          method_answer: [{ text: 'The factors interact: one makes the other worse.' }],
        },
      ],
      hints: [
        'Some heart attacks happen without either factor. Take them off first.',
        'Compare each group with the first one.',
        'High pressure alone: {{b}} − {{a}} = {{p}} extra. Smoking alone: {{c}} − {{a}} = {{s}} extra.',
        'Add {{p}} and {{s}}. Then work out {{d}} − {{a}}, and compare the two results.',
      ],
      method_answer: [
        { maths: tex`{{p}} + {{s}} = {{sum}}`, text: 'Extra, from each factor alone.' },
        { maths: tex`{{d}} - {{a}} = {{d - a}}`, text: 'Extra, from both together.' },
        { text: 'It is more than the sum: the factors act together.' },
      ],
    },
  },
  {
    key: 'lifestyle-treatments-for-the-heart',
    topics: ['lifestyle-disease'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-BHD-11'],
    question: {
      type: 'matching',
      text: 'Match each treatment with what it does. One is left over.',
      max_score: 4,
      left: ['statins', 'stent', 'artificial valve', 'heart transplant'],
      right: [
        'keeps blood flowing one way where a valve leaks',
        'lower the cholesterol in the blood',
        'gives a person the heart of a donor',
        'kills the bacteria in an artery',
        'holds a narrow artery open',
      ],
      pairs: [2, 5, 1, 3],
      hints: [
        'One is a medicine, one a tiny tube of mesh, and two replace something.',
        'Ask what is the matter in each case: the blood, an artery, a valve or the whole heart.',
        'Statins are tablets. They change something in the blood.',
        'The mesh tube is pushed into an artery and opened there. The other two names tell what is replaced.',
      ],
      method_answer: [
        { text: 'Statins lower cholesterol; a stent holds an artery open.' },
        { text: 'A valve stops backflow; a transplant replaces the whole heart.' },
      ],
    },
  },
  {
    key: 'lifestyle-compare-stent-and-statins',
    topics: ['lifestyle-disease'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['GCSE-BHD-11'],
    question: {
      type: 'long_text',
      text: 'A person has a coronary artery that has become narrow. Compare a stent with statins as a treatment. Give one advantage and one drawback of each.',
      max_score: 4,
      criteria: [
        {
          code: 'stent_good',
          text: 'Stent: works at once, or lasts for a long time.',
          marks: 1,
          evidence: [
            'A stent opens the artery at once so blood can flow again.',
            'A stent lasts for many years.',
          ],
          not: ['A statin opens the artery at once so blood can flow again.'],
        },
        {
          code: 'stent_risk',
          text: 'Stent: needs an operation, with a risk of infection, bleeding or a clot.',
          marks: 1,
          evidence: [
            'Fitting a stent is an operation with a risk of infection.',
            'A blood clot can form near the stent.',
          ],
          not: ['Fitting a statin is an operation with a risk of infection.'],
        },
        {
          code: 'statin_good',
          text: 'Statins: lower cholesterol in all arteries without an operation.',
          marks: 1,
          evidence: [
            'Statins lower cholesterol in the blood, so less fatty material builds up.',
            'Statins need no operation.',
          ],
          not: ['Stents lower cholesterol in the blood.'],
        },
        {
          code: 'statin_bad',
          text: 'Statins: must be taken for long, work slowly, or can have side effects.',
          marks: 1,
          evidence: [
            'Statins have to be taken every day for many years.',
            'Statins can have side effects and do not work at once.',
          ],
          not: ['Stents have to be taken every day for many years.'],
        },
      ],
      references: [
        'A stent opens the artery at once so blood can flow again. Fitting a stent is an operation with a risk of infection. Statins lower cholesterol in the blood, so less fatty material builds up. Statins have to be taken every day for many years.',
      ],
      hints: [
        'Four short sentences are enough: two for each treatment.',
        'Think of how quickly each works, what has to be done to the body, and for how long.',
        'A stent is put into the artery by an operation. What does it do there, and what could happen?',
        'Statins are tablets that change the blood in the whole body. How soon do they help, and how long does one take them?',
      ],
      method_answer: [
        { text: 'A stent helps at once and lasts, but needs an operation with some risk.' },
        { text: 'Statins act on all arteries, but slowly, for years, with possible side effects.' },
      ],
    },
  },
  {
    key: 'lifestyle-exercise-and-pulse',
    topics: ['lifestyle-disease'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-BHD-10'],
    question: {
      type: 'number',
      text: 'Before training {{who}} had a resting pulse of {{a}} beats a minute. After a year of {{sport}} it was {{b}}. The heart now pumps as much blood with fewer beats. How many beats does it save in one **hour** of rest?',
      max_score: 2,
      template: {
        draw: {
          who: { pick: ['Yusuf', 'Ingrid', 'Lakshmi', 'Tomas'] },
          sport: { pick: ['rowing', 'dancing', 'running'] },
          a: { from: 72, to: 84, step: 2 },
          b: { from: 58, to: 68, step: 2 },
        },
        derive: { saved: '(a - b) * 60' },
        where: ['a - b != b', 'a - b >= 6'],
        check: ['answer / 60 + b = a'],
      },
      answer: '{{saved}}',
      mistakes: [
        slip(
          '{{a - b}}',
          'time_not_scaled',
          'That is for one minute. How many minutes has an hour?',
        ),
        slip(
          '{{b * 60}}',
          'gain_not_compared',
          'These are all beats of the hour. How many fewer are they than before?',
        ),
      ],
      hints: [
        'Compare the two pulses first.',
        'Find the beats saved in a minute, then scale up to an hour.',
        '{{a}} − {{b}} = {{a - b}} beats fewer in a minute.',
        'An hour has 60 minutes: work out {{a - b}} × 60.',
      ],
      method_answer: [
        { maths: tex`{{a}} - {{b}} = {{a - b}}`, text: 'Fewer beats in a minute.' },
        { maths: tex`{{a - b}} \times 60 = {{saved|thousands_tex}}`, text: 'In an hour.' },
      ],
    },
  },
]
