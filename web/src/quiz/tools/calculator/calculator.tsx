import { calculate } from '@learngrove/maths/calculator'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Tex } from '#ui/tex.tsx'
import { ToolPanel } from '../tool-panel.tsx'
import type { ToolProps } from '../tool-props.ts'
import { type CalculatorKey, keys } from './calculator-keys.tsx'
import { answerBefore, type Line, linesOf, remember } from './calculator-lines.ts'

/** A school calculator: what is typed is worked out by the same mathematics that reads the answers. */
export function Calculator({ attempt_id, item }: ToolProps) {
  if (item.question.without_calculator) {
    return (
      <ToolPanel title="Calculator">
        <p>
          <b>This one goes without a calculator.</b> It is there to practise working by head and on
          paper. The scratch pad is yours to use.
        </p>
      </ToolPanel>
    )
  }
  return (
    <ToolPanel title="Calculator">
      <Desk attempt_id={attempt_id} />
    </ToolPanel>
  )
}

/** How the latest result is written: the first of its forms, and on from there. */
type Shown = { readonly line: Line; readonly form: number }

function Desk({ attempt_id }: Pick<ToolProps, 'attempt_id'>) {
  const field = useRef<HTMLInputElement>(null)
  const [lines, setLines] = useState(() => linesOf(attempt_id))
  const [text, setText] = useState('')
  const [shown, setShown] = useState<Shown>()
  const [problem, setProblem] = useState('')
  /** Which of the lines before is in the field; as many as there are for a new one. */
  const [at, setAt] = useState(lines.length)

  const workOut = () => {
    const result = calculate(text, answerBefore(lines))
    if (!result.ok) {
      setProblem(result.message)
      return
    }
    const line = { text, result }
    const next = remember(attempt_id, line)
    setLines(next)
    setShown({ line, form: 0 })
    setProblem('')
    setText('')
    setAt(next.length)
  }
  const change = (next: string) => {
    setText(next)
    setProblem('')
  }
  const press = ({ puts, does }: CalculatorKey) => {
    const { current } = field
    if (!current) return
    if (does === 'equals') workOut()
    else if (does === 'clear') {
      change('')
      setShown(undefined)
    } else {
      write(current, puts ?? '', does === 'delete')
      change(current.value)
    }
    current.focus()
  }
  const step = (by: number) => {
    const to = Math.min(lines.length, Math.max(0, at + by))
    setAt(to)
    change(lines[to]?.text ?? '')
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === '=') workOut()
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'ArrowDown') step(1)
    else return
    event.preventDefault()
  }
  return (
    <>
      <History lines={shown ? lines.slice(0, -1) : lines} onTake={change} />
      <Result
        shown={shown}
        problem={problem}
        onForm={(form) => shown && setShown({ ...shown, form })}
      />
      <input
        ref={field}
        data-first
        aria-label="What to work out"
        aria-describedby="calculator-problem"
        aria-invalid={problem !== '' || undefined}
        inputMode="none"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        placeholder="3/4 + 1/8"
        onChange={(event) => change(event.target.value)}
        onKeyDown={pressed}
        className="min-h-12 w-full rounded-control border border-field bg-surface px-3 font-formula text-xl tabular-nums"
      />
      <Keypad onPress={press} />
    </>
  )
}

/** Writes at the caret, or takes away what stands before it; the caret goes where `|` stands. */
function write(field: HTMLInputElement, puts: string, isDelete: boolean) {
  const from = field.selectionStart ?? field.value.length
  const to = field.selectionEnd ?? from
  if (isDelete) {
    field.setRangeText('', from === to ? Math.max(0, from - 1) : from, to, 'end')
    return
  }
  const caret = puts.indexOf('|')
  const plain = puts.replace('|', '')
  field.setRangeText(plain, from, to, 'end')
  if (caret >= 0) field.setSelectionRange(from + caret, from + caret)
}

type HistoryProps = { readonly lines: readonly Line[]; readonly onTake: (text: string) => void }

