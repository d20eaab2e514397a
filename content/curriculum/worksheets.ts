import { pathQuestions, subjects } from './curriculum.ts'
import { bagOfMathematics } from './mixed-bag/mathematics.ts'
import { mathematicsByHand } from './mixed-bag/mathematics-by-hand.ts'
import { bagOfScience } from './mixed-bag/science.ts'
import type { ContentWorksheet } from './shapes.ts'

/** A path's step has at least and at most so many questions. */
const STEP = { least: 5, most: 12 }

/** One for each topic, in learning order: the steps of the learning paths. */
export const pathWorksheets: readonly ContentWorksheet[] = subjects.flatMap((subject) =>
  subject.strands
    .flatMap(({ topics }) => topics)
    .map((topic) => ({
      key: `path-${topic.key}`,
      title: topic.title,
      subject: subject.key,
      topic: topic.key,
      questions: pathQuestions
        .filter((question) => question.topics[0] === topic.key)
        .toSorted((a, b) => a.difficulty - b.difficulty)
        .map((question) => question.key)
        .slice(0, STEP.most),
    }))
    .filter(({ questions }) => questions.length >= STEP.least),
)

/** Those that a teacher sets, with several topics and types mixed. */
export const mixedWorksheets: readonly ContentWorksheet[] = [
  {
    key: 'fractions-check-in',
    title: 'Fractions check-in',
    subject: 'mathematics',
    topic: 'multiplying-dividing-fractions',
    questions: [
      'fraction-of-a-bar',
      'fraction-names',
      'equivalent-missing-numerator',
      'fraction-of-an-amount',
      'compare-same-numerator',
      'add-same-denominator',
      'equivalent-choose-all',
      'order-four-fractions',
      'add-different-denominators',
      'subtract-from-a-whole',
      'multiply-two-fractions',
      'divide-by-a-fraction',
    ],
  },
  {
    key: 'solving-linear-equations',
    title: 'Solving linear equations',
    subject: 'mathematics',
    topic: 'unknown-on-both-sides',
    questions: [
      'linear-one-step',
      'linear-inverse-operation-word',
      'linear-two-steps',
      'both-sides-bracket',
      'linear-same-to-both-sides',
      'linear-from-words',
      'both-sides-first-step',
      'linear-perimeter',
      'both-sides-check',
      'both-sides-taxi',
    ],
  },
  {
    key: 'percentages-in-daily-life',
    title: 'Percentages in daily life',
    subject: 'mathematics',
    topic: 'percentage-change',
    questions: [
      'percent-fraction-decimal',
      'percent-ten-then-five',
      'percent-of-amount',
      'percent-cocoa',
      'change-sale-price',
      'change-choose-multipliers',
      'change-find-percentage',
      'change-up-then-down',
    ],
  },
  {
    key: 'from-brackets-to-quadratics',
    title: 'From brackets to quadratics',
    subject: 'mathematics',
    topic: 'quadratic-equations',
    questions: [
      'expand-spot-the-slip',
      'expand-double',
      'factorise-find-pair',
      'factorise-simple-quadratic',
      'factorise-two-squares',
      'quadratic-zero-product',
      'quadratic-by-factors',
      'quadratic-by-roots',
    ],
  },
  {
    key: 'cells-and-how-they-divide',
    title: 'Cells and how they divide',
    subject: 'science',
    topic: 'mitosis-and-meiosis',
    questions: [
      'cells-parts-and-jobs',
      'cells-plant-only',
      'cells-order-of-size',
      'cells-magnification',
      'division-growth-word',
      'division-chromosome-counts',
      'division-stages',
      'division-meiosis-facts',
      'division-doubling',
    ],
  },
  {
    key: 'how-plants-feed',
    title: 'How plants feed',
    subject: 'science',
    topic: 'photosynthesis',
    questions: [
      'photosynthesis-chlorophyll',
      'cells-chloroplast-word',
      'photosynthesis-equation',
      'photosynthesis-food',
      'photosynthesis-bubbles',
      'photosynthesis-limits',
    ],
  },
  {
    key: 'matter-and-density',
    title: 'Matter and density',
    subject: 'science',
    topic: 'density',
    questions: [
      'states-particle-pictures',
      'states-change-word',
      'states-diffusion',
      'states-at-temperature',
      'states-heating-steps',
      'density-floats',
      'density-displacement',
      'density-of-a-block',
      'density-find-mass',
      'density-cut-in-half',
    ],
  },
  {
    key: 'forces-and-speed',
    title: 'Forces and speed',
    subject: 'science',
    topic: 'speed',
    questions: [
      'forces-names',
      'forces-resultant',
      'forces-mass-and-weight',
      'forces-weight',
      'forces-balanced-motion',
      'speed-from-distance-and-time',
      'speed-find-distance',
      'speed-graph',
      'speed-convert',
      'speed-average-of-a-trip',
    ],
  },
  {
    key: 'energy-and-circuits',
    title: 'Energy and circuits',
    subject: 'science',
    topic: 'electric-circuits',
    questions: [
      'energy-unit-word',
      'energy-stores',
      'energy-conserved',
      'energy-power',
      'energy-efficiency',
      'circuits-quantities',
      'circuits-ammeter-word',
      'circuits-ohms-law',
      'circuits-parallel-facts',
      'circuits-series-current',
    ],
  },
  {
    key: 'acids-alkalis-and-particles',
    title: 'Acids, alkalis and particles',
    subject: 'science',
    topic: 'acids-and-alkalis',
    questions: [
      'states-particle-pictures',
      'states-diffusion',
      'acids-classify',
      'acids-ph-order',
      'acids-neutralisation',
      'acids-name-the-salt',
      'acids-titration-volume',
    ],
  },
  {
    key: 'a-mixed-bag-of-mathematics',
    title: 'A mixed bag of mathematics',
    subject: 'mathematics',
    topic: 'quadratic-equations',
    questions: bagOfMathematics.map(({ key }) => key),
  },
  {
    key: 'draw-it-and-say-it',
    title: 'Draw it and say it',
    subject: 'mathematics',
    topic: 'quadratic-equations',
    questions: [
      ...mathematicsByHand.map(({ key }) => key),
      'both-sides-bracket',
      'both-sides-taxi',
      'both-sides-fraction',
    ],
  },
  {
    key: 'a-mixed-bag-of-science',
    title: 'A mixed bag of science',
    subject: 'science',
    topic: 'acids-and-alkalis',
    questions: bagOfScience.map(({ key }) => key),
  },
]

const ofStrands = subjects.flatMap(({ strands }) =>
  strands.flatMap((strand) => strand.worksheets ?? []),
)

export const worksheets: readonly ContentWorksheet[] = [
  ...pathWorksheets,
  ...mixedWorksheets,
  ...ofStrands,
]
