import type { Topic } from '#curriculum/shapes.ts'
import { spectrumTopics } from './spectrum.topics.ts'

export const wavesAndMatterTopics: readonly Topic[] = [
  {
    key: 'space',
    title: 'Earth and space',
    description: 'Days, seasons, moons and stars, and how far away they are.',
    year: 7,
    prerequisites: [],
    exercises: {},
    objectives: [
      {
        text: 'explain day length and the seasons by the tilt of the Earth',
        statements: ['SK3-PS-04'],
      },
      {
        text: 'put Earth, Sun, solar system, galaxy and universe in order',
        statements: ['SK3-PS-03', 'GCSE-PSP-01'],
      },
      {
        text: 'say what gravity does between Earth, Moon and Sun, and on other planets',
        statements: ['SK3-PS-02', 'SK3-PS-01'],
      },
      { text: 'say what a light year is', statements: ['SK3-PS-05'] },
    ],
  },
  {
    key: 'sound',
    title: 'Sound',
    description: 'How a guitar string reaches your ear, and why space is silent.',
    year: 8,
    prerequisites: ['particles-and-states'],
    exercises: { 'particles-and-states': 0.1 },
    objectives: [
      { text: 'say how sounds are made, travel and are heard', statements: ['SK3-PW-04'] },
      { text: 'compare the speed of sound in air, water and solids', statements: ['SK3-PW-03'] },
      { text: 'link pitch with frequency, and use hertz', statements: ['SK3-PW-02', 'SK3-PW-05'] },
      { text: 'explain echoes and calculate a distance from one', statements: ['SK3-PW-02'] },
      { text: 'say what ultrasound and microphones do', statements: ['SK3-PW-06'] },
    ],
  },
  {
    key: 'light',
    title: 'Light',
    description: 'How light travels, bounces and bends.',
    year: 8,
    prerequisites: [],
    exercises: {},
    objectives: [
      { text: 'say how light travels, and what a vacuum changes', statements: ['SK3-PW-08'] },
      { text: 'compare light with sound', statements: ['SK3-PW-07', 'SK3-PW-08'] },
      {
        text: 'use the law of reflection, and tell mirrors from rough surfaces',
        statements: ['SK3-PW-09', 'SK3-PW-10'],
      },
      {
        text: 'predict which way a ray bends when it enters or leaves glass',
        statements: ['SK3-PW-10'],
      },
    ],
  },
  {
    key: 'seeing',
    title: 'Lenses, eyes and colour',
    description: 'How your eye makes a picture, and why a red apple is red.',
    year: 8,
    prerequisites: ['light'],
    exercises: { light: 0.5 },
    objectives: [
      { text: 'say what a convex lens does to rays', statements: ['SK3-PW-10'] },
      { text: 'name the parts of the eye and say how it focuses', statements: ['SK3-PW-11'] },
      {
        text: 'compare the eye with a camera and a pinhole camera',
        statements: ['SK3-PW-12', 'SK3-PW-10'],
      },
      { text: 'explain how a prism splits white light', statements: ['SK3-PW-13'] },
      { text: 'predict the colour of an object in coloured light', statements: ['SK3-PW-13'] },
    ],
  },
  {
    key: 'density',
    title: 'Density',
    description: 'How much mass is packed into a volume, and what floats.',
    year: 8,
    prerequisites: ['particles-and-states'],
    exercises: { 'particles-and-states': 0.2 },
    objectives: [
      { text: 'calculate density, mass or volume', statements: ['SK3-PM-02', 'GCSE-PMT-01'] },
      { text: 'measure the volume of an odd shape', statements: ['GCSE-PMT-01'] },
      { text: 'say whether something floats', statements: ['SK3-PM-02', 'SK3-PF-13'] },
      {
        text: 'explain density by particles, and why ice floats',
        statements: ['SK3-PM-06', 'GCSE-PMT-01'],
      },
    ],
  },
  {
    key: 'gas-pressure',
    title: 'Gas pressure',
    description: 'Billions of tiny knocks every second: what presses in a tyre.',
    year: 9,
    prerequisites: ['pressure', 'density'],
    exercises: { 'particles-and-states': 0.4, pressure: 0.2 },
    objectives: [
      { text: 'explain gas pressure by particles', statements: ['SK3-CP-02'] },
      {
        text: 'predict the pressure when a closed gas is warmed or cooled',
        statements: ['GCSE-PMT-05', 'SK3-PM-08'],
      },
      { text: 'explain Brownian motion', statements: ['SK3-PM-03'] },
    ],
  },
  {
    key: 'waves',
    title: 'Waves',
    description: 'What a wave carries, and what stays where it is.',
    year: 9,
    prerequisites: ['sound', 'light'],
    exercises: { sound: 0.3 },
    objectives: [
      {
        text: 'say what moves along with a wave and what does not',
        statements: ['SK3-PW-01', 'SK3-PW-06'],
      },
      { text: 'tell transverse from longitudinal waves', statements: ['SK3-PW-01', 'GCSE-PWA-01'] },
      { text: 'say what happens when waves meet or reach a wall', statements: ['SK3-PW-01'] },
    ],
  },
  {
    key: 'radioactivity',
    title: 'Radioactivity',
    description: 'What some atoms send out, and what can stop it.',
    year: 10,
    prerequisites: ['inside-the-atom'],
    exercises: { 'inside-the-atom': 0.4 },
    objectives: [
      { text: 'compare alpha, beta, gamma and neutron radiation', statements: ['GCSE-PAT-05'] },
      { text: 'complete a nuclear equation', statements: ['GCSE-PAT-06'] },
      {
        text: 'say how electrons change level, and what ionisation is',
        statements: ['GCSE-PAT-04'],
      },
      { text: 'say why the nuclear model replaced the plum pudding', statements: ['GCSE-PAT-01'] },
    ],
  },
  {
    key: 'half-life',
    title: 'Half-life',
    description: 'Nobody knows which atom is next, yet everybody knows when half are gone.',
    year: 10,
    prerequisites: ['radioactivity'],
    exercises: { radioactivity: 0.2 },
    objectives: [
      { text: 'find a half-life from a graph or a table', statements: ['GCSE-PAT-07'] },
      { text: 'calculate what is left after some half-lives', statements: ['GCSE-PAT-07'] },
      { text: 'say what it means that decay is random', statements: ['GCSE-PAT-07'] },
    ],
  },
  {
    key: 'nuclear-safety',
    title: 'Radiation, fission and fusion',
    description: 'How to use radiation safely, and what makes the Sun shine.',
    year: 10,
    prerequisites: ['half-life'],
    exercises: { 'half-life': 0.1, radioactivity: 0.3 },
    objectives: [
      { text: 'tell irradiation from contamination', statements: ['GCSE-PAT-09'] },
      { text: 'choose how to handle a source or its waste safely', statements: ['GCSE-PAT-09'] },
      { text: 'tell fission from fusion', statements: ['GCSE-PAT-10'] },
      { text: "say where the Sun's energy comes from", statements: ['GCSE-PAT-10'] },
    ],
  },
  {
    key: 'net-decline',
    title: 'Half-life as a ratio',
    description: 'How much is left after many half-lives, as a fraction and as a ratio.',
    year: 10,
    tier: 'higher',
    prerequisites: ['half-life'],
    exercises: { 'half-life': 0.7 },
    objectives: [
      {
        text: 'write the net decline after several half-lives as a ratio',
        statements: ['GCSE-PAT-08'],
      },
      { text: 'find the number of half-lives from a ratio', statements: ['GCSE-PAT-08'] },
    ],
  },
  ...spectrumTopics,
]
