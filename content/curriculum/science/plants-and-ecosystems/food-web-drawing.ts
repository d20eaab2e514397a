import type { ContentQuestion } from '#curriculum/shapes.ts'

type Diagram = NonNullable<ContentQuestion['question']['diagram']>

/** Who is eaten by whom in a meadow. */
export const meadowWeb: Diagram = {
  kind: 'web',
  arrange: 'levels',
  nodes: [
    { name: 'grass', label: 'grass', level: 1 },
    { name: 'hopper', label: 'grasshopper', level: 2 },
    { name: 'vole', label: 'vole', level: 2 },
    { name: 'rabbit', label: 'rabbit', level: 2 },
    { name: 'frog', label: 'frog', level: 3 },
    { name: 'owl', label: 'owl', level: 4 },
    { name: 'fox', label: 'fox', level: 4 },
  ],
  arrows: [
    { from: 'grass', to: 'hopper' },
    { from: 'grass', to: 'vole' },
    { from: 'grass', to: 'rabbit' },
    { from: 'hopper', to: 'frog' },
    { from: 'frog', to: 'owl' },
    { from: 'vole', to: 'owl' },
    { from: 'vole', to: 'fox' },
    { from: 'rabbit', to: 'fox' },
  ],
}
