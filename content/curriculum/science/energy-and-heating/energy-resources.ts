import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const energyResources: readonly ContentQuestion[] = [
  {
    key: 'resources-pick-renewables',
    topics: ['energy-resources'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['SK3-PE-05', 'GCSE-PEN-09'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these energy resources are **renewable**? Choose all of them.',
      max_score: 3,
      options: [
        option(
          'natural gas',
          'renewable_misjudged',
          'The word natural misleads. How long does gas take to form?',
        ),
        { text: 'wind' },
        option(
          'uranium for nuclear power',
          'renewable_misjudged',
          'It gives off no carbon dioxide. But is it replaced as it is used?',
        ),
        { text: 'tides' },
        option('coal', 'renewable_misjudged', 'How long ago did the plants live that became coal?'),
        { text: 'wood from forests that are planted again' },
      ],
      answers: [2, 4, 6],
      hints: [
        'Ask of each: will there be as much of it in a hundred years, if we go on using it?',
        'A renewable resource is replaced as fast as it is used.',
        'Fossil fuels took millions of years to form.',
        'Also leave out the metal that is dug out of the ground. Three are left.',
      ],
      method_answer: [
        { text: 'Wind and tides go on whatever we do, and new trees can be grown.' },
        { text: 'Gas, coal and uranium are in the ground and are not replaced as we use them.' },
      ],
    },
  },
  {
    key: 'resources-meaning',
    topics: ['energy-resources'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['SK3-PE-05', 'GCSE-PEN-09'],
    question: {
      type: 'cloze_dropdown',
      text: 'A resource is renewable if it is [[1]]. Coal, oil and gas are called [[2]] fuels, because they were made from [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'used only once',
              'renewable_misjudged',
              'Gas is used once too, and is not renewable.',
            ),
            { text: 'replaced as fast as it is used' },
            option(
              'clean',
              'renewable_means_clean',
              'Burning wood gives smoke, and yet wood can be renewable.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'nuclear',
              'energy_resource_mixed_up',
              'Nuclear fuels are metals such as uranium.',
            ),
            { text: 'fossil' },
            option(
              'renewable',
              'renewable_misjudged',
              'They take millions of years to form. Can they be replaced in time?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'living things of long ago' },
            option(
              'melted rock',
              'energy_resource_mixed_up',
              'Rock does not burn. What in a swamp or a sea could become fuel?',
            ),
            option(
              'atoms that split',
              'energy_resource_mixed_up',
              'That is how nuclear power works.',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'The word renew means to make new again.',
        'Compare how fast something is used with how fast it forms.',
        'The word for the fuels is also used for old bones in rock.',
        'Those bones came from something that lived. So did the fuels.',
      ],
      method_answer: [
        { text: 'Renewable: replaced as fast as it is used.' },
        { text: 'Coal, oil and gas are the remains of living things: fossil fuels.' },
      ],
    },
  },
  {
    key: 'resources-what-limits',
    topics: ['energy-resources'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['GCSE-PEN-09'],
    question: {
      type: 'matching',
      text: 'Each resource has a weak point. Match them. One is left over.',
      max_score: 4,
      left: ['solar panels', 'wind turbines', 'a gas power station', 'a nuclear power station'],
      right: [
        'it gives off much carbon dioxide',
        'its waste stays dangerous for a very long time',
        'they give nothing at night',
        'it works only where rocks near the surface are hot',
        'they give nothing when the air is still',
      ],
      pairs: [3, 5, 1, 2],
      hints: [
        'Ask of each what it needs, and what it leaves behind.',
        'Two of them depend on the weather or the time of day. Two need a fuel.',
        'Solar panels need light.',
        'One of the fuels is burnt. The other leaves waste that is radioactive. Hot rocks are for another kind of station.',
      ],
      method_answer: [
        { text: 'Solar panels need daylight, and wind turbines need wind.' },
        { text: 'Burning gas gives carbon dioxide. Nuclear waste stays radioactive for long.' },
      ],
    },
  },
  {
    key: 'resources-nuclear',
    topics: ['energy-resources'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-PEN-09'],
    question: {
      type: 'single_choice',
      text: 'A country wants electricity day and night, whatever the weather, with hardly any carbon dioxide while the station runs. Which resource gives that?',
      max_score: 1,
      options: [
        { text: 'nuclear power, because it burns no fuel' },
        option(
          'solar power, because it is renewable',
          'renewable_always_there',
          'Renewable does not mean always there. What of the night?',
        ),
        option(
          'coal, because it can be burnt at any time',
          'fuel_without_carbon',
          'That is true, but what does burning coal give off?',
        ),
        option(
          'wind power, because wind costs nothing',
          'renewable_always_there',
          'The price is not what is asked. What of a calm week?',
        ),
      ],
      answers: [1],
      hints: [
        'There are two conditions. Test each resource against both.',
        'First cross out what depends on the weather. Then cross out what is burnt.',
        'Sun and wind depend on the weather.',
        'Of the two that are left, one is burnt. Burning a fuel with carbon gives carbon dioxide.',
      ],
      method_answer: [
        { text: 'Sun and wind are not always there. Coal gives off much carbon dioxide.' },
        { text: 'A nuclear station runs day and night, and it burns nothing.' },
      ],
    },
  },
  {
    key: 'resources-how-many-turbines',
    topics: ['energy-resources'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-PEN-09'],
    question: {
      type: 'number',
      text: 'A wind turbine gives at most {{w}} MW. Because the wind changes, it gives only {{p}}% of that on average. How many such turbines give {{big}} MW on average?',
      max_score: 2,
      template: {
        draw: {
          w: { pick: [4, 5, 8, 10] },
          p: { pick: [30, 40, 50] },
          n: { from: 40, to: 160, step: 20 },
        },
        derive: { mean: 'w * p / 100', big: 'n * mean' },
        where: [
          'is_integer(big)',
          'is_integer(10 * mean)',
          'is_integer(big / w)',
          'big != n',
          'mean != 2',
        ],
        check: ['answer * w * p = 100 * big'],
      },
      answer: '{{n}}',
      mistakes: [
        slip(
          '{{big / w}}',
          'renewable_always_there',
          'That would do if the wind always blew at its best.',
        ),
      ],
      hints: [
        'Does each turbine give its {{w}} MW all the time?',
        'First find what one turbine gives on average. Then see how many of these are needed.',
        'One turbine gives {{p}}% of {{w}} MW, which is {{mean|dp1}} MW.',
        'Divide {{big}} by {{mean|dp1}}.',
      ],
      method_answer: [
        {
          maths: tex`{{w}} \times {{p/100|dp1}} = {{mean|dp1}}\ \text{MW}`,
          text: 'One turbine on average.',
        },
        { maths: tex`{{big}} \div {{mean|dp1}} = {{n}}`, text: 'So many turbines.' },
      ],
    },
  },
  {
    key: 'resources-read-the-trend',
    topics: ['energy-resources'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['GCSE-PEN-09', 'GCSE-WS-17'],
    question: {
      type: 'multi_part',
      text: 'The graph shows the share of coal and of wind in the electricity of a country.',
      diagram: {
        kind: 'axes',
        x: { from: 2000, to: 2020, step: 5, label: 'Year' },
        y: { from: 0, to: 50, step: 10, minor: 2, label: 'Share (%)' },
        polylines: [
          {
            points: [
              [2000, '{{c0}}'],
              [2005, '{{c1}}'],
              [2010, '{{c2}}'],
              [2015, '{{c3}}'],
              [2020, '{{c4}}'],
            ],
            label: 'coal',
            marks: 'dot',
            tone: 'c',
          },
          {
            points: [
              [2000, 0],
              [2005, 2],
              [2010, '{{w2}}'],
              [2015, '{{w3}}'],
              [2020, '{{w4}}'],
            ],
            label: 'wind',
            marks: 'dot',
            tone: 'b',
          },
        ],
        alt: 'A line graph. Coal: {{c0}}% in 2000, {{c1}}% in 2005, {{c2}}% in 2010, {{c3}}% in 2015, {{c4}}% in 2020. Wind: 0% in 2000, 2% in 2005, {{w2}}% in 2010, {{w3}}% in 2015, {{w4}}% in 2020.',
      },
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { c0: 40, c1: 44, c2: 36, c3: 24, c4: 4, w2: 6, w3: 16, w4: 28 },
          { c0: 38, c1: 42, c2: 34, c3: 24, c4: 6, w2: 8, w3: 14, w4: 30 },
          { c0: 46, c1: 48, c2: 38, c3: 26, c4: 8, w2: 4, w3: 12, w4: 24 },
        ],
        check: ['answer1 = c0 - c4'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'By how many percentage points did the share of coal fall from 2000 to 2020? Give the number only.',
          max_score: 1,
          answer: '{{c0 - c4}}',
          percent_sign: 'name',
          mistakes: [
            slip(
              '{{c4}}',
              'part_and_rest_swapped',
              'So much still comes from coal. How much has gone?',
            ),
            slip('{{w4}}', 'chart_bars_mixed', 'This is the line of the wind.'),
          ],
          hints: ['Read the line of coal at both ends, and subtract.'],
          method_answer: [
            { maths: tex`{{c0}} - {{c4}} = {{c0-c4}}`, text: 'The fall of coal in 20 years.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Which sentence describes the whole line of **coal** best?',
          max_score: 2,
          options: [
            option(
              'It falls all the time.',
              'trend_part_left_out',
              'Look at the first five years again.',
            ),
            { text: 'It rises a little until 2005 and then falls, fastest after 2015.' },
            option(
              'It falls by the same amount in each five years, from 2000 to 2020.',
              'trend_taken_as_steady',
              'Are all parts of the line as steep?',
            ),
            option(
              'It rises a little until 2005, and then rises faster until 2020.',
              'chart_trend_turned_round',
              'Follow the line from left to right. Does it end higher or lower?',
            ),
          ],
          answers: [2],
          hints: ['Say for each part of the line whether it rises or falls, and how steeply.'],
          method_answer: [
            { text: 'From {{c0}}% to {{c1}}% it rises, then it falls in every five years.' },
            { text: 'The line is steepest from 2015 to 2020.' },
          ],
        },
      ],
      hints: [
        'Two lines: make sure which is coal.',
        'For a change, read both ends. For a trend, describe each part of the line in turn.',
        'In 2000 the line of coal is at {{c0}}%.',
        'In 2020 it is at {{c4}}%. For the second part look at where it rises and where it is steepest.',
      ],
      method_answer: [
        { maths: tex`{{c0}} - {{c4}} = {{c0-c4}}`, text: 'The fall of coal.' },
        { text: 'First a small rise, then a fall that is fastest at the end.' },
      ],
    },
  },
  {
    key: 'resources-for-an-island',
    topics: ['energy-resources'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-PEN-09', 'GCSE-WS-04'],
    question: {
      type: 'single_choice',
      text: 'A small island has little sun and no rivers. It is windy on most days, but there are calm weeks. There are no pipes or cables to the mainland. Which plan is the best one?',
      max_score: 1,
      options: [
        { text: 'Wind turbines, and a store or a small generator for calm weeks' },
        option(
          'Wind turbines alone, because wind is renewable',
          'renewable_always_there',
          'What would people do in a calm week?',
        ),
        option(
          'A dam with a hydroelectric station, because water is reliable',
          'resource_without_its_place',
          'What does a dam need that this island does not have?',
        ),
        option(
          'Solar panels alone, because they need no fuel',
          'resource_without_its_place',
          'Look again at what is said about the sun.',
        ),
      ],
      answers: [1],
      hints: [
        'List what the island has and what it lacks.',
        'A good plan uses what is there, and also says what happens when it is not there.',
        'Without rivers a dam is no use. With little sun panels give little.',
        'So wind it is. What has to be added for the calm weeks?',
      ],
      method_answer: [
        { text: 'Wind is what the island has, so turbines fit the place.' },
        { text: 'They give nothing in calm weeks, so something else must stand by.' },
      ],
    },
  },
  {
    key: 'resources-weigh-up-solar-farm',
    topics: ['energy-resources'],
    difficulty: 0.9,
    minutes: 5,
    statements: ['GCSE-PEN-09', 'GCSE-WS-04'],
    question: {
      type: 'long_text',
      text: 'A town may replace an old gas power station with a field of solar panels. Give one reason for it that is about the air, one reason for it that is about the fuel, and one reason against it. Explain each in a sentence.',
      max_score: 3,
      criteria: [
        {
          code: 'carbon',
          text: 'Solar panels give off no carbon dioxide while they work, and gas does',
          marks: 1,
          evidence: [
            'Solar panels give off no carbon dioxide when they work, while burning gas does.',
            'Burning gas makes greenhouse gases, which warm the climate.',
          ],
        },
        {
          code: 'renewable',
          text: 'Sunlight is renewable and costs nothing, and gas will run out',
          marks: 1,
          evidence: [
            'Sunlight is renewable and will not run out, but gas will.',
            'Sunlight is free, so there is no fuel to buy.',
          ],
        },
        {
          code: 'reliable',
          text: 'Panels give nothing at night and little on dark days, or need much land',
          marks: 1,
          evidence: [
            'Solar panels give no electricity at night, so they are not reliable.',
            'On cloudy winter days solar panels give little.',
            'Solar panels need a lot of land.',
          ],
        },
      ],
      references: [
        'Solar panels give off no carbon dioxide when they work, while burning gas does. Sunlight is renewable and will not run out, but gas will. Solar panels give no electricity at night, so they are not reliable.',
      ],
      hints: [
        'Think of the air, of the fuel, and of the time of day.',
        'Compare the two in the same way each time: one sentence about panels and gas together.',
        'One reason for it is about what comes out of a gas power station.',
        'Another reason is about the fuel. The reason against it is about the times without sun, or about land.',
      ],
      method_answer: [
        { text: 'For: no carbon dioxide while it runs, and sunlight is free and renewable.' },
        { text: 'Against: it gives nothing at night and little on dark days.' },
      ],
    },
  },
]
