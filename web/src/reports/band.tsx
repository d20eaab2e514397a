import type { Cell } from './reports.data.ts'
import { levelWords } from './reports.words.ts'

type BandProps = { readonly cell: Cell; readonly class_mean: number | null }

/** An estimate with where it likely is, and where the class is. */
export function Band({ cell: { answers, estimate }, class_mean }: BandProps) {
  const from = `from ${answers} ${answers === 1 ? 'answer' : 'answers'}`
  if (!estimate) return <p className="text-quiet">Too few to say anything yet, {from}.</p>
  const { mastery, low, high, level, is_fading } = estimate
  return (
    <div>
      <p className="flex items-center gap-4">
        <span className="font-display font-heavy text-4xl tabular-nums">{mastery}</span>
        <span>
          <span className="block font-bold">
            {levelWords[level]}
            {is_fading && ', fading'}
          </span>
          <span className="block text-quiet text-sm">
            Likely {low} to {high}, {from}
            {class_mean !== null && `; the class is at ${class_mean}`}
          </span>
        </span>
      </p>
      <BandLine low={low} high={high} mastery={mastery} class_mean={class_mean} />
    </div>
  )
}

type BandLineProps = {
  readonly low: number
  readonly high: number
  readonly mastery: number
  readonly class_mean: number | null
}

/** The same as a line from 0 to 100. The words beside it say all of it. */
export const BandLine = ({ low, high, mastery, class_mean }: BandLineProps) => (
  <svg
    viewBox="0 0 100 12"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="mt-3 h-4 w-full"
  >
    <rect x="0" y="4" width="100" height="4" className="fill-track" />
    <rect x={low} y="4" width={Math.max(1, high - low)} height="4" className="fill-sun" />
    <rect x={Math.max(0, mastery - 0.75)} y="1" width="1.5" height="10" className="fill-ink" />
    {class_mean !== null && (
      <rect x={class_mean} y="0" width="0.5" height="12" className="fill-quiet" />
    )}
  </svg>
)
