import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const pureAndMixed: readonly ContentQuestion[] = [
  {
    key: 'pure-or-mixture-pictures',
    topics: ['pure-and-mixed'],
    difficulty: -1,
    minutes: 1,
    statements: ['SK3-CM-01', 'SK3-CM-06'],
    question: {
      type: 'multiple_choice',
      text: 'Each box shows particles of a gas. Which boxes show a **pure** substance? Choose all that do.',
      diagram: {
        kind: 'particles',
        boxes: [
          { label: 'P', state: 'gas', of: [{ atoms: ['a'], count: 6 }] },
          {
            label: 'Q',
            state: 'gas',
            of: [
              { atoms: ['a'], count: 4 },
              { atoms: ['b', 'b'], count: 3 },
            ],
          },
          { label: 'R', state: 'gas', of: [{ atoms: ['a', 'b', 'b'], count: 5 }] },
        ],
        alt: 'Three boxes. In P there are six single green atoms. In Q there are four single green atoms and three pairs of blue atoms. In R there are five particles, each made of one green atom with two blue atoms joined to it.',
      },
      max_score: 2,
      options: [
        { text: 'P' },
        option(
          'Q',
          'mixture_taken_as_pure',
          'Compare the particles in this box one by one. Are they all alike?',
        ),
        { text: 'R' },
      ],
      answers: [1, 3],
      hints: [
        'Look at one box at a time. Is each particle in it like every other?',
        'A pure substance has only one kind of particle. Joined atoms count as one particle.',
        'Begin with the box on the left: all its particles are single green atoms.',
        'In one of the other two boxes there are two kinds of particles. In the other they are all alike, each with three atoms.',
      ],
      method_answer: [
        { text: 'P has one kind of particle, and so has R, though each is made of three atoms.' },
        { text: 'Q has two kinds: it is a mixture.' },
      ],
    },
  },
  {
    key: 'pure-solution-words',
    topics: ['pure-and-mixed'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['SK3-CM-02'],
    question: {
      type: 'cloze_dropdown',
      text: '{{name}} stirs {{solid}} into {{liquid}} until it cannot be seen any more. The {{solid}} is the [[1]], the {{liquid}} is the [[2]], and both together are the [[3]].',
      max_score: 3,
      template: {
        rows: [
          { name: 'Aisha', solid: 'sugar', liquid: 'hot water' },
          { name: 'Mateo', solid: 'salt', liquid: 'water' },
          { name: 'Freya', solid: 'copper sulfate', liquid: 'warm water' },
        ],
        draw: {},
      },
      gaps: [
        {
          options: [
            option(
              'solvent',
              'solute_and_solvent_swapped',
              'The solvent does the dissolving. Which of the two is that?',
            ),
            { text: 'solute' },
            option('solution', 'solution_for_part', 'That word names both together.'),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'solvent' },
            option(
              'solute',
              'solute_and_solvent_swapped',
              'The solute is what gets dissolved. Which of the two is that?',
            ),
            option('solution', 'solution_for_part', 'That word names both together.'),
          ],
          answer: 1,
        },
        {
          options: [
            option('solvent', 'solution_for_part', 'This is the word for the liquid alone.'),
            option('solute', 'solution_for_part', 'This is the word for the solid alone.'),
            { text: 'solution' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'One of them gets dissolved, and one of them does the dissolving.',
        'Three words: what gets dissolved, what it dissolves in, and the mixture of the two.',
        'The {{solid}} is what gets dissolved.',
        'The word that ends in “-vent” is for the liquid that dissolves things. The word that ends like “motion” is for the mixture.',
      ],
      method_answer: [
        { text: 'The solute, here {{solid}}, dissolves in the solvent, here {{liquid}}.' },
        { text: 'Together they are the solution.' },
      ],
    },
  },
  {
    key: 'pure-soluble-word',
    topics: ['pure-and-mixed'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['SK3-CM-02'],
    question: {
      type: 'short_text',
      text: 'Sand does not dissolve in water, but salt does. Which word that begins with “sol” says that a substance, such as salt, can dissolve in water?',
      max_score: 1,
      references: ['soluble', 'it is soluble', 'water-soluble'],
      not: ['insoluble', 'solvent', 'solute', 'solution', 'dissolved'],
      spellings: ['solluble', 'soluable'],
      hints: [
        'It is a word for what a substance can do, not the name of a thing.',
        'Its family is: solute, solvent, solution. This one ends like “washable”, which means that it can be washed.',
        'Salt can dissolve. So the word fits salt but not sand.',
        'The word for sand is this word with “in” in front of it.',
      ],
      method_answer: [{ text: 'What can dissolve is soluble; what cannot is insoluble.' }],
    },
  },
  {
    key: 'pure-mass-of-solution',
    topics: ['pure-and-mixed'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['SK3-CM-02', 'SK3-CA-04', 'SK3-PM-01'],
    question: {
      type: 'number',
      text: '{{s}} g of {{solid}} are stirred into {{w}} g of water until all of it has dissolved. What is the mass of the solution? Give the unit.',
      max_score: 1,
      template: {
        draw: {
          s: { from: 5, to: 30 },
          w: { from: 100, to: 250, step: 10 },
          solid: { pick: ['salt', 'sugar', 'glucose'] },
        },
        where: ['s < 15 or w >= 150'],
        check: ['answer - w = s'],
      },
      answer: '{{s + w}}',
      unit: 'g',
      mistakes: [
        slip(
          '{{w}}',
          'dissolved_mass_lost',
          'You cannot see it any more, but it would be left if the water dried up. Does it still have mass?',
        ),
        slip(
          '{{w - s}}',
          'dissolved_mass_lost',
          'Something was put in and nothing taken out. Can it get lighter?',
        ),
      ],
      hints: [
        'Has anything left the beaker?',
        'When a substance dissolves, its particles spread out among those of the water. None are lost.',
        'At the start there are {{w}} g of water and {{s}} g of {{solid}}.',
        'All of both is still there, so put the two masses together.',
      ],
      method_answer: [
        {
          maths: tex`{{w}} + {{s}} = {{s+w}}\ \text{g}`,
          text: 'No particles are lost, so the masses add up.',
        },
      ],
    },
  },
  {
    key: 'pure-on-a-label',
    topics: ['pure-and-mixed'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['SK3-CM-01', 'SK3-CM-06'],
    question: {
      type: 'single_choice',
      text: 'A carton says “Pure {{drink}}”. Would a chemist call it a pure substance?',
      max_score: 1,
      template: { draw: { drink: { pick: ['orange juice', 'apple juice', 'milk'] } } },
      options: [
        { text: 'No, because it holds several substances' },
        option(
          'Yes, because it comes from nature',
          'pure_means_natural',
          'Sea water comes from nature too. Is it one substance?',
        ),
        option(
          'No, because it is a liquid',
          'pure_means_solid',
          'Water without anything in it is a liquid. Can a liquid be one substance?',
        ),
        option(
          'Yes, because nothing was added to it',
          'pure_means_natural',
          'A shop means “nothing added”. A chemist counts the kinds of particles. How many are in it?',
        ),
      ],
      answers: [1],
      hints: [
        'The word “pure” has two meanings: one in a shop, one in chemistry.',
        'For a chemist a pure substance is a single element or a single compound, with nothing mixed in.',
        'The drink is mostly water. Is there anything else in it?',
        'It tastes sweet, and it feeds you. So count: is it one substance, or more?',
      ],
      method_answer: [
        { text: 'In chemistry, pure means: only one substance, so one kind of particle.' },
        { text: 'The drink holds water, sugars and more, so it is a mixture.' },
      ],
    },
  },
  {
    key: 'pure-melt-or-dissolve',
    topics: ['pure-and-mixed'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['SK3-CM-02', 'SK3-PM-01'],
    question: {
      type: 'single_choice',
      text: 'Sugar vanishes in a cup of tea. Nadia writes: “The sugar has melted.” What would you tell her?',
      max_score: 1,
      options: [
        option(
          'Yes: the hot tea gave it enough heat to melt.',
          'dissolving_is_melting',
          'Sugar vanishes in cold water too, only more slowly. Can it melt there?',
        ),
        { text: 'It has dissolved: it has spread out in the water.' },
        option(
          'It has turned into water.',
          'solute_becomes_solvent',
          'Let the tea dry up, and the sugar is back. Had it become water?',
        ),
        option(
          'It is gone. Only its taste is left.',
          'dissolved_mass_lost',
          'The cup is heavier than before by just as much as the sugar. What does that tell?',
        ),
      ],
      answers: [2],
      hints: [
        'How many substances are in the cup, and how many are needed to melt something?',
        'Melting: one substance gets hot and becomes liquid. Dissolving: one substance spreads out in another.',
        'In the cup there are two substances, sugar and water.',
        'Sugar melts only at about 185 °C, and tea is never that hot. So where have its particles gone?',
      ],
      method_answer: [
        { text: 'Melting needs only heat. Dissolving needs a second substance, the solvent.' },
        { text: 'The particles of sugar are now spread out between those of water.' },
      ],
    },
  },
  {
    key: 'pure-turn-back',
    topics: ['pure-and-mixed'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['SK3-PM-01'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these changes can be turned back, so that you have the first substances again? Choose all that can.',
      max_score: 3,
      options: [
        option(
          'an egg is fried',
          'reversible_misjudged',
          'Cool a fried egg. Does it become clear and runny again?',
        ),
        { text: 'salt dissolves in water' },
        { text: 'chocolate melts in the sun' },
        option(
          'a match burns',
          'reversible_misjudged',
          'Ash, smoke and gases are new substances. Could you put them together to a match?',
        ),
        { text: 'water in a puddle evaporates' },
      ],
      answers: [2, 3, 5],
      hints: [
        'Ask of each: is there a new substance afterwards?',
        'Melting, freezing, evaporating, condensing and dissolving make no new substance.',
        'Begin with the chocolate: what happens when you put it into the fridge?',
        'Salt comes back when the water dries up, and vapour becomes water when it cools. Are the other two like that?',
      ],
      method_answer: [
        { text: 'Chocolate sets again, salt is left when water dries, and vapour condenses.' },
        { text: 'Frying and burning make new substances.' },
      ],
    },
  },
  {
    key: 'pure-how-much-dissolved',
    topics: ['pure-and-mixed'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['SK3-CM-02', 'SK3-CA-04'],
    question: {
      type: 'number',
      text: '{{w}} g of water are stirred with {{s}} g of a soluble powder. Some of the powder stays on the bottom. The clear solution above it has a mass of {{c}} g. How much powder is on the bottom? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          w: { from: 100, to: 200, step: 10 },
          d: { from: 30, to: 60, step: 2 },
          rest: { from: 4, to: 25 },
        },
        derive: { s: 'd + rest', c: 'w + d' },
        where: ['100 * d < 36 * w', '100 * d > 25 * w', 'd != rest'],
        check: ['answer + c = w + s'],
      },
      answer: '{{rest}}',
      unit: 'g',
      mistakes: [
        slip(
          '{{d}}',
          'other_quantity_given',
          'This much is dissolved. How much of the powder is not?',
        ),
        slip(
          '{{s}}',
          'dissolved_mass_lost',
          'Some of the powder is in the clear solution. It makes the water heavier.',
        ),
      ],
      hints: [
        'All the powder is somewhere: some in the solution, the rest on the bottom.',
        'The mass stays the same: water and powder at the start are as much as solution and rest at the end.',
        'At the start there are {{w}} g and {{s}} g, so {{w + s}} g altogether.',
        'Of these {{w + s}} g the clear solution has {{c}} g. The rest lies on the bottom.',
      ],
      method_answer: [
        { maths: tex`{{w}} + {{s}} = {{w+s}}\ \text{g}`, text: 'All that is in the beaker.' },
        {
          maths: tex`{{w+s}} - {{c}} = {{rest}}\ \text{g}`,
          text: 'What is not in the solution.',
        },
      ],
    },
  },
]
