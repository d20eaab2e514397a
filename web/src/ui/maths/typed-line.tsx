import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { KeyAction } from '#ui/maths/keys.tsx'
import type { LineProps } from '#ui/maths/line-props.ts'
import { MAX_LINE_LENGTH, typedInto } from '#ui/maths/lines.ts'

type TypedLineProps = LineProps & { readonly onPlain: (plain: string) => void }

/** A line in an ordinary text box: for a screen reader, for who prefers it, and while MathLive is away. */
export function TypedLine({ onPlain, ...props }: TypedLineProps) {
  const { line, label, disabled, onEnter, onEmptied, onLeave, onFocus, register } = props
  const input = useRef<HTMLInputElement>(null)
  const act = useEffectEvent((action: KeyAction) => {
    const target = input.current
    if (!target) return
    const from = target.selectionStart ?? target.value.length
    const to = target.selectionEnd ?? from
    const place = (text: string, caret: number) => {
      onPlain(text)
      // The caret is set once React has written the new text into the box.
      requestAnimationFrame(() => target.setSelectionRange(caret, caret))
    }
    target.focus()
    if (action.kind === 'insert') {
      const { text, caret } = typedInto(target.value, from, to, action.plain)
      place(text, caret)
    } else if (action.kind === 'delete') {
      const start = from === to ? Math.max(0, from - 1) : from
      place(target.value.slice(0, start) + target.value.slice(to), start)
    } else {
      const caret = action.kind === 'left' ? Math.max(0, from - 1) : to + 1
      target.setSelectionRange(caret, caret)
    }
  })
  const registered = useEffectEvent(register)
  useEffect(() => {
    registered({ focus: () => input.current?.focus(), act: (action) => act(action) })
    return () => registered(undefined)
  }, [])

  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onEnter()
    } else if (event.key === 'Backspace' && line.plain === '') {
      event.preventDefault()
      onEmptied()
    } else if (event.key === 'ArrowUp') onLeave(-1)
    else if (event.key === 'ArrowDown') onLeave(1)
  }
  return (
    <input
      ref={input}
      type="text"
      aria-label={label}
      value={line.plain}
      disabled={disabled}
      maxLength={MAX_LINE_LENGTH}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onPlain(event.target.value)}
      onKeyDown={pressed}
      onFocus={onFocus}
      className="min-h-[46px] w-full bg-transparent pr-3 text-lg tabular-nums outline-none"
    />
  )
}
