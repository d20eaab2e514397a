import type { Topic } from '#curriculum/shapes.ts'

export const electricityAndMagnetismTopics: readonly Topic[] = [
  {
    key: 'circuit-diagrams',
    title: 'Circuits and their symbols',
    description:
      'How to draw a circuit so that anyone can build it, and what lets electricity through.',
    year: 7,
    prerequisites: [],
    exercises: {},
    objectives: [
      { text: 'match a component with its symbol', statements: ['GCSE-PEL-06'] },
      { text: 'say whether a lamp lights in a circuit', statements: ['GCSE-PEL-06', 'SK3-PL-02'] },
      { text: 'tell conductors from insulators', statements: ['SK3-PL-05'] },
    ],
  },
  {
    key: 'magnets',
    title: 'Magnets',
    description: 'Poles that push and pull without touching, and the magnet under your feet.',
    year: 7,
    prerequisites: ['forces'],
    exercises: { forces: 0.1 },
    objectives: [
      {
        text: 'predict whether two poles attract or repel',
        statements: ['SK3-PL-08', 'GCSE-PMA-01'],
      },
      {
        text: 'say which materials are magnetic, and what an induced magnet is',
        statements: ['GCSE-PMA-01', 'SK3-PF-11'],
      },
      {
        text: 'read a field from its lines and a compass',
        statements: ['SK3-PL-09', 'GCSE-PMA-02'],
      },
      { text: 'explain how a compass finds north', statements: ['SK3-PL-10', 'GCSE-PMA-02'] },
    ],
  },
  {
    key: 'electric-circuits',
    title: 'Electric circuits',
    description: 'Current, potential difference and resistance in series and in parallel.',
    year: 8,
    prerequisites: ['circuit-diagrams', 'energy'],
    exercises: { 'circuit-diagrams': 0.4 },
    objectives: [
      {
        text: 'say what current and potential difference are',
        statements: ['SK3-PL-01', 'SK3-PL-03'],
      },
      { text: "use Ohm's law", statements: ['SK3-PL-04', 'GCSE-PEL-02'] },
      { text: 'tell series circuits from parallel ones', statements: ['SK3-PL-02'] },
      {
        text: 'say how an ammeter and a voltmeter are connected',
        statements: ['SK3-PL-01', 'SK3-PL-03'],
      },
    ],
  },
  {
    key: 'static-electricity',
    title: 'Static electricity',
    description: 'Why a rubbed balloon sticks to the wall and hair stands on end.',
    year: 9,
    prerequisites: ['electric-circuits'],
    exercises: { 'electric-circuits': 0.1 },
    objectives: [
      { text: 'explain charging by rubbing with electrons', statements: ['SK3-PL-06'] },
      {
        text: 'predict whether charged things attract or repel',
        statements: ['SK3-PL-06', 'SK3-PF-11'],
      },
      {
        text: 'say what an electric field is and where it is strong',
        statements: ['SK3-PL-07', 'GCSE-PFO-01'],
      },
    ],
  },
  {
    key: 'electromagnets',
    title: 'Electromagnets and motors',
    description: 'Magnets that you can switch on and off, and how they turn wheels.',
    year: 9,
    prerequisites: ['magnets', 'electric-circuits'],
    exercises: { magnets: 0.4, 'electric-circuits': 0.1 },
    objectives: [
      {
        text: 'describe the field of a wire and of a coil',
        statements: ['SK3-PL-11', 'GCSE-PMA-03'],
      },
      {
        text: 'say how to make an electromagnet stronger',
        statements: ['SK3-PL-11', 'GCSE-PMA-03'],
      },
      { text: 'choose a use for an electromagnet and explain it', statements: ['SK3-PL-11'] },
      { text: 'say what makes a simple motor turn', statements: ['SK3-PL-11'] },
    ],
  },
  {
    key: 'charge-and-resistance',
    title: 'Charge and resistance',
    description: 'How much charge flows, and how lamps, diodes and sensors hold it back.',
    year: 10,
    prerequisites: ['electric-circuits'],
    exercises: { 'electric-circuits': 0.5 },
    objectives: [
      { text: 'calculate charge, current or time', statements: ['GCSE-PEL-01'] },
      {
        text: 'calculate with potential difference, current and resistance',
        statements: ['GCSE-PEL-02'],
      },
      { text: 'match a graph with a resistor, a lamp or a diode', statements: ['GCSE-PEL-03'] },
      {
        text: 'say how thermistors and LDRs respond, and what they are used for',
        statements: ['GCSE-PEL-04'],
      },
    ],
  },
  {
    key: 'series-and-parallel',
    title: 'Series and parallel rules',
    description: 'How current, potential difference and resistance are shared out.',
    year: 10,
    prerequisites: ['charge-and-resistance'],
    exercises: { 'charge-and-resistance': 0.3, 'electric-circuits': 0.5 },
    objectives: [
      { text: 'find a current in a series or parallel circuit', statements: ['GCSE-PEL-05'] },
      {
        text: 'find a potential difference in a series or parallel circuit',
        statements: ['GCSE-PEL-05'],
      },
      {
        text: 'find a total resistance in series, and say what happens in parallel',
        statements: ['GCSE-PEL-05'],
      },
      { text: 'read and complete a circuit diagram', statements: ['GCSE-PEL-06'] },
    ],
  },
  {
    key: 'electrical-power',
    title: 'Electrical power',
    description: 'How much energy an appliance moves, and how fast.',
    year: 10,
    prerequisites: ['series-and-parallel', 'calculating-energy'],
    exercises: { 'charge-and-resistance': 0.4, energy: 0.2 },
    objectives: [
      {
        text: 'calculate power from potential difference and current',
        statements: ['GCSE-PEL-09'],
      },
      { text: 'calculate power from current and resistance', statements: ['GCSE-PEL-09'] },
      { text: 'calculate energy from power and time', statements: ['GCSE-PEL-10'] },
      {
        text: 'calculate energy from charge and potential difference',
        statements: ['GCSE-PEL-10'],
      },
    ],
  },
  {
    key: 'mains-electricity',
    title: 'Mains electricity',
    description: 'What comes out of the socket, how it gets there and how to stay safe.',
    year: 10,
    prerequisites: ['electrical-power'],
    exercises: { 'electrical-power': 0.2 },
    objectives: [
      {
        text: 'tell alternating from direct current, and give the values of the UK mains',
        statements: ['GCSE-PEL-07'],
      },
      {
        text: 'match the live, neutral and earth wires with their colours and jobs',
        statements: ['GCSE-PEL-08'],
      },
      {
        text: 'explain how a fuse and the earth wire keep people safe',
        statements: ['GCSE-PEL-08'],
      },
      { text: 'explain why the national grid uses transformers', statements: ['GCSE-PEL-11'] },
    ],
  },
  {
    key: 'motor-effect',
    title: 'The motor effect',
    description: 'How a wire jumps in a magnetic field, and how that turns a motor.',
    year: 11,
    tier: 'higher',
    prerequisites: ['electromagnets', 'charge-and-resistance'],
    exercises: { electromagnets: 0.5 },
    objectives: [
      { text: 'use the left-hand rule', statements: ['GCSE-PMA-04'] },
      { text: 'calculate the force on a wire', statements: ['GCSE-PMA-04'] },
      { text: 'explain how a motor keeps turning', statements: ['GCSE-PMA-05'] },
    ],
  },
  {
    key: 'transformers',
    title: 'Transformer power',
    description: 'How the grid trades current for potential difference, and why that saves energy.',
    year: 11,
    tier: 'higher',
    prerequisites: ['mains-electricity'],
    exercises: { 'mains-electricity': 0.4, 'electrical-power': 0.5 },
    objectives: [
      { text: 'use input power = output power', statements: ['GCSE-PMA-06'] },
      {
        text: 'find a current or potential difference of a transformer',
        statements: ['GCSE-PMA-06'],
      },
      {
        text: 'explain why less energy is lost at a low current',
        statements: ['GCSE-PMA-06', 'GCSE-PEL-11'],
      },
    ],
  },
]
