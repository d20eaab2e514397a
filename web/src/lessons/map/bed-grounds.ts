const grounds = ['bg-butter', 'bg-peach', 'bg-lilac', 'bg-pastel-sky', 'bg-mint'] as const

/** The ground of a bed by its place in the garden, so that neighbours are told apart. */
export const groundAt = (index: number): string => grounds[index % grounds.length] ?? grounds[0]
