/** Lays out the topics of a subject on its learning path. */

export const sections = {
  mathematics: [
    {
      title: 'Fractions',
      description: 'From what a fraction is to percentages that change.',
      topics: [
        'what-a-fraction-is',
        'equivalent-fractions',
        'comparing-fractions',
        'adding-fractions',
        'subtracting-fractions',
        'multiplying-dividing-fractions',
        'percentages-of-an-amount',
        'percentage-change',
      ],
    },
    {
      title: 'Algebra',
      description: 'Letters for numbers, and how to find them.',
      topics: [
        'expanding-brackets',
        'linear-equations',
        'unknown-on-both-sides',
        'factorising-quadratics',
        'quadratic-equations',
        'first-derivatives',
      ],
    },
  ],
  science: [
    {
      title: 'Living things and matter',
      description: 'Cells and what they do, and what everything is made of.',
      topics: ['cells', 'mitosis-and-meiosis', 'photosynthesis', 'particles-and-states', 'density'],
    },
    {
      title: 'Forces and energy',
      description: 'Pushes, pulls, and what makes things go.',
      topics: ['forces', 'speed', 'energy', 'electric-circuits', 'acids-and-alkalis'],
    },
  ],
} as const
