import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const space: readonly ContentQuestion[] = [
  {
    key: 'space-why-summer',
    topics: ['space'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['SK3-PS-04'],
    question: {
      type: 'single_choice',
      text: 'Why is it warmer in the UK in July than in January?',
      max_score: 1,
      options: [
        { text: 'The north of the Earth is tilted to the Sun in July' },
        option(
          'On its path the Earth is nearest to the Sun in July',
          'seasons_by_distance',
          'Then it would be summer in Australia too. What season do they have in July?',
        ),
        option(
          'The Sun gives out more heat in July',
          'seasons_by_hotter_sun',
          'Then it would be summer on the whole Earth at the same time. Is it?',
        ),
        option(
          'The Earth spins more slowly in July',
          'seasons_by_spin',
          'A spin takes 24 hours all year long. What else decides how long it is light?',
        ),
      ],
      answers: [1],
      hints: [
        'When it is summer in the UK, it is winter in Australia. What could explain both?',
        'The axis of the Earth is tilted and always points the same way.',
        'So for a part of the year one half leans to the Sun, and later the other half.',
        'The half that leans to the Sun has longer days and a higher Sun. Which half is it in July?',
      ],
      method_answer: [
        { text: 'In July the northern half is tilted towards the Sun.' },
        { text: 'The days are longer, and the light falls more steeply, so it gets warmer.' },
      ],
    },
  },
  {
    key: 'space-order-of-size',
    topics: ['space'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['SK3-PS-03', 'GCSE-PSP-01'],
    question: {
      type: 'ordering',
      text: 'Put these in order of size. Begin with the smallest.',
      max_score: 3,
      items: [
        'the Moon',
        'the Earth',
        'the Sun',
        'the solar system',
        'the Milky Way galaxy',
        'the universe',
      ],
      hints: [
        'Which of these are parts of others in the list?',
        'A moon goes round a planet, and planets go round a star. Stars make up galaxies.',
        'The Moon is smaller than the Earth. Both are much smaller than a star.',
        'The Sun is in the solar system. The solar system is one of very many in our galaxy.',
      ],
      method_answer: [
        { text: 'Moon, Earth and Sun: a moon, a planet and a star.' },
        { text: 'The solar system is a small part of the Milky Way.' },
        { text: 'The universe holds all of the galaxies.' },
      ],
    },
  },
  {
    key: 'space-day-length',
    topics: ['space'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['SK3-PS-04'],
    question: {
      type: 'matching',
      text: 'On 21 June the North Pole is tilted towards the Sun. Match each place with how long it is light there on that day. One time is left over.',
      diagram: {
        kind: 'figure',
        points: {
          O: [0, 0],
          N: [-0.94, 2.15],
          S: [0.94, -2.15],
          A: [-7, 1.2],
          B: [-2.6, 1.2],
          C: [-7, -1.2],
          D: [-2.6, -1.2],
          E: [-7, 0],
          F: [-2.6, 0],
        },
        labels: { O: '', N: 'N', S: 'S', A: '', B: '', C: '', D: '', E: '', F: '' },
        circles: [{ centre: 'O', radius: 2 }],
        segments: [
          { from: 'N', to: 'S', dashed: true },
          { from: 'A', to: 'B', type: 'vector' },
          { from: 'C', to: 'D', type: 'vector' },
          { from: 'E', to: 'F', type: 'vector' },
        ],
        alt: 'Light comes from the left to the Earth, a circle. Its axis is tilted: the North Pole N leans to the left, towards the light, and the South Pole S leans away.',
      },
      max_score: 3,
      left: ['London', 'the equator', 'the South Pole'],
      right: ['about 12 hours', 'about 17 hours', 'not at all', '24 hours'],
      pairs: [2, 1, 3],
      hints: [
        'Which places stay longer in the light while the Earth spins once?',
        'The half that is tilted towards the Sun has days longer than 12 hours.',
        'The equator is just in the middle. Its days hardly change in a year.',
        'The South Pole leans away from the Sun. Does it come into the light at all while the Earth spins?',
      ],
      method_answer: [
        { text: 'London is in the northern half: the days are long, about 17 hours.' },
        { text: 'At the equator a day has about 12 hours of light all year.' },
        {
          text: 'The South Pole stays in the dark for months. The North Pole has 24 hours of light.',
        },
      ],
    },
  },
  {
    key: 'space-weight-elsewhere',
    topics: ['space'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['SK3-PS-01'],
    question: {
      type: 'number',
      text: 'A {{thing}} has a mass of {{m}} kg. On {{place}} the gravitational field strength is {{g|dp1}} N/kg. What is its weight there? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          m: { pick: [20, 30, 40, 50, 60, 80] },
          thing: { pick: ['robot', 'buggy', 'probe', 'telescope'] },
        },
        rows: [
          { place: 'the Moon', g: 1.6 },
          { place: 'Mars', g: 3.7 },
          { place: 'Venus', g: 8.9 },
          { place: 'Mercury', g: 3.7 },
        ],
        derive: { w: 'm * g' },
        check: ['answer / m = g'],
      },
      answer: '{{w}}',
      unit: 'N',
      mistakes: [
        slip('{{m}}', 'mass_for_weight', 'This is the mass. How hard is each kilogram pulled?'),
        slip(
          '{{m * 10}}',
          'field_of_earth_used',
          'This would be its weight on the Earth, more or less. Use the field strength of {{place}}.',
        ),
      ],
      hints: [
        'How hard is each kilogram pulled down there?',
        'Weight is mass times gravitational field strength.',
        'The mass is {{m}} kg, and each kilogram is pulled with {{g|dp1}} N.',
        'Work out {{m}} × {{g|dp1}}. A weight is a force, in newtons.',
      ],
      method_answer: [
        {
          maths: tex`{{m}} \times {{g|dp1}} = {{w}}\ \text{N}`,
          text: 'Mass times field strength.',
        },
      ],
    },
  },
  {
    key: 'space-what-gravity-does',
    topics: ['space'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['SK3-PS-02', 'SK3-PS-01'],
    question: {
      type: 'multiple_choice',
      text: 'Which are true of gravity? Choose all that are.',
      max_score: 2,
      options: [
        { text: 'It keeps the Moon on its path round the Earth' },
        { text: 'It keeps the Earth on its path round the Sun' },
        option(
          'It ends where the air ends',
          'no_gravity_far_up',
          'There is no air between Earth and Moon. What holds the Moon then?',
        ),
        option(
          'There is none on the Moon',
          'no_gravity_far_up',
          'Things fall on the Moon too, only more slowly.',
        ),
        option(
          'The Earth pulls the Moon, but the Moon does not pull the Earth',
          'gravity_one_way',
          'The tides of the sea rise and fall with the Moon. Who pulls there?',
        ),
      ],
      answers: [1, 2],
      hints: [
        'What would the Moon do if nothing pulled it?',
        'Gravity acts between any two things that have mass, across empty space too.',
        'Without a pull, the Moon and the Earth would go straight on and away.',
        'Check the other statements: do things fall on the Moon, and why are there tides?',
      ],
      method_answer: [
        {
          text: 'Gravity reaches through space. It holds the Moon and the planets on their paths.',
        },
        { text: 'Both pull each other. And the Moon has gravity, about a sixth of ours.' },
      ],
    },
  },
  {
    key: 'space-light-year',
    topics: ['space'],
    difficulty: 0,
    minutes: 0.75,
    statements: ['SK3-PS-05'],
    question: {
      type: 'single_choice',
      text: 'What is a light year?',
      max_score: 1,
      options: [
        option(
          'The time that the Earth needs to go round the Sun',
          'light_year_as_time',
          'That is a year. What does “light” add to it?',
        ),
        option(
          'The speed of light',
          'light_year_as_speed',
          'A speed is told for each second. What do you get from a speed and a time?',
        ),
        option(
          'A year that is very short',
          'light_year_as_time',
          'It is used to say how far away stars are. What is it then?',
        ),
        { text: 'The distance that light travels in one year' },
      ],
      answers: [4],
      hints: [
        'What do astronomers measure in light years?',
        'The nearest star after the Sun is about 4 light years away.',
        '“Away” tells what kind of quantity it is.',
        'Think of light that travels on for a whole year. What has it covered?',
      ],
      method_answer: [
        { text: 'It is a distance: as far as light gets in one year.' },
        { text: 'That is about 9.5 million million kilometres.' },
      ],
    },
  },
  {
    key: 'space-light-from-the-sun',
    topics: ['space'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['SK3-PS-05'],
    question: {
      type: 'number',
      text: 'Light travels 300,000 km in each second. It takes about {{t}} minutes from the Sun to {{place}}. How far is {{place}} from the Sun? Give the unit. You may write “million km”.',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { place: 'Venus', t: 6 },
          { place: 'the Earth', t: 8 },
          { place: 'Mars', t: 13 },
          { place: 'Jupiter', t: 43 },
          { place: 'Saturn', t: 80 },
        ],
        check: ['answer / 60 / t = 300000'],
      },
      answer: '{{18000000 * t}}',
      unit: 'km',
      mistakes: [
        slip('{{300000 * t}}', 'sixty_forgotten', 'How many seconds are {{t}} minutes?'),
        slip(
          '{{18 * t}}',
          'unit_prefix',
          'Light gets that many **million** kilometres. Are the millions in your answer?',
        ),
      ],
      hints: [
        'How far does light get in one minute?',
        'Distance is speed times time, with the time in seconds.',
        'In a minute light travels 300,000 × 60 = 18,000,000 km.',
        'That is 18 million km in each minute. Multiply it by {{t}}.',
      ],
      method_answer: [
        {
          maths: tex`300{,}000 \times 60 = 18{,}000{,}000`,
          text: 'Kilometres in one minute: 18 million.',
        },
        {
          maths: tex`18{,}000{,}000 \times {{t}} = {{18000000*t|thousands_tex}}\ \text{km}`,
          text: 'That is {{18*t|thousands}} million km.',
        },
      ],
    },
  },
]
