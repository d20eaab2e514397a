import { useEffect, useEffectEvent, useRef } from 'react'
import type { KeyAction } from '#ui/maths/keys.tsx'
import type { LineProps } from '#ui/maths/line-props.ts'
import type { MathfieldElement } from '#ui/maths/mathlive.ts'

type DrawnLineProps = LineProps & {
  readonly makeField: () => MathfieldElement
  readonly onTex: (tex: string) => void
}

/** A line written as it looks in a book, in a field of MathLive. */
export function DrawnLine({ makeField, ...props }: DrawnLineProps) {
  const { line, label, disabled, onTex, onEnter, onEmptied, onLeave, onFocus, register } = props
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<MathfieldElement>(null)
  const typed = useEffectEvent(() => {
    if (field.current) onTex(field.current.value)
  })
  const focused = useEffectEvent(onFocus)
  const left = useEffectEvent((event: Event) => {
    const direction = event instanceof CustomEvent ? event.detail?.direction : undefined
    if (direction === 'upward' || direction === 'downward') {
      event.preventDefault()
      onLeave(direction === 'upward' ? -1 : 1)
    }
  })
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault()
      event.stopPropagation()
      onEnter()
    } else if (event.key === 'Backspace' && field.current?.value === '') {
      event.preventDefault()
      onEmptied()
    }
  })
  const act = useEffectEvent((action: KeyAction) => {
    const target = field.current
    if (!target) return
    target.focus()
    if (action.kind === 'insert') {
      target.insert(action.tex, { focus: true, scrollIntoView: true, selectionMode: 'placeholder' })
    } else if (action.kind === 'delete') target.executeCommand('deleteBackward')
    else if (action.kind === 'left') target.executeCommand('moveToPreviousChar')
    else if (action.kind === 'right') target.executeCommand('moveToNextChar')
    typed()
  })
  const registered = useEffectEvent(register)

  useEffect(() => {
    const made = makeField()
    field.current = made
    made.addEventListener('input', typed)
    made.addEventListener('focusin', focused)
    made.addEventListener('move-out', left)
    // Caught on its way down: MathLive would take the key for itself.
    made.addEventListener('keydown', pressed, { capture: true })
    box.current?.append(made)
    registered({ focus: () => takeFocus(made), act: (action) => act(action) })
    return () => {
      registered(undefined)
      made.remove()
      field.current = null
    }
  }, [makeField])

  useEffect(() => {
    const target = field.current
    // A box that was left empty can be filled: it is not only drawn.
    const tex = line.tex.replaceAll('\\square', '\\placeholder{}')
    if (target && target.value !== tex) {
      target.setValue(tex, { silenceNotifications: true })
    }
  }, [line.tex])

  useEffect(() => {
    field.current?.setAttribute('aria-label', label)
  }, [label])

  useEffect(() => {
    if (field.current) field.current.readOnly = disabled
  }, [disabled])

  return <div ref={box} className="min-w-0" />
}

/**
 * MathLive lets 60 ms go by before a field that is given the focus takes keys, and what is typed in
 * between goes to the line before. The element that catches its keys takes them at once.
 */
export function takeFocus(field: HTMLElement) {
  const sink = field.shadowRoot?.querySelector<HTMLElement>('[part="keyboard-sink"]')
  if (sink) sink.focus()
  else field.focus()
}
