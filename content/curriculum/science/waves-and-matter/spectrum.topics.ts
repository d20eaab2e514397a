import type { Topic } from '#curriculum/shapes.ts'

export const spectrumTopics: readonly Topic[] = [
  {
    key: 'wave-equation',
    title: 'Measuring waves',
    description: 'Length, height, rhythm and speed of a wave, and how they belong together.',
    year: 11,
    prerequisites: ['waves'],
    exercises: { waves: 0.4 },
    objectives: [
      { text: 'find amplitude, wavelength and period from a picture', statements: ['GCSE-PWA-02'] },
      { text: 'calculate frequency from period', statements: ['GCSE-PWA-02'] },
      { text: 'use wave speed = frequency × wavelength', statements: ['GCSE-PWA-03'] },
      { text: 'say how to measure the speed of sound or of ripples', statements: ['GCSE-PWA-04'] },
    ],
  },
  {
    key: 'electromagnetic-spectrum',
    title: 'The electromagnetic spectrum',
    description: 'A family of waves from radio to gamma, with light in the middle.',
    year: 11,
    prerequisites: ['wave-equation', 'seeing'],
    exercises: { 'wave-equation': 0.3, light: 0.3 },
    objectives: [
      { text: 'put the parts of the spectrum in order', statements: ['GCSE-PWA-05'] },
      { text: 'match a part of the spectrum with its use', statements: ['GCSE-PWA-10'] },
      { text: 'say which waves are dangerous and why', statements: ['GCSE-PWA-11'] },
      { text: 'say what a wave can do at a boundary', statements: ['GCSE-PWA-06'] },
      { text: 'say where in atoms electromagnetic waves come from', statements: ['GCSE-PWA-08'] },
    ],
  },
  {
    key: 'refraction-and-radio',
    title: 'Wave fronts and radio',
    description: 'Why light bends, and how a song gets into the air and out of the radio.',
    year: 11,
    tier: 'higher',
    prerequisites: ['electromagnetic-spectrum'],
    exercises: { 'electromagnetic-spectrum': 0.2, light: 0.3 },
    objectives: [
      { text: 'explain refraction by a change of speed', statements: ['GCSE-PWA-07'] },
      { text: 'complete a diagram of wave fronts at a boundary', statements: ['GCSE-PWA-07'] },
      { text: 'say how radio waves are made and received', statements: ['GCSE-PWA-09'] },
    ],
  },
]
