import { Check, CornerDownRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTypedAhead } from '#public-pages/tries/tries.use-pre-hydration-input.ts'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { tasterText as words } from './taster.words.ts'
import type { Goal } from './use-working.ts'
import { Formula } from './welcome.formula.tsx'

type WorkingLineProps = {
  readonly at: number
  readonly text: string
  readonly state: 'fine' | 'turned' | 'unread' | 'typing' | 'open'
  readonly goal: Goal | undefined
  readonly isReadOnly: boolean
  /** The id of what is said about this line. */
  readonly describedBy: string | undefined
  readonly onText: (text: string) => void
}

const FIELD =
  'col-start-1 row-start-1 h-13 w-full min-w-0 rounded-control bg-transparent px-1.5 font-formula text-[1.5625rem] text-ink outline-none md:h-15 md:px-2.5 md:text-[1.875rem]'

/** A line of working: drawn as mathematics while it rests, plain signs while it is typed. */
export function WorkingLine(props: WorkingLineProps) {
  const { at, text, state, goal, isReadOnly, describedBy, onText } = props
  const input = useRef<HTMLInputElement>(null)
  const isTurned = state === 'turned'
  useTypedAhead(input, text, onText)
  useEffect(() => {
    const field = input.current
    if (!goal || !field) return
    field.focus()
    const equals = field.value.indexOf('=')
    field.setSelectionRange(equals === -1 ? 0 : equals + 1, field.value.length)
  }, [goal])
  return (
    <li
      className={classes(
        'grid min-h-16 grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-2 rounded-card py-1 pr-2.5 pl-1.5 transition-colors duration-quick md:min-h-19 md:grid-cols-[2.25rem_minmax(0,1fr)_auto] md:pr-4 md:pl-2',
        isTurned && 'bg-not-yet-soft',
        state === 'typing' && 'ring-2 ring-primary',
        'has-[input:focus-visible]:bg-transparent has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus',
      )}
    >
      <span
        aria-hidden
        className={classes(
          'grid size-7 place-items-center rounded-full font-semibold text-sm md:size-8',
          isTurned ? 'bg-raised text-not-yet' : 'bg-primary-soft text-primary-strong',
        )}
      >
        {at + 1}
      </span>
      <span className="group grid min-w-0 items-center">
        <input
          ref={input}
          name={`line-${at + 1}`}
          aria-label={words.line(at + 1)}
          aria-describedby={describedBy}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          readOnly={isReadOnly}
          value={text}
          onChange={(event) => onText(event.target.value)}
          className={`${FIELD} hover:not-focus:bg-hover not-focus:text-transparent forced-colors:not-focus:text-[FieldText]`}
        />
        <span
          aria-hidden
          className="pointer-events-none col-start-1 row-start-1 overflow-hidden whitespace-nowrap px-1.5 text-[1.5625rem] group-focus-within:invisible md:px-2.5 md:text-[1.875rem] forced-colors:hidden"
        >
          <span
            className={classes(
              'inline-block border-b-3 pb-0.5',
              isTurned ? 'border-not-yet' : 'border-transparent',
            )}
          >
            <Formula>{text}</Formula>
          </span>
        </span>
      </span>
      <State state={state} />
    </li>
  )
}

function State({ state }: Pick<WorkingLineProps, 'state'>) {
  if (state === 'open') return <span />
  const look =
    { fine: 'text-primary-strong', typing: 'text-quiet' }[String(state)] ?? 'text-not-yet'
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap font-semibold text-sm md:gap-2 md:text-[0.9375rem] ${look}`}
    >
      {state === 'fine' && <Check {...ICON} />}
      {state === 'turned' && <CornerDownRight {...ICON} />}
      {words[state]}
    </span>
  )
}
