import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const infectiousDisease: readonly ContentQuestion[] = [
  {
    key: 'disease-kinds-of-pathogen',
    topics: ['infectious-disease'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-BHD-02', 'GCSE-BHD-03'],
    question: {
      type: 'matching',
      text: 'Match each disease with the kind of pathogen that causes it. One kind is left over.',
      max_score: 4,
      left: ['measles', 'salmonella food poisoning', 'malaria', 'rose black spot'],
      right: ['a protist', 'a bacterium', 'an insect', 'a virus', 'a fungus'],
      pairs: [4, 2, 1, 5],
      hints: [
        'A pathogen is a living thing or virus that causes disease. What only carries it is no pathogen.',
        'Antibiotics help against one of the four. Another is caused by something even smaller.',
        'Malaria is caused by a single-celled organism with a nucleus that lives in red blood cells.',
        'Black spot spreads by spores, like mould. Measles is passed on like a cold, and antibiotics do nothing against it.',
      ],
      method_answer: [
        { text: 'Measles: a virus. Salmonella: a bacterium.' },
        { text: 'Malaria: a protist, carried by an insect. Rose black spot: a fungus.' },
      ],
    },
  },
  {
    key: 'disease-ways-of-spreading',
    topics: ['infectious-disease'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['GCSE-BHD-02', 'GCSE-BHD-03'],
    question: {
      type: 'matching',
      text: 'Match each disease with the way in which it usually spreads. One is left over.',
      max_score: 4,
      left: ['measles', 'malaria', 'cholera', 'gonorrhoea'],
      right: [
        'by sexual contact without a condom',
        'in droplets from coughs and sneezes',
        'by cold air alone',
        'in water with faeces in it',
        'by the bites of mosquitoes',
      ],
      pairs: [2, 5, 4, 1],
      hints: [
        'Pathogens can travel through air, in water, by contact or with an animal.',
        'Ask of each disease which part of the body it is in. From there it has to get out.',
        'Measles is in the airways. Cholera is in the gut.',
        'Malaria is in the blood, so something has to take blood. Gonorrhoea is a sexually transmitted infection.',
      ],
      method_answer: [
        { text: 'Measles: droplets in air. Cholera: dirty water.' },
        { text: 'Malaria: mosquito bites. Gonorrhoea: sexual contact.' },
      ],
    },
  },
  {
    key: 'disease-hiv-facts',
    topics: ['infectious-disease'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-BHD-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'HIV is a [[1]]. It attacks [[2]]. It can be passed on by [[3]]. With antiretroviral medicines most people who have it [[4]].',
      max_score: 4,
      gaps: [
        {
          options: [
            option(
              'bacterium',
              'kinds_of_pathogen_mixed',
              'The V of HIV gives its kind. Antibiotics do nothing against it.',
            ),
            { text: 'virus' },
            option('fungus', 'kinds_of_pathogen_mixed', 'Look at what the V of HIV stands for.'),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'cells of the immune system' },
            option(
              'the bones',
              'organ_job_mixed',
              'People with untreated HIV get many other infections. Which cells must be missing?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'a hug or a shared cup',
              'hiv_by_everyday_contact',
              'It cannot live long outside the body. It needs to get from one body fluid into another.',
            ),
            { text: 'sexual contact without a condom, or shared needles' },
            option(
              'mosquito bites',
              'hiv_by_everyday_contact',
              'That is how malaria spreads. HIV is not passed on in this way.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'can live a long and full life' },
            option(
              'are cured within a week',
              'treatment_taken_for_cure',
              'The medicines hold the virus down for as long as they are taken. Is it gone?',
            ),
            option(
              'become immune to all diseases',
              'treatment_taken_for_cure',
              'The medicines act on one virus. What can they do for a person’s life?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'The letters of HIV stand for a name. The last of them tells what it is.',
        'Think of what the pathogen needs: a cell to live in, and a way from body to body.',
        'Without treatment, people with HIV become ill with many infections that others fight off.',
        'It travels in blood and some other body fluids, not through air or skin. The medicines hold it down but do not remove it.',
      ],
      method_answer: [
        { text: 'HIV is a virus that attacks cells of the immune system.' },
        { text: 'It is passed on in body fluids. Medicines hold it down for a long life.' },
      ],
    },
  },
  {
    key: 'disease-stopping-malaria',
    topics: ['infectious-disease'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-BHD-04'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these help to stop **malaria** from spreading? Choose all that do.',
      max_score: 3,
      options: [
        option(
          'washing hands before meals',
          'prevention_for_another_way',
          'That helps where pathogens are on hands. How does malaria get into the body?',
        ),
        { text: 'sleeping under nets' },
        { text: 'spraying insects with insecticide' },
        { text: 'draining pools of still water' },
        option(
          'wearing masks on buses',
          'prevention_for_another_way',
          'That helps against droplets in the air. How does malaria get into the body?',
        ),
      ],
      answers: [2, 3, 4],
      hints: [
        'To stop a disease, break the way on which it travels.',
        'Malaria is carried from blood to blood by mosquitoes.',
        'Mosquitoes lay their eggs in still water.',
        'Look for all that keeps mosquitoes from breeding, from living, or from biting.',
      ],
      method_answer: [
        { text: 'Nets stop bites, draining pools stops breeding, and insecticide kills.' },
        { text: 'Hand washing and masks break other ways of spreading.' },
      ],
    },
  },
  {
    key: 'disease-sick-leaves',
    topics: ['infectious-disease'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-BHD-03'],
    question: {
      type: 'ordering',
      text: 'Tobacco mosaic virus infects many plants. Put the steps from infection to a poor harvest in order.',
      max_score: 2,
      items: [
        'The virus gets into the cells of a leaf',
        'Parts of the leaf lose their green colour',
        'The leaf makes less glucose by photosynthesis',
        'The plant grows less, and the harvest is smaller',
      ],
      hints: [
        'Plants get diseases as well. What do leaves do for a plant?',
        'Ask which step is the cause of which.',
        'A virus has to be inside a cell before it can do anything.',
        'The green substance is what takes in light. What does the plant lack without it?',
      ],
      method_answer: [
        { text: 'The virus makes pale patches, where chlorophyll is missing.' },
        { text: 'Less photosynthesis means less glucose, and so less growth.' },
      ],
    },
  },
  {
    key: 'disease-doubling-bacteria',
    topics: ['infectious-disease'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['GCSE-BHD-03'],
    question: {
      type: 'number',
      text: '{{food}} with {{n}} bacteria in it is left in a warm kitchen. Each bacterium divides into two every {{t}} minutes. How many bacteria are there after {{hours}} hours?',
      max_score: 2,
      template: {
        draw: {
          food: { pick: ['Cooked chicken', 'A bowl of rice', 'A pot of soup'] },
          n: { pick: [10, 20, 50, 100] },
          t: { pick: [20, 30] },
          hours: { pick: [1, 2, 3] },
        },
        derive: { k: 'hours * 60 / t', last: 'n * 2 ^ (hours * 60 / t)' },
        where: ['k >= 3', 'k <= 6', 'hours > 1'],
        check: ['answer / 2 ^ k = n'],
      },
      answer: '{{last}}',
      mistakes: [
        slip(
          '{{n * 2 * k}}',
          'doubling_taken_as_adding',
          'All of them divide each time, so the number doubles each time.',
        ),
        slip(
          '{{n * 2}}',
          'step_added_once',
          'That is after {{t}} minutes. How often do they divide in this time?',
        ),
      ],
      hints: [
        'How many times do they divide in {{hours}} hours?',
        'Find the number of divisions, then double the number so many times.',
        '{{hours}} hours are {{hours * 60}} minutes, and {{hours * 60}} ÷ {{t}} = {{k}}.',
        'Begin with {{n}} and double it {{k}} times.',
      ],
      method_answer: [
        {
          maths: tex`{{hours * 60}} \div {{t}} = {{k}}`,
          text: 'So many divisions, one after another.',
        },
        {
          maths: tex`{{n}} \times 2^{ {{k}} } = {{last|thousands_tex}}`,
          text: 'Each of them doubles the number.',
        },
      ],
    },
  },
  {
    key: 'disease-one-leads-to-another',
    topics: ['infectious-disease'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-BHD-01'],
    question: {
      type: 'single_choice',
      text: 'Untreated HIV makes it much more likely that a person also falls ill with tuberculosis (TB), a disease caused by bacteria. Why?',
      max_score: 1,
      options: [
        option(
          'The body can have only one illness at a time, so one brings the other',
          'one_illness_at_a_time',
          'A body can have several. Which part of it does HIV harm?',
        ),
        { text: 'With fewer cells to fight infections, the body cannot hold TB back' },
        option(
          'The virus turns into the bacteria of TB',
          'one_pathogen_becomes_another',
          'Bacteria are cells and viruses are not. Can one become the other?',
        ),
        option(
          'Both are passed on by the same virus',
          'kinds_of_pathogen_mixed',
          'TB is caused by bacteria. What has HIV done to the body’s defence?',
        ),
      ],
      answers: [2],
      hints: [
        'One illness can open the door for another.',
        'Ask which cells HIV attacks, and what those cells do in a healthy body.',
        'HIV attacks white blood cells of the immune system.',
        'TB bacteria reach many people, and most bodies keep them in check. With which cells?',
      ],
      method_answer: [
        { text: 'HIV harms the immune system, which normally keeps TB bacteria in check.' },
        { text: 'So one disease makes the other more likely.' },
      ],
    },
  },
  {
    key: 'disease-hand-washing-data',
    topics: ['infectious-disease'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['GCSE-BHD-04'],
    question: {
      type: 'multi_part',
      text: 'A school had {{before}} cases of a stomach virus in a month. Then every class washed hands with soap before lunch, and there were {{after}} cases in the next month.',
      diagram: {
        kind: 'bar_chart',
        categories: ['Before', 'After'],
        series: [{ name: 'Cases', values: ['{{before}}', '{{after}}'] }],
        y: { from: 0, to: 100, step: 20, minor: 5, label: 'Cases in a month' },
      },
      max_score: 3,
      template: {
        draw: { before: { pick: [40, 50, 60, 80] }, percent: { pick: [30, 40, 60, 70, 75] } },
        derive: { after: 'before - before * percent / 100', fall: 'before * percent / 100' },
        where: ['is_integer(fall)', 'fall != percent', 'distinct(percent, after, fall)'],
        check: ['before - before * answer1 / 100 = after'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'By what percentage did the number of cases fall?',
          max_score: 2,
          answer: '{{percent}}',
          percent_sign: 'name',
          mistakes: [
            slip(
              '{{100 - percent}}',
              'percent_left_for_change',
              'That is the percentage that is left. How much is gone?',
            ),
            slip(
              '{{fall}}',
              'count_as_percentage',
              'That is the number of cases. What part of {{before}} is it?',
            ),
          ],
          hints: [],
          method_answer: [
            { maths: tex`{{before}} - {{after}} = {{fall}}`, text: 'So many fewer cases.' },
            {
              maths: tex`\frac{ {{fall}} }{ {{before}} } \times 100\% = {{percent}}\%`,
              text: 'Compared with the cases before.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'What would make the conclusion “soap stopped the spread” stronger?',
          max_score: 1,
          options: [
            option(
              'Counting the cases of the next month twice',
              'careful_count_is_enough',
              'A careful count is good. But could something else have made the cases fall?',
            ),
            option(
              'A taller bar chart',
              'unsuitable_chart',
              'The look of a chart proves nothing. What could one compare with?',
            ),
            { text: 'A similar school that changed nothing' },
          ],
          answers: [3],
          hints: [],
          method_answer: [
            { text: 'Cases may fall by themselves. A second school shows whether they did.' },
          ],
        },
      ],
      hints: [
        'A fall in percent compares what is gone with what there was before.',
        'Subtract, divide by the number before, and multiply by 100.',
        '{{before}} − {{after}} = {{fall}} cases fewer.',
        'Work out {{fall}} ÷ {{before}} × 100. For the second part, ask what else could have changed.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{fall}} }{ {{before}} } \times 100\% = {{percent}}\%`,
          text: 'The fall, compared with the cases before.',
        },
        { text: 'A school without the change shows what would have happened anyway.' },
      ],
    },
  },
]
