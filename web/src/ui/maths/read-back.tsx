import { Eye, PencilLine } from 'lucide-react'
import { ICON } from '#ui/icon-props.ts'
import { plainToTex } from '#ui/maths/plain-to-tex.ts'
import { plainToWords } from '#ui/maths/plain-to-words.ts'
import { Tex } from '#ui/tex.tsx'

/** Says how a line is read, so that a slip of the keys is seen before it is marked. */
export function ReadBack({ plain }: { plain: string }) {
  const isOpen = plain.includes('□')
  const tex = plain === '' || isOpen ? undefined : plainToTex(plain)
  const unfinished = plain !== '' && tex === undefined
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
      {tex !== undefined ? (
        <span className="min-w-0 overflow-x-auto">
          We read this as{' '}
          <span aria-hidden="true">
            <Tex>{`\\displaystyle ${tex}`}</Tex>
          </span>
          <span className="sr-only">{plainToWords(plain)}</span>
        </span>
      ) : (
        <span className="text-quiet">
          {unfinished
            ? isOpen
              ? 'A box is still empty in this line.'
              : 'We cannot read this line yet. Is something still open?'
            : 'What you write is read back here.'}
        </span>
      )}
    </p>
  )
}
