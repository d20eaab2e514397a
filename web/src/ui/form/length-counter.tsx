import { classes } from '#ui/classes.ts'
import { counterNews, counterWords } from './counter-words.ts'

type LengthCounterProps = {
  readonly id: string
  readonly length: number
  readonly limit: number
}

/** How much of a text's limit is used; a screen reader hears of it only when the end is near. */
export function LengthCounter({ id, length, limit }: LengthCounterProps) {
  const over = length > limit
  return (
    <span className={classes('tabular-nums', over ? 'font-semibold text-danger' : 'text-quiet')}>
      <span id={id}>{counterWords(length, limit)}</span>
      <span className="sr-only" aria-live="polite">
        {counterNews(length, limit)}
      </span>
    </span>
  )
}
