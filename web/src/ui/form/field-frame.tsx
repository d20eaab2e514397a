import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from '#ui/classes.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'

/** The words around a control: every labelled control takes them. */
export type FieldWords = {
  /** Always there; `labelHidden` keeps it for screen readers alone. */
  readonly label: string
  readonly labelHidden?: boolean | undefined
  /** Adds "(if you like)" to the label. */
  readonly optional?: boolean | undefined
  /** Help that stands below before anything happened. */
  readonly hint?: ReactNode
  /** What to look at again, in a kind sentence; its presence marks the control as invalid. */
  readonly problem?: string | undefined
  /** Amber for what a child wrote, red for what a form cannot take. */
  readonly problemTone?: 'danger' | 'not-yet' | undefined
}

/** The ids that tie a control to its words. */
export type FieldIds = {
  readonly control: string
  readonly label: string
  readonly hint: string
  readonly problem: string
}

/** Ids from the control's own id, or from a fresh one. */
export function useFieldIds(given?: string): FieldIds {
  const fresh = useId()
  const control = given ?? fresh
  return {
    control,
    label: `${control}-label`,
    hint: `${control}-hint`,
    problem: `${control}-problem`,
  }
}

/** The attributes that say to a screen reader what the frame shows; `more` are ids of other descriptions. */
export function fieldAria(ids: FieldIds, words: FieldWords, ...more: readonly string[]) {
  const described = [words.problem ? ids.problem : '', words.hint ? ids.hint : '', ...more].filter(
    Boolean,
  )
  return {
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': words.problem ? true : undefined,
  }
}

type FieldFrameProps = {
  readonly words: FieldWords
  readonly ids: FieldIds
  /** False where the control is no element that a label can name; it then points to the label by id. */
  readonly native?: boolean
  /** Stands at the right end of the line below the control. */
  readonly aside?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Label above, control, then the problem or the hint: the frame that every labelled control stands in. */
export function FieldFrame({
  words,
  ids,
  native = true,
  aside,
  className,
  children,
}: FieldFrameProps) {
  const tone = words.problem ? (words.problemTone ?? 'danger') : undefined
  const label = (
    <>
      {words.label}
      {words.optional && <span className="font-normal text-quiet"> (if you like)</span>}
    </>
  )
  const labelClass = words.labelHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold text-ink'
  return (
    <div
      data-problem={tone}
      className={classes(
        'group/field grid min-w-0 grid-cols-[minmax(0,1fr)] content-start',
        className,
      )}
    >
      {native ? (
        <label id={ids.label} htmlFor={ids.control} className={labelClass}>
          {label}
        </label>
      ) : (
        <span id={ids.label} className={labelClass}>
          {label}
        </span>
      )}
      {children}
      <FieldNotes words={words} ids={ids} aside={aside} />
    </div>
  )
}

type FieldNotesProps = Pick<FieldFrameProps, 'words' | 'ids' | 'aside'>

/** The lines under a control. The live region is always there, so that a new problem is heard. */
export function FieldNotes({ words, ids, aside }: FieldNotesProps) {
  const tone = words.problemTone === 'not-yet' ? 'text-not-yet' : 'text-danger'
  return (
    <div className="flex flex-wrap justify-between gap-x-4 text-sm leading-[1.4]">
      <div className="min-w-0">
        <div aria-live="polite">
          {words.problem && (
            <p id={ids.problem} className={classes('m-0 mt-1.5 flex gap-1.5', tone)}>
              <CircleAlert {...ICON_SMALL} className="mt-0.5 flex-none" />
              {words.problem}
            </p>
          )}
        </div>
        {words.hint && (
          <p id={ids.hint} className="m-0 mt-1.5 text-quiet">
            {words.hint}
          </p>
        )}
      </div>
      {aside && <div className="mt-1.5 ml-auto">{aside}</div>}
    </div>
  )
}
