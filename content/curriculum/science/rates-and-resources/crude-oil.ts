import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const crudeOil: readonly ContentQuestion[] = [
  {
    key: 'oil-order-of-fractions',
    topics: ['crude-oil'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-CIN-05', 'GCSE-CIN-06'],
    question: {
      type: 'ordering',
      text: 'Put these fractions of crude oil in order of the size of their molecules, the smallest first.',
      max_score: 3,
      items: [
        'petroleum gas, for camping stoves',
        'petrol, for cars',
        'kerosene, for planes',
        'diesel oil, for lorries',
        'bitumen, for roads',
      ],
      hints: [
        'Think of what each is like at room temperature: a gas, a thin liquid, or thick?',
        'Small molecules boil at low temperatures, and large ones make thick or solid stuff.',
        'One of them is a gas. Its molecules are the smallest.',
        'At the other end is what roads are made of. Petrol is the thinnest of the three liquids.',
      ],
      method_answer: [
        { text: 'From small to large: gas, petrol, kerosene, diesel oil, bitumen.' },
        { text: 'In the same order the boiling points rise and the liquids get thicker.' },
      ],
    },
  },
  {
    key: 'oil-alkane-formula',
    topics: ['crude-oil'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['GCSE-CIN-06'],
    question: {
      type: 'number',
      text: 'An alkane has {{n}} carbon atoms in its molecule. How many **hydrogen** atoms has it?',
      max_score: 1,
      template: {
        draw: { n: { from: 5, to: 18 } },
        check: ['(answer - 2) / 2 = n'],
      },
      answer: '{{2 * n + 2}}',
      mistakes: [
        slip(
          '{{2 * n}}',
          'alkene_for_alkane',
          'The two carbon atoms at the ends have one hydrogen atom more each.',
        ),
        slip(
          '{{4 * n}}',
          'bonds_counted_as_hydrogen',
          'Carbon has four bonds, but some of them go to other carbon atoms.',
        ),
      ],
      hints: [
        'Draw a short one first: how many hydrogen atoms has it for each carbon atom?',
        'The general formula of the alkanes is $\\text{C}_n\\text{H}_{2n+2}$.',
        'Double the number of carbon atoms: 2 × {{n}} = {{2 * n}}.',
        'Add the two hydrogen atoms at the ends to {{2 * n}}.',
      ],
      method_answer: [
        {
          maths: tex`2 \times {{n}} + 2 = {{2*n+2}}`,
          text: 'Two for each carbon atom, and two at the ends.',
        },
      ],
    },
  },
  {
    key: 'oil-in-the-column',
    topics: ['crude-oil', 'separating-mixtures'],
    difficulty: -0.1,
    minutes: 2,
    statements: ['GCSE-CIN-05', 'GCSE-CAN-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'Crude oil is heated until most of it is vapour, and let into a tall column. The column is [[1]]. Long molecules have [[2]] boiling points, so they condense near the [[3]]. This is called [[4]].',
      diagram: {
        kind: 'web',
        arrange: 'levels',
        nodes: [
          { name: 'b', label: 'bitumen', level: 1 },
          { name: 'd', label: 'diesel oil', level: 2 },
          { name: 'p', label: 'petrol', level: 3 },
          { name: 'g', label: 'gases', level: 4 },
        ],
        arrows: [
          { from: 'b', to: 'd' },
          { from: 'd', to: 'p' },
          { from: 'p', to: 'g' },
        ],
        alt: 'The fractions one above the other as in a column: bitumen at the bottom, then diesel oil, petrol, and gases at the top.',
      },
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'hot at the bottom and cooler at the top' },
            option(
              'cool at the bottom and hot at the top',
              'column_temperature_turned_round',
              'The hot vapour comes in near the bottom.',
            ),
            option(
              'equally hot everywhere',
              'column_temperature_turned_round',
              'Then all would condense at one place, or nowhere.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'low',
              'size_and_boiling_turned_round',
              'Between long molecules the forces are stronger.',
            ),
            { text: 'high' },
          ],
          answer: 2,
        },
        {
          options: [
            option('top', 'size_and_boiling_turned_round', 'Only what stays a gas gets that far.'),
            { text: 'bottom' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'cracking',
              'distillation_for_cracking',
              'Cracking breaks molecules. Here they are only sorted.',
            ),
            option('filtration', 'distillation_as_filtering', 'There is no solid to be held back.'),
            { text: 'fractional distillation' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Follow a vapour on its way up. What happens to its temperature?',
        'A substance condenses where the column is just cooler than its boiling point.',
        'The vapour that comes in is very hot, and it cools on its way.',
        'Stronger forces between long molecules: do they boil at a lower temperature or not? So where are they liquid first?',
      ],
      method_answer: [
        { text: 'The column is hot below and cooler above.' },
        {
          text: 'Long molecules boil at high temperatures, so they condense first, near the bottom.',
        },
      ],
    },
  },
  {
    key: 'oil-larger-molecules',
    topics: ['crude-oil'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-CIN-06'],
    question: {
      type: 'multiple_choice',
      text: 'How do alkanes change as their molecules get **larger**? Choose all that are true.',
      max_score: 3,
      options: [
        { text: 'The boiling point rises.' },
        { text: 'They are harder to set on fire.' },
        { text: 'They get thicker: the viscosity rises.' },
        option(
          'They flow more easily.',
          'size_and_boiling_turned_round',
          'Compare petrol with bitumen.',
        ),
        option(
          'The bonds inside the molecules get stronger.',
          'forces_inside_for_between',
          'The bonds are of the same kind. It is the forces between molecules that grow.',
        ),
      ],
      answers: [1, 2, 3],
      hints: [
        'Compare camping gas, petrol and the bitumen of a road.',
        'Larger molecules attract each other more. Think of what that does.',
        'More energy is needed to pull them apart, so it takes more to make them boil.',
        'Two more are true. One is about flowing, the other about burning: petrol against bitumen.',
      ],
      method_answer: [
        { text: 'Stronger forces between larger molecules: a higher boiling point, and thicker.' },
        { text: 'Less vapour forms, so they are harder to set on fire.' },
      ],
    },
  },
  {
    key: 'oil-estimate-boiling-point',
    topics: ['crude-oil'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-CIN-06'],
    question: {
      type: 'single_choice',
      text: 'The graph shows the boiling points of alkanes. One is missing: that with {{n}} carbon atoms. Which value fits best?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 8, step: 1, label: 'Carbon atoms' },
        y: { from: -200, to: 150, step: 50, label: 'Boiling point (°C)' },
        points: [
          { at: [1, -162], mark: 'cross' },
          { at: ['{{a1}}', '{{b1}}'], mark: 'cross' },
          { at: ['{{a2}}', '{{b2}}'], mark: 'cross' },
          { at: ['{{a3}}', '{{b3}}'], mark: 'cross' },
          { at: ['{{a4}}', '{{b4}}'], mark: 'cross' },
          { at: ['{{a5}}', '{{b5}}'], mark: 'cross' },
          { at: [8, 126], mark: 'cross' },
        ],
        alt: 'Points that rise less and less steeply: 1 carbon atom, −162 °C; {{a1}}, {{b1}} °C; {{a2}}, {{b2}} °C; {{a3}}, {{b3}} °C; {{a4}}, {{b4}} °C; {{a5}}, {{b5}} °C; 8, 126 °C.',
      },
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            n: 5,
            v: 36,
            low: '−60 °C',
            high: '98 °C',
            mid: '−10 °C',
            a1: 2,
            b1: -89,
            a2: 3,
            b2: -42,
            a3: 4,
            b3: -1,
            a4: 6,
            b4: 69,
            a5: 7,
            b5: 98,
          },
          {
            n: 6,
            v: 69,
            low: '30 °C',
            high: '125 °C',
            mid: '100 °C',
            a1: 2,
            b1: -89,
            a2: 3,
            b2: -42,
            a3: 4,
            b3: -1,
            a4: 5,
            b4: 36,
            a5: 7,
            b5: 98,
          },
          {
            n: 7,
            v: 98,
            low: '60 °C',
            high: '150 °C',
            mid: '128 °C',
            a1: 2,
            b1: -89,
            a2: 3,
            b2: -42,
            a3: 4,
            b3: -1,
            a4: 5,
            b4: 36,
            a5: 6,
            b5: 69,
          },
        ],
        check: ['v > 0'],
      },
      options: [
        option('{{low}}', 'neighbours_misread', 'Look at the two points on either side.'),
        option('{{high}}', 'trend_past_the_end', 'Look at the two points on either side.'),
        { text: '{{v}} °C' },
        option('{{mid}}', 'neighbours_misread', 'Look at the two points on either side.'),
      ],
      answers: [3],
      hints: [
        'Find the gap in the row of points.',
        'The points follow a smooth curve that rises. The missing one lies on it.',
        'It must be higher than its neighbour on the left and lower than that on the right.',
        'Go up from {{n}} to the curve that you imagine, and across to the axis.',
      ],
      method_answer: [
        { text: 'It lies between its neighbours on a smooth curve: about {{v}} °C.' },
      ],
    },
  },
  {
    key: 'oil-complete-combustion',
    topics: ['crude-oil', 'burning-and-oxidation'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['GCSE-CIN-08'],
    question: {
      type: 'fill_blanks',
      text: '{{name}} burns completely. Balance the equation: ${{formula}}$ + [[1]] $\\text{O}_2$ → [[2]] $\\text{CO}_2$ + [[3]] $\\text{H}_2\\text{O}$.',
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { name: 'Propane', formula: '\\text{C}_3\\text{H}_8', n: 3 },
          { name: 'Pentane', formula: '\\text{C}_5\\text{H}_{12}', n: 5 },
          { name: 'Heptane', formula: '\\text{C}_7\\text{H}_{16}', n: 7 },
          { name: 'Nonane', formula: '\\text{C}_9\\text{H}_{20}', n: 9 },
        ],
        derive: { o: '(3 * n + 1) / 2', h: 'n + 1' },
        check: ['2 * answer1 = 2 * answer2 + answer3', 'answer2 = n', 'answer3 = n + 1'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{o}}',
          mistakes: [
            slip(
              '{{2 * n + h}}',
              'atoms_for_pairs',
              'So many oxygen atoms are needed. How many are in one molecule?',
            ),
          ],
        },
        { type: 'number', answer: '{{n}}' },
        {
          type: 'number',
          answer: '{{h}}',
          mistakes: [
            slip(
              '{{2 * n + 2}}',
              'hydrogen_atoms_for_water',
              'So many hydrogen atoms there are. How many are in one molecule of water?',
            ),
          ],
        },
      ],
      hints: [
        'Start with carbon, then hydrogen, and leave oxygen to the end.',
        'Each carbon atom ends in one CO₂, and two hydrogen atoms end in one H₂O.',
        'Write the carbon dioxide first: as many molecules as there are carbon atoms in the fuel.',
        'Count the oxygen atoms on the right when carbon and hydrogen are done, and halve that number.',
      ],
      method_answer: [
        {
          maths: tex`{{2*n+2}} \div 2 = {{h}}`,
          text: 'Carbon gives {{n}} CO₂, and hydrogen so many H₂O.',
        },
        {
          maths: tex`(2 \times {{n}} + {{h}}) \div 2 = {{o}}`,
          text: 'Oxygen atoms on the right, two for each O₂.',
        },
      ],
    },
  },
  {
    key: 'oil-fuel-or-raw-material',
    topics: ['crude-oil'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-CIN-09'],
    question: {
      type: 'multiple_choice',
      text: 'For which of these is crude oil a **raw material**, and not a fuel? Choose all of them.',
      max_score: 3,
      options: [
        { text: 'solvents for paint' },
        option('flying a plane', 'fuel_for_feedstock', 'What becomes of kerosene in the engine?'),
        { text: 'detergents' },
        { text: 'plastic bottles' },
        option(
          'heating a house with oil',
          'fuel_for_feedstock',
          'What becomes of the oil in the boiler?',
        ),
      ],
      answers: [1, 3, 4],
      hints: [
        'In which of these is the carbon still there afterwards, in a thing?',
        'A fuel is burnt for its energy. A raw material becomes part of something else.',
        'An engine and a boiler burn what they get.',
        'The three that are left are made in chemical works, and are not burnt.',
      ],
      method_answer: [
        { text: 'Plastics, solvents and detergents are made from the molecules of crude oil.' },
        { text: 'Planes and boilers burn it, and then it cannot be used again.' },
      ],
    },
  },
  {
    key: 'oil-why-it-runs-out',
    topics: ['crude-oil'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['GCSE-CIN-09'],
    question: {
      type: 'single_choice',
      text: 'Crude oil still forms in the Earth today. Why do we call it a **finite** resource all the same?',
      max_score: 1,
      options: [
        option(
          'Because nobody is allowed to drill for more of it',
          'finite_misjudged',
          'Rules could be changed. What about the time that oil takes to form?',
        ),
        option(
          'Because it turns into coal when it is not used',
          'energy_resource_mixed_up',
          'Coal comes from land plants. What does oil come from, and how long does it take?',
        ),
        option(
          'Because all the plankton has died out',
          'finite_misjudged',
          'There is plankton in every sea. What else does oil need?',
        ),
        { text: 'Because we use it far faster than it forms' },
      ],
      answers: [4],
      hints: [
        'Compare two speeds.',
        'A resource is finite if it is used faster than it is replaced.',
        'Oil forms from plankton that was buried in mud.',
        'How long does that take? And how long will we need to burn it?',
      ],
      method_answer: [
        { text: 'Plankton is buried, and over millions of years it becomes oil.' },
        { text: 'We use in a year what took a very long time to form.' },
      ],
    },
  },
]
