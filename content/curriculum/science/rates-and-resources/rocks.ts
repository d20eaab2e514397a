import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { earthLayers } from './earth-drawing.ts'

export const rocks: readonly ContentQuestion[] = [
  {
    key: 'rocks-layers-of-the-earth',
    topics: ['rocks'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['SK3-CG-02', 'SK3-CG-01'],
    question: {
      type: 'matching',
      text: 'The drawing shows the layers of the Earth. Match each letter with its layer. One is left over.',
      diagram: earthLayers,
      max_score: 4,
      left: ['P', 'Q', 'R', 'S'],
      right: [
        'inner core: solid iron and nickel',
        'mantle: rock, mostly solid, that flows very slowly',
        'atmosphere: gases',
        'crust: cold, solid rock',
        'outer core: liquid iron and nickel',
      ],
      pairs: [4, 2, 5, 1],
      hints: [
        'We live on the outside. Which layer is that?',
        'From the outside to the middle: crust, mantle, outer core, inner core.',
        'P is the thin layer outside.',
        'Q is the thickest layer and is made of rock. Below it are two layers of metal, the liquid one first.',
      ],
      method_answer: [
        { text: 'P is the crust and Q the mantle: both are rock.' },
        { text: 'R is the outer core, which is liquid, and S the inner core, which is solid.' },
      ],
    },
  },
  {
    key: 'rocks-what-the-crust-is-made-of',
    topics: ['rocks'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['SK3-CG-01'],
    question: {
      type: 'number',
      text: 'The chart shows which elements the crust of the Earth is made of, by mass. How many kilograms of {{el}} are in {{m}} kg of crust? Give the unit.',
      diagram: {
        kind: 'pie_chart',
        slices: [
          { label: 'oxygen', value: 46, show: '46%' },
          { label: 'silicon', value: 28, show: '28%' },
          { label: 'aluminium', value: 8, show: '8%' },
          { label: 'others', value: 18, show: '18%' },
        ],
        alt: 'A pie chart: oxygen 46%, silicon 28%, aluminium 8%, others 18%.',
      },
      max_score: 2,
      template: {
        draw: { m: { pick: [50, 150, 200, 250, 300] } },
        rows: [
          { el: 'oxygen', p: 46 },
          { el: 'silicon', p: 28 },
          { el: 'aluminium', p: 8 },
        ],
        derive: { k: 'm * p / 100' },
        where: ['k != 100 - p'],
        check: ['answer * 100 = m * p'],
      },
      answer: '{{k}}',
      unit: 'kg',
      mistakes: [
        slip('{{p}}', 'percentage_as_amount', 'This is for 100 kg. How many kilograms are there?'),
        slip('{{m - k}}', 'part_and_rest_swapped', 'This is the mass of all the other elements.'),
      ],
      hints: [
        'Find the slice of {{el}} first.',
        'A percentage of a mass: divide the mass by 100 and multiply by the number of per cent.',
        'The chart says {{p}}% for {{el}}.',
        'Work out {{m}} ÷ 100 × {{p}}.',
      ],
      method_answer: [
        {
          maths: tex`{{m}} \div 100 \times {{p}} = {{k}}\ \text{kg}`,
          text: 'So much of the mass.',
        },
      ],
    },
  },
  {
    key: 'rocks-three-kinds',
    topics: ['rocks'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['SK3-CG-03'],
    question: {
      type: 'matching',
      text: 'Match each rock with the way it forms. One is left over.',
      max_score: 3,
      left: [
        'granite, an igneous rock',
        'sandstone, a sedimentary rock',
        'marble, a metamorphic rock',
      ],
      right: [
        'heat and pressure change a rock that stays solid',
        'a plant grows and turns to stone',
        'molten rock cools and turns solid',
        'grains settle in layers and are pressed together',
      ],
      pairs: [3, 4, 1],
      hints: [
        'The names help: igneous comes from a word for fire, and a sediment is what settles.',
        'Igneous comes from molten rock, sedimentary from layers, metamorphic from change.',
        'Sand is made of grains. How do they become a rock?',
        'One comes from molten rock. The other was limestone deep in the Earth, and was changed without melting.',
      ],
      method_answer: [
        {
          text: 'Granite forms when molten rock cools, and sandstone when sand is pressed together.',
        },
        { text: 'Marble is limestone that heat and pressure have changed.' },
      ],
    },
  },
  {
    key: 'rocks-cycle-order',
    topics: ['rocks'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-CG-03'],
    question: {
      type: 'ordering',
      text: 'A mountain of granite becomes sandstone. Put the steps in order.',
      max_score: 3,
      items: [
        'Rain and frost break the granite into small bits.',
        'A river carries the bits to the sea.',
        'The bits settle as layers of sand on the sea bed.',
        'New layers on top press the sand together.',
        'Minerals stick the grains together to a rock.',
      ],
      hints: [
        'Begin on the mountain and end below the sea bed.',
        'The words in order: weathering, transport, deposition, compaction, cementation.',
        'Before a river can carry anything, it must be loose.',
        'At the end there are layers. First they are squeezed. What makes loose grains hold together for good?',
      ],
      method_answer: [
        { text: 'Weathering, transport, deposition: the bits end on the sea bed.' },
        { text: 'Compaction and cementation turn the layers into sandstone.' },
      ],
    },
  },
  {
    key: 'rocks-follow-the-cycle',
    topics: ['rocks'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['SK3-CG-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'The chart shows a part of the rock cycle. At arrow P the rock [[1]]. At arrow Q the rock [[2]]. At arrow R the magma [[3]].',
      diagram: {
        kind: 'web',
        arrange: 'cycle',
        nodes: [
          { name: 's', label: 'sedimentary' },
          { name: 'm', label: 'metamorphic' },
          { name: 'g', label: 'magma' },
          { name: 'i', label: 'igneous' },
        ],
        arrows: [
          { from: 's', to: 'm', label: 'P' },
          { from: 'm', to: 'g', label: 'Q' },
          { from: 'g', to: 'i', label: 'R' },
          { from: 'i', to: 's' },
        ],
        alt: 'A cycle: sedimentary rock, arrow P, metamorphic rock, arrow Q, magma, arrow R, igneous rock, and an arrow back to sedimentary rock.',
      },
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'melts',
              'metamorphic_as_melted',
              'What melts becomes magma. A metamorphic rock stays solid.',
            ),
            { text: 'is changed by heat and pressure' },
            option(
              'is broken by frost',
              'rock_step_mixed_up',
              'That happens at the surface. Where do heat and pressure act?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'melts' },
            option('cools down', 'rock_step_mixed_up', 'Is magma colder than rock?'),
            option(
              'dissolves in rain',
              'rock_step_mixed_up',
              'This happens deep down. What is magma?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option('evaporates', 'rock_step_mixed_up', 'Is igneous rock a gas?'),
            option(
              'is pressed together from grains',
              'rock_kinds_mixed_up',
              'That is how sedimentary rock forms.',
            ),
            { text: 'cools and turns solid' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Read at each arrow what is before and what is after.',
        'Magma is molten rock. Metamorphic rock was changed while it stayed solid.',
        'Arrow Q ends in magma. How does a solid become a liquid?',
        'Arrow R goes the other way, from a liquid to a solid. Arrow P is a change without melting.',
      ],
      method_answer: [{ text: 'P: heat and pressure. Q: melting. R: cooling until it is solid.' }],
    },
  },
  {
    key: 'rocks-crystal-size',
    topics: ['rocks'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['SK3-CG-03'],
    question: {
      type: 'single_choice',
      text: '{{name}} looks at two igneous rocks. Rock P has crystals of about {{p}} mm. Rock Q has crystals of less than {{q}} mm. What does that tell?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Aisha', 'Tom', 'Jing', 'Mateo'] },
          p: { from: 3, to: 8 },
          q: { pick: ['0.1', '0.2', '0.5'] },
        },
      },
      options: [
        { text: 'P cooled slowly, deep under the ground' },
        option(
          'P cooled quickly, on the surface',
          'crystal_size_turned_round',
          'Do crystals have much time to grow when it is quick?',
        ),
        option(
          'P was pressed more, and Q less',
          'rock_kinds_mixed_up',
          'Igneous rocks come from molten rock. What did it have to do to turn solid?',
        ),
        option(
          'P is older, since crystals go on growing',
          'crystals_grow_in_solid',
          'Once the rock is solid, its crystals keep their size.',
        ),
      ],
      answers: [1],
      hints: [
        'Crystals grow while molten rock turns solid.',
        'The longer that takes, the larger they get.',
        'Deep under the ground it stays warm, and lava on the surface is soon cold.',
        'P has the larger crystals. So did it take long or not, and where is that so?',
      ],
      method_answer: [
        { text: 'Large crystals need time: the rock cooled slowly, deep under the ground.' },
        { text: 'Small crystals come from lava, which cools quickly on the surface.' },
      ],
    },
  },
  {
    key: 'rocks-where-fossils-are',
    topics: ['rocks'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['SK3-CG-03'],
    question: {
      type: 'single_choice',
      text: 'Fossil shells are found in a limestone, but none in the granite and the marble beside it. Why?',
      max_score: 1,
      options: [
        option(
          'Shells turn into limestone only where it is hot',
          'rock_kinds_mixed_up',
          'Heat would destroy the shape of a shell. In which kind of rock is there no heat?',
        ),
        option(
          'Animals lived inside the limestone',
          'fossils_lived_in_rock',
          'The stone was not there yet when they lived. What was?',
        ),
        { text: 'Limestone formed from layers that buried shells' },
        option(
          'Granite and marble are too old for fossils',
          'rock_age_decides_fossils',
          'Some granites are younger than some fossils. Think of how they form.',
        ),
      ],
      answers: [3],
      hints: [
        'How does each of the three rocks form?',
        'A fossil is kept if it is covered gently, and is not melted or squeezed out of shape.',
        'Granite comes from molten rock, and marble from limestone that was heated and pressed.',
        'Only one of them forms from layers that settle in water.',
      ],
      method_answer: [
        { text: 'Shells sink and are covered by layers, which become limestone.' },
        { text: 'Melting, heat and pressure destroy them, so granite and marble have none.' },
      ],
    },
  },
]
