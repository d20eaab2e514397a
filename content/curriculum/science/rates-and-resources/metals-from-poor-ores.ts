import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const metalsFromPoorOres: readonly ContentQuestion[] = [
  {
    key: 'ores-phytomining-steps',
    topics: ['metals-from-poor-ores'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-CIN-02'],
    question: {
      type: 'ordering',
      text: 'Plants help to get copper out of poor soil. Put the steps of **phytomining** in order.',
      max_score: 3,
      items: [
        'Plants are sown on ground that contains a little copper.',
        'Their roots take copper compounds in, and these gather in the plants.',
        'The plants are cut and burnt.',
        'The ash is dissolved in acid.',
        'Copper is got out of the solution.',
      ],
      hints: [
        'Phyto means plant. Begin in the field.',
        'The plant gathers the metal. Burning leaves ash that is rich in it.',
        'Before anything can be burnt it has to grow and gather copper.',
        'Ash is a solid. What must be done with it before copper can be got out of a solution?',
      ],
      method_answer: [
        {
          text: 'Sow, let them gather copper, cut and burn, dissolve the ash, get the copper out.',
        },
      ],
    },
  },
  {
    key: 'ores-bioleaching',
    topics: ['metals-from-poor-ores'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['GCSE-CIN-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'In bioleaching [[1]] live on a poor ore and break it down. They make a solution called [[2]], which holds [[3]]. From this the metal is got in a second step.',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'trees',
              'bioleaching_and_phytomining_swapped',
              'Plants belong to the other way.',
            ),
            { text: 'bacteria' },
            option(
              'viruses',
              'bioleaching_and_phytomining_swapped',
              'Viruses do not feed on ores.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'a leachate' },
            option(
              'an ash',
              'bioleaching_and_phytomining_swapped',
              'Ash is what burnt plants leave. It is a solid.',
            ),
            option('an alloy', 'ore_words_mixed_up', 'An alloy is a mixture of metals.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'pieces of pure copper',
              'metal_for_its_compound',
              'Pure copper does not dissolve in water. What is dissolved?',
            ),
            option(
              'carbon dioxide only',
              'metal_for_its_compound',
              'The name leachate comes from leaching metal compounds out.',
            ),
            { text: 'copper compounds' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Bio means life, and leaching means washing something out.',
        'The living things are tiny, and they get energy from reactions of the ore.',
        'The solution has its name from leaching.',
        'It holds copper in the form of ions. So is it the metal, or something that contains it?',
      ],
      method_answer: [
        { text: 'Bacteria break the ore down and make a leachate with copper compounds.' },
        { text: 'Copper is got out of it with iron or by electrolysis.' },
      ],
    },
  },
  {
    key: 'ores-how-much-rock',
    topics: ['metals-from-poor-ores'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-CIN-02'],
    question: {
      type: 'number',
      text: 'A poor ore is {{p|dp1}}% copper by mass. How many tonnes of it must be treated to get {{m}} tonnes of copper, if none is lost? Give the number only.',
      max_score: 2,
      template: {
        draw: { q: { pick: [2, 4, 5, 8] }, m: { from: 2, to: 12, step: 2 } },
        derive: { p: 'q / 10', r: 'm * 1000 / q' },
        check: ['answer * p / 100 = m'],
      },
      answer: '{{r|thousands}}',
      mistakes: [
        slip(
          '{{m * q / 1000}}',
          'multiplied_for_divided',
          'This would be less rock than copper. Copper is only a small part of it.',
        ),
        slip(
          '{{m * 10 / q}}',
          'percent_hundred_left_out',
          'What does per cent mean? There is a hundred in it.',
        ),
      ],
      hints: [
        'Is the rock heavier or lighter than the copper in it?',
        'First find the rock for 1% of its mass, then for all of it.',
        '{{p|dp1}}% of the rock are {{m}} tonnes.',
        'So 1% are {{m}} ÷ {{p|dp1}} tonnes. Multiply that by 100.',
      ],
      method_answer: [
        {
          maths: tex`{{m}} \div {{p|dp1}} \times 100 = ${texThousands('r')}`,
          text: 'In tonnes of rock.',
        },
      ],
    },
  },
  {
    key: 'ores-scrap-iron',
    topics: ['metals-from-poor-ores', 'reactivity-series'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-CIN-02', 'GCSE-CIN-01'],
    question: {
      type: 'single_choice',
      text: 'Copper is got out of the leachate by adding scrap iron: $\\text{Fe} + \\text{CuSO}_4 \\to \\text{FeSO}_4 + \\text{Cu}$. Why does this work?',
      max_score: 1,
      options: [
        option(
          'Copper is more reactive than iron',
          'reactivity_order_reversed',
          'The more reactive metal goes into the compound. Which one does that here?',
        ),
        { text: 'Iron is more reactive than copper' },
        option(
          'Iron turns into copper',
          'element_turns_into_other',
          'Elements do not change in a reaction. Where is the iron afterwards?',
        ),
        option(
          'Iron is a magnet for copper',
          'all_metals_magnetic',
          'A magnet does not pull copper. Which metal is in the compound afterwards?',
        ),
      ],
      answers: [2],
      hints: [
        'Which metal is in the compound before, and which one afterwards?',
        'In a displacement the more reactive metal takes the place of the less reactive one.',
        'Before, copper is in the sulfate.',
        'Afterwards iron is in the sulfate. So which of them is the more reactive one?',
      ],
      method_answer: [
        { text: 'Iron displaces copper, since it stands above copper in the reactivity series.' },
        { text: 'Scrap iron is cheap, and so this is a good way.' },
      ],
    },
  },
  {
    key: 'ores-electrolysis',
    topics: ['metals-from-poor-ores', 'electrolysis'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-CIN-01', 'GCSE-CIN-02'],
    question: {
      type: 'single_choice',
      text: 'Copper can also be got out of the solution by electrolysis. Where does the copper appear, and why?',
      max_score: 1,
      options: [
        option(
          'At both electrodes, because copper conducts',
          'ions_go_to_both',
          'Ions move to the electrode with the opposite charge.',
        ),
        option(
          'At the positive electrode, because copper ions are negative',
          'metal_ion_sign_turned',
          'Metals lose electrons. What charge do their ions have?',
        ),
        { text: 'At the negative electrode, because copper ions are positive' },
        option(
          'At the bottom, because copper is heavy',
          'electrolysis_as_settling',
          'The ions are dissolved and do not sink. What pulls them?',
        ),
      ],
      answers: [3],
      hints: [
        'What charge have ions of metals?',
        'Opposite charges attract each other.',
        'Copper ions are $\\text{Cu}^{2+}$.',
        'They move to the electrode of the opposite charge and gain electrons there.',
      ],
      method_answer: [
        {
          maths: tex`\text{Cu}^{2+} + 2\text{e}^- \to \text{Cu}`,
          text: 'At the negative electrode.',
        },
      ],
    },
  },
  {
    key: 'ores-for-and-against',
    topics: ['metals-from-poor-ores'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-CIN-02'],
    question: {
      type: 'multiple_choice',
      text: 'What are **advantages** of phytomining and bioleaching over digging and smelting? Choose all of them.',
      max_score: 3,
      options: [
        { text: 'They need less energy than smelting at high temperatures.' },
        option(
          'They are much faster.',
          'biological_ways_are_fast',
          'Plants need a season, and bacteria need months.',
        ),
        option(
          'No chemicals are needed at any step.',
          'biological_means_harmless',
          'How is the ash dissolved? And what can leak from a leachate?',
        ),
        { text: 'Ores with very little metal can be used.' },
        { text: 'Less land is dug up, and less waste rock is left.' },
        option(
          'They give pure metal in one step.',
          'metal_for_its_compound',
          'At first there is ash or a solution. What is in it?',
        ),
      ],
      answers: [1, 4, 5],
      hints: [
        'Think of land, energy and time.',
        'Living things do slowly, at low temperatures, what a furnace does fast.',
        'Time is not on their side.',
        'After them comes a further step, and ash needs acid. So three statements are left.',
      ],
      method_answer: [
        { text: 'They use poor ores, spoil less land and need less energy.' },
        { text: 'But they are slow, and a further step with chemicals is needed.' },
      ],
    },
  },
  {
    key: 'ores-copper-from-a-field',
    topics: ['metals-from-poor-ores'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-CIN-02'],
    question: {
      type: 'number',
      text: `A field gives ${thousands('d')} kg of dry plants a year. Burning leaves {{a}}% of that as ash, and the ash is {{c}}% copper. How many kilograms of copper does the field give in {{y}} years? Give the unit.`,
      max_score: 3,
      template: {
        draw: {
          d: { from: 4000, to: 9000, step: 1000 },
          a: { pick: [5, 8, 10] },
          c: { pick: [10, 12, 15, 20] },
          y: { from: 2, to: 5 },
        },
        derive: { ash: 'd * a / 100', k: 'd * a * c / 10000', t: 'd * a * c * y / 10000' },
        where: ['is_integer(k)'],
        check: ['answer / y * 10000 = d * a * c'],
      },
      answer: '{{t}}',
      unit: 'kg',
      mistakes: [
        slip('{{k}}', 'step_left_out', 'This is for one year. How many years are there?'),
        slip(
          '{{d * (a + c) * y / 100}}',
          'percentages_of_parts_added',
          'The copper is a part of the ash, not of the plants. Take one percentage after the other.',
        ),
      ],
      hints: [
        'Go step by step: plants, ash, copper, years.',
        'A percentage of a percentage: take the first of the plants, and the second of the ash.',
        `The ash is {{a}}% of ${thousands('d')} kg, which is {{ash}} kg.`,
        'Copper is {{c}}% of {{ash}} kg. Multiply that by {{y}}.',
      ],
      method_answer: [
        {
          maths: tex`${texThousands('d')} \times {{a/100|dp2}} = {{ash}}\ \text{kg}`,
          text: 'The ash of a year.',
        },
        {
          maths: tex`{{ash}} \times {{c/100|dp2}} = {{k}}\ \text{kg}`,
          text: 'Its copper.',
        },
        { maths: tex`{{k}} \times {{y}} = {{t}}\ \text{kg}`, text: 'In all years.' },
      ],
    },
  },
  {
    key: 'ores-advise-a-mine',
    topics: ['metals-from-poor-ores'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['GCSE-CIN-02'],
    question: {
      type: 'long_text',
      text: 'An old copper mine has heaps of waste rock with 0.3% copper. Should the owner try bioleaching? Give two reasons for it and one against it.',
      max_score: 3,
      criteria: [
        {
          code: 'poor',
          text: 'It gets copper from rock that is too poor for other ways, with no new digging',
          marks: 1,
          evidence: [
            'Bioleaching can get copper out of rock with very little copper in it.',
            'The rock is already there, so no new mine has to be dug.',
          ],
        },
        {
          code: 'energy',
          text: 'It needs little energy, as nothing has to be heated to high temperatures',
          marks: 1,
          evidence: [
            'It needs less energy because no furnace is needed.',
            'Less fuel is burnt, so less carbon dioxide is given off.',
          ],
        },
        {
          code: 'slow',
          text: 'It is slow, or the leachate is harmful if it leaks',
          marks: 1,
          evidence: [
            'Bioleaching is very slow.',
            'The acidic leachate could leak and harm rivers and wildlife.',
          ],
        },
      ],
      references: [
        'Bioleaching can get copper out of rock with very little copper in it. It needs less energy because no furnace is needed. Bioleaching is very slow.',
      ],
      hints: [
        'Think of the rock, of the energy, of time and of safety.',
        'For: what could a furnace not do here, and what would it need? Against: how long does it take, and what is in the solution?',
        'Begin with how little copper is in the rock.',
        'A second reason is about heat. The reason against it is about time, or about a leak.',
      ],
      method_answer: [
        { text: 'For: it works with poor rock that is already dug, and needs little energy.' },
        { text: 'Against: it is slow, and the leachate must not leak.' },
      ],
    },
  },
]
