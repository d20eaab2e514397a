import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const separatingMixtures: readonly ContentQuestion[] = [
  {
    key: 'separating-which-method',
    topics: ['separating-mixtures'],
    difficulty: -0.9,
    minutes: 1.5,
    statements: ['SK3-CM-04', 'GCSE-CAN-05'],
    question: {
      type: 'matching',
      text: 'Match each task with the method that does it. One method is left over.',
      max_score: 4,
      left: [
        'get sand out of muddy water',
        'get salt out of salt water',
        'get drinking water out of sea water',
        'part the colours of an ink',
      ],
      right: ['chromatography', 'sieving', 'filtration', 'evaporation', 'distillation'],
      pairs: [3, 4, 5, 1],
      hints: [
        'For each task ask: is it dissolved or not, and which part do you want to keep?',
        'Filtration holds back what is not dissolved. Evaporation leaves the solid. Distillation keeps the liquid.',
        'Sand does not dissolve in water. What holds back such small grains?',
        'To keep the salt, let the water go. To keep the water, let it boil and catch it. Paper parts the colours, and the method for big lumps is left over.',
      ],
      method_answer: [
        { text: 'Sand is not dissolved: filter it. Salt is left when the water evaporates.' },
        { text: 'Distillation catches the water again, and chromatography parts dyes.' },
      ],
    },
  },
  {
    key: 'separating-filter-words',
    topics: ['separating-mixtures'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['SK3-CM-04', 'GCSE-CAN-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'A mixture of chalk powder and water is poured through filter paper. The chalk is [[1]] in water, so it is [[2]]. The water that runs through is called the [[3]].',
      diagram: {
        kind: 'apparatus',
        pieces: [
          { type: 'beaker', liquid: 0.6, label: 'chalk and water' },
          { type: 'filter_funnel', label: 'filter' },
        ],
      },
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'insoluble' },
            option(
              'soluble',
              'filter_holds_dissolved',
              'If chalk could dissolve in water, would you still see a white powder?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'washed through the paper',
              'filter_lets_solids_through',
              'Think of the holes in the paper. Are the grains of chalk smaller than they are?',
            ),
            { text: 'left on the paper' },
            option(
              'turned into a liquid',
              'dissolving_is_melting',
              'Chalk stays a solid here. Where do its grains end up?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'residue',
              'filtrate_and_residue_swapped',
              'That is the word for what stays behind. Think of “reside”, to stay.',
            ),
            { text: 'filtrate' },
            option('solute', 'solution_for_part', 'That is the word for what gets dissolved.'),
          ],
          answer: 2,
        },
      ],
      hints: [
        'Compare the size of the grains with that of the holes in the paper.',
        'What is not dissolved is held back by the paper. What is liquid or dissolved runs through.',
        'You can see chalk as a white powder in the water, so it has not dissolved.',
        'Its grains are too large for the holes. What runs through has a name that is made from “filter”.',
      ],
      method_answer: [
        { text: 'Chalk is insoluble, so its grains stay on the paper: they are the residue.' },
        { text: 'The clear water that runs through is the filtrate.' },
      ],
    },
  },
  {
    key: 'separating-rock-salt',
    topics: ['separating-mixtures'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['SK3-CM-04', 'GCSE-CAN-03'],
    question: {
      type: 'ordering',
      text: 'Rock salt is salt mixed with sand. Put the steps in order to get clean, dry salt out of it.',
      max_score: 3,
      items: [
        'Crush the rock salt to a powder',
        'Stir it into warm water',
        'Pour it through filter paper',
        'Heat the filtrate until most of the water has gone',
        'Leave it to dry until only crystals are left',
      ],
      hints: [
        'Salt dissolves in water and sand does not. How can that part them?',
        'First dissolve, then filter, then let the water go.',
        'Small pieces dissolve faster. What is done to the rock before it meets water?',
        'Once the salt has dissolved, the paper holds back the sand. After that only salt and water are left to part.',
      ],
      method_answer: [
        { text: 'Crushed rock salt is stirred into water: the salt dissolves, the sand does not.' },
        { text: 'The filter holds back the sand. Salt and water run through.' },
        { text: 'When the water has evaporated, the salt is left as crystals.' },
      ],
    },
  },
  {
    key: 'separating-salt-by-filter',
    topics: ['separating-mixtures'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['SK3-CM-04', 'GCSE-CAN-05'],
    question: {
      type: 'single_choice',
      text: 'Marek wants to get {{solid}} back from {{solid}} dissolved in water. He says: “I will pour it through a filter.” What would you tell him?',
      max_score: 1,
      template: { draw: { solid: { pick: ['salt', 'sugar', 'copper sulfate'] } } },
      options: [
        { text: 'It will run through. Let the water evaporate instead.' },
        option(
          'It cannot be done: what is dissolved is gone.',
          'dissolved_mass_lost',
          'The water tastes or looks different, so it is still there. What if the water went away?',
        ),
        option(
          'Good idea: a filter holds back every solid.',
          'filter_holds_dissolved',
          'It is dissolved. How large are single particles compared with the holes in the paper?',
        ),
        option(
          'Use a finer filter, and pour it through twice.',
          'filter_holds_dissolved',
          'Even the finest paper lets dissolved particles through. What else could take the water away?',
        ),
      ],
      answers: [1],
      hints: [
        'How large are the pieces once something has dissolved?',
        'In a solution the particles are spread out one by one. They pass through paper as water does.',
        'The paper holds back nothing here, so {{solid}} and water both run through.',
        'One of the two can be turned into a gas by warming. Which answer does that?',
      ],
      method_answer: [
        { text: 'Dissolved particles are far smaller than the holes in filter paper.' },
        { text: 'When the water evaporates, the dissolved solid is left behind.' },
      ],
    },
  },
  {
    key: 'separating-distillation-steps',
    topics: ['separating-mixtures'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['SK3-CM-04', 'GCSE-CAN-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'Pure water can be got out of {{mixture}}. In the flask the water [[1]]. In the cold tube of the condenser the vapour [[2]]. The {{rest}} stays [[3]].',
      diagram: {
        kind: 'apparatus',
        pieces: [
          { type: 'round_flask', liquid: 0.5, label: 'flask' },
          { type: 'condenser', label: 'condenser' },
          { type: 'beaker', liquid: 0.3, label: 'pure water' },
        ],
      },
      max_score: 3,
      template: {
        rows: [
          { mixture: 'ink', rest: 'dye' },
          { mixture: 'sea water', rest: 'salt' },
          { mixture: 'sugar water', rest: 'sugar' },
        ],
        draw: {},
      },
      gaps: [
        {
          options: [
            option(
              'is filtered',
              'distillation_as_filtering',
              'There is no paper here. What does heating do to water?',
            ),
            { text: 'boils and becomes a gas' },
            option(
              'splits into two gases',
              'boiling_splits',
              'Boiling does not break water. What is the change of state called?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'cools and becomes a liquid again' },
            option(
              'is heated once more',
              'condenser_heats',
              'Cold water runs round this tube. What does that do to the vapour?',
            ),
            option(
              'escapes into the room',
              'evaporation_for_distillation',
              'Then no water would be left to collect. What is the cold tube for?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'in the vapour',
              'dissolved_boils_along',
              'Then the collected water would not be pure. What does not boil at this temperature?',
            ),
            option(
              'in the collected water',
              'dissolved_boils_along',
              'Then the collected water would not be pure. What does not boil at this temperature?',
            ),
            { text: 'in the flask' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Follow the water on its way: flask, tube, beaker.',
        'Distillation is two changes of state: first to a gas, then back to a liquid.',
        'The flask is heated, and water has the lowest boiling point in it.',
        'The tube of the condenser is cold. The {{rest}} does not become a gas at this temperature, so it cannot travel.',
      ],
      method_answer: [
        { text: 'The water boils, and its vapour passes into the condenser.' },
        { text: 'There it cools and condenses, and pure water drips into the beaker.' },
        { text: 'The {{rest}} does not boil at this temperature and stays in the flask.' },
      ],
    },
  },
  {
    key: 'separating-read-chromatogram',
    topics: ['separating-mixtures'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['SK3-CM-05'],
    question: {
      type: 'multiple_choice',
      text: 'Spots of three dyes, {{p}}, {{q}} and {{r}}, and of an ink were put on paper, and water rose up the paper. {{p}} has one spot at 2 cm, {{q}} one at 5 cm and {{r}} one at 7 cm. The ink has two spots, at 2 cm and at 7 cm. Which of the dyes are in the ink? Choose all.',
      diagram: {
        kind: 'axes',
        x: {
          from: 0,
          to: 5,
          step: 1,
          label: 'Where the spots were put',
          labels: ['', '{{p}}', '{{q}}', '{{r}}', 'ink', ''],
        },
        y: { from: 0, to: 8, step: 1, label: 'Height (cm)' },
        points: [
          { at: [1, 2], mark: 'dot' },
          { at: [2, 5], mark: 'dot' },
          { at: [3, 7], mark: 'dot' },
          { at: [4, 2], mark: 'dot' },
          { at: [4, 7], mark: 'dot' },
        ],
        alt: 'A chromatogram with four columns. The first dye has one spot at 2 cm, the second at 5 cm, the third at 7 cm. The ink has two spots, at 2 cm and at 7 cm.',
      },
      max_score: 2,
      template: {
        rows: [
          { p: 'D', q: 'E', r: 'F' },
          { p: 'K', q: 'L', r: 'M' },
          { p: 'X', q: 'Y', r: 'Z' },
        ],
        draw: {},
      },
      options: [
        { text: '{{p}}' },
        option(
          '{{q}}',
          'spot_matched_by_nearness',
          'A dye is in the ink only if a spot of the ink is at the same height. Is there one at 5 cm?',
        ),
        { text: '{{r}}' },
      ],
      answers: [1, 3],
      hints: [
        'What must be alike for a dye and a spot of the ink?',
        'On the same paper, the same dye always rises to the same height.',
        'The ink has spots at 2 cm and at 7 cm. Look along 2 cm first.',
        'Now look along 7 cm. The dye at 5 cm has no spot of the ink beside it.',
      ],
      method_answer: [
        { text: 'The spots of the ink are at 2 cm and 7 cm.' },
        { text: 'These are the heights of {{p}} and {{r}}, so both are in the ink.' },
      ],
    },
  },
  {
    key: 'separating-count-dyes',
    topics: ['separating-mixtures'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['SK3-CM-05'],
    question: {
      type: 'single_choice',
      text: 'A spot of {{colour}} ink is put on paper. After chromatography there are {{n}} spots above each other where the ink ran. What does this show?',
      max_score: 1,
      template: {
        draw: { colour: { pick: ['black', 'brown', 'green'] }, n: { pick: [2, 3, 4] } },
      },
      options: [
        option(
          'Water changed the ink into {{n}} new substances',
          'separating_makes_new',
          'The dyes were in the ink from the start. What did the water do with them?',
        ),
        { text: 'The ink is a mixture of at least {{n}} dyes' },
        option(
          'The paper coloured the ink',
          'paper_makes_colours',
          'Put plain water on the paper. Do any colours appear?',
        ),
        option(
          'The ink is a pure substance',
          'mixture_taken_as_pure',
          'A pure substance travels all together. How many spots would it make?',
        ),
      ],
      answers: [2],
      hints: [
        'What does one spot on the finished paper stand for?',
        'Chromatography parts what was mixed. It makes nothing new.',
        'A single dye makes a single spot. Here there are {{n}}.',
        'Each spot comes from one dye or more that was in the ink. Which answer says that?',
      ],
      method_answer: [
        { text: 'Each dye travels its own distance, so each spot is a dye of its own.' },
        { text: 'With {{n}} spots there were at least {{n}} dyes in the ink.' },
      ],
    },
  },
  {
    key: 'separating-by-boiling-point',
    topics: ['separating-mixtures'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['SK3-CM-04', 'GCSE-CAN-03'],
    question: {
      type: 'single_choice',
      text: 'Two liquids are mixed. P boils at {{a}} °C and Q boils at {{b}} °C. The mixture is distilled slowly. Which liquid is collected first, and why?',
      max_score: 1,
      template: {
        draw: { a: { from: 56, to: 80, step: 4 }, more: { from: 24, to: 60, step: 4 } },
        derive: { b: 'a + more' },
      },
      options: [
        option(
          'Q, because its boiling point is higher',
          'higher_boils_first',
          'The mixture is warmed slowly. Which temperature does it reach first?',
        ),
        { text: 'P, because it boils at the lower temperature' },
        option(
          'Both together, because they are mixed',
          'dissolved_boils_along',
          'Even in a mixture one liquid turns into a gas more easily than the other. How can that part them?',
        ),
        option(
          'Neither, because liquids cannot be parted',
          'distillation_as_filtering',
          'A filter cannot part them. But what differs between the two when they are heated?',
        ),
      ],
      answers: [2],
      hints: [
        'What happens to the temperature of the mixture as it is heated?',
        'The liquid that turns into a gas first is collected first.',
        'The mixture warms up from room temperature. It comes to {{a}} °C before it comes to {{b}} °C.',
        'Near {{a}} °C mostly one of the liquids turns into a gas. Which one is it?',
      ],
      method_answer: [
        { text: 'The mixture reaches {{a}} °C first, and there P boils.' },
        { text: 'The vapour is mostly P, so P is collected first.' },
      ],
    },
  },
  {
    key: 'separating-explain-sea-water',
    topics: ['separating-mixtures'],
    difficulty: 0.9,
    minutes: 4,
    statements: ['SK3-CM-04', 'GCSE-CAN-03', 'GCSE-CAN-05'],
    question: {
      type: 'long_text',
      text: 'On a dry island there is plenty of sea water with sand in it. Explain how you could get pure drinking water from it, and why each step works. Three or four sentences are enough.',
      max_score: 3,
      criteria: [
        {
          code: 'filter',
          text: 'Filtering takes out the sand, which is not dissolved',
          marks: 1,
          evidence: [
            'Filter the sea water to remove the sand, because sand does not dissolve.',
            'The sand stays in the filter as it is insoluble.',
          ],
        },
        {
          code: 'boil',
          text: 'Heating turns the water into a gas and leaves the salt',
          marks: 1,
          evidence: [
            'Heat the salt water so that the water evaporates and the salt is left behind.',
            'The water boils and becomes steam while the salt stays behind.',
          ],
        },
        {
          code: 'condense',
          text: 'Cooling turns the vapour back into water, which is collected',
          marks: 1,
          evidence: [
            'Cool the steam so that it condenses to pure water and collect it.',
            'The water vapour condenses on a cold surface and drips into a cup.',
          ],
        },
      ],
      references: [
        'Filter the sea water to remove the sand, because sand does not dissolve. Heat the salt water so that the water evaporates and the salt is left behind. Cool the steam so that it condenses to pure water and collect it.',
      ],
      hints: [
        'There are two things to get rid of: sand and salt. Do they need the same method?',
        'What is not dissolved can be filtered. What is dissolved needs distillation.',
        'Begin with the sand. How could a cloth help?',
        'Then part salt and water: name what heating does to the water, what stays, and how cold brings the water back.',
      ],
      method_answer: [
        { text: 'Filter the sea water: the sand is insoluble and stays in the filter.' },
        { text: 'Boil the salt water: the water becomes a gas, and the salt stays behind.' },
        { text: 'Let the vapour cool on something cold: it condenses to pure water.' },
      ],
    },
  },
]
