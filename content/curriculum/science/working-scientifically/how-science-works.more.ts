import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const moreHowScienceWorks: readonly ContentQuestion[] = [
  {
    key: 'science-risk-in-numbers',
    topics: ['how-science-works'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-WS-05'],
    question: {
      type: 'number',
      text: 'Of {{n|thousands}} people who take a medicine, {{k}} get a headache from it. How many is that in 10,000?',
      max_score: 2,
      template: {
        draw: {
          n: { pick: [500, 1000, 2000, 2500, 5000, 20000, 40000] },
          k: { from: 3, to: 24 },
        },
        derive: { a: 'k * 10000 / n' },
        where: ['is_integer(a)', 'distinct(a, k, k * n / 10000)', 'a < 400', 'k < n / 40'],
        check: ['answer / 10000 = k / n'],
      },
      answer: '{{a}}',
      mistakes: [
        slip(
          '{{k}}',
          'totals_compared_unfairly',
          'These are in {{n|thousands}} people. How many would it be in 10,000?',
        ),
        slip(
          '{{k * n / 10000}}',
          'number_upside_down',
          'If there are more people, should there be more headaches or fewer?',
        ),
      ],
      hints: [
        'Are 10,000 more or fewer people than {{n|thousands}}?',
        'Find how many times as many people there are. There are as many times as many headaches.',
        'The factor is 10,000 ÷ {{n|thousands}}.',
        'Multiply {{k}} by 10,000, and divide by {{n|thousands}}.',
      ],
      method_answer: [
        {
          maths: tex`{{k}} \times 10{,}000 \div {{n|thousands_tex}} = {{a}}`,
          text: 'So many in 10,000. Now it can be compared with other risks.',
        },
      ],
    },
  },
  {
    key: 'science-which-risk-is-larger',
    topics: ['how-science-works'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-WS-05', 'GCSE-WS-04'],
    question: {
      type: 'single_choice',
      text: 'Two medicines work equally well. With the old medicine, {{a}} in 10,000 people get a rash. With the new one, it is {{b}} in 100,000. Which has the **smaller** risk of a rash?',
      max_score: 1,
      template: {
        draw: { a: { from: 4, to: 9 }, b: { from: 11, to: 35 } },
        where: ['b < 10 * a', 'b > a', '2 * b != 10 * a'],
      },
      options: [
        { text: 'The new one, because {{a}} in 10,000 is as much as {{10 * a}} in 100,000' },
        option(
          'The old one, because {{a}} is less than {{b}}',
          'totals_compared_unfairly',
          'Is it {{a}} and {{b}} among equally many people?',
        ),
        option(
          'The old one, because a new thing is always riskier',
          'feeling_for_risk',
          'New things may feel riskier. What do the numbers say?',
        ),
        option(
          'Both have the same risk, because rashes are rare with both',
          'feeling_for_risk',
          'Both are small. Write them for equally many people and compare.',
        ),
      ],
      answers: [1],
      hints: [
        'Are the two numbers for equally many people?',
        'Write both risks as so many in 100,000.',
        '100,000 people are ten times as many as 10,000.',
        'Multiply {{a}} by ten. Then compare it with {{b}}.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times 10 = {{10 * a}}`, text: 'In 100,000, with the old medicine.' },
        { maths: tex`{{b}} < {{10 * a}}`, text: 'So the new medicine has the smaller risk.' },
      ],
    },
  },
  {
    key: 'science-can-a-study-be-trusted',
    topics: ['how-science-works'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-WS-06', 'SK3-WS-02'],
    question: {
      type: 'multiple_choice',
      text: 'A report says that a drink makes people faster runners. What would make you trust it more? Choose all that would.',
      max_score: 3,
      options: [
        { text: 'Runners were put by lot into a group with the drink and a group without' },
        { text: 'It was reviewed by other experts before it was published' },
        { text: 'Teams in other countries found the same' },
        option(
          'A famous runner says so in an advertisement',
          'source_trusted_for_fame',
          'One voice, and paid for it. What was measured?',
        ),
        option(
          'The report is full of long words',
          'source_trusted_for_fame',
          'Long words measure nothing. What was done, and who checked it?',
        ),
        option(
          'It was paid for by the maker of the drink, who chose the results to print',
          'source_trusted_for_fame',
          'Who gains from a good result here? That is a reason to look twice.',
        ),
      ],
      answers: [1, 2, 3],
      hints: [
        'Who checked it, who repeated it, and how was it compared?',
        'Trust comes from method and from checks by people who gain nothing.',
        'Fame, length and money are no evidence.',
        'Three things are left: a review, repeats elsewhere, and a fair comparison.',
      ],
      method_answer: [
        { text: 'Peer review, repeats by others and a fair comparison give trust.' },
        { text: 'Money, fame and long words do not. They can even hide bias.' },
      ],
    },
  },
  {
    key: 'science-weighing-sentence',
    topics: ['how-science-works'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-WS-04', 'GCSE-WS-05'],
    question: {
      type: 'single_choice',
      text: 'Some houses stand near a river that floods. A wall would protect them, but the water would rise higher at the next village. Which sentence **weighs up** the plan?',
      max_score: 1,
      options: [
        option(
          'Do not build it: walls feel like a prison',
          'feeling_for_risk',
          'Feelings matter, too. But which sentence looks at benefits and risks?',
        ),
        {
          text: 'It protects these houses, but puts the next village at more risk: both count',
        },
        option(
          'Build it: it protects the houses',
          'one_side_weighed',
          'That is a benefit. What about the next village?',
        ),
        option(
          'Do not build it: the next village would get more water, and nothing else counts',
          'one_side_weighed',
          'That is a risk. What about the houses here?',
        ),
      ],
      answers: [2],
      hints: [
        'To weigh something you need two sides.',
        'Look for benefits and risks, and for whom they are.',
        'The wall is good for some people and bad for others.',
        'Which sentence names both groups of people?',
      ],
      method_answer: [{ text: 'Weighing up names benefits and risks, and who has them.' }],
    },
  },
  {
    key: 'science-model-put-to-work',
    topics: ['how-science-works'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['GCSE-WS-02', 'GCSE-WS-01'],
    question: {
      type: 'multi_part',
      text: 'A simple model says: a lake loses {{d}} cm of depth in each dry week. It is {{s}} cm deep at the start.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 8, step: 2, minor: 1, label: 'Time (weeks)' },
        y: { from: 0, to: 400, step: 100, minor: 50, label: 'Depth (cm)' },
        lines: [{ from: [0, '{{s}}'], to: [8, '{{s - 8 * d}}'], label: 'model' }],
        points: [
          { at: [2, '{{s - 2 * d}}'] },
          { at: [4, '{{s - 4 * d}}'] },
          { at: [8, '{{s - 8 * d + r}}'] },
        ],
        alt: 'A straight falling line, the model. The measured points lie on it in weeks 2 and 4, and above it in week 8.',
      },
      max_score: 3,
      template: {
        draw: {
          d: { from: 14, to: 24 },
          s: { pick: [320, 340, 360, 380] },
          r: { pick: [40, 50, 60] },
        },
        derive: { p: 's - 8 * d', q: 's - 8 * d + r' },
        where: ['distinct(p, 8 * d, s - d, r, q)'],
        check: ['answer1 + 8 * d = s', 'answer2 + p = q'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What depth does the model predict after 8 weeks, in cm?',
          max_score: 1,
          answer: '{{p}}',
          mistakes: [
            slip('{{8 * d}}', 'stopped_early', 'So much is lost. How much is left of {{s}} cm?'),
            slip('{{s - d}}', 'step_not_counted', 'This is one week. How many are there?'),
          ],
          hints: [
            'How much depth is lost in one week?',
            'Multiply that by the number of weeks, and take it from the start.',
            'In 8 weeks the lake would lose 8 × {{d}} cm.',
            'Take {{8 * d}} cm from {{s}} cm.',
          ],
          method_answer: [{ maths: tex`{{s}} - 8 \times {{d}} = {{p}}`, text: 'In cm.' }],
        },
        {
          type: 'number',
          text: 'After 8 weeks the lake is really {{q}} cm deep. By how many cm is the model out?',
          max_score: 1,
          answer: '{{r}}',
          mistakes: [
            slip('{{q}}', 'stopped_early', 'This is the real depth. How far is it from the model?'),
          ],
          hints: [
            'Two depths are to be compared: the predicted and the real one.',
            'Subtract the smaller from the larger.',
            'The real depth is {{q}} cm.',
            'Take your result of (a) from {{q}}.',
          ],
          method_answer: [{ maths: tex`{{q}} - {{p}} = {{r}}`, text: 'In cm.' }],
        },
        {
          type: 'single_choice',
          text: 'What should the scientists do with the model?',
          max_score: 1,
          options: [
            { text: 'Ask what it leaves out, and improve it' },
            option(
              'Change the measurement so that it fits',
              'prediction_kept_against_data',
              'The lake does not follow the model. The model should follow the lake.',
            ),
            option(
              'Never use a model again',
              'model_as_copy',
              'It was right for the first weeks. Must a model be like the real thing in all ways?',
            ),
          ],
          answers: [1],
          hints: [
            'Which of the two can be changed: what was measured, or the model?',
            'A model is judged by the data, and not the other way round.',
            'The model was right for the first weeks, so it is of some use.',
            'What could be different when the lake is low? Should the model know about that?',
          ],
          method_answer: [
            { text: 'Perhaps a smaller lake loses less. A better model takes this in.' },
          ],
        },
      ],
      hints: [
        'A model makes a prediction. The measurement tests it.',
        'Find what is lost in 8 weeks and take it from the start. Then compare with the real depth.',
        'In 8 weeks it would lose 8 × {{d}} = {{8 * d}} cm.',
        'Work out {{s}} − {{8 * d}}. Subtract that from {{q}}. If a model does not fit, what is changed: the data or the model?',
      ],
      method_answer: [
        { maths: tex`{{s}} - 8 \times {{d}} = {{p}}`, text: '(a) The prediction, in cm.' },
        { maths: tex`{{q}} - {{p}} = {{r}}`, text: '(b) So far the model is out, in cm.' },
        { text: '(c) The model left something out, so it is improved.' },
      ],
    },
  },
  {
    key: 'science-weigh-it-up',
    topics: ['how-science-works'],
    difficulty: 0.7,
    minutes: 5,
    statements: ['GCSE-WS-04', 'GCSE-WS-05', 'GCSE-WS-03'],
    question: {
      type: 'long_text',
      text: 'A town thinks of turning off its street lights from midnight to five. This would save 30% of the electricity for lighting. In a trial, more moths and bats were counted. Some people who come home late feel less safe, and in the trial there were no more accidents than before. Weigh up the plan: give a benefit, a risk or concern, something that science cannot decide, and your view with a reason.',
      max_score: 4,
      criteria: [
        {
          code: 'benefit',
          text: 'Gives a benefit, such as less electricity or more moths and bats',
          marks: 1,
          evidence: [
            'A benefit is that it saves 30% of the electricity.',
            'It helps moths and bats, of which more were counted.',
          ],
        },
        {
          code: 'risk',
          text: 'Gives a risk or a concern, such as people who feel less safe',
          marks: 1,
          evidence: [
            'A concern is that people who come home late feel less safe.',
            'There could be more accidents in the dark, though the trial did not show it.',
          ],
        },
        {
          code: 'limit',
          text: 'Names something that science cannot decide, such as what matters more',
          marks: 1,
          evidence: [
            'Science cannot decide whether saving energy matters more than feeling safe.',
            'What is fair to people who work at night is not a question for measurements.',
          ],
        },
        {
          code: 'view',
          text: 'Gives a view with a reason that uses the evidence',
          marks: 1,
          evidence: [
            'I would do it, because the trial showed no more accidents and a large saving.',
            'I would leave some lights on near stations, because people there feel unsafe.',
          ],
        },
      ],
      references: [
        'A benefit is that it saves 30% of the electricity. A concern is that people who come home late feel less safe. Science cannot decide whether saving energy matters more than feeling safe. I would do it, because the trial showed no more accidents and a large saving.',
      ],
      hints: [
        'There are four things to write. Any view is fine if it has a reason.',
        'Begin with “A benefit is …” and “A concern is …”.',
        'Science can count bats and accidents. Can it tell how much they should matter?',
        'End with “I would …, because …”, and point at something from the trial.',
      ],
      method_answer: [
        { text: 'Benefit: less electricity. Concern: feeling safe at night.' },
        { text: 'What matters more is for people to decide, with the evidence in hand.' },
      ],
    },
  },
]
