import type { DemoTopic } from './shapes.ts'

export const scienceTopics = [
  {
    key: 'cells',
    title: 'Cells',
    description: 'The smallest living units, and what each part of them does.',
    prerequisites: [],
    objectives: [
      'name the parts of plant and animal cells',
      'say what each part does',
      'find the magnification of an image',
    ],
  },
  {
    key: 'mitosis-and-meiosis',
    title: 'Mitosis and meiosis',
    description: 'Two ways to divide: for growing, and for making sex cells.',
    prerequisites: ['cells'],
    objectives: [
      'say what mitosis and meiosis are for',
      'count the chromosomes of the new cells',
      'put the stages of mitosis in order',
    ],
  },
  {
    key: 'photosynthesis',
    title: 'Photosynthesis',
    description: 'How plants make their food from light, air and water.',
    prerequisites: ['cells'],
    objectives: [
      'write the word equation of photosynthesis',
      'say what chlorophyll does',
      'name what limits the rate of photosynthesis',
    ],
  },
  {
    key: 'particles-and-states',
    title: 'Particles and states',
    description: 'Solids, liquids and gases, explained by what their particles do.',
    prerequisites: [],
    objectives: [
      'describe the particles of a solid, a liquid and a gas',
      'name the changes of state',
      'explain diffusion',
    ],
  },
  {
    key: 'density',
    title: 'Density',
    description: 'How much mass is packed into a volume, and what floats.',
    prerequisites: ['particles-and-states'],
    objectives: [
      'calculate density, mass or volume',
      'measure the volume of an odd shape',
      'say whether something floats',
    ],
  },
  {
    key: 'forces',
    title: 'Forces',
    description: 'Pushes and pulls: what they do when balanced and when not.',
    prerequisites: [],
    objectives: [
      'find a resultant force',
      'tell weight from mass',
      'say what balanced forces do to motion',
    ],
  },
  {
    key: 'speed',
    title: 'Speed',
    description: 'How far in how long, in numbers and in graphs.',
    prerequisites: ['forces'],
    objectives: [
      'calculate speed, distance or time',
      'change between units of speed',
      'read a distance-time graph',
    ],
  },
  {
    key: 'energy',
    title: 'Energy',
    description: 'It is never made and never lost, only moved between stores.',
    prerequisites: ['forces'],
    objectives: [
      'name energy stores and how energy is moved between them',
      'calculate power and efficiency',
      'say why energy is conserved and yet wasted',
    ],
  },
  {
    key: 'electric-circuits',
    title: 'Electric circuits',
    description: 'Current, potential difference and resistance in series and in parallel.',
    prerequisites: ['energy'],
    objectives: [
      'say what current and potential difference are',
      "use Ohm's law",
      'tell series circuits from parallel ones',
    ],
  },
  {
    key: 'acids-and-alkalis',
    title: 'Acids and alkalis',
    description: 'The pH scale, indicators, and what happens when the two meet.',
    prerequisites: ['particles-and-states'],
    objectives: [
      'read the pH scale',
      'write the word equation of a neutralisation',
      'name the salt that is made',
    ],
  },
] as const satisfies readonly DemoTopic[]
