import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const climateAndPollution: readonly ContentQuestion[] = [
  {
    key: 'climate-greenhouse-steps',
    topics: ['climate-and-pollution'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-CEA-02'],
    question: {
      type: 'ordering',
      text: 'How does the greenhouse effect work? Put the steps in order.',
      max_score: 3,
      items: [
        'Short-wave radiation comes from the Sun and passes through the air.',
        'The ground takes it in and gets warmer.',
        'The warm ground gives off infrared radiation of longer wavelength.',
        'Greenhouse gases take in a part of this radiation.',
        'They give it off in all directions, and some comes back down.',
      ],
      hints: [
        'Follow the energy from the Sun to the ground, and then up again.',
        'What comes in has short waves. What goes out has longer ones, and greenhouse gases take those in.',
        'The ground must be warmed before it can give anything off.',
        'At the end gases give off what they have taken in. In which directions?',
      ],
      method_answer: [
        {
          text: 'In through the air, into the ground, out as infrared, into the gases, and partly back.',
        },
      ],
    },
  },
  {
    key: 'climate-which-gases',
    topics: ['climate-and-pollution'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['GCSE-CEA-02'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are **greenhouse gases**? Choose all of them.',
      max_score: 3,
      options: [
        { text: 'water vapour' },
        option('oxygen', 'greenhouse_gas_misjudged', 'It lets infrared radiation pass.'),
        option('argon', 'greenhouse_gas_misjudged', 'Single atoms do not take in this radiation.'),
        option('nitrogen', 'greenhouse_gas_misjudged', 'It lets infrared radiation pass.'),
        { text: 'carbon dioxide' },
        { text: 'methane' },
      ],
      answers: [1, 5, 6],
      hints: [
        'The two gases that make up nearly all of the air are not among them.',
        'Greenhouse gases take in infrared radiation. Their molecules have at least two kinds of atoms.',
        'Cattle and rice fields give off one of them.',
        'Burning gives another one, and the third is in every cloud before it forms.',
      ],
      method_answer: [
        { text: 'Carbon dioxide, methane and water vapour take in infrared radiation.' },
        { text: 'Nitrogen, oxygen and argon let it pass.' },
      ],
    },
  },
  {
    key: 'climate-pollutants',
    topics: ['climate-and-pollution'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['GCSE-CEA-05'],
    question: {
      type: 'matching',
      text: 'Match each pollutant with its source and its harm. One is left over.',
      max_score: 4,
      left: ['carbon monoxide', 'sulfur dioxide', 'nitrogen oxides', 'soot and other particulates'],
      right: [
        'nitrogen and oxygen react in hot engines: acid rain and trouble in breathing',
        'carbon that is not burnt: harm to the lungs, and less sunlight',
        'leaks from old fridges: harm to the ozone layer',
        'fuel burns with too little oxygen: poisonous, it takes the place of oxygen in blood',
        'a fuel that contains sulfur burns: acid rain',
      ],
      pairs: [4, 5, 1, 2],
      hints: [
        'The names tell which elements are in each.',
        'Ask where each element comes from: from the fuel, or from the air.',
        'Sulfur can only come from a fuel that has sulfur in it.',
        'Nitrogen is in the air of the engine. Of the two made of carbon, one is a gas and one is solid.',
      ],
      method_answer: [
        { text: 'Carbon monoxide and soot come from incomplete combustion.' },
        { text: 'Sulfur dioxide comes from sulfur in the fuel, and nitrogen oxides from hot air.' },
      ],
    },
  },
  {
    key: 'climate-effects',
    topics: ['climate-and-pollution'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-CEA-04'],
    question: {
      type: 'multiple_choice',
      text: 'Which are likely effects of a warmer climate? Choose all of them.',
      max_score: 3,
      options: [
        option(
          'More earthquakes, because the ground gets warm',
          'effect_without_link',
          'Earthquakes come from deep down. How could warm air reach there?',
        ),
        { text: 'Some plants and animals can no longer live where they did.' },
        { text: 'The sea rises, as ice on land melts and water expands.' },
        { text: 'Heavier rain in some places and droughts in others' },
        option(
          'Less carbon dioxide in the air',
          'cause_and_effect_swapped',
          'More of this gas is the cause. Does warming take it away?',
        ),
        option(
          'A larger hole in the ozone layer',
          'ozone_hole_for_climate',
          'Other gases do that. It is another problem.',
        ),
      ],
      answers: [2, 3, 4],
      hints: [
        'Think of ice, of water, and of living things.',
        'For each, ask by what steps a warmer climate would lead to it.',
        'Warm water takes up more room, and ice melts.',
        'Warm air can hold more water vapour, and living things are suited to a certain climate.',
      ],
      method_answer: [
        { text: 'The sea rises, the rain changes, and habitats shift.' },
        { text: 'The ozone layer and earthquakes have other causes.' },
      ],
    },
  },
  {
    key: 'climate-footprint-of-trips',
    topics: ['climate-and-pollution'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-CEA-04'],
    question: {
      type: 'number',
      text: 'A car gives off {{c}} g of carbon dioxide for each kilometre. On a bus it is {{b}} g a kilometre for each passenger. {{name}} travels {{d}} km on each of {{n}} days. How many kilograms of carbon dioxide does taking the bus save? Give the unit.',
      max_score: 3,
      template: {
        draw: {
          name: { pick: ['Arjun', 'Bella', 'Kamau', 'Sofia'] },
          c: { pick: [150, 160, 170, 180] },
          b: { pick: [70, 80, 90] },
          d: { from: 10, to: 30, step: 5 },
          n: { pick: [20, 40, 100, 200] },
        },
        derive: { s: '(c - b) * d * n / 1000' },
        where: ['is_integer(s)'],
        check: ['1000 * answer + b * d * n = c * d * n'],
      },
      answer: '{{s}}',
      unit: 'kg',
      mistakes: [
        slip(
          '{{c * d * n / 1000}}',
          'step_left_out',
          'This is what the car gives off. The bus gives off something too.',
        ),
        slip(
          '{{(c - b) * d * n}}',
          'unit_prefix',
          'This is in grams. How many kilograms are they?',
        ),
      ],
      hints: [
        'How many grams are saved on one kilometre?',
        'Multiply the grams saved on one kilometre by all the kilometres, then change the unit.',
        'On one kilometre {{c}} − {{b}} = {{c - b}} g are saved.',
        'There are {{d}} × {{n}} = {{d*n|thousands}} km. Multiply by {{c - b}} and divide by 1,000.',
      ],
      method_answer: [
        { maths: tex`{{c}} - {{b}} = {{c-b}}\ \text{g}`, text: 'Saved on each kilometre.' },
        {
          maths: tex`{{c-b}} \times {{d}} \times {{n}} \div 1{,}000 = {{s}}\ \text{kg}`,
          text: 'For all trips.',
        },
      ],
    },
  },
  {
    key: 'climate-carbon-monoxide',
    topics: ['climate-and-pollution'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-CEA-05'],
    question: {
      type: 'single_choice',
      text: 'Why should a room with a gas heater have a carbon monoxide alarm?',
      max_score: 1,
      options: [
        option(
          'The gas makes the room too warm',
          'pollutant_harm_mixed_up',
          'Warmth is not the danger here. What does the gas do in the blood?',
        ),
        option(
          'The gas can be seen, but only when it is too late',
          'carbon_monoxide_noticed',
          'It has no colour. What does that mean for people in the room?',
        ),
        option(
          'The gas forms whenever methane burns, even with plenty of air',
          'incomplete_for_complete',
          'With plenty of air another oxide of carbon forms. When does this one form?',
        ),
        {
          text: 'The gas cannot be noticed and keeps oxygen from the blood',
        },
      ],
      answers: [4],
      hints: [
        'What could you notice of this gas by yourself?',
        'It forms when there is too little air for the flame. It is poisonous.',
        'It cannot be seen and it cannot be smelt.',
        'Look for the answer that says this, and what it does to the red blood cells.',
      ],
      method_answer: [
        { text: 'It cannot be noticed, so an alarm is needed.' },
        { text: 'It binds to haemoglobin in the place of oxygen.' },
      ],
    },
  },
  {
    key: 'climate-graph-and-claims',
    topics: ['climate-and-pollution'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-CEA-03'],
    question: {
      type: 'multiple_choice',
      text: 'The graph shows how much warmer the Earth was on average than in 1920. From 1880 to 2020 carbon dioxide rose from about 290 to 414 parts in a million. Which statements does this support? Choose all of them.',
      diagram: {
        kind: 'axes',
        x: { from: 1880, to: 2020, step: 20, label: 'Year' },
        y: { from: 0, to: 1.4, step: 0.2, label: 'Warmer than in 1920 by (°C)' },
        polylines: [
          {
            points: [
              [1880, 0.1],
              [1900, 0.2],
              [1920, 0],
              [1940, 0.4],
              [1960, 0.2],
              [1980, 0.5],
              [2000, 0.7],
              [2020, 1.3],
            ],
            marks: 'dot',
          },
        ],
        alt: 'A line that is at 0.1 °C in 1880, 0.2 °C in 1900, 0 °C in 1920, 0.4 °C in 1940, 0.2 °C in 1960, 0.5 °C in 1980, 0.7 °C in 2000 and 1.3 °C in 2020.',
      },
      max_score: 2,
      options: [
        option(
          'This graph alone proves that carbon dioxide is the cause.',
          'correlation_as_cause',
          'Both rose. What else is needed to show that one causes the other?',
        ),
        { text: 'Temperature and carbon dioxide both rose over this time.' },
        option(
          'The temperature rose in every twenty years.',
          'trend_taken_as_steady',
          'Look at the line between 1940 and 1960.',
        ),
        { text: 'The rise was faster after 1960 than before.' },
      ],
      answers: [2, 4],
      hints: [
        'Test each statement against the line, and ask whether it goes beyond it.',
        'That two things rise together is a correlation. A cause needs a mechanism and other evidence too.',
        'Compare the values of 1940 and 1960.',
        'Compare the rise from 1880 to 1960 with that from 1960 to 2020. And does any graph alone prove a cause?',
      ],
      method_answer: [
        { text: 'Both rose, and most of the warming came after 1960.' },
        {
          text: 'The cause is shown by more: how the gas takes in radiation, and by models and measurements.',
        },
      ],
    },
  },
  {
    key: 'climate-peer-review',
    topics: ['climate-and-pollution'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-CEA-03', 'GCSE-WS-06'],
    question: {
      type: 'single_choice',
      text: 'A website says that the climate is not changing. A research paper says that it is. Before the paper was published, it went through **peer review**. What does that mean?',
      max_score: 1,
      options: [
        option(
          'It was proved to be true for ever',
          'evidence_taken_as_proof',
          'Peer review finds faults. Can it rule out all later evidence?',
        ),
        option(
          'Many readers voted for it',
          'peer_review_misread',
          'It is not a vote. Who is able to judge the methods?',
        ),
        { text: 'Other experts checked the methods' },
        option(
          'The author read it through once more',
          'peer_review_misread',
          'A peer is somebody else with the same training.',
        ),
      ],
      answers: [3],
      hints: [
        'A peer is somebody who works in the same field.',
        'Review means to look at something again, to judge it.',
        'They look at how the data were measured, and at what is concluded from them.',
        'It makes mistakes and bias less likely. It does not make a result certain.',
      ],
      method_answer: [
        { text: 'Experts who were not involved check the work before it is published.' },
        { text: 'A website may be right as well, but nobody has had to check it.' },
      ],
    },
  },
  {
    key: 'climate-sulfur-in-fuel',
    topics: ['climate-and-pollution'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['GCSE-CEA-05'],
    question: {
      type: 'number',
      text: `A ship burns ${thousands('t')} kg of fuel that is {{p|dp1}}% sulfur by mass. Each kilogram of sulfur gives 2 kg of sulfur dioxide. How much sulfur dioxide is given off? Give the unit.`,
      max_score: 2,
      template: {
        draw: { t: { from: 2000, to: 9000, step: 1000 }, q: { pick: [5, 20, 30, 35] } },
        derive: { p: 'q / 10', s: 't * q / 1000', d: '2 * t * q / 1000' },
        where: ['s > 1'],
        check: ['answer / 2 * 1000 = t * q'],
      },
      answer: '{{d|thousands}}',
      unit: 'kg',
      mistakes: [
        slip('{{s}}', 'stopped_early', 'This is the sulfur. How much sulfur dioxide does it give?'),
        slip(
          '{{2 * t * q / 10}}',
          'percent_hundred_left_out',
          'What does per cent mean? Divide by something.',
        ),
      ],
      hints: [
        'First find how much sulfur is in the fuel.',
        'Take the percentage of the mass, and then double it.',
        `One per cent of ${thousands('t')} kg is {{t/100}} kg.`,
        'Multiply {{t/100}} by {{p|dp1}}, and then by 2.',
      ],
      method_answer: [
        {
          maths: tex`${texThousands('t')} \div 100 \times {{p|dp1}} = {{s}}\ \text{kg}`,
          text: 'Sulfur in the fuel.',
        },
        { maths: tex`{{s}} \times 2 = ${texThousands('d')}\ \text{kg}`, text: 'Sulfur dioxide.' },
      ],
    },
  },
]
