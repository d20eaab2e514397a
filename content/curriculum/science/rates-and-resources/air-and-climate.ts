import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const airAndClimate: readonly ContentQuestion[] = [
  {
    key: 'air-shares-of-gases',
    topics: ['air-and-climate'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['SK3-CG-06'],
    question: {
      type: 'matching',
      text: 'Match each gas with its share of dry air. One share is left over.',
      max_score: 4,
      left: ['nitrogen', 'oxygen', 'argon', 'carbon dioxide'],
      right: ['about 21%', 'about 1%', 'about 78%', 'about 0.04%', 'about 50%'],
      pairs: [3, 1, 2, 4],
      hints: [
        'One gas makes up most of the air. It is not the one that we need to breathe.',
        'All shares together are 100%. So none of them can be 50%, if another is 78%.',
        'Nitrogen has the largest share.',
        'Oxygen comes next. Of the two small shares, carbon dioxide has the smaller one.',
      ],
      method_answer: [
        { text: 'About 78% nitrogen, 21% oxygen and 1% argon.' },
        { text: 'Carbon dioxide is only about 0.04%.' },
      ],
    },
  },
  {
    key: 'air-oxygen-in-a-room',
    topics: ['air-and-climate'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['SK3-CG-06'],
    question: {
      type: 'number',
      text: 'A {{room}} holds {{v}} m³ of air. About how many cubic metres of it are {{gas}}? Use {{p}}%, and give the number only.',
      max_score: 2,
      template: {
        draw: {
          room: { pick: ['classroom', 'library', 'canteen', 'workshop'] },
          v: { pick: [150, 200, 250, 300] },
        },
        rows: [
          { gas: 'oxygen', p: 21 },
          { gas: 'nitrogen', p: 78 },
        ],
        derive: { k: 'v * p / 100' },
        check: ['100 * answer / p = v'],
      },
      answer: '{{k|dp1}}',
      mistakes: [
        slip('{{v - k}}', 'part_and_rest_swapped', 'This is the volume of all the other gases.'),
        slip('{{p}}', 'percentage_as_amount', 'This is for 100 m³. How many are there?'),
      ],
      hints: [
        'What does {{p}}% mean for each 100 m³?',
        'Divide the volume by 100 and multiply by the number of per cent.',
        'One per cent of {{v}} m³ is {{v/100|dp1}} m³.',
        'Multiply {{v/100|dp1}} by {{p}}.',
      ],
      method_answer: [
        {
          maths: tex`{{v}} \div 100 \times {{p}} = {{k|dp1}}`,
          text: 'In cubic metres.',
        },
      ],
    },
  },
  {
    key: 'air-carbon-in-coal',
    topics: ['air-and-climate'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-CG-05', 'SK3-CG-07'],
    question: {
      type: 'ordering',
      text: 'Follow a carbon atom that was in the air long ago and is in the air again today. Put the steps in order.',
      max_score: 3,
      items: [
        'A fern takes in carbon dioxide and makes sugar.',
        'The fern dies and is buried in a swamp.',
        'Over millions of years the layer becomes coal.',
        'People dig the coal up.',
        'The coal is burnt in a power station.',
        'Carbon dioxide goes into the air.',
      ],
      hints: [
        'Start with the living plant.',
        'Photosynthesis brings carbon in, and burning gives it back.',
        'The plant has to die before it can be buried.',
        'After the coal has formed, people come in. What must they do before they can burn it?',
      ],
      method_answer: [
        { text: 'Photosynthesis, burial, coal, digging, burning, and back into the air.' },
        { text: 'It was stored for millions of years and comes back within hours.' },
      ],
    },
  },
  {
    key: 'air-carbon-cycle-arrows',
    topics: ['air-and-climate', 'photosynthesis', 'respiration'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['SK3-CG-05'],
    question: {
      type: 'cloze_dropdown',
      text: 'The chart shows where carbon goes. Arrow P is [[1]]. Arrow Q is [[2]]. If people burn less coal and oil, arrow [[3]] gets weaker.',
      diagram: {
        kind: 'web',
        arrange: 'levels',
        nodes: [
          { name: 'p', label: 'plants', level: 1 },
          { name: 'f', label: 'coal, oil', level: 1 },
          { name: 'a', label: 'air', level: 2 },
        ],
        arrows: [
          { from: 'a', to: 'p', label: 'P' },
          { from: 'f', to: 'a', label: 'Q' },
        ],
        alt: 'Three boxes: air, plants, and coal and oil. Arrow P leads from the air to the plants. Arrow Q leads from coal and oil to the air.',
      },
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'respiration',
              'respiration_as_photosynthesis',
              'Respiration gives carbon dioxide out. Which way does P point?',
            ),
            { text: 'photosynthesis' },
            option('burning', 'carbon_step_turned_round', 'Does burning take carbon in?'),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'burning' },
            option(
              'photosynthesis',
              'carbon_step_turned_round',
              'Only living plants do that. Is coal alive?',
            ),
            option(
              'breathing',
              'carbon_step_turned_round',
              'Coal does not breathe. What do people do with it?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option('P', 'carbon_step_turned_round', 'Which arrow starts at coal and oil?'),
            { text: 'Q' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Look where each arrow begins and where it ends.',
        'Plants take carbon in to make sugar. Fuels give it out when they are burnt.',
        'Arrow P leads into the plants, and needs light.',
        'The other arrow begins at fuels. What do people do with a fuel?',
      ],
      method_answer: [
        { text: 'P is photosynthesis: carbon goes from the air into plants.' },
        { text: 'Q is burning: carbon of old fuels goes into the air.' },
      ],
    },
  },
  {
    key: 'air-what-people-add',
    topics: ['air-and-climate'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['SK3-CG-07'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these make the amount of carbon dioxide in the air **larger**? Choose all of them.',
      max_score: 3,
      options: [
        option(
          'planting trees on a bare hill',
          'human_effect_turned_round',
          'What do growing trees take from the air?',
        ),
        option(
          'a hole in the ozone layer',
          'ozone_hole_for_climate',
          'That is another problem of the air. Where would the carbon come from?',
        ),
        { text: 'driving a car that burns petrol' },
        { text: 'burning down a forest to get land' },
        { text: 'heating a house with gas' },
        option(
          'a wind turbine that turns',
          'human_effect_turned_round',
          'Is anything burnt while it turns?',
        ),
      ],
      answers: [3, 4, 5],
      hints: [
        'Ask of each: is something with carbon in it burnt?',
        'Petrol, gas and wood contain carbon. Burning joins it with oxygen.',
        'A car engine burns its fuel.',
        'Look for two more fires: one in a boiler, and one in a forest.',
      ],
      method_answer: [
        { text: 'Petrol, gas and wood are burnt, and each gives carbon dioxide.' },
        { text: 'Trees take it in, and a turbine burns nothing.' },
      ],
    },
  },
  {
    key: 'air-rise-since',
    topics: ['air-and-climate'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['SK3-CG-07'],
    question: {
      type: 'number',
      text: 'The chart shows how many parts of carbon dioxide there were in a million parts of air. How many parts more were there in {{y2}} than in {{y1}}?',
      diagram: {
        kind: 'bar_chart',
        categories: ['1960', '1980', '2000', '2020'],
        series: [{ values: [317, 339, 370, 414] }],
        y: { from: 0, to: 500, step: 100, minor: 50, label: 'Parts in a million' },
        alt: 'A bar chart of carbon dioxide in parts per million: 1960, 317; 1980, 339; 2000, 370; 2020, 414.',
        note: '1960: 317, 1980: 339, 2000: 370, 2020: 414',
      },
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { y1: 1960, a: 317, y2: 2020, b: 414 },
          { y1: 1980, a: 339, y2: 2020, b: 414 },
          { y1: 1960, a: 317, y2: 2000, b: 370 },
          { y1: 1980, a: 339, y2: 2000, b: 370 },
          { y1: 2000, a: 370, y2: 2020, b: 414 },
        ],
        check: ['answer + a = b'],
      },
      answer: '{{b - a}}',
      mistakes: [
        slip('{{y2 - y1}}', 'years_for_amount', 'These are the years between. Compare the bars.'),
        slip('{{b}}', 'level_for_change', 'This is how many there were. How many more?'),
      ],
      hints: [
        'You need two of the four bars.',
        'How many more is a difference: the later number less the earlier one.',
        'In {{y1}} there were {{a}} parts.',
        'In {{y2}} there were {{b}}. Subtract.',
      ],
      method_answer: [{ maths: tex`{{b}} - {{a}} = {{b-a}}`, text: 'Parts in a million more.' }],
    },
  },
  {
    key: 'air-what-carbon-dioxide-does',
    topics: ['air-and-climate'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['SK3-CG-07'],
    question: {
      type: 'single_choice',
      text: 'How does more carbon dioxide in the air make the Earth warmer?',
      max_score: 1,
      options: [
        option(
          'It comes out of engines hot and warms the air',
          'waste_heat_for_greenhouse',
          'That bit of heat is soon gone. The gas stays for very long. What does it do?',
        ),
        {
          text: 'It sends a part of the ground’s radiation back down',
        },
        option(
          'It makes a hole through which more sunlight comes in',
          'ozone_hole_for_climate',
          'The hole in the ozone layer is another problem. What happens to the energy that goes out?',
        ),
        option(
          'It burns in the air and gives off heat',
          'carbon_dioxide_burns',
          'Carbon dioxide puts fires out. Could it burn?',
        ),
      ],
      answers: [2],
      hints: [
        'The Earth gets energy from the Sun, and it gives energy off as well.',
        'Warm ground gives off infrared radiation. Some gases let sunlight in but hold this radiation back.',
        'Such gases are called greenhouse gases, and carbon dioxide is one.',
        'Look for the sentence about radiation on its way out.',
      ],
      method_answer: [
        { text: 'Sunlight warms the ground, and the ground gives off infrared radiation.' },
        { text: 'Carbon dioxide takes some of it in and sends part of it back down.' },
      ],
    },
  },
  {
    key: 'air-cold-winter',
    topics: ['air-and-climate'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['SK3-CG-07'],
    question: {
      type: 'single_choice',
      text: '{{name}} says: “This winter was very cold here, so the climate is not getting warmer.” Which answer is best?',
      max_score: 1,
      template: { draw: { name: { pick: ['Ben', 'Sana', 'Lucy', 'Omar'] } } },
      options: [
        option(
          'Climate and weather are the same, but thermometers are not exact.',
          'weather_for_climate',
          'The reading may be quite exact. What does it tell about thirty years?',
        ),
        option(
          'That is right: one cold winter proves it.',
          'weather_for_climate',
          'One winter in one place is weather. Over how many years does one look at climate?',
        ),
        option(
          'The winter was cold because of the hole in the ozone layer.',
          'ozone_hole_for_climate',
          'That is another problem of the air. Think of weather and climate.',
        ),
        {
          text: 'One winter here is weather. Climate is an average of many years.',
        },
      ],
      answers: [4],
      hints: [
        'What is the difference between a day and an average?',
        'Weather is what happens now and here. Climate is what one gets on average, over about thirty years.',
        'A single winter can be cold even while the average rises.',
        'Look for the answer that tells weather and climate apart in this way.',
      ],
      method_answer: [
        { text: 'Weather changes from year to year and place to place.' },
        { text: 'Climate is the average over many years, and that has risen.' },
      ],
    },
  },
]
