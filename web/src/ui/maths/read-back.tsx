import { Eye, PencilLine } from 'lucide-react'
import { ICON } from '#ui/icon-props.ts'
import { readLine } from '#ui/maths/line-reading.ts'
import { useMathsReader } from '#ui/maths/use-maths-reader.ts'
import { Tex } from '#ui/tex.tsx'

/** Says how a line is read, so that a slip of the keys is seen before it is marked. */
export function ReadBack({ plain }: { plain: string }) {
  const reader = useMathsReader()
  const reading = plain === '' ? undefined : readLine(plain, reader?.readMaths)
  const unfinished = reading !== undefined && 'problem' in reading
  return (
    <p
      role="status"
      className="mt-3 flex min-h-11 items-center gap-2.5 rounded-tile bg-primary-soft px-3.5 py-1.5 text-ink"
    >
      {unfinished ? (
        <PencilLine {...ICON} className="flex-none text-quiet" />
      ) : (
        <Eye {...ICON} className="flex-none text-primary" />
      )}
      {reading === undefined || 'problem' in reading ? (
        <span className="text-quiet">
          {reading?.problem ?? 'What you write is read back here.'}
        </span>
      ) : (
        <span className="min-w-0 overflow-x-auto">
          We read this as{' '}
          <span aria-hidden="true">
            <Tex>{`\\displaystyle ${reading.tex}`}</Tex>
          </span>
          <span className="sr-only">{reading.words}</span>
        </span>
      )}
    </p>
  )
}
