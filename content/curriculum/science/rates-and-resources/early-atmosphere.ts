import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const earlyAtmosphere: readonly ContentQuestion[] = [
  {
    key: 'early-order-of-changes',
    topics: ['early-atmosphere'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-CEA-01'],
    question: {
      type: 'ordering',
      text: 'Put these changes of the Earth and its air in order, the earliest first.',
      max_score: 3,
      items: [
        'Volcanoes give out carbon dioxide and water vapour.',
        'The Earth cools, water vapour condenses, and oceans form.',
        'The first algae make oxygen by photosynthesis.',
        'Enough oxygen has gathered for animals to breathe.',
        'People burn coal, oil and gas.',
      ],
      hints: [
        'What must be there before the next thing can happen?',
        'First the gases of volcanoes, then water, then life in the water.',
        'Oceans are made of the water that came out as vapour.',
        'Animals need oxygen. So who has to come before them?',
      ],
      method_answer: [
        { text: 'Volcanoes, oceans, algae, oxygen and animals, and people at the very end.' },
      ],
    },
  },
  {
    key: 'early-then-and-now',
    topics: ['early-atmosphere', 'air-and-climate'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['GCSE-CEA-01'],
    question: {
      type: 'cloze_dropdown',
      text: 'One theory says that the early atmosphere was mostly [[1]], as on Mars and Venus today. There was little or no [[2]]. Today about four fifths of the air are [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'oxygen',
              'oxygen_from_the_start',
              'Oxygen came much later. Who makes it today?',
            ),
            { text: 'carbon dioxide' },
            option(
              'nitrogen',
              'early_air_as_today',
              'It gathered bit by bit. What do Mars and Venus have most of?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'oxygen' },
            option(
              'water vapour',
              'early_gas_mixed_up',
              'Volcanoes gave out much of it, and it became the oceans.',
            ),
            option('carbon dioxide', 'early_gas_mixed_up', 'This is what volcanoes give out.'),
          ],
          answer: 1,
        },
        {
          options: [
            option('oxygen', 'oxygen_is_most_of_the_air', 'It makes up about one fifth.'),
            option(
              'carbon dioxide',
              'early_air_as_today',
              'Today there is far less than one per cent of it.',
            ),
            { text: 'nitrogen' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Think of what volcanoes give out, and of what only living things make.',
        'Mars and Venus have no plants. Their air is still much as it was.',
        'The gas that plants make was missing at first.',
        'For the last gap: the gas with 78%. It hardly reacts, so it has gathered over time.',
      ],
      method_answer: [
        { text: 'Then: mostly carbon dioxide and hardly any oxygen.' },
        { text: 'Now: 78% nitrogen, 21% oxygen and very little carbon dioxide.' },
      ],
    },
  },
  {
    key: 'early-how-many-times-more',
    topics: ['early-atmosphere'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-CEA-01'],
    question: {
      type: 'number',
      text: 'Suppose that {{p}}% of the early atmosphere were carbon dioxide. Today it is 0.04%. How many times as large was its share then?',
      max_score: 2,
      template: {
        draw: { p: { pick: [80, 84, 90, 92, 95, 96] } },
        check: ['answer * 4 / 100 = p'],
      },
      answer: '{{25 * p}}',
      mistakes: [
        slip(
          '{{p * 4 / 100}}',
          'multiplied_for_divided',
          'How many times as large: share the larger number by the smaller one.',
        ),
        slip(
          '{{p - 4/100}}',
          'difference_for_times',
          'This is how much larger it was. How many times as large?',
        ),
      ],
      hints: [
        'Should the answer be a large number or a small one?',
        'Divide the larger share by the smaller one.',
        'Dividing by 0.04 is the same as multiplying by 25, since 25 × 0.04 = 1.',
        'Work out {{p}} ÷ 0.04.',
      ],
      method_answer: [{ maths: tex`{{p}} \div 0.04 = {{25*p}}`, text: 'So many times as large.' }],
    },
  },
  {
    key: 'early-time-without-oxygen',
    topics: ['early-atmosphere'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['GCSE-CEA-01'],
    question: {
      type: 'number',
      text: 'The line shows the history of the Earth, in billions of years before today. How many billions of years passed between {{from}} and {{to}}?',
      diagram: {
        kind: 'number_line',
        from: -5,
        to: 0,
        step: 1,
        minor: '1/10',
        points: [
          { at: -4.6, label: 'A' },
          { at: -2.7, label: 'B' },
          { at: -0.6, label: 'C' },
        ],
        arrows: false,
        alt: 'A line from −5 to 0 billion years. A, the Earth forms, is at −4.6. B, the first algae make oxygen, is at −2.7. C, many kinds of animals, is at −0.6.',
        note: 'A: the Earth forms. B: algae make oxygen. C: many kinds of animals.',
      },
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { from: 'A, when the Earth formed,', to: 'B, when algae made oxygen', a: 46, b: 27 },
          {
            from: 'B, when algae made oxygen,',
            to: 'C, when there were many animals',
            a: 27,
            b: 6,
          },
          { from: 'A, when the Earth formed,', to: 'C, when there were many animals', a: 46, b: 6 },
        ],
        derive: { d: '(a - b) / 10' },
        check: ['10 * answer + b = a'],
      },
      answer: '{{d|dp1}}',
      mistakes: [
        slip('{{(a + b) / 10}}', 'added_instead', 'Both lie before today. How far are they apart?'),
        slip(
          '{{a / 10}}',
          'level_for_change',
          'This is how long before today it was. How long until the second one?',
        ),
      ],
      hints: [
        'Find both letters on the line.',
        'The time between them is the difference of the two numbers.',
        'The first is {{a/10|dp1}} billion years before today.',
        'The second is {{b/10|dp1}} billion years before today. Subtract.',
      ],
      method_answer: [
        { maths: tex`{{a/10|dp1}} - {{b/10|dp1}} = {{d|dp1}}`, text: 'In billions of years.' },
      ],
    },
  },
  {
    key: 'early-where-carbon-went',
    topics: ['early-atmosphere', 'photosynthesis'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-CEA-01'],
    question: {
      type: 'multiple_choice',
      text: 'By which ways did carbon dioxide **leave** the early atmosphere? Choose all of them.',
      max_score: 3,
      options: [
        option(
          'It was turned into nitrogen.',
          'element_turns_into_other',
          'Carbon and nitrogen are different elements. Can one turn into the other here?',
        ),
        { text: 'Plants and algae took it in by photosynthesis.' },
        { text: 'It ended up in shells and rocks, such as limestone.' },
        option(
          'Animals breathed it in and used it up.',
          'breathing_as_photosynthesis',
          'Which gas do animals take out of the air, and which one do they give back?',
        ),
        option(
          'It escaped into space, as it is so light.',
          'carbon_dioxide_is_light',
          'It is heavier than oxygen and nitrogen. Light gases such as hydrogen escape.',
        ),
        { text: 'It dissolved in the oceans.' },
      ],
      answers: [2, 3, 6],
      hints: [
        'Where is all that carbon today?',
        'Think of sea water, of living things, and of rocks that were once shells.',
        'Fizzy water shows that this gas dissolves.',
        'Plants need it to make sugar, and sea animals need carbonate for their shells.',
      ],
      method_answer: [
        { text: 'It dissolved, was taken in by photosynthesis, and became carbonate rocks.' },
        { text: 'Some of the carbon of plants and plankton became coal, oil and gas.' },
      ],
    },
  },
  {
    key: 'early-photosynthesis-equation',
    topics: ['early-atmosphere', 'photosynthesis'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-CEA-01'],
    question: {
      type: 'fill_blanks',
      text: 'Photosynthesis changed the air. Complete the equation: [[1]] $\\text{CO}_2$ + 6 $\\text{H}_2\\text{O}$ → $\\text{C}_6\\text{H}_{12}\\text{O}_6$ + [[2]] $\\text{O}_2$. The gas that rose because of it is [[3]].',
      max_score: 3,
      blanks: [
        { type: 'number', answer: '6' },
        {
          type: 'number',
          answer: '6',
          mistakes: [
            slip(
              '12',
              'atoms_for_pairs',
              'So many oxygen atoms are left over. How many are in one molecule?',
            ),
          ],
        },
        {
          type: 'short_text',
          references: ['oxygen', 'O2'],
          not: ['carbon dioxide', 'nitrogen', 'hydrogen', 'ozone', 'CO2', 'N2'],
          spellings: ['oxigen', 'oxygin'],
        },
      ],
      hints: [
        'Count the carbon atoms in the sugar first.',
        'Every carbon atom in the sugar comes from one molecule on the left. Balance the letter O at the end.',
        'The sugar has as many carbon atoms as the little number behind C says.',
        'Count all atoms O on the left, take off those of the sugar, and halve the rest.',
      ],
      method_answer: [
        { text: 'Six carbon atoms need 6 CO₂.' },
        { maths: tex`(12 + 6 - 6) \div 2 = 6`, text: 'Molecules of oxygen.' },
        { text: 'So oxygen rises while carbon dioxide falls.' },
      ],
    },
  },
  {
    key: 'early-evidence-from-rocks',
    topics: ['early-atmosphere'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-CEA-01', 'GCSE-WS-01'],
    question: {
      type: 'single_choice',
      text: 'In river gravels that are more than about 2.4 billion years old there are grains of minerals that soon break down where there is oxygen. In younger gravels there are hardly any. What does this suggest?',
      max_score: 1,
      options: [
        option(
          'There was more oxygen in the air before that time',
          'evidence_turned_round',
          'These grains break down in oxygen. Would they have lasted?',
        ),
        option(
          'Nothing, because nobody was there to measure',
          'no_evidence_without_witness',
          'A detective was not there either. What do the grains tell?',
        ),
        option(
          'It proves exactly how much of each gas there was',
          'evidence_taken_as_proof',
          'The grains tell about oxygen. Do they tell about every gas?',
        ),
        { text: 'There was hardly any oxygen in the air before that time' },
      ],
      answers: [4],
      hints: [
        'Imagine such a grain in a river today. What becomes of it?',
        'A trace in a rock tells what was there, and what cannot have been there.',
        'The old grains rolled in rivers, with the air above them, and lasted.',
        'They break down in oxygen. So how much of it can there have been?',
      ],
      method_answer: [
        { text: 'The grains would have broken down in air with oxygen.' },
        { text: 'They lasted, so there was hardly any. It is evidence, but not a full picture.' },
      ],
    },
  },
  {
    key: 'early-why-unsure',
    topics: ['early-atmosphere'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-WS-01', 'GCSE-CEA-01'],
    question: {
      type: 'single_choice',
      text: 'Theories about the early atmosphere have changed, and there is more than one. Why?',
      max_score: 1,
      options: [
        { text: 'Because evidence is scarce, and new finds are made' },
        option(
          'Because scientists only guess',
          'theory_as_guess',
          'A theory has to fit all that is known. What is known about that time?',
        ),
        option(
          'Because a theory becomes a law after some years',
          'theory_as_guess',
          'Time alone does not change a theory. What does?',
        ),
        option(
          'Because nobody is allowed to test them',
          'no_evidence_without_witness',
          'They are tested: against rocks, other planets and experiments. How much is there?',
        ),
      ],
      answers: [1],
      hints: [
        'How long ago was it? What is left from that time?',
        'A theory is the best explanation of the evidence. If there is new evidence, it may have to change.',
        'Few rocks are older than four billion years.',
        'So look for the answer that speaks of how much evidence there is.',
      ],
      method_answer: [
        { text: 'It was billions of years ago, and few rocks of that age are left.' },
        { text: 'Theories are changed when new evidence does not fit.' },
      ],
    },
  },
  {
    key: 'early-explain-both-changes',
    topics: ['early-atmosphere'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['GCSE-CEA-01'],
    question: {
      type: 'long_text',
      text: 'Explain why there is so much less carbon dioxide in the air today than long ago, and so much more oxygen. Three or four sentences are enough.',
      max_score: 3,
      criteria: [
        {
          code: 'oceans',
          text: 'Carbon dioxide dissolved in the oceans when they formed',
          marks: 1,
          evidence: [
            'When the oceans formed, much carbon dioxide dissolved in them.',
            'Carbon dioxide dissolved in the sea.',
          ],
        },
        {
          code: 'photosynthesis',
          text: 'Algae and plants took in carbon dioxide and gave out oxygen',
          marks: 1,
          evidence: [
            'Algae and plants took in carbon dioxide and gave out oxygen by photosynthesis.',
            'Photosynthesis used carbon dioxide and made oxygen.',
          ],
        },
        {
          code: 'rocks',
          text: 'Carbon was locked up in rocks and fossil fuels',
          marks: 1,
          evidence: [
            'Carbon was locked up in limestone, coal and oil.',
            'Shells of sea animals became limestone, which stores carbon.',
          ],
        },
      ],
      references: [
        'When the oceans formed, much carbon dioxide dissolved in them. Algae and plants took in carbon dioxide and gave out oxygen by photosynthesis. Carbon was locked up in limestone, coal and oil.',
      ],
      hints: [
        'Water, life and rock: each has a part in the story.',
        'Follow the carbon: first into the sea, then into living things, then into the ground.',
        'Begin with what happened when the oceans formed.',
        'Then name the process that takes one gas and gives the other. End with where the carbon is stored.',
      ],
      method_answer: [
        { text: 'Much carbon dioxide dissolved in the new oceans.' },
        { text: 'Photosynthesis took in carbon dioxide and gave out oxygen.' },
        { text: 'The carbon ended in limestone, coal, oil and gas.' },
      ],
    },
  },
]
