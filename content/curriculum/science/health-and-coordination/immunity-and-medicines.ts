import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const immunityAndMedicines: readonly ContentQuestion[] = [
  {
    key: 'immunity-barriers',
    topics: ['immunity-and-medicines'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-BHD-05'],
    question: {
      type: 'matching',
      text: 'Match each of the body’s barriers with how it keeps pathogens out. One is left over.',
      max_score: 4,
      left: ['skin', 'stomach', 'mucus in the airways', 'cilia in the airways'],
      right: [
        'kills most pathogens in food with acid',
        'remembers pathogens that it has met',
        'sweep what is trapped up and away',
        'covers the body, and heals with a scab',
        'is sticky and traps pathogens and dust',
      ],
      pairs: [4, 1, 5, 3],
      hints: [
        'Barriers work against all pathogens alike.',
        'For each part ask what it is like: dry, sour, sticky or moving.',
        'The stomach is sour. What does that do to bacteria?',
        'In the airways two parts work together: one traps and one sweeps. Only cells of the blood remember.',
      ],
      method_answer: [
        { text: 'Skin covers, stomach acid kills, mucus traps and cilia sweep.' },
        { text: 'Remembering is the task of white blood cells, not of a barrier.' },
      ],
    },
  },
  {
    key: 'immunity-white-cells',
    topics: ['immunity-and-medicines'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['GCSE-BHD-06'],
    question: {
      type: 'multiple_choice',
      text: 'What do white blood cells do against pathogens? Choose all that are right.',
      max_score: 3,
      options: [
        { text: 'They make antitoxins against the toxins of bacteria' },
        { text: 'Some make antibodies that fit a certain pathogen' },
        option(
          'They carry oxygen to the pathogens',
          'specialised_cells_mixed',
          'Another cell of the blood carries oxygen. What do white cells do?',
        ),
        option(
          'They make antibiotics',
          'antibody_and_antibiotic_mixed',
          'Antibiotics are medicines. Which word with the same beginning is meant?',
        ),
        { text: 'Some take pathogens in and digest them' },
      ],
      answers: [1, 2, 5],
      hints: [
        'White blood cells have three ways to fight.',
        'One way is to eat the pathogen. The others use substances that the cells make.',
        'Taking a pathogen in and digesting it is called phagocytosis.',
        'The other two ways both have names with “anti”: one acts on pathogens, one on their poisons. A medicine does not count.',
      ],
      method_answer: [
        { text: 'White cells digest pathogens, and make antibodies and antitoxins.' },
        { text: 'Antibiotics are medicines, and red cells carry oxygen.' },
      ],
    },
  },
  {
    key: 'immunity-antibody-fits',
    topics: ['immunity-and-medicines'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-BHD-06'],
    question: {
      type: 'single_choice',
      text: 'Kofi has had measles and is immune to it. Later he catches chickenpox. Why did his antibodies against measles not protect him?',
      max_score: 1,
      options: [
        { text: 'They fit only the antigens of the measles virus' },
        option(
          'They had all been used up by the measles',
          'antibodies_used_up_for_good',
          'Memory cells can make new ones. Would these fit another pathogen?',
        ),
        option(
          'They had turned into antigens',
          'antigen_and_antibody_swapped',
          'Antigens are on the pathogen, and antibodies are made by white cells.',
        ),
        option(
          'Chickenpox is too strong for antibodies',
          'immunity_as_strength',
          'It is not a matter of strength. What has to fit what?',
        ),
      ],
      answers: [1],
      hints: [
        'A key fits its own lock.',
        'Antibodies bind to antigens, which are molecules on the outside of a pathogen.',
        'The two viruses have different antigens.',
        'So think about shape: could an antibody that was made for one lock onto the other?',
      ],
      method_answer: [
        { text: 'Each antibody fits one antigen, as a key fits a lock.' },
        { text: 'The chickenpox virus has other antigens, so those antibodies cannot bind.' },
      ],
    },
  },
  {
    key: 'immunity-how-a-vaccine-works',
    topics: ['immunity-and-medicines'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-BHD-07'],
    question: {
      type: 'ordering',
      text: 'Put the steps by which a vaccine protects a person in order.',
      max_score: 3,
      items: [
        'A harmless form of the pathogen, or a part of it, is put into the body',
        'White blood cells meet its antigens and make antibodies',
        'Some of these cells stay in the body as memory cells',
        'Months later the real pathogen gets in',
        'Memory cells quickly make very many antibodies',
        'The pathogen is destroyed before the person feels ill',
      ],
      hints: [
        'A vaccine is a rehearsal without the danger.',
        'There are two meetings: one with the harmless form, and a later one with the real pathogen.',
        'It begins with the injection. Which cells notice it?',
        'What is left behind after the first meeting makes the second one short. Sort the steps into those before and after “months later”.',
      ],
      method_answer: [
        { text: 'The harmless form makes white cells produce antibodies and memory cells.' },
        { text: 'When the real pathogen comes, memory cells answer at once.' },
      ],
    },
  },
  {
    key: 'immunity-second-answer-is-faster',
    topics: ['immunity-and-medicines'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-BHD-06', 'GCSE-BHD-07'],
    question: {
      type: 'cloze_dropdown',
      text: 'The graph shows the antibodies against one pathogen in a person’s blood. A vaccine was given on day 0. The pathogen itself came on day 40. The first rise reaches its peak [[1]] days after the vaccine. After the real pathogen the peak is [[2]] and comes [[3]]. The reason is that [[4]].',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 70, step: 10, label: 'Time (days)' },
        y: { from: 0, to: 100, step: 20, label: 'Antibodies (units)' },
        curves: [
          {
            type: 'smooth',
            points: [
              [0, 0],
              [5, 1],
              [10, 10],
              [15, 24],
              [20, 30],
              [25, 26],
              [32, 18],
              [40, 12],
              [43, 40],
              [46, 78],
              [50, 90],
              [55, 84],
              [62, 72],
              [70, 62],
            ],
          },
        ],
        alt: 'A graph of antibodies against time. The line rises from 0 to a peak of 30 units at day 20, falls to 12 units at day 40, then rises steeply to a peak of 90 units at day 50 and falls slowly.',
      },
      max_score: 4,
      gaps: [
        {
          options: [
            option(
              '30',
              'axes_exchanged',
              'That is the number of antibodies. Read the time below the peak.',
            ),
            { text: '20' },
            option(
              '50',
              'chart_bars_mixed',
              'That is where the second peak is. Find the first one.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'higher' },
            option('lower', 'trend_turned_round', 'Compare how far up the two peaks reach.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'after more days than the first time',
              'start_not_taken_off',
              'The pathogen came on day 40. Count the days from there to the peak.',
            ),
            { text: 'after fewer days than the first time' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'the real pathogen is weaker',
              'immunity_as_strength',
              'It is not the pathogen that makes the difference. What was left in the body?',
            ),
            option(
              'all the first antibodies were still there',
              'antibodies_used_up_for_good',
              'The line has fallen to 12 units by day 40. What else had stayed?',
            ),
            { text: 'memory cells were ready' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Each peak is the answer of the body to one meeting.',
        'For each peak read two things: how high it is, and how long after its start it comes.',
        'The first meeting is on day 0 and the second on day 40.',
        'Go down from the first peak to the axis of time. For the second, take 40 from the time of the peak.',
      ],
      method_answer: [
        { text: 'First peak: 30 units, 20 days after the vaccine.' },
        { text: 'Second: 90 units after only 10 days, as memory cells were ready.' },
      ],
    },
  },
  {
    key: 'immunity-antibiotic-for-a-cold',
    topics: ['immunity-and-medicines'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-BHD-07'],
    question: {
      type: 'single_choice',
      text: 'Colds are caused by viruses. Why does a doctor not give an antibiotic against a cold?',
      max_score: 1,
      options: [
        option(
          'A cold is not an illness',
          'only_grave_illness_counts',
          'It is an illness, if usually a mild one. What does the medicine act on?',
        ),
        option(
          'The body becomes resistant to the antibiotic',
          'person_becomes_resistant',
          'It is bacteria that can become resistant, not people. And what about viruses?',
        ),
        option(
          'Viruses are too small to be hit by it',
          'antibiotics_miss_by_size',
          'Molecules of a medicine are far smaller still. What does the medicine act on?',
        ),
        { text: 'It acts on parts that only bacteria have' },
      ],
      answers: [4],
      hints: [
        'An antibiotic must find something in the pathogen that it can attack.',
        'Compare a bacterium with a virus: which of them is a cell?',
        'Some antibiotics, for example, stop bacteria from building their cell walls.',
        'A virus has no cell wall and no cytoplasm. It multiplies inside the cells of our body. So what is there to attack?',
      ],
      method_answer: [
        { text: 'Antibiotics attack parts of bacterial cells, such as their walls.' },
        { text: 'A virus is not a cell, and it multiplies inside our own cells.' },
      ],
    },
  },
  {
    key: 'immunity-testing-a-medicine',
    topics: ['immunity-and-medicines'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-BHD-08'],
    question: {
      type: 'ordering',
      text: 'A new medicine has been discovered. Put the stages of testing it in order.',
      max_score: 2,
      items: [
        'Tests on cells and tissues in a laboratory',
        'Tests on live animals',
        'Very low doses for a few healthy volunteers',
        'Trials with a small number of patients',
        'Trials with many patients, some with a placebo',
        'Results are checked by others, and it may be licensed',
      ],
      hints: [
        'Safety comes first, so the number of people grows step by step.',
        'Before any person takes it, two other stages have to be passed.',
        'The first stage needs no living animal at all.',
        'Healthy people come before ill ones, and few before many. What comes when all results are in?',
      ],
      method_answer: [
        { text: 'Cells and tissues, then animals: these are the preclinical tests.' },
        { text: 'Then healthy volunteers, few patients, many patients, and the check.' },
      ],
    },
  },
  {
    key: 'immunity-trial-results',
    topics: ['immunity-and-medicines'],
    difficulty: 0.6,
    minutes: 3,
    statements: ['GCSE-BHD-08'],
    question: {
      type: 'number',
      text: 'In a trial {{n}} patients got a new medicine, and {{p}}% of them got better. Another {{n}} patients got a placebo, and {{q}}% of them got better. How many **more** patients got better with the medicine than with the placebo?',
      max_score: 2,
      template: {
        draw: {
          n: { pick: [200, 300, 400, 500] },
          p: { from: 60, to: 85, step: 5 },
          q: { from: 20, to: 45, step: 5 },
        },
        derive: { gain: 'n * (p - q) / 100' },
        where: ['distinct(p, q, gain, p - q)', 'p - q != q'],
        check: ['answer + n * q / 100 = n * p / 100'],
      },
      answer: '{{gain}}',
      mistakes: [
        slip(
          '{{n * p / 100}}',
          'gain_not_compared',
          'That is all who got better with the medicine. Some get better without it, too.',
        ),
        slip(
          '{{p - q}}',
          'percent_added_as_number',
          'That is the difference in percent. How many patients is it?',
        ),
      ],
      hints: [
        'Some people get better without any medicine. The placebo group shows how many.',
        'Find how many got better in each group, and compare.',
        'With the medicine: {{p}}% of {{n}} is {{n * p / 100}}.',
        'With the placebo: {{q}}% of {{n}} is {{n * q / 100}}. Subtract it from {{n * p / 100}}.',
      ],
      method_answer: [
        { maths: tex`{{n}} \times {{p}}\% = {{n * p / 100}}`, text: 'Better with the medicine.' },
        { maths: tex`{{n}} \times {{q}}\% = {{n * q / 100}}`, text: 'Better with the placebo.' },
        {
          maths: tex`{{n * p / 100}} - {{n * q / 100}} = {{gain}}`,
          text: 'So many more with the medicine.',
        },
      ],
    },
  },
  {
    key: 'immunity-double-blind',
    topics: ['immunity-and-medicines'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['GCSE-BHD-08'],
    question: {
      type: 'long_text',
      text: 'A large trial of a new painkiller is “double-blind” and uses a placebo. Explain what a placebo is, what double-blind means, and why both make the results more trustworthy.',
      max_score: 4,
      criteria: [
        {
          code: 'placebo',
          text: 'Says that a placebo looks like the medicine but contains no active drug.',
          marks: 1,
          evidence: [
            'A placebo looks the same as the medicine but has no drug in it.',
            'It is a dummy pill without the active substance.',
          ],
        },
        {
          code: 'blind',
          text: 'Says that neither patients nor doctors know who gets which.',
          marks: 1,
          evidence: [
            'Neither the patients nor the doctors know who gets the real drug.',
            'Double-blind means that both patient and doctor do not know who has the placebo.',
          ],
        },
        {
          code: 'why_placebo',
          text: 'Says that people may feel better only because they expect it, which the placebo group shows.',
          marks: 1,
          evidence: [
            'People can feel better because they expect to, and the placebo group shows how much.',
            'The results can be compared to see whether the drug itself has an effect.',
          ],
        },
        {
          code: 'why_blind',
          text: 'Says that knowing could change what patients report or how doctors judge: bias.',
          marks: 1,
          evidence: [
            'If they knew, it could change what they report, so it avoids bias.',
            'Doctors cannot influence the results without wanting to.',
          ],
        },
      ],
      references: [
        'A placebo looks the same as the medicine but has no drug in it. Neither the patients nor the doctors know who gets the real drug. People can feel better because they expect to, and the placebo group shows how much. If they knew, it could change what they report, so it avoids bias.',
      ],
      hints: [
        'There are four things to write: two meanings and two reasons.',
        'Say what each word means first. Then finish the sentence “this matters because …” for each.',
        'Pain cannot be measured with a ruler. Patients tell how they feel.',
        'Think of what patients expect when they take a pill, and of what a doctor might see if she knew who got which.',
      ],
      method_answer: [
        { text: 'A placebo has no drug in it. In a double-blind trial no one knows who has it.' },
        { text: 'So hopes and bias act on both groups alike, and the drug makes the difference.' },
      ],
    },
  },
]
