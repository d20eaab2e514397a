import { useId, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { DrawnLine } from '#ui/maths/drawn-line.tsx'
import { lineOfPlain, lineOfTex, lineToRead, type MathsLine } from '#ui/maths/lines.ts'
import { ReadBack } from '#ui/maths/read-back.tsx'
import { TypedLine } from '#ui/maths/typed-line.tsx'
import { type Lines, useLines } from '#ui/maths/use-lines.ts'
import { useMathLive } from '#ui/maths/use-mathlive.ts'
import { MathsKeypad } from '#ui/maths-keypad.tsx'

export type MathsAnswer = {
  /** As people type it, a line a step: `x^2 = 9`. This is what is kept, sent and marked. */
  readonly plain: string
  /** The same lines as LaTeX. */
  readonly tex: readonly string[]
}

type MathsFieldProps = {
  readonly label: string
  /** "one on each line": stands quietly beside the label. */
  readonly hint?: string
  /** The answer as plain text, a line a step. */
  readonly value: string
  readonly onChange: (answer: MathsAnswer) => void
  /** Working in steps: Enter begins a new line. Otherwise Enter calls `onSubmit`. */
  readonly multiline?: boolean
  readonly onSubmit?: () => void
  /** The keys of the keypad beside the digits, as `MathsKeypad` names them; none leaves the keypad out. */
  readonly keys?: readonly string[]
  readonly readBack?: boolean
  readonly disabled?: boolean
  readonly className?: string
}

/**
 * A field for mathematics: drawn as in a book, or typed in a text box, at the writer's choice. The text
 * box also serves while the drawn field is on its way, and never gives way under a caret.
 */
export function MathsField(props: MathsFieldProps) {
  const { label, hint, value, onChange, multiline = false, onSubmit, className } = props
  const { keys = [], readBack = true, disabled = false } = props
  const id = useId()
  const drawing = useDrawing()
  const field = useLines({ value, onChange, multiline, onSubmit })
  return (
    <div
      className={classes(
        'grid items-start gap-x-6 gap-y-3',
        keys.length > 0 && 'md:grid-cols-[minmax(0,1fr)_318px]',
        className,
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot share its line */}
      <div role="group" aria-labelledby={`${id}-label`} className="min-w-0">
        <p className="mb-2 flex flex-wrap items-baseline gap-x-1.5">
          <span id={`${id}-label`} className="font-semibold">
            {label}
          </span>
          {hint !== undefined && <span className="text-quiet">{hint}</span>}
          {!disabled && (
            <button
              type="button"
              onClick={drawing.toggle}
              className="-my-2.5 ml-auto min-h-target rounded-small font-medium text-quiet text-sm underline decoration-1 underline-offset-3 hover:text-ink"
            >
              {drawing.isTyping ? 'Write it as in a book' : 'Use a text box'}
            </button>
          )}
        </p>
        <ol
          className="overflow-hidden rounded-tile border-[1.5px] border-field bg-surface focus-within:border-primary focus-within:outline-3 focus-within:outline-focus"
          onFocus={() => drawing.setInside(true)}
          onBlur={() => drawing.setInside(false)}
        >
          {field.lines.map((line, at) => (
            <LineRow
              key={line.key}
              line={line}
              number={multiline ? at + 1 : undefined}
              label={label}
              disabled={disabled}
              shared={field.lineProps(line, at)}
              mathlive={drawing.mathlive}
              onLine={field.replace}
            />
          ))}
        </ol>
        {readBack && <ReadBack plain={lineToRead(field.lines, field.active)} />}
      </div>
      {keys.length > 0 && !disabled && (
        <div className="min-w-0">
          <p className="mb-2 text-quiet max-md:hidden">Or use your own keyboard</p>
          <MathsKeypad keys={keys} onKey={field.press} lines={multiline} />
        </div>
      )}
    </div>
  )
}

/** Whether the lines are drawn or typed: as the writer likes it, and never changed under a caret. */
function useDrawing() {
  const [isTyping, setTyping] = useState(false)
  const [isInside, setInside] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const mathlive = useMathLive(!isTyping)
  if (mathlive && !isTyping && !isDrawn && !isInside) setDrawn(true)
  if (isTyping && isDrawn) setDrawn(false)
  return {
    isTyping,
    toggle: () => setTyping(!isTyping),
    setInside,
    /** What draws the lines; undefined while they are typed. */
    mathlive: isDrawn ? mathlive : undefined,
  }
}

type LineRowProps = {
  readonly line: MathsLine
  /** Its number from 1, where there are several. */
  readonly number: number | undefined
  readonly label: string
  readonly disabled: boolean
  readonly shared: ReturnType<Lines['lineProps']>
  readonly mathlive: ReturnType<typeof useMathLive>
  readonly onLine: (line: MathsLine) => void
}

function LineRow({ line, number, label, disabled, shared, mathlive, onLine }: LineRowProps) {
  const props = {
    ...shared,
    label: number === undefined ? label : `${label}, line ${number}`,
    disabled,
  }
  return (
    <li className="grid min-h-12 grid-cols-[auto_minmax(0,1fr)] items-center border-line not-first:border-t">
      <span
        aria-hidden="true"
        className={
          number === undefined ? 'w-3.5' : 'w-9 text-center text-quiet text-sm tabular-nums'
        }
      >
        {number}
      </span>
      {mathlive ? (
        <DrawnLine
          {...props}
          makeField={mathlive.makeField}
          onTex={(tex) => onLine(lineOfTex(tex, line.key))}
        />
      ) : (
        <TypedLine {...props} onPlain={(plain) => onLine(lineOfPlain(plain, line.key))} />
      )}
    </li>
  )
}
