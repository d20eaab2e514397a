import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'

/** So many of a long list stand on a page before somebody asks for all of them. */
const usual = 5

type FoldedProps<Row> = {
  readonly rows: readonly Row[]
  /** As in "Show all 24 students". */
  readonly what: string
  readonly most?: number
  readonly children: (shown: readonly Row[]) => ReactNode
}

/** The first of a long list, and all of it at a press. On paper the first stand too. */
export function Folded<Row>({ rows, what, most = usual, children }: FoldedProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  if (rows.length <= most) return children(rows)
  return (
    <>
      {children(isOpen ? rows : rows.slice(0, most))}
      <p className="mt-3 print:hidden">
        <Button kind="line" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? `Show the first ${most}` : `Show all ${rows.length} ${what}`}
        </Button>
      </p>
    </>
  )
}
