import type { ContentWorksheet } from '#curriculum/shapes.ts'

export const plantsAndEcosystemsWorksheets: readonly ContentWorksheet[] = [
  {
    key: 'from-flower-to-food-web',
    title: 'From flower to food web',
    subject: 'science',
    topic: 'food-webs',
    questions: [
      'food-webs-arrow',
      'plant-reproduction-name-the-parts',
      'plant-reproduction-how-spread',
      'food-webs-roles',
      'food-webs-levels-in-order',
      'plant-reproduction-which-step',
      'plant-reproduction-order',
      'food-webs-one-population-changes',
      'plant-reproduction-seed-distance',
      'food-webs-poison-adds-up',
      'food-webs-foxes-gone',
    ],
  },
  {
    key: 'light-in-energy-out',
    title: 'Light in, energy out: photosynthesis and respiration',
    subject: 'science',
    topic: 'respiration',
    questions: [
      'photosynthesis-chlorophyll',
      'respiration-equation',
      'photosynthesis-equation',
      'respiration-warm-seeds',
      'photosynthesis-leaf-layers',
      'respiration-when-plants-respire',
      'respiration-without-oxygen',
      'photosynthesis-bubbles',
      'respiration-dough-rises',
      'photosynthesis-lamp-graph',
      'respiration-energy-not-made',
    ],
  },
]
