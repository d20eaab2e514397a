import { Check, X } from 'lucide-react'
import { ICON } from '#ui/icon-props.ts'
import { type PageMark, pathOf } from './page-marks.ts'

/** Comments are counted by themselves, in the order in which they were put. */
export const numbersOf = (marks: readonly PageMark[]): readonly (number | undefined)[] => {
  let count = 0
  return marks.map(({ kind }) => (kind === 'note' ? ++count : undefined))
}

const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
})

/** What a person put on a page: it lies over the picture, and is as wide and as high. */
export function PageOverlay({ marks }: { readonly marks: readonly PageMark[] }) {
  const numbers = numbersOf(marks)
  return (
    // A page is white paper in every scheme, and so is what is written on it.
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 scheme-light text-danger"
    >
      {marks.map((mark, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place among the marks
        <OneMark key={place} mark={mark} number={numbers[place]} />
      ))}
    </div>
  )
}

type OneMarkProps = { readonly mark: PageMark; readonly number: number | undefined }

const SIGN = 'absolute -translate-1/2 drop-shadow-[0_0_2px_white]'

function OneMark({ mark, number }: OneMarkProps) {
  switch (mark.kind) {
    case 'tick':
      return (
        <span className={SIGN} style={at(mark)}>
          <Check {...ICON} size={36} strokeWidth={3.5} />
        </span>
      )
    case 'cross':
      return (
        <span className={SIGN} style={at(mark)}>
          <X {...ICON} size={34} strokeWidth={3.5} />
        </span>
      )
    case 'circle':
      return (
        <span
          className="absolute aspect-square -translate-1/2 rounded-full border-3 border-current drop-shadow-[0_0_2px_white]"
          style={{ ...at(mark), width: `${mark.radius * 200}%` }}
        />
      )
    case 'note':
      return (
        <span
          className="absolute grid size-7 -translate-1/2 place-items-center rounded-full border-2 border-surface bg-danger font-bold text-sm text-surface"
          style={at(mark)}
        >
          {number}
        </span>
      )
    case 'pen':
      return (
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full drop-shadow-[0_0_2px_white]"
        >
          <path
            d={pathOf(mark.points)}
            fill="none"
            stroke="currentColor"
            strokeWidth={3}
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )
  }
}
