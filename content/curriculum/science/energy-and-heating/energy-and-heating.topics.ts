import type { Topic } from '#curriculum/shapes.ts'

export const energyAndHeatingTopics: readonly Topic[] = [
  {
    key: 'energy',
    title: 'Energy',
    description: 'It is never made and never lost, only moved between stores.',
    year: 8,
    prerequisites: ['forces'],
    exercises: { forces: 0.1 },
    objectives: [
      {
        text: 'name energy stores and how energy is moved between them',
        statements: ['SK3-PE-08', 'SK3-PE-10', 'GCSE-PEN-01'],
      },
      {
        text: 'calculate power and efficiency',
        statements: ['SK3-PE-02', 'GCSE-PEN-04', 'GCSE-PEN-07'],
      },
      {
        text: 'say why energy is conserved and yet wasted',
        statements: ['SK3-PE-09', 'GCSE-PEN-05'],
      },
      {
        text: 'tell what makes a change happen from the energy that it moves',
        statements: ['SK3-PE-11'],
      },
    ],
  },
  {
    key: 'food-and-fuel-bills',
    title: 'Food, fuels and bills',
    description: 'How much energy is in a sandwich, and what an hour of gaming costs.',
    year: 8,
    prerequisites: ['energy'],
    exercises: { energy: 0.4 },
    objectives: [
      { text: 'compare the energy of foods in kJ', statements: ['SK3-PE-01'] },
      { text: 'compare the power of appliances in W and kW', statements: ['SK3-PE-02'] },
      {
        text: 'calculate energy in kWh and the cost on a bill',
        statements: ['SK3-PE-03', 'SK3-PE-04'],
      },
      { text: 'change between J, kJ and MJ', statements: ['SK3-PE-03', 'GCSE-WS-23'] },
    ],
  },
  {
    key: 'heating-and-insulation',
    title: 'Heating and insulation',
    description:
      'Why metal feels cold, and how a blanket keeps warm things warm and cold things cold.',
    year: 8,
    prerequisites: ['energy', 'particles-and-states'],
    exercises: { energy: 0.3, 'particles-and-states': 0.2 },
    objectives: [
      {
        text: 'say which way energy moves until temperatures are equal',
        statements: ['SK3-PE-07'],
      },
      { text: 'tell conduction from radiation', statements: ['SK3-PE-07'] },
      {
        text: 'choose a way to keep energy in, and give the reason',
        statements: ['SK3-PE-07', 'GCSE-PEN-06'],
      },
      {
        text: 'tell temperature from the energy in the thermal store',
        statements: ['SK3-PM-09', 'SK3-PE-07'],
      },
    ],
  },
  {
    key: 'energy-resources',
    title: 'Energy resources',
    description: 'Wind, sun, gas and atoms: where our electricity comes from.',
    year: 9,
    prerequisites: ['food-and-fuel-bills'],
    exercises: { energy: 0.2 },
    objectives: [
      {
        text: 'tell renewable from non-renewable resources',
        statements: ['SK3-PE-05', 'GCSE-PEN-09'],
      },
      { text: 'compare resources by cost, reliability and harm', statements: ['GCSE-PEN-09'] },
      {
        text: 'choose a resource for a place and give the reason',
        statements: ['GCSE-PEN-09', 'GCSE-WS-04'],
      },
      {
        text: 'describe from a graph how the use of resources has changed',
        statements: ['GCSE-PEN-09', 'GCSE-WS-17'],
      },
    ],
  },
  {
    key: 'work',
    title: 'Work',
    description: 'What a force does when it moves something, and why a ramp makes it easier.',
    year: 9,
    prerequisites: ['energy', 'springs', 'moments'],
    exercises: { energy: 0.3, forces: 0.1 },
    objectives: [
      { text: 'calculate work, force or distance', statements: ['GCSE-PFO-05'] },
      {
        text: 'explain why a simple machine needs a smaller force over a longer way',
        statements: ['SK3-PE-06'],
      },
      {
        text: 'say what happens to energy when something is stretched or squashed',
        statements: ['SK3-PF-10'],
      },
    ],
  },
  {
    key: 'calculating-energy',
    title: 'Calculating energy',
    description: 'How many joules are in a moving car, a lifted bag and a stretched spring.',
    year: 10,
    prerequisites: ['work'],
    exercises: { work: 0.2, energy: 0.4 },
    objectives: [
      { text: 'calculate kinetic energy', statements: ['GCSE-PEN-02'] },
      { text: 'calculate gravitational potential energy', statements: ['GCSE-PEN-02'] },
      { text: 'calculate elastic potential energy', statements: ['GCSE-PEN-02'] },
      {
        text: 'use conservation to find a speed or a height',
        statements: ['GCSE-PEN-02', 'GCSE-PEN-05'],
      },
    ],
  },
  {
    key: 'heating-and-changing-state',
    title: 'Heating and changing state',
    description:
      'Why water takes so long to warm, and why ice at 0 °C stays at 0 °C while it melts.',
    year: 10,
    prerequisites: ['heating-and-insulation', 'calculating-energy'],
    exercises: { 'heating-and-insulation': 0.2, 'particles-and-states': 0.4 },
    objectives: [
      { text: 'use specific heat capacity', statements: ['GCSE-PEN-03', 'GCSE-PMT-04'] },
      { text: 'use specific latent heat', statements: ['GCSE-PMT-04'] },
      {
        text: 'explain internal energy and how heating changes it',
        statements: ['GCSE-PMT-03', 'SK3-PM-09'],
      },
      { text: 'read a heating graph', statements: ['GCSE-PMT-03', 'SK3-CE-01'] },
      { text: 'say what happens to mass when the state changes', statements: ['GCSE-PMT-02'] },
    ],
  },
  {
    key: 'power-and-efficiency',
    title: 'Power and efficiency',
    description: 'How quickly energy is moved, and how little of it we can keep from being wasted.',
    year: 10,
    prerequisites: ['calculating-energy'],
    exercises: { energy: 0.6 },
    objectives: [
      { text: 'calculate power from energy or work and time', statements: ['GCSE-PEN-04'] },
      { text: 'calculate efficiency from energy or power', statements: ['GCSE-PEN-07'] },
      { text: 'say how lubrication and insulation reduce waste', statements: ['GCSE-PEN-06'] },
      {
        text: 'read an energy diagram and find what is wasted',
        statements: ['GCSE-PEN-05', 'GCSE-PEN-07'],
      },
    ],
  },
  {
    key: 'energy-in-several-steps',
    title: 'Energy in several steps',
    description: 'Longer puzzles with energy, and how to waste less of it.',
    year: 10,
    tier: 'higher',
    prerequisites: ['power-and-efficiency'],
    exercises: { 'power-and-efficiency': 0.5, 'calculating-energy': 0.5 },
    objectives: [
      {
        text: 'join two energy equations in one problem',
        statements: ['GCSE-PEN-02', 'GCSE-PEN-07'],
      },
      { text: 'choose how to raise the efficiency of a device', statements: ['GCSE-PEN-08'] },
      {
        text: 'compare two improvements by calculating',
        statements: ['GCSE-PEN-08', 'GCSE-PEN-07'],
      },
    ],
  },
]
