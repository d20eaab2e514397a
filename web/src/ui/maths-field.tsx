import { useEffect, useId, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { DrawnLine } from '#ui/maths/drawn-line.tsx'
import type { KeyAction } from '#ui/maths/keys.tsx'
import type { LineHandle } from '#ui/maths/line-props.ts'
import {
  answerOfLines,
  insertLine,
  lineOfPlain,
  lineOfTex,
  linesOfAnswer,
  lineToRead,
  type MathsLine,
  removeLine,
} from '#ui/maths/lines.ts'
import { ReadBack } from '#ui/maths/read-back.tsx'
import { TypedLine } from '#ui/maths/typed-line.tsx'
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
  const [typing, setTyping] = useState(false)
  const [inside, setInside] = useState(false)
  const [drawn, setDrawn] = useState(false)
  const [lines, setLines] = useState<readonly MathsLine[]>(() => linesOfAnswer(value))
  const [seen, setSeen] = useState(value)
  const handles = useRef(new Map<string, LineHandle>())
  const [active, setActive] = useState<string>()
  const wanted = useRef<MathsLine>(undefined)
  const mathlive = useMathLive(!typing)

  // The page put another answer in: a kept one, or the empty one of the next question.
  if (value !== seen) {
    setSeen(value)
    if (answerOfLines(lines) !== value.replace(/\n+$/, '')) setLines(linesOfAnswer(value))
  }
  if (mathlive && !typing && !drawn && !inside) setDrawn(true)
  if (typing && drawn) setDrawn(false)

  const change = (next: readonly MathsLine[]) => {
    setLines(next)
    onChange({ plain: answerOfLines(next), tex: next.map((line) => line.tex) })
  }
  const replace = (line: MathsLine) =>
    change(lines.map((other) => (other.key === line.key ? line : other)))
  const focus = (line: MathsLine | undefined) => handles.current.get(line?.key ?? '')?.focus()
  const remove = (at: number) => {
    if (lines.length === 1) return
    wanted.current = lines[at === 0 ? 1 : at - 1]
    change(removeLine(lines, at))
  }
  const enter = (at: number) => {
    if (!multiline) return onSubmit?.()
    const next = insertLine(lines, at)
    if (next.length === lines.length) return focus(next[at + 1])
    wanted.current = next[at + 1]
    change(next)
  }
  // A line that has just come, or the neighbour of one that has gone, takes the caret once it is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the lines have changed
  useEffect(() => {
    const line = wanted.current
    wanted.current = undefined
    if (line) focus(line)
  }, [lines])
  const press = (action: KeyAction) => {
    const at = Math.max(
      0,
      lines.findIndex((line) => line.key === active),
    )
    if (action.kind === 'line') enter(at)
    else if (action.kind === 'delete' && lines[at]?.plain === '') remove(at)
    else handles.current.get(lines[at]?.key ?? '')?.act(action)
  }

  const rows = lines.map((line, at) => {
    const shared = {
      line,
      label: multiline ? `${label}, line ${at + 1}` : label,
      disabled,
      onEnter: () => enter(at),
      onEmptied: () => remove(at),
      onLeave: (direction: -1 | 1) => focus(lines[at + direction]),
      onFocus: () => setActive(line.key),
      register: (handle: LineHandle | undefined) => {
        if (handle === undefined) handles.current.delete(line.key)
        else handles.current.set(line.key, handle)
      },
    }
    return (
      <li
        key={line.key}
        className="grid grid-cols-[auto_minmax(0,1fr)] items-center border-line not-first:border-t"
      >
        <span
          aria-hidden="true"
          className={multiline ? 'w-9 text-center text-quiet text-sm tabular-nums' : 'w-3.5'}
        >
          {multiline && at + 1}
        </span>
        {drawn && mathlive ? (
          <DrawnLine
            {...shared}
            makeField={mathlive.makeField}
            onTex={(tex) => replace(lineOfTex(tex, line.key))}
          />
        ) : (
          <TypedLine {...shared} onPlain={(plain) => replace(lineOfPlain(plain, line.key))} />
        )}
      </li>
    )
  })

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
              onClick={() => setTyping(!typing)}
              className="-my-2.5 ml-auto min-h-target rounded-small font-medium text-quiet text-sm underline decoration-1 underline-offset-3 hover:text-ink"
            >
              {typing ? 'Write it as in a book' : 'Use a text box'}
            </button>
          )}
        </p>
        <ol
          className="overflow-hidden rounded-tile border-[1.5px] border-field bg-surface focus-within:border-primary focus-within:outline-3 focus-within:outline-focus"
          onFocus={() => setInside(true)}
          onBlur={() => setInside(false)}
        >
          {rows}
        </ol>
        {readBack && <ReadBack plain={lineToRead(lines, active)} />}
      </div>
      {keys.length > 0 && !disabled && (
        <div className="min-w-0">
          <p className="mb-2 text-quiet max-md:hidden">Or use your own keyboard</p>
          <MathsKeypad keys={keys} onKey={press} lines={multiline} />
        </div>
      )}
    </div>
  )
}
