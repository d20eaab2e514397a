import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const plantTransport: readonly ContentQuestion[] = [
  {
    key: 'plant-transport-parts-and-jobs',
    topics: ['plant-transport'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-BTR-06'],
    question: {
      type: 'matching',
      text: 'Match each part of a plant with what it is like and what it does. One is left over.',
      max_score: 3,
      left: ['root hair', 'xylem', 'phloem'],
      right: [
        'living tubes that carry dissolved sugar up and down',
        'tubes that carry air down to the roots',
        'a thin outgrowth with a large surface that takes in water',
        'hollow tubes of dead cells that carry water up',
      ],
      pairs: [3, 4, 1],
      hints: [
        'Water and sugar travel in different tubes.',
        'Ask of each part what it carries and which way.',
        'A root hair is where water gets into the plant.',
        'Xylem goes one way only, and its cells have no ends left. Phloem is for food.',
      ],
      method_answer: [
        { text: 'Root hairs take in water with their large surface.' },
        { text: 'Xylem carries water up; phloem carries sugar to wherever it is needed.' },
      ],
    },
  },
  {
    key: 'plant-transport-stomata-by-day',
    topics: ['plant-transport'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['SK3-BG-04', 'GCSE-BTR-07'],
    question: {
      type: 'cloze_dropdown',
      text: 'On a bright day the stomata of a leaf are open. For photosynthesis [[1]] diffuses in and [[2]] diffuses out. At the same time the leaf loses [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'oxygen',
              'respiration_as_photosynthesis',
              'Photosynthesis makes this gas. Which one does it use?',
            ),
            { text: 'carbon dioxide' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'oxygen' },
            option(
              'carbon dioxide',
              'photosynthesis_makes_carbon_dioxide',
              'Photosynthesis uses this gas. Which one does it make?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'sugar',
              'leaf_loses_sugar',
              'Sugar stays in the plant and travels in the phloem. What can evaporate?',
            ),
            option('minerals', 'leaf_loses_sugar', 'Minerals do not evaporate. What does?'),
            { text: 'water vapour' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Think of what photosynthesis uses and what it makes.',
        'Gases diffuse from where there is more of them to where there is less.',
        'Inside the leaf one gas is used up all the time, so there is little of it.',
        'The cells inside a leaf are wet. What happens to wet things when air can reach them?',
      ],
      method_answer: [
        { text: 'Carbon dioxide is used inside, so it diffuses in; oxygen diffuses out.' },
        { text: 'Water evaporates from the wet cells and leaves through the stomata.' },
      ],
    },
  },
  {
    key: 'plant-transport-which-stream',
    topics: ['plant-transport'],
    difficulty: 0,
    minutes: 1,
    statements: ['GCSE-BTR-07'],
    question: {
      type: 'single_choice',
      text: '{{story}} What is this called?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            story: 'Water rises in a tree and evaporates from its leaves.',
            right: 'transpiration',
            other: 'translocation',
            what: 'water',
          },
          {
            story: 'Sugar from the leaves travels down to a growing potato.',
            right: 'translocation',
            other: 'transpiration',
            what: 'sugar',
          },
          {
            story: 'A sunflower loses water vapour through its stomata.',
            right: 'transpiration',
            other: 'translocation',
            what: 'water',
          },
          {
            story: 'Sugar travels in the phloem from a leaf up to a young fruit.',
            right: 'translocation',
            other: 'transpiration',
            what: 'sugar',
          },
        ],
      },
      options: [
        { text: '{{right}}' },
        option(
          '{{other}}',
          'transpiration_and_translocation',
          'Look at what moves: is it water, or is it sugar? Each has its own word.',
        ),
        option(
          'respiration',
          'respiration_for_transport',
          'That is a reaction in cells. Here a substance moves through the plant.',
        ),
      ],
      answers: [1],
      hints: [
        'Look at what is moving.',
        'One word is for water on its way out through the leaves, the other is for food that is moved.',
        'Here it is {{what}} that moves.',
        'One word is like “perspire”, which means to sweat; the other has “location” in it, a place. Which suits {{what}}?',
      ],
      method_answer: [{ text: 'It is {{right}}, as {{what}} moves.' }],
    },
  },
  {
    key: 'plant-transport-conditions',
    topics: ['plant-transport'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-BTR-08'],
    question: {
      type: 'cloze_dropdown',
      text: '{{change}} The plant now takes up water [[1]], because [[2]].',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          {
            change: 'A fan blows on a plant.',
            right: 'faster',
            other: 'more slowly',
            why: 'moist air around the leaves is carried off',
            clue: 'Washing dries well in the wind.',
          },
          {
            change: 'A plant is moved from a cool room to a warm one.',
            right: 'faster',
            other: 'more slowly',
            why: 'water evaporates more quickly',
            clue: 'Puddles dry up sooner on a hot day.',
          },
          {
            change: 'A plant is moved from bright light into the dark.',
            right: 'more slowly',
            other: 'faster',
            why: 'most of its stomata close',
            clue: 'Without light no carbon dioxide is needed for photosynthesis.',
          },
          {
            change: 'A clear plastic bag is put over a plant.',
            right: 'more slowly',
            other: 'faster',
            why: 'the air around the leaves becomes moist',
            clue: 'Washing hardly dries in a steamy bathroom.',
          },
        ],
      },
      gaps: [
        {
          options: [
            option(
              '{{other}}',
              'transpiration_change_turned_round',
              'Ask whether water leaves the leaves more easily now, or less easily.',
            ),
            { text: '{{right}}' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: '{{why}}' },
            option(
              'the roots are less thirsty',
              'plants_want',
              'A plant has no wishes. What happens at its leaves?',
            ),
            option(
              'the phloem carries more water',
              'transpiration_and_translocation',
              'Phloem carries sugar. What happens to the water at the leaves?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'A plant takes up as much water as its leaves lose.',
        'Water leaves fast where it evaporates fast and the stomata are open.',
        '{{clue}}',
        'Does water leave the leaves more or less easily now? The uptake from the soil follows.',
      ],
      method_answer: [{ text: 'It takes up water {{right}}, because {{why}}.' }],
    },
  },
  {
    key: 'plant-transport-potometer',
    topics: ['plant-transport'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-BTR-08'],
    question: {
      type: 'number',
      text: 'A bubble in a thin tube shows how fast a shoot takes up water. In {{t}} minutes it moves from 0 mm to {{end}} mm, as the ruler shows. How many millimetres does it move each minute?',
      diagram: {
        kind: 'scale',
        instrument: 'ruler',
        from: 0,
        to: 80,
        step: 10,
        minor: 1,
        value: '{{end}}',
        unit: 'mm',
      },
      max_score: 1,
      template: {
        draw: { rate: { from: 6, to: 18 }, t: { from: 3, to: 5 } },
        derive: { end: 'rate * t' },
        where: ['end <= 76'],
        check: ['answer * t = end'],
      },
      answer: '{{rate}}',
      mistakes: [
        slip(
          '{{end * t}}',
          'multiplied_for_divided',
          'In one minute it moves less far than in {{t}} minutes.',
        ),
        slip(
          '{{t / end}}',
          'number_upside_down',
          'That is how many minutes one millimetre takes. Divide the other way.',
        ),
      ],
      hints: [
        'You want the distance for one minute.',
        'Share the distance equally among the minutes.',
        'The bubble moved {{end}} mm in {{t}} minutes.',
        'Work out {{end}} ÷ {{t}}.',
      ],
      method_answer: [
        { maths: tex`{{end}} \div {{t}} = {{rate}}`, text: 'Distance divided by minutes.' },
      ],
    },
  },
  {
    key: 'plant-transport-no-pump',
    topics: ['plant-transport'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['GCSE-BTR-07', 'GCSE-BTR-06'],
    question: {
      type: 'single_choice',
      text: 'A tree has no heart. What moves the water in its xylem up to leaves 30 m above the ground?',
      max_score: 1,
      options: [
        option(
          'The roots beat like a heart',
          'plant_with_a_pump',
          'Nothing in a root can beat. Where does water leave the tree?',
        ),
        option(
          'Rain presses it up from below',
          'plant_with_a_pump',
          'Water rises on dry days as well. What happens at the leaves?',
        ),
        {
          text: 'Water evaporates from the leaves and draws more up',
        },
        option(
          'The living cells of the xylem push it on upwards',
          'xylem_is_alive',
          'Xylem tubes are dead and hollow. So what pulls on the water?',
        ),
      ],
      answers: [3],
      hints: [
        'Think of a drink and a straw: where does the pull come from?',
        'Water molecules hold on to each other, so a thread of water can be pulled.',
        'The thread of water reaches through the xylem from the roots to the leaves.',
        'At the upper end of the thread water goes off into the air. What does this do to the rest of the thread?',
      ],
      method_answer: [
        { text: 'Water evaporates from the leaves: this is transpiration.' },
        { text: 'Water molecules hold together, so more is drawn up through the xylem.' },
      ],
    },
  },
  {
    key: 'plant-transport-greased-leaves',
    topics: ['plant-transport'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['GCSE-BTR-07', 'SK3-BG-04'],
    question: {
      type: 'single_choice',
      text: 'Three leaves of one tree hang in a warm room. The chart shows the mass that each loses in a day: without grease {{a}} mg, with grease on its upper side {{b}} mg, with grease on its lower side {{c}} mg. What does this suggest?',
      diagram: {
        kind: 'bar_chart',
        categories: ['No grease', 'Upper side', 'Lower side'],
        series: [{ name: 'Leaf', values: ['{{a}}', '{{b}}', '{{c}}'] }],
        y: { from: 0, to: 500, step: 100, label: 'Mass lost (mg)' },
      },
      max_score: 1,
      template: {
        draw: {
          a: { from: 400, to: 480, step: 20 },
          little: { from: 20, to: 60, step: 20 },
          c: { from: 40, to: 100, step: 20 },
        },
        derive: { b: 'a - little' },
      },
      options: [
        option(
          'Most stomata are on the upper side',
          'grease_conclusion_turned_round',
          'Grease blocks stomata. Which side made the bigger difference when it was blocked?',
        ),
        { text: 'Most stomata are on the lower side' },
        option(
          'Both sides have as many stomata',
          'grease_conclusion_turned_round',
          'Then grease would make the same difference on each side. Compare the bars.',
        ),
        option(
          'Leaves lose water only at night',
          'conclusion_beyond_test',
          'Day and night were not compared here. What was different for the three leaves?',
        ),
      ],
      answers: [2],
      hints: [
        'Grease closes the holes that it covers.',
        'Compare each greased leaf with the leaf that has no grease.',
        'Grease on the upper side changes the loss from {{a}} to {{b}} mg, which is little.',
        'Grease on the lower side changes it from {{a}} to {{c}} mg. Which side must have let out most of the water?',
      ],
      method_answer: [
        { text: 'Blocking the upper side hardly matters; blocking the lower side matters a lot.' },
        { text: 'So most of the water leaves below, where most stomata are.' },
      ],
    },
  },
]