/** What was worked out before; a press takes it up again. */
function History({ lines, onTake }: HistoryProps) {
  if (lines.length === 0) return null
  return (
    <ol
      aria-label="Worked out before"
      className="grid max-h-24 max-md:order-last content-start overflow-y-auto"
    >
      {lines.toReversed().map(({ text, result }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list
        <li key={lines.length - place}>
          <button
            type="button"
            onClick={() => onTake(text)}
            className="flex min-h-9 w-full items-center gap-3 rounded-small px-2 text-left text-quiet text-sm tabular-nums hover:bg-hover pointer-coarse:min-h-11"
          >
            <span className="min-w-0 truncate">{text}</span>
            <span className="sr-only">is</span>
            <b className="ml-auto flex-none font-semibold text-ink">{result.forms[0]?.plain}</b>
          </button>
        </li>
      ))}
    </ol>
  )
}

type ResultProps = {
  readonly shown: Shown | undefined
  /** Why the line in the field cannot be worked out. */
  readonly problem: string
  readonly onForm: (form: number) => void
}

/** The latest line as it was read and what it comes to, written in whichever way is wanted. */
function Result({ shown, problem, onForm }: ResultProps) {
  const forms = shown?.line.result.forms ?? []
  const form = forms[shown?.form ?? 0]
  const next = forms.length > 1 ? ((shown?.form ?? 0) + 1) % forms.length : undefined
  return (
    <div
      className={`grid min-h-16 content-center md:min-h-21 gap-1 rounded-control px-3 py-2 ${problem === '' ? 'bg-primary-soft' : 'bg-not-yet-soft'}`}
    >
      <p role="status" className="sr-only">
        {problem === '' && shown && form
          ? `${shown.line.result.read.speech} is ${form.speech}`
          : problem}
      </p>
      {problem !== '' ? (
        <p id="calculator-problem">{problem}</p>
      ) : shown && form ? (
        <>
          <div aria-hidden className="overflow-x-auto text-quiet">
            <Tex>{shown.line.result.read.latex}</Tex>
          </div>
          <div className="flex items-center gap-2">
            <span aria-hidden className="mr-auto min-w-0 overflow-x-auto text-xl">
              <Tex>{`= ${form.latex}`}</Tex>
            </span>
            {next !== undefined && (
              <Button kind="plain" size="small" onClick={() => onForm(next)} className="text-quiet">
                Write it another way
              </Button>
            )}
          </div>
        </>
      ) : (
        <p className="text-quiet">Brackets, fractions, powers and roots; angles are in degrees.</p>
      )}
    </div>
  )
}

const look =
  'relative grid h-11 min-w-0 place-items-center rounded-control font-medium tabular-nums shadow-[inset_0_-1.5px_0_color-mix(in_oklab,var(--ink)_10%,transparent)] transition-colors duration-quick active:translate-y-px'
const grounds = {
  digit:
    'bg-[color-mix(in_oklab,var(--ink)_5%,var(--surface))] text-lg hover:bg-[color-mix(in_oklab,var(--ink)_9%,var(--surface))]',
  sign: 'bg-primary-soft hover:bg-[color-mix(in_oklab,var(--leaf-soft),var(--leaf)_10%)]',
  go: 'bg-primary text-lg text-on-primary hover:brightness-94',
}

const Keypad = ({ onPress }: { readonly onPress: (key: CalculatorKey) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
  <div
    role="group"
    aria-label="Keys"
    className="grid grid-cols-5 gap-1.5"
    onPointerDown={(event) => event.preventDefault()}
    onMouseDown={(event) => event.preventDefault()}
  >
    {keys.map((key) => (
      <button
        key={key.name}
        type="button"
        onClick={() => onPress(key)}
        className={`${look} ${grounds[key.look ?? 'sign']}`}
      >
        <span className="sr-only">{key.name}</span>
        <span aria-hidden>{key.face}</span>
      </button>
    ))}
  </div>
)
