import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const hormoneFeedback: readonly ContentQuestion[] = [
  {
    key: 'feedback-glucagon-or-insulin',
    topics: ['hormone-feedback'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-BCC-10'],
    question: {
      type: 'cloze_dropdown',
      text: 'Some hours after a meal, the glucose in the blood falls below normal. The pancreas lets out [[1]]. It makes the [[2]] turn [[3]] into [[4]], which passes into the blood.',
      max_score: 4,
      gaps: [
        {
          options: [
            option(
              'insulin',
              'insulin_and_glucagon_swapped',
              'Insulin lowers the glucose. Here it is too low already.',
            ),
            { text: 'glucagon' },
            option(
              'glycogen',
              'glycogen_as_hormone',
              'Glycogen is a store of glucose. Which hormone sounds like it?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'liver' },
            option('stomach', 'organ_job_mixed', 'Which organ has stored glucose since the meal?'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'glucose',
              'store_and_sugar_swapped',
              'More glucose is needed, so it cannot be what is turned into something.',
            ),
            { text: 'glycogen' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'glucose' },
            option(
              'glycogen',
              'store_and_sugar_swapped',
              'The blood needs the sugar, not the store of it.',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Two hormones of the pancreas pull in opposite directions.',
        'Ask what is missing in the blood, and where there is a store of it.',
        'Insulin fills the store. Here the store has to be emptied.',
        'The store is in an organ under the ribs. The sugar comes out of it: write the change from store to sugar.',
      ],
      method_answer: [
        { text: 'Glucagon makes the liver turn glycogen into glucose.' },
        { text: 'So the glucose in the blood rises to normal again.' },
      ],
    },
  },
  {
    key: 'feedback-thyroxine-in-order',
    topics: ['hormone-feedback'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-BCC-12'],
    question: {
      type: 'ordering',
      text: 'The pituitary gland controls the thyroid with the hormone TSH. Put what happens when there is **too little** thyroxine in the blood in order.',
      max_score: 2,
      items: [
        'The level of thyroxine falls below normal',
        'The pituitary gland lets out more TSH',
        'TSH makes the thyroid let out more thyroxine',
        'The level of thyroxine rises back to normal',
        'The pituitary gland lets out less TSH again',
      ],
      hints: [
        'Negative feedback works against a change, as a thermostat does.',
        'Follow the change: it is noticed, answered, put right, and the answer ends.',
        'The fall comes first. Which gland notices it?',
        'TSH goes from the pituitary gland to the thyroid. Only when the level is normal again can the signal be turned down.',
      ],
      method_answer: [
        { text: 'Low thyroxine, more TSH, more thyroxine, normal level, less TSH.' },
        { text: 'The change is undone, and the signal ends: negative feedback.' },
      ],
    },
  },
  {
    key: 'feedback-adrenaline',
    topics: ['hormone-feedback'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-BCC-12'],
    question: {
      type: 'multiple_choice',
      text: 'Just before a race your adrenal glands let out adrenaline. What does it do? Choose all that are right.',
      max_score: 3,
      options: [
        option(
          'More blood flows to the gut for digestion',
          'adrenaline_serves_every_organ',
          'Digesting can wait. Which organs are needed for running?',
        ),
        option(
          'It keeps the heartbeat at its resting value by negative feedback',
          'adrenaline_as_negative_feedback',
          'Does your heart feel steady before a race? Adrenaline gets the body ready.',
        ),
        { text: 'The heart beats faster' },
        { text: 'The liver lets out glucose' },
        { text: 'More glucose and oxygen reach the muscles' },
      ],
      answers: [3, 4, 5],
      hints: [
        'Adrenaline gets the body ready for “fight or flight”.',
        'Ask what muscles need for hard work, and how it gets to them.',
        'Muscles need glucose and oxygen. Blood brings both.',
        'One option is about a task that can wait, and one about keeping things as they are. The others all help the muscles.',
      ],
      method_answer: [
        { text: 'The heart beats faster, and the liver lets out glucose.' },
        { text: 'So more glucose and oxygen reach brain and muscles. Digestion has to wait.' },
      ],
    },
  },
  {
    key: 'feedback-predict-the-cycle',
    topics: ['hormone-feedback'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-BCC-05'],
    question: {
      type: 'cloze_dropdown',
      text: 'FSH makes an egg mature, and the ovary makes more and more [[1]]. At first this [[2]] the release of FSH. When its level is high, it causes a sharp rise of [[3]], and ovulation follows. Then progesterone rises and [[4]] FSH and LH.',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'oestrogen' },
            option(
              'testosterone',
              'cycle_hormones_mixed',
              'That is mainly the hormone of the testes. Which one does the ripening follicle make?',
            ),
            option(
              'insulin',
              'cycle_hormones_mixed',
              'That comes from the pancreas. Which one does the ripening follicle make?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'increases',
              'inhibit_and_stimulate_swapped',
              'Then more and more eggs would mature. What is better for the body?',
            ),
            { text: 'inhibits' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'progesterone',
              'cycle_hormones_mixed',
              'That one rises after ovulation. Which one causes it?',
            ),
            { text: 'LH' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'inhibits' },
            option(
              'stimulates',
              'inhibit_and_stimulate_swapped',
              'Is a second egg needed while the first may settle?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'To inhibit is to hold back. To stimulate is to start or speed up.',
        'Ask at each step whether the body needs more or less of the next hormone.',
        'The follicle with the ripening egg is in the ovary. It makes the hormone that builds the lining.',
        'One egg is enough, so after ovulation the others are held back. Ovulation itself has one hormone that sets it off.',
      ],
      method_answer: [
        { text: 'Oestrogen holds FSH back, and at its peak sets off LH: ovulation.' },
        { text: 'Progesterone then holds back FSH and LH.' },
      ],
    },
  },
  {
    key: 'feedback-read-the-cycle',
    topics: ['hormone-feedback'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-BCC-05'],
    question: {
      type: 'single_choice',
      text: 'The graph shows two hormones of the ovary during a cycle of 28 days. P has a first peak on day 13. Q is low until day 14, is highest near day 21, and falls by day 28. Which is Q, and how can one tell?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 28, step: 7, label: 'Day of the cycle' },
        points: [
          { at: [8.5, 66], label: { text: 'P', italic: false }, mark: 'none' },
          { at: [24, 76], label: { text: 'Q', italic: false }, mark: 'none' },
        ],
        y: { from: 0, to: 100, step: 25, label: 'Level (%)', labels: 'none' },
        curves: [
          {
            type: 'smooth',
            points: [
              [0, 12],
              [6, 20],
              [10, 50],
              [13, 88],
              [16, 42],
              [21, 56],
              [25, 36],
              [28, 14],
            ],
          },
          {
            type: 'smooth',
            points: [
              [0, 4],
              [12, 5],
              [15, 14],
              [18, 60],
              [21, 92],
              [24, 68],
              [28, 4],
            ],
            dashed: true,
          },
        ],
        alt: 'A graph of two hormones over 28 days. Solid curve P rises to a peak on day 13, falls, and has a lower second peak near day 21. Dashed curve Q is low until day 14, is highest near day 21 and is low again on day 28.',
      },
      max_score: 1,
      options: [
        option(
          'FSH, because it stops an egg from maturing',
          'inhibit_and_stimulate_swapped',
          'FSH makes eggs mature, and it does not come from the ovary.',
        ),
        { text: 'Progesterone, because it keeps the lining thick' },
        option(
          'Oestrogen, because it builds the lining after ovulation',
          'cycle_hormones_mixed',
          'The lining is built before ovulation. Which curve has its peak then?',
        ),
        option(
          'LH, because it is highest near the end',
          'cycle_hormones_mixed',
          'LH has a sharp peak just before ovulation, and it comes from the pituitary gland.',
        ),
      ],
      answers: [2],
      hints: [
        'Both hormones come from the ovary, which leaves two names.',
        'Ask what each of them does, and when in the cycle that is needed.',
        'Ovulation is on about day 14. Q rises only after it.',
        'After ovulation the lining has to be kept. When Q falls, near day 28, a new period begins.',
      ],
      method_answer: [
        { text: 'Q rises after ovulation and falls just before the next period.' },
        { text: 'That is progesterone, which keeps the lining. P is oestrogen.' },
      ],
    },
  },
  {
    key: 'feedback-ivf-in-order',
    topics: ['hormone-feedback'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-BCC-07'],
    question: {
      type: 'ordering',
      text: 'IVF can help people who wish for a child and cannot conceive. Put its steps in order.',
      max_score: 3,
      items: [
        'FSH and LH are given, so that several eggs mature',
        'The eggs are collected from the ovaries',
        'Eggs and sperm are brought together in a laboratory',
        'Fertilised eggs divide and become embryos',
        'One or two embryos are put into the uterus',
      ],
      hints: [
        'The letters stand for “in vitro fertilisation”: in vitro means in glass.',
        'Ask which step needs what an earlier step has made.',
        'Before eggs can be collected, they have to be mature.',
        'Fertilisation comes before dividing. The last step brings something back into the body.',
      ],
      method_answer: [
        { text: 'Hormones, collecting, fertilisation in glass, dividing, back into the uterus.' },
        { text: 'FSH and LH make several eggs mature at once.' },
      ],
    },
  },
  {
    key: 'feedback-ivf-chances',
    topics: ['hormone-feedback'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-BCC-07'],
    question: {
      type: 'number',
      text: 'In one year a clinic gave {{n}} treatments of IVF, and {{p}}% of them led to a birth. Each treatment costs £{{cost|thousands}}. What did the treatments cost **for each birth** on average, in pounds?',
      max_score: 2,
      template: {
        draw: {
          n: { pick: [200, 300, 400] },
          p: { pick: [20, 25, 40] },
          cost: { pick: [4000, 5000, 6000] },
        },
        derive: { births: 'n * p / 100', each: 'cost * 100 / p' },
        check: ['answer * births = n * cost'],
      },
      answer: '{{each}}',
      mistakes: [
        slip(
          '{{cost}}',
          'whole_for_group',
          'That is the cost of each treatment. But not every treatment leads to a birth.',
        ),
        slip(
          '{{cost * p / 100}}',
          'multiplied_for_divided',
          'A birth cannot cost less than a treatment. How many treatments are there for each birth?',
        ),
        slip(
          '{{n * cost}}',
          'mean_not_divided',
          'That is the cost of all treatments. Share it among the births.',
        ),
      ],
      hints: [
        'More than one treatment is needed for each birth on average.',
        'Find the number of births and the cost of all treatments, then divide.',
        '{{p}}% of {{n}} treatments is {{births}} births.',
        'All treatments cost {{n}} × £{{cost|thousands}} = £{{n * cost|thousands}}. Share that among {{births}} births.',
      ],
      method_answer: [
        { maths: tex`{{n}} \times {{p}}\% = {{births}}`, text: 'Births.' },
        {
          maths: tex`{{n}} \times {{cost|thousands_tex}} \div {{births}} = {{each|thousands_tex}}`,
          text: 'Pounds for each birth.',
        },
      ],
    },
  },
  {
    key: 'feedback-weigh-up-ivf',
    topics: ['hormone-feedback'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['GCSE-BCC-07'],
    question: {
      type: 'long_text',
      text: 'People who think about IVF weigh it up carefully. Give two reasons for it and two difficulties that it may bring.',
      max_score: 4,
      criteria: [
        {
          code: 'for_child',
          text: 'Says that it lets people have a child of their own who could not otherwise.',
          marks: 1,
          evidence: [
            'It lets people have a baby who could not have one otherwise.',
            'Couples who are infertile can have a child of their own.',
          ],
        },
        {
          code: 'for_other',
          text: 'Gives another reason, such as testing embryos for an illness or storing eggs for later.',
          marks: 1,
          evidence: [
            'Embryos can be checked for a genetic disease.',
            'Eggs or embryos can be frozen and used later, for example after a cancer treatment.',
          ],
        },
        {
          code: 'against_body',
          text: 'Says that it is hard on body and feelings, or often does not succeed.',
          marks: 1,
          evidence: [
            'It can be physically and emotionally stressful, and it often does not work.',
            'The success rate is not high.',
          ],
        },
        {
          code: 'against_other',
          text: 'Names costs, twins with their risks, or unused embryos.',
          marks: 1,
          evidence: [
            'It is expensive.',
            'Embryos that are not used are destroyed, and some people object to that.',
            'It can lead to twins, which is a risk for mother and babies.',
          ],
        },
      ],
      references: [
        'It lets people have a baby who could not have one otherwise. Embryos can be checked for a genetic disease. It can be physically and emotionally stressful, and it often does not work. It is expensive.',
      ],
      hints: [
        'Write two sentences for and two against. Nobody has to say what you would choose.',
        'Think of hope, health, feelings, money, and the embryos.',
        'The main reason is what the people wish for most.',
        'For the difficulties ask: does it always work, what does it ask of body and purse, and what becomes of embryos that are left?',
      ],
      method_answer: [
        { text: 'For: a child of one’s own; embryos can be checked or kept for later.' },
        { text: 'Against: stress, many tries that do not work, costs, twins, unused embryos.' },
      ],
    },
  },
]
