import { classes } from '#ui/classes.ts'
import { Key } from './key.tsx'

type MarksChoiceProps = {
  readonly max_score: number
  readonly marks: number | undefined
  readonly onMarks: (marks: number) => void
  /** A digit does the same as a press. */
  readonly hasKeys?: boolean
}

/** Every whole number of marks that a question can have, one press each. */
export function MarksChoice({ max_score, marks, onMarks, hasKeys = false }: MarksChoiceProps) {
  const choices = Array.from({ length: Math.floor(max_score) + 1 }, (_, each) => each)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div
      role="group"
      aria-label={`Marks out of ${max_score}`}
      className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2"
    >
      {choices.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={marks === each}
          onClick={() => onMarks(each)}
          className={classes(
            'flex min-h-15 items-center justify-center gap-3 rounded-card border font-display font-heavy text-xl',
            marks === each
              ? 'border-transparent bg-primary text-on-primary forced-colors:border-[Highlight]'
              : 'border-line-strong bg-surface hover:bg-hover',
          )}
        >
          {each}
          {hasKeys && each <= 9 && <Key>{String(each)}</Key>}
        </button>
      ))}
    </div>
  )
}
