import { classes } from '#ui/classes.ts'
import type { Student } from './assignments.data.ts'

type Cell = Student['cells'][number]

const looks: Readonly<Record<Cell, string>> = {
  first: 'bg-primary',
  later: 'bg-[repeating-linear-gradient(135deg,var(--leaf-soft)_0_4px,var(--leaf)_4px_6px)]',
  not_yet:
    'bg-[repeating-linear-gradient(135deg,var(--not-yet-soft)_0_4px,var(--not-yet)_4px_6px)]',
  waiting: 'bg-lilac',
  now: 'inset-ring-2 inset-ring-primary',
  open: 'bg-track',
}

const words: Readonly<Record<Cell, string>> = {
  first: 'right at the first try',
  later: 'right later',
  not_yet: 'not yet right',
  waiting: 'waiting for you',
  now: 'in hand',
  open: 'to come',
}

/** Counts the cells in words, for whoever does not see them. */
function cellWords(cells: readonly Cell[]): string {
  const counts = new Map<Cell, number>()
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  return [...counts].map(([cell, count]) => `${count} ${words[cell]}`).join(', ')
}

/** How each question of a student stands: a mark each, and in words. */
export function QuestionCells({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <span className="inline-flex flex-wrap gap-0.75 align-middle">
      <span className="sr-only">{cellWords(cells)}</span>
      {cells.map((cell, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place in the row
          key={index}
          aria-hidden="true"
          className={classes('h-5 w-3.5 rounded-[4px] forced-color-adjust-none', looks[cell])}
        />
      ))}
    </span>
  )
}
