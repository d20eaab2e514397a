import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { KeyAction } from '#ui/maths/keys.tsx'
import { typedInto } from '#ui/maths/lines.ts'
import { MathsKeypad } from '#ui/maths-keypad.tsx'
import { useCoarse } from '#ui/use-coarse.ts'
import { padKeysOf } from './keypad.ts'
import type { Question } from './questions.data.ts'

/** A field that our own keys write into. With `none` the system's keyboard stays away. */
export type PadMode = 'none' | 'text'

type NumberPadProps = {
  readonly question: Pick<Question, 'text'>
  /** One part of several: its keys come with the focus, and go with it. */
  readonly isPart?: boolean | undefined
  /** The fields, which take the mode where a number is asked for. */
  readonly children: (mode: PadMode) => ReactNode
}

/** As long as the press of a finger takes to become a click, in milliseconds. */
const pressMs = 300

const padField = 'input[inputmode=none]'

/**
 * Keys for numbers under their fields where a finger points: a telephone's own pad of digits may have no
 * minus and no stroke of a fraction. Who prefers the system's keyboard, or dictates, has it by a press.
 */
export function NumberPad({ question, isPart = false, children }: NumberPadProps) {
  const isCoarse = useCoarse()
  const [isOwn, setIsOwn] = useState(true)
  const [isInside, setIsInside] = useState(false)
  const [heard, setHeard] = useState('')
  const group = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLInputElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (!isCoarse) return children('text')

  const target = () => {
    const fields = [...(group.current?.querySelectorAll<HTMLInputElement>(padField) ?? [])]
    return fields.find((field) => field === last.current) ?? fields[0]
  }
  const press = (action: KeyAction) => {
    const field = target()
    if (!field) return
    if (document.activeElement !== field) field.focus()
    write(field, action)
    setHeard(field.value)
  }
  const swap = () => {
    setIsOwn(!isOwn)
    const field = last.current ?? target()
    // The keyboard follows the mode only when the field is entered anew.
    field?.blur()
    requestAnimationFrame(() => field?.focus())
  }
  const isShown = isOwn && (!isPart || isInside)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read out with every field
    <div
      ref={group}
      role="group"
      aria-label="Numbers"
      className="grid gap-4"
      onFocus={({ target: field }) => {
        clearTimeout(leaving.current)
        setIsInside(true)
        if (field instanceof HTMLInputElement && field.matches(padField)) last.current = field
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        // The keys of a part go after the press that left them, which would else miss what it was meant for.
        leaving.current = setTimeout(() => setIsInside(false), pressMs)
      }}
    >
      {children(isOwn ? 'none' : 'text')}
      {isShown && <MathsKeypad keys={padKeysOf(question)} onKey={press} className="max-w-md" />}
      {(!isPart || isInside) && (
        <Button
          kind="plain"
          onClick={swap}
          className="-ml-4.5 justify-self-start text-quiet underline"
        >
          {isOwn ? 'Use the keyboard of this device' : 'Use our number keys'}
        </Button>
      )}
      <span role="status" className="sr-only">
        {heard}
      </span>
    </div>
  )
}

/** Writes as a keyboard would, so that the field's own page hears of it. */
function write(field: HTMLInputElement, action: KeyAction) {
  const from = field.selectionStart ?? field.value.length
  const to = field.selectionEnd ?? from
  if (action.kind === 'left' || action.kind === 'right') {
    const caret = action.kind === 'left' ? Math.max(0, from - 1) : to + 1
    field.setSelectionRange(caret, caret)
    return
  }
  if (action.kind === 'delete') {
    field.setRangeText('', from === to ? Math.max(0, from - 1) : from, to, 'end')
  } else if (action.kind === 'insert') {
    const { text, caret } = typedInto(field.value, from, to, action.plain)
    if (field.maxLength >= 0 && text.length > field.maxLength) return
    field.setRangeText(text.slice(from, caret), from, to, 'end')
  }
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
