import { classes } from '#ui/classes.ts'
import { Tex } from '#ui/tex.tsx'
import type { SheetMark } from './sheet-data.ts'

/** The lines of working, with the one where it turned. */
export function WorkingLines({ lines }: Pick<SheetMark, 'lines'>) {
  if (lines.length < 2) return null
  return (
    <ol className="grid">
      {lines.map(({ latex, text: typed, verdict }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the working
          key={at}
          className={classes(
            'grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control px-2 py-1 text-lg',
            verdict === 'turned' && 'bg-not-yet-soft',
          )}
        >
          <span className="text-quiet text-sm tabular-nums">{at + 1}</span>
          <span className="min-w-0 overflow-x-auto py-1">
            {latex === '' ? typed : <Tex>{latex}</Tex>}
          </span>
          <span
            className={classes(
              'text-sm',
              verdict === 'turned' ? 'font-semibold text-not-yet' : 'text-quiet',
            )}
          >
            {lineWords[verdict]}
          </span>
        </li>
      ))}
    </ol>
  )
}

const lineWords: Readonly<Record<SheetMark['lines'][number]['verdict'], string>> = {
  start: 'fine',
  follows: 'follows',
  turned: 'it turned here',
  unread: 'not read',
}
