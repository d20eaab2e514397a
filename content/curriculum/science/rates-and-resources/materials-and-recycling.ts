import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const materialsAndRecycling: readonly ContentQuestion[] = [
  {
    key: 'materials-groups',
    topics: ['materials-and-recycling'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['SK3-CL-03'],
    question: {
      type: 'matching',
      text: 'Match each group of materials with what its members are usually like. One is left over.',
      max_score: 3,
      left: [
        'ceramics, such as brick and porcelain',
        'polymers, such as polythene',
        'composites, such as reinforced concrete',
      ],
      right: [
        'they join the good points of two materials',
        'shiny, and they conduct electricity well',
        'hard and brittle, and they stand great heat',
        'light, they bend, and many soften when warm',
      ],
      pairs: [3, 4, 1],
      hints: [
        'Think of a cup, of a plastic bag and of a wall with steel rods in it.',
        'Ceramics are baked from clay or made like glass. Polymers are long molecules.',
        'A cup does not mind hot tea, but it breaks when it falls.',
        'The word composite means put together. The property that is left over belongs to metals.',
      ],
      method_answer: [
        { text: 'Ceramics are hard, brittle and stand heat. Polymers are light and bend.' },
        { text: 'A composite joins two materials to get the good points of both.' },
      ],
    },
  },
  {
    key: 'materials-find-composites',
    topics: ['materials-and-recycling'],
    difficulty: -0.3,
    minutes: 1,
    statements: ['SK3-CL-03'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are **composites**? Choose all of them.',
      max_score: 2,
      options: [
        option(
          'pure copper wire',
          'composite_misjudged',
          'Count the materials. How many are there in it?',
        ),
        { text: 'concrete with steel rods inside' },
        option('a bag of polythene', 'composite_misjudged', 'It is made of one polymer only.'),
        option('a plate of porcelain', 'composite_misjudged', 'This is one material: a ceramic.'),
        { text: 'glass fibres set in a plastic, for a boat' },
      ],
      answers: [2, 5],
      hints: [
        'How many materials can you name in each?',
        'A composite is made of two or more materials that still can be told apart.',
        'Polythene is one material only.',
        'Look for fibres or rods that are set in something else.',
      ],
      method_answer: [
        { text: 'Glass fibres in plastic and steel in concrete: each joins two materials.' },
        { text: 'Copper, porcelain and polythene are one material each.' },
      ],
    },
  },
  {
    key: 'materials-reinforced-concrete',
    topics: ['materials-and-recycling'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['SK3-CL-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'A beam lies across a gap and carries a load. It bends a little, so its upper side is [[1]] and its lower side is [[2]]. Concrete alone would crack at the [[3]] side, so steel rods are put there.',
      diagram: {
        kind: 'figure',
        points: {
          A: [0, 0],
          B: [10, 0],
          C: [10, 1.4],
          D: [0, 1.4],
          E: [0.5, 0.3],
          F: [9.5, 0.3],
          G: [5, 3.4],
          H: [5, 1.5],
        },
        labels: { A: '', B: '', C: '', D: '', E: '', F: '', G: 'load', H: '' },
        polygons: [{ points: ['A', 'B', 'C', 'D'], tone: 'b' }],
        segments: [
          { from: 'E', to: 'F', label: 'steel' },
          { from: 'G', to: 'H', type: 'vector' },
        ],
        alt: 'A concrete beam with a load pressing on its middle. A steel rod runs along inside it near the lower side.',
      },
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'squashed' },
            option(
              'stretched',
              'squash_and_stretch_swapped',
              'Bend a rubber and look at both sides.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'squashed',
              'squash_and_stretch_swapped',
              'Bend a rubber and look at both sides.',
            ),
            { text: 'stretched' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'upper',
              'squash_and_stretch_swapped',
              'Concrete stands squashing well. Which side is not squashed?',
            ),
            { text: 'lower' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Bend a rubber or a sponge with a few lines drawn on its edge.',
        'Concrete stands pressing well, but it cracks when it is pulled. Steel stands pulling.',
        'When the middle of a beam sinks, the lines on the upper side come closer.',
        'On the other side they move apart. That is where concrete needs help.',
      ],
      method_answer: [
        { text: 'The upper side is squashed, which concrete stands well.' },
        { text: 'The lower side is stretched, and there the steel takes the pull.' },
      ],
    },
  },
  {
    key: 'materials-choose-for-a-job',
    topics: ['materials-and-recycling'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['SK3-CL-03'],
    question: {
      type: 'single_choice',
      text: 'For {{job}} one needs a material that {{need}}. Which is best?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            job: 'the lining of an oven for melting iron',
            need: 'stays hard and solid at 1,600 °C',
            right: 'a ceramic, because it stands very great heat',
            first: 'a polymer, because it does not rust',
            second: 'aluminium, because it is a metal',
            third: 'a composite with plastic, because it is light and strong',
          },
          {
            job: 'the frame of a racing bicycle',
            need: 'is very light, stiff and strong',
            right: 'a composite of carbon fibres and plastic, because it is light and strong',
            first: 'a ceramic, because it is hard',
            second: 'lead, because it is a metal',
            third: 'polythene, because it is light',
          },
          {
            job: 'the cover of an electric cable',
            need: 'bends and does not conduct',
            right: 'a polymer, because it bends and is an insulator',
            first: 'a ceramic, because it does not conduct',
            second: 'copper, because it bends',
            third: 'concrete, because it does not conduct',
          },
        ],
      },
      options: [
        option('{{third}}', 'one_property_only', 'Is everything met that the job asks for?'),
        option('{{first}}', 'one_property_only', 'That is one property. Test the others too.'),
        { text: '{{right}}' },
        option(
          '{{second}}',
          'one_property_only',
          'Test it against the whole list of what is needed.',
        ),
      ],
      answers: [3],
      hints: [
        'Make a list of what the job asks for.',
        'Test each material against the whole list. One good point is not enough.',
        'Take one option. Does it meet every need, or only one of them?',
        'Cross out each that misses even one need. One is left.',
      ],
      method_answer: [
        { text: 'The job needs a material that {{need}}.' },
        { text: 'That is {{right}}.' },
      ],
    },
  },
  {
    key: 'materials-energy-saved',
    topics: ['materials-and-recycling'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['SK3-CG-04'],
    question: {
      type: 'number',
      text: `Getting 1 tonne of aluminium from its ore takes about ${thousands('e')} MJ. Melting old cans for 1 tonne takes about {{p}}% of that. How many MJ does recycling save for {{t}} tonnes? Give the number only.`,
      max_score: 3,
      template: {
        draw: {
          e: { pick: [180000, 200000, 220000] },
          p: { pick: [5, 10] },
          t: { from: 2, to: 6 },
        },
        derive: { s: 'e * t * (100 - p) / 100' },
        check: ['answer + e * t * p / 100 = e * t'],
      },
      answer: '{{s|thousands}}',
      mistakes: [
        slip(
          '{{e * t * p / 100}}',
          'part_and_rest_swapped',
          'This is what recycling still takes. How much does it save?',
        ),
        slip(
          '{{e * (100 - p) / 100}}',
          'step_left_out',
          'This is for one tonne. How many tonnes are there?',
        ),
      ],
      hints: [
        'What part of the energy is not needed any more?',
        'Find the energy for all tonnes from ore. Then take the part that is saved.',
        `From ore it takes {{t}} × ${thousands('e')} MJ.`,
        'Recycling takes {{p}}% of it, so {{100 - p}}% are saved. Take {{100 - p}}% of your result.',
      ],
      method_answer: [
        {
          maths: tex`{{t}} \times ${texThousands('e')} = {{t*e|thousands_tex}}\ \text{MJ}`,
          text: 'From ore.',
        },
        {
          maths: tex`{{t*e|thousands_tex}} \times {{(100-p)/100|dp2}} = ${texThousands('s')}\ \text{MJ}`,
          text: 'Saved by recycling.',
        },
      ],
    },
  },
  {
    key: 'materials-how-long-it-lasts',
    topics: ['materials-and-recycling'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['SK3-CG-04'],
    question: {
      type: 'number',
      text: 'A mine still holds {{r}} thousand tonnes of ore. Each year {{u}} thousand tonnes are dug out. If recycling cuts that by {{p}}%, for how many years does the ore last?',
      max_score: 3,
      template: {
        draw: {
          u: { pick: [20, 40, 50, 80] },
          p: { pick: [20, 25, 50] },
          y: { from: 15, to: 60, step: 5 },
        },
        derive: { v: 'u * (100 - p) / 100', r: 'v * y', old: 'r / u' },
        where: ['is_integer(v)', 'is_integer(old)', 'old * (100 + p) / 100 != y'],
        check: ['answer * u * (100 - p) / 100 = r'],
      },
      answer: '{{y}}',
      mistakes: [
        slip('{{old}}', 'step_left_out', 'This is without recycling. How much is dug out now?'),
        slip(
          '{{old * (100 + p) / 100}}',
          'percent_wrong_direction',
          'The use falls by {{p}}%. That does not make the time {{p}}% longer.',
        ),
      ],
      hints: [
        'How much is dug out in a year, once recycling helps?',
        'Find the new amount for a year. Then see how often it goes into what is left.',
        'It falls by {{p}}%, from {{u}} to {{v}} thousand tonnes a year.',
        'Divide {{r}} by {{v}}.',
      ],
      method_answer: [
        { maths: tex`{{u}} \times {{(100-p)/100|dp2}} = {{v}}`, text: 'Thousand tonnes a year.' },
        { maths: tex`{{r}} \div {{v}} = {{y}}`, text: 'Years.' },
      ],
    },
  },
  {
    key: 'materials-why-recycle',
    topics: ['materials-and-recycling'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['SK3-CG-04'],
    question: {
      type: 'long_text',
      text: 'A school collects old drink cans of aluminium. Explain what recycling them is good for. Name three things, each in a sentence.',
      max_score: 3,
      criteria: [
        {
          code: 'ore',
          text: 'Less ore has to be mined, and the supply lasts longer',
          marks: 1,
          evidence: [
            'Less ore has to be dug out of the ground, so the supply lasts longer.',
            'Metal ores are limited and recycling makes them last longer.',
          ],
        },
        {
          code: 'energy',
          text: 'It takes less energy than getting the metal from ore',
          marks: 1,
          evidence: [
            'Melting old cans takes much less energy than getting aluminium from ore.',
            'Recycling saves energy and so less fuel is burnt.',
          ],
        },
        {
          code: 'waste',
          text: 'Less waste goes into the ground, or less land is spoilt',
          marks: 1,
          evidence: [
            'Less waste has to be buried in the ground.',
            'Fewer mines means less damage to land and wildlife.',
          ],
        },
      ],
      references: [
        'Less ore has to be dug out of the ground, so the supply lasts longer. Melting old cans takes much less energy than getting aluminium from ore. Less waste has to be buried in the ground.',
      ],
      hints: [
        'Think of the beginning, the middle and the end in the life of a can.',
        'Ask: where does the metal come from, what does making it take, and where do old cans go?',
        'The metal comes from an ore, and there is only so much of it.',
        'The second is about energy. The third is about what would happen to the cans otherwise.',
      ],
      method_answer: [
        { text: 'Less ore is mined, so the supply lasts longer and less land is spoilt.' },
        { text: 'Melting takes far less energy, and less waste is buried.' },
      ],
    },
  },
]
