import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const metalsAndAcids: readonly ContentQuestion[] = [
  {
    key: 'metals-acid-products',
    topics: ['metals-and-acids'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['SK3-CR-09'],
    question: {
      type: 'cloze_dropdown',
      text: '{{Metal}} fizzes in an acid. The general equation is: metal + acid → [[1]] + [[2]]. The fizzing is the [[3]].',
      max_score: 3,
      template: {
        rows: [{ Metal: 'Magnesium' }, { Metal: 'Zinc' }, { Metal: 'Iron' }],
        draw: {},
      },
      gaps: [
        {
          options: [
            { text: 'salt' },
            option(
              'sugar',
              'salt_taken_as_food',
              'Think of zinc chloride or iron sulfate. What are such substances called?',
            ),
            option(
              'alkali',
              'acid_gives_alkali',
              'The acid is used up, but does it turn into its opposite?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'water',
              'metal_acid_gives_water',
              'Water comes with an alkali or an oxide. Is there any oxygen in a metal?',
            ),
            { text: 'hydrogen' },
            option(
              'carbon dioxide',
              'gas_of_reaction_mixed_up',
              'This gas comes from carbonates. Is there carbon in a metal?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option('salt', 'bubbles_are_the_salt', 'Which of the two products is a gas?'),
            { text: 'hydrogen' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'One product stays in the solution, and the other is a gas.',
        'All acids have one element in common. The metal takes its place.',
        'What is pushed out of the acid leaves as bubbles.',
        'The metal and the rest of the acid make a compound such as zinc chloride. What people put on chips belongs to the same family.',
      ],
      method_answer: [
        { text: 'metal + acid → salt + hydrogen' },
        { text: 'The metal takes the place of hydrogen, which leaves as a gas.' },
      ],
    },
  },
  {
    key: 'metals-test-for-hydrogen',
    topics: ['metals-and-acids'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['SK3-CR-09'],
    question: {
      type: 'single_choice',
      text: 'Zinc fizzes in hydrochloric acid. How can you show that the gas is hydrogen?',
      diagram: {
        kind: 'apparatus',
        pieces: [{ type: 'test_tube', liquid: 0.5, label: 'zinc and acid' }],
      },
      max_score: 1,
      options: [
        option(
          'It turns limewater cloudy',
          'test_of_other_gas',
          'This is how carbon dioxide shows itself.',
        ),
        option(
          'It smells sharp',
          'hydrogen_smells',
          'Hydrogen has no smell. What does it do with a flame?',
        ),
        option(
          'It relights a glowing splint',
          'test_of_other_gas',
          'This is how oxygen shows itself.',
        ),
        { text: 'It gives a squeaky pop with a lit splint' },
      ],
      answers: [4],
      hints: [
        'Each gas has a test of its own.',
        'Hydrogen is a fuel: it burns very quickly with the oxygen of the air.',
        'So a flame is needed and not only a glow.',
        'What would you hear when a little gas burns all at once in a narrow tube?',
      ],
      method_answer: [
        { text: 'A lit splint at the mouth of the tube gives a squeaky pop.' },
        { text: 'Hydrogen burns to water in an instant.' },
      ],
    },
  },
  {
    key: 'metals-name-salts',
    topics: ['metals-and-acids'],
    difficulty: -0.1,
    minutes: 2,
    statements: ['SK3-CR-09', 'SK3-CR-02'],
    question: {
      type: 'matching',
      text: 'Which salt is made? Match each metal and acid with its salt. One is left over.',
      max_score: 4,
      left: [
        'magnesium and hydrochloric acid',
        'zinc and sulfuric acid',
        'iron and sulfuric acid',
        'zinc and nitric acid',
      ],
      right: [
        'zinc nitrate',
        'magnesium sulfate',
        'zinc sulfate',
        'magnesium chloride',
        'iron sulfate',
      ],
      pairs: [4, 3, 5, 1],
      hints: [
        'The name of a salt has two words. Where does each come from?',
        'The metal gives the first word, and the acid the second.',
        'Hydrochloric acid gives chlorides.',
        'Sulfuric acid gives sulfates, and nitric acid gives nitrates. Now put the metal in front.',
      ],
      method_answer: [
        { text: 'First word: the metal. Second word: from the acid.' },
        { text: 'Hydrochloric acid: chloride. Sulfuric acid: sulfate. Nitric acid: nitrate.' },
      ],
    },
  },
  {
    key: 'metals-order-by-bubbles',
    topics: ['metals-and-acids'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-CL-01', 'GCSE-CCH-16'],
    question: {
      type: 'ordering',
      text: 'Four metals are put into the same acid. Iron: a few bubbles. Copper: none. Magnesium: so many bubbles that it foams. Zinc: a steady stream of bubbles. Put the metals in order, most reactive first.',
      diagram: {
        kind: 'apparatus',
        pieces: [
          { type: 'test_tube', liquid: 0.5, label: 'iron' },
          { type: 'test_tube', liquid: 0.5, label: 'copper' },
          { type: 'test_tube', liquid: 0.5, label: 'magnesium' },
          { type: 'test_tube', liquid: 0.5, label: 'zinc' },
        ],
      },
      max_score: 2,
      items: ['magnesium', 'zinc', 'iron', 'copper'],
      hints: [
        'What do many bubbles tell about the metal?',
        'The faster the gas comes, the more reactive the metal is.',
        'The one that foams is at the top.',
        'The one without bubbles is at the bottom. Compare “steady” and “a few” for the middle.',
      ],
      method_answer: [
        { text: 'Magnesium foams, zinc bubbles steadily, iron a little, copper not at all.' },
        { text: 'This is the order of their reactivity.' },
      ],
    },
  },
  {
    key: 'metals-three-equations',
    topics: ['metals-and-acids'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['SK3-CR-09', 'SK3-CR-02', 'GCSE-CCH-16'],
    question: {
      type: 'matching',
      text: 'Match what is put together with what is made. One is left over.',
      max_score: 3,
      template: {
        rows: [
          { m: 'calcium', M: 'calcium' },
          { m: 'lithium', M: 'lithium' },
          { m: 'barium', M: 'barium' },
        ],
        draw: {},
      },
      left: ['{{m}} + oxygen', '{{m}} + water', '{{m}} + hydrochloric acid'],
      right: [
        '{{m}} hydroxide + hydrogen',
        '{{m}} oxide',
        '{{m}} chloride + hydrogen',
        '{{m}} carbonate + water',
      ],
      pairs: [2, 1, 3],
      hints: [
        'Which atoms does each of the three bring with it?',
        'Nothing can be in the products that was not in the reactants.',
        'Oxygen brings only oxygen: the product has two elements.',
        'Water brings hydrogen and oxygen, and hydrochloric acid brings chlorine. No carbon is there at all.',
      ],
      method_answer: [
        { text: '{{m}} + oxygen → {{m}} oxide' },
        { text: '{{m}} + water → {{m}} hydroxide + hydrogen' },
        { text: '{{m}} + hydrochloric acid → {{m}} chloride + hydrogen' },
      ],
    },
  },
  {
    key: 'metals-gas-in-a-minute',
    topics: ['metals-and-acids'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-CCH-16', 'SK3-CL-01'],
    question: {
      type: 'number',
      text: 'The chart shows how much hydrogen four metals give in one minute in the same acid: P {{p}} cm³, Q {{q}} cm³, R {{r}} cm³ and S 0 cm³. How many times as much gas does the most reactive one give as the least reactive one that **does** react?',
      diagram: {
        kind: 'bar_chart',
        categories: ['P', 'Q', 'R', 'S'],
        series: [{ values: ['{{p}}', '{{q}}', '{{r}}', 0] }],
        y: { from: 0, to: 60, step: 10, label: 'Hydrogen (cm³)' },
      },
      max_score: 2,
      template: {
        draw: {
          p: { pick: [5, 6, 8, 10] },
          k: { from: 3, to: 6 },
          q: { pick: [14, 16, 18, 20] },
        },
        derive: { r: 'p * k' },
        where: [
          'r <= 60',
          'r > q',
          'q > p',
          'r != k * q',
          'r - p != k',
          'r / q != k',
          'r - p != r / q',
        ],
        check: ['answer * p = r'],
      },
      answer: '{{k}}',
      mistakes: [
        slip(
          '{{r - p}}',
          'difference_for_times',
          'This is how much more. How many times as much is it?',
        ),
        slip('{{r / q}}', 'chart_bars_mixed', 'Look for the smallest bar that is not zero.'),
      ],
      hints: [
        'Which bar is the tallest, and which is the shortest that is not zero?',
        'How many times as much: divide.',
        'The largest is R with {{r}} cm³, and the smallest above zero is P with {{p}} cm³.',
        'Work out {{r}} ÷ {{p}}.',
      ],
      method_answer: [
        {
          maths: tex`{{r}} \div {{p}} = {{k}}`,
          text: 'So many times as much gas. S does not react at all.',
        },
      ],
    },
  },
  {
    key: 'metals-fair-comparison',
    topics: ['metals-and-acids'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['GCSE-CCH-16', 'SK3-CL-01'],
    question: {
      type: 'multiple_choice',
      text: 'Rosa puts zinc powder into warm hydrochloric acid, and a lump of iron into cold vinegar. The zinc fizzes faster. She says: “So zinc is more reactive.” What must she keep the same for this to be a fair test? Choose all that fit.',
      max_score: 3,
      options: [
        { text: 'the size of the pieces of metal' },
        { text: 'which acid, and how concentrated it is' },
        option(
          'how fast it fizzes',
          'dependent_variable_fixed',
          'This is what she wants to find out.',
        ),
        { text: 'the temperature of the acid' },
        option(
          'the metal',
          'independent_variable_fixed',
          'This is what she wants to compare. Could she compare it if it stayed the same?',
        ),
      ],
      answers: [1, 2, 4],
      hints: [
        'How many things differ between her two tests?',
        'In a fair test only one thing is changed, and one is measured. All else is kept the same.',
        'She changes the metal, and she looks at the fizzing.',
        'Go through the rest of her story: powder or lump, warm or cold, hydrochloric acid or vinegar.',
      ],
      method_answer: [
        { text: 'She changes the metal and watches the fizzing.' },
        { text: 'Size of the pieces, temperature and acid must be the same.' },
      ],
    },
  },
  {
    key: 'metals-why-no-reaction',
    topics: ['metals-and-acids'],
    difficulty: 0.5,
    minutes: 1,
    statements: ['SK3-CL-01', 'GCSE-CCH-16'],
    question: {
      type: 'single_choice',
      text: '{{metal}} lies in dilute hydrochloric acid for a day. Nothing happens. What is the best explanation?',
      max_score: 1,
      template: {
        rows: [{ metal: 'Copper' }, { metal: 'Silver' }, { metal: 'Gold' }],
        draw: {},
      },
      options: [
        { text: 'It is less reactive than hydrogen' },
        option(
          'All metals need heat to react with acids',
          'all_metals_behave_alike',
          'Magnesium reacts at once in cold acid. So is it all metals?',
        ),
        option(
          'It is too hard for the acid',
          'hardness_decides_reaction',
          'Iron is harder, and it does react. What else could decide?',
        ),
        option(
          'The acid was already used up',
          'no_reaction_blamed_on_acid',
          'Zinc would still fizz in it. So is it the acid or the metal?',
        ),
      ],
      answers: [1],
      hints: [
        'What would have to happen to the hydrogen in the acid?',
        'A metal reacts with an acid if it can push hydrogen out of it.',
        'Zinc and iron can do that. {{metal}} does not.',
        'So compare this metal with hydrogen: which of the two holds its place?',
      ],
      method_answer: [
        { text: 'To react, a metal has to take the place of hydrogen in the acid.' },
        { text: '{{metal}} is less reactive than hydrogen, so nothing happens.' },
      ],
    },
  },
]
