import { Check, Eye } from 'lucide-react'
import type { Evaluation } from '#questions/questions.data.ts'
import { markWords } from '#questions/questions.words.ts'
import { classes } from '#ui/classes.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { Panel } from './feedback.panel.tsx'
import { quotedOf, type Stretch as StretchOf, stretchesOf } from './quoted.ts'

type Points = Evaluation['looked_for']
type LookedForProps = { readonly points: Points; readonly text: string }

/** What to say of a criterion that the marker could not decide, by who can. */
const undecidedWords = {
  waiting: 'Your teacher can look at this',
  undecided: 'We cannot tell by ourselves',
  decided: 'Your teacher decided the marks',
} as const

/** What earns the marks of a long text: what of it was found in which words, and what is missing. */
export function LookedFor({
  points,
  text,
  review,
}: LookedForProps & { readonly review: Evaluation['review'] }) {
  const hasQuotes = points.some(({ quote }) => quote !== null)
  return (
    <div className={classes('grid items-stretch gap-3 md:gap-5', hasQuotes && 'md:grid-cols-2')}>
      {hasQuotes && (
        <Panel title="What we found in your text">
          <QuotedText points={points} text={text} />
        </Panel>
      )}
      <Panel title="What earns the marks">
        <ol className="grid gap-1">
          {points.map((point, at) => (
            <Criterion key={point.text} number={at + 1} {...{ point, text, review }} />
          ))}
        </ol>
      </Panel>
    </div>
  )
}

/** The student's own text; each number belongs to a line of what earns the marks. */
function QuotedText({ points, text }: LookedForProps) {
  return (
    <p className="whitespace-pre-wrap break-words leading-loose">
      {stretchesOf(text, points).map((stretch) => (
        <Stretch key={stretch.from} {...stretch} />
      ))}
    </p>
  )
}

function Stretch({ text, shows }: Omit<StretchOf, 'from'>) {
  if (shows.length === 0) return text
  return (
    <mark className="rounded-[6px] bg-primary-soft box-decoration-clone px-1 py-0.5 text-ink underline decoration-2 decoration-primary underline-offset-4">
      {text}
      <span className="ml-1 inline-block font-semibold text-primary-strong text-sm tabular-nums">
        <span className="sr-only"> (found for </span>
        {shows.join(', ')}
        <span className="sr-only">)</span>
      </span>
    </mark>
  )
}

type CriterionProps = {
  readonly number: number
  readonly point: Points[number]
  readonly text: string
  readonly review: Evaluation['review']
}

const stateWords = (
  { is_given, is_decided }: Points[number],
  review: Evaluation['review'],
): string => {
  if (is_given) return 'Found in your text'
  return is_decided ? 'Not there yet' : undecidedWords[review ?? 'undecided']
}

function Criterion({ number, point, text, review }: CriterionProps) {
  const { is_given, is_decided, marks } = point
  const quoted = quotedOf(text, point)
  return (
    <li className="grid min-h-9 grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2.5 py-1.5">
      <span
        aria-hidden
        className={classes(
          'mt-0.5 grid size-6 place-items-center rounded-full font-semibold text-sm tabular-nums',
          is_given
            ? 'bg-primary-soft text-primary-strong'
            : 'border-[1.5px] border-field text-quiet',
        )}
      >
        {number}
      </span>
      <span className="min-w-0">
        <MathsText inline>{point.text}</MathsText>
        <span
          className={classes(
            'mt-0.5 flex items-center gap-1.5 text-sm',
            is_given ? 'font-medium text-primary-strong' : 'text-quiet',
          )}
        >
          {is_given && <Check {...ICON_SMALL} />}
          {!is_given && !is_decided && <Eye {...ICON_SMALL} className="text-sky" />}
          {stateWords(point, review)}
        </span>
        {quoted !== '' && <q className="mt-0.5 block break-words text-quiet">{quoted}</q>}
      </span>
      <span className="flex-none text-quiet text-sm tabular-nums">{markWords(marks)}</span>
    </li>
  )
}
