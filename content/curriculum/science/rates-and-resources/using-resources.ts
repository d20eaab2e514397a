import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const usingResources: readonly ContentQuestion[] = [
  {
    key: 'using-drinking-water-steps',
    topics: ['using-resources', 'separating-mixtures'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-CEA-06'],
    question: {
      type: 'ordering',
      text: 'Water from a lake is made fit to drink. Put the steps in order.',
      max_score: 3,
      items: [
        'A suitable source is chosen, such as a clean lake.',
        'A coarse screen holds back leaves and twigs.',
        'The water seeps through beds of sand, which hold back small solids.',
        'Chlorine, ozone or ultraviolet light kills microbes.',
        'Pipes bring the water to the taps.',
      ],
      hints: [
        'Large things are taken out before small ones.',
        'First the source, then filtering, then sterilising.',
        'Leaves would soon block a bed of sand. So what must come before it?',
        'Microbes are the smallest. They are dealt with last, before the water goes to the taps.',
      ],
      method_answer: [
        { text: 'Source, screen, sand, sterilising, taps: from the large to the very small.' },
      ],
    },
  },
  {
    key: 'using-pure-or-potable',
    topics: ['using-resources'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['GCSE-CEA-06'],
    question: {
      type: 'single_choice',
      text: 'What is **potable** water?',
      max_score: 1,
      options: [
        option(
          'Water with nothing at all dissolved in it',
          'potable_as_pure',
          'Read the label of a bottle of mineral water. What is in it?',
        ),
        { text: 'Water that is safe for people to drink' },
        option(
          'Water that has been boiled and cooled',
          'potable_one_way_only',
          'Boiled sea water would still be too salty. What matters in the end?',
        ),
        option(
          'Water that looks clear',
          'clear_as_safe',
          'Can you see microbes or dissolved salts?',
        ),
      ],
      answers: [2],
      hints: [
        'The question is about drinking, not about chemistry.',
        'A pure substance has only one kind of particle. Drinking water need not be pure.',
        'A bottle of spring water lists calcium, sodium and other salts.',
        'Two things must be low enough for safety: one is dissolved, the other is alive.',
      ],
      method_answer: [
        { text: 'Potable means safe to drink. Small amounts of salts may be in it.' },
      ],
    },
  },
  {
    key: 'using-life-cycle-order',
    topics: ['using-resources'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['GCSE-CIN-03'],
    question: {
      type: 'matching',
      text: 'A life cycle assessment of a T-shirt looks at its whole life. Match each stage with an example. One is left over.',
      max_score: 4,
      left: ['raw materials', 'making and packing', 'use', 'end of life'],
      right: [
        'washing and drying it at home',
        'sewing and dyeing the cloth',
        'what its colour says about taste',
        'growing cotton with water and fertiliser',
        'recycling it, burning it or burying it',
      ],
      pairs: [4, 2, 1, 5],
      hints: [
        'Go through the life of the shirt from the field to the bin.',
        'At each stage energy and water are used, and waste is made. That can be measured.',
        'Cotton is a plant. To which stage does it belong?',
        'Washing happens while you own it. Taste cannot be measured, so it is left over.',
      ],
      method_answer: [
        { text: 'Growing, making, wearing and washing, and what happens at the end.' },
        { text: 'Each stage counts energy, water, waste and transport.' },
      ],
    },
  },
  {
    key: 'using-bags-compared',
    topics: ['using-resources'],
    difficulty: 0.2,
    minutes: 2.5,
    statements: ['GCSE-CIN-03'],
    question: {
      type: 'multi_part',
      text: 'Making a thin plastic bag takes {{a|dp1}} MJ, and it is used once. Making a strong cotton bag takes {{b}} MJ, and it can be used many times.',
      max_score: 3,
      template: {
        draw: { q: { pick: [4, 6, 8] }, n: { from: 40, to: 120, step: 10 } },
        derive: { a: 'q / 10', b: 'q * n / 10', m: 'n / 2', e: 'b / (n / 2)' },
        where: ['is_integer(b)'],
        check: ['answer1 * a = b', 'answer2 * n / 2 = b'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How many times must the cotton bag be used to take no more energy than plastic bags for the same trips?',
          max_score: 2,
          answer: '{{n}}',
          mistakes: [
            slip(
              '{{a / b}}',
              'number_upside_down',
              'How often does the energy of a plastic bag go into that of the cotton bag?',
            ),
          ],
          hints: ['Divide the energy of the cotton bag by that of one plastic bag.'],
          method_answer: [
            {
              maths: tex`{{b}} \div {{a|dp1}} = {{n}}`,
              text: 'So many plastic bags it stands for.',
            },
          ],
        },
        {
          type: 'number',
          text: 'The cotton bag is lost after only {{m}} trips. How many MJ did it take for each trip?',
          max_score: 1,
          answer: '{{e|dp1}}',
          mistakes: [
            slip('{{m / b}}', 'number_upside_down', 'How many MJ for each trip: MJ come first.'),
          ],
          hints: ['Share the energy of the bag out over its trips.'],
          method_answer: [
            { maths: tex`{{b}} \div {{m}} = {{e|dp1}}\ \text{MJ}`, text: 'For each trip.' },
          ],
        },
      ],
      hints: [
        'A thing that lasts shares its energy out over all its uses.',
        'Compare the energy for each trip.',
        'One trip with a plastic bag takes {{a|dp1}} MJ.',
        'Divide {{b}} by {{a|dp1}}. For the second part divide {{b}} by {{m}}.',
      ],
      method_answer: [
        { maths: tex`{{b}} \div {{a|dp1}} = {{n}}`, text: 'Trips until both take as much.' },
        { maths: tex`{{b}} \div {{m}} = {{e|dp1}}`, text: 'MJ for each trip.' },
      ],
    },
  },
  {
    key: 'using-life-cycle-table',
    topics: ['using-resources'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['GCSE-CIN-03'],
    question: {
      type: 'table',
      text: 'The table gives the energy of two window frames over 40 years. Complete it.',
      max_score: 3,
      template: {
        draw: {
          a: { from: 300, to: 500, step: 50 },
          b: { from: 100, to: 200, step: 20 },
          c: { from: 40, to: 80, step: 10 },
          d: { from: 150, to: 300, step: 50 },
          e: { from: 250, to: 400, step: 30 },
          f: { from: 20, to: 60, step: 20 },
        },
        where: ['a + b + c != d + e + f', 'e > b', 'a > d', 'a - d != abs(a + b + c - d - e - f)'],
        check: [
          'answer1 = a + b + c',
          'answer2 + d + f = d + e + f',
          'answer3 = abs(a + b + c - d - e - f)',
        ],
      },
      columns: ['making', 'care', 'end', 'total (MJ)'],
      rows: [
        {
          label: 'plastic frame',
          cells: [
            { type: 'given', text: '{{a}}' },
            { type: 'given', text: '{{b}}' },
            { type: 'given', text: '{{c}}' },
            {
              type: 'number',
              answer: '{{a + b + c}}',
              mistakes: [
                slip('{{a}}', 'one_stage_only', 'This is the making alone. Count the whole life.'),
              ],
            },
          ],
        },
        {
          label: 'wooden frame',
          cells: [
            { type: 'given', text: '{{d}}' },
            {
              type: 'number',
              answer: '{{e}}',
              mistakes: [
                slip(
                  '{{e + f}}',
                  'step_left_out',
                  'The end is a part of the total too. Take it off as well.',
                ),
              ],
            },
            { type: 'given', text: '{{f}}' },
            { type: 'given', text: '{{d + e + f}}' },
          ],
        },
        {
          label: 'difference',
          cells: [
            { type: 'given', text: '–' },
            { type: 'given', text: '–' },
            { type: 'given', text: '–' },
            {
              type: 'number',
              answer: '{{abs(a + b + c - d - e - f)}}',
              mistakes: [
                slip(
                  '{{a - d}}',
                  'one_stage_only',
                  'This compares the making alone. Compare the totals.',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'A total adds up all stages of a life.',
        'Add the stages for a total. For a stage that is missing, subtract the others from the total.',
        'Plastic: {{a}} + {{b}} + {{c}}.',
        'Wood: {{d + e + f}} less {{d}} and less {{f}}. Then subtract the smaller total from the larger one.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} + {{c}} = {{a+b+c}}`, text: 'The plastic frame.' },
        { maths: tex`{{d+e+f}} - {{d}} - {{f}} = {{e}}`, text: 'The care of the wooden frame.' },
        { maths: tex`{{abs(a+b+c-d-e-f)}}`, text: 'The difference of the totals.' },
      ],
    },
  },
  {
    key: 'using-fresh-from-salt',
    topics: ['using-resources'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-CEA-06'],
    question: {
      type: 'single_choice',
      text: 'Sea water can be made fit to drink by distillation or by pressing it through a membrane (reverse osmosis). Why do most countries use lakes and rivers instead, where they can?',
      max_score: 1,
      options: [
        option(
          'The salt cannot be taken out of sea water',
          'dissolved_cannot_be_removed',
          'Both ways named here do just that.',
        ),
        option(
          'Distilled water is poisonous',
          'pure_water_is_harmful',
          'It is safe. What does it take to boil a whole sea of it?',
        ),
        { text: 'Both ways need very much energy' },
        option(
          'There is not enough sea water',
          'resource_without_its_place',
          'Most of the water on Earth is in the sea. What does it cost to clean it?',
        ),
      ],
      answers: [3],
      hints: [
        'Think of what it takes to boil a litre of water, and then of a town.',
        'Filtering and sterilising need far less than boiling or very high pressure.',
        'Distillation needs heat, and reverse osmosis needs strong pumps.',
        'Both come to the same point on the bill.',
      ],
      method_answer: [
        { text: 'Boiling and pumping at high pressure take much energy.' },
        { text: 'Fresh water needs only filters and sterilising.' },
      ],
    },
  },
  {
    key: 'using-worth-recycling',
    topics: ['using-resources', 'materials-and-recycling'],
    difficulty: 0.6,
    minutes: 3,
    statements: ['GCSE-CIN-04'],
    question: {
      type: 'multi_part',
      text: 'Making 1 kg of {{thing}} from new raw material takes {{n}} MJ. From old {{thing}} it takes {{r}} MJ. Collecting and sorting takes {{c}} MJ for each kilogram.',
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { thing: 'glass', n: 15, r: 11, c: 2, verdict: 'yes' },
          { thing: 'glass', n: 15, r: 11, c: 6, verdict: 'no' },
          { thing: 'paper', n: 30, r: 18, c: 4, verdict: 'yes' },
          { thing: 'steel', n: 24, r: 9, c: 3, verdict: 'yes' },
          { thing: 'plastic', n: 80, r: 60, c: 25, verdict: 'no' },
          { thing: 'plastic', n: 80, r: 35, c: 20, verdict: 'yes' },
        ],
        derive: { all: 'r + c', gap: 'abs(n - r - c)' },
        check: ['answer1 - c = r', 'answer2 = abs(answer1 - n)'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How many MJ does recycling take in all, for 1 kg? Give the number only.',
          max_score: 1,
          answer: '{{all}}',
          mistakes: [
            slip('{{r}}', 'step_left_out', 'The old things have to be collected and sorted first.'),
          ],
          hints: ['Add collecting and melting or pulping.'],
          method_answer: [{ maths: tex`{{r}} + {{c}} = {{all}}`, text: 'In MJ.' }],
        },
        {
          type: 'number',
          text: 'By how many MJ does that differ from new raw material? Give the number only.',
          max_score: 1,
          answer: '{{gap}}',
          follow_through: { answer: 'abs(p1 - ({{n}}))', marks: 1 },
          mistakes: [
            slip(
              '{{n - r}}',
              'step_left_out',
              'This leaves out collecting and sorting. Use the whole of it.',
            ),
          ],
          hints: ['Subtract the smaller from the larger of {{n}} and your result.'],
          method_answer: [
            { maths: tex`{{gap}}`, text: 'The difference of {{n}} and {{all}}, in MJ.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Which statement is best?',
          max_score: 1,
          options: [
            option(
              'Only the energy counts, so nothing else needs to be looked at.',
              'one_stage_only',
              'Raw materials, waste and land count as well.',
            ),
            {
              text: 'The energy is one reason. Raw material and waste count too.',
            },
            option(
              'Recycling always takes less of everything.',
              'recycling_always_better',
              'Compare the two numbers that you worked out. It depends on the case.',
            ),
          ],
          answers: [2],
          hints: ['Think of all that is saved or used besides energy.'],
          method_answer: [{ text: 'A fair judgement looks at several things, not at one.' }],
        },
      ],
      hints: [
        'Recycling has more than one step, and each takes energy.',
        'Add the steps of recycling. Then compare with new raw material.',
        'Recycling takes {{r}} MJ and {{c}} MJ.',
        'Compare the sum with {{n}} MJ. Then think of what else matters besides energy.',
      ],
      method_answer: [
        { maths: tex`{{r}} + {{c}} = {{all}}`, text: 'Recycling in all, in MJ.' },
        {
          maths: tex`{{gap}}`,
          text: 'The difference to {{n}} MJ. Raw material and waste count too.',
        },
      ],
    },
  },
  {
    key: 'using-judge-an-advert',
    topics: ['using-resources'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['GCSE-CIN-03', 'GCSE-CIN-04'],
    question: {
      type: 'single_choice',
      text: 'An advert says: “Our paper cup is the greenest: trees grow again!” A life cycle assessment found that the cup has a thin plastic lining, is used once and can hardly be recycled. What is the best comment?',
      max_score: 1,
      options: [
        option(
          'The advert is right, since paper is natural',
          'one_stage_only',
          'This looks at the raw material only. What about the other stages?',
        ),
        { text: 'The advert picks out one stage of the whole life' },
        option(
          'A life cycle assessment is only an opinion',
          'assessment_as_opinion',
          'Parts of it need judgement. But energy, water and waste are measured.',
        ),
        option(
          'Paper cups cannot be compared with other cups',
          'assessment_as_opinion',
          'That is just what an assessment is for, stage by stage.',
        ),
      ],
      answers: [2],
      hints: [
        'Which stages of its life does the advert speak of?',
        'An assessment looks at all stages. A short one can be used to mislead.',
        'Trees are about the raw material.',
        'What is known about using the cup, and about the end of its life?',
      ],
      method_answer: [
        { text: 'The advert is true of one stage, but it leaves out the others.' },
        { text: 'A cup that is used once and not recycled may do worse over its whole life.' },
      ],
    },
  },
]
