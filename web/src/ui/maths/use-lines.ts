import { useEffect, useRef, useState } from 'react'
import type { KeyAction } from '#ui/maths/keys.tsx'
import type { LineHandle } from '#ui/maths/line-props.ts'
import {
  answerOfLines,
  insertLine,
  linesOfAnswer,
  type MathsLine,
  removeLine,
} from '#ui/maths/lines.ts'

type LinesOptions = {
  readonly value: string
  readonly onChange: (answer: { readonly plain: string; readonly tex: readonly string[] }) => void
  readonly multiline: boolean
  readonly onSubmit: (() => void) | undefined
}

export type Lines = ReturnType<typeof useLines>

/** The lines of an answer: how they come and go, and which of them has the caret. */
export function useLines({ value, onChange, multiline, onSubmit }: LinesOptions) {
  const [lines, setLines] = useState<readonly MathsLine[]>(() => linesOfAnswer(value))
  const [seen, setSeen] = useState(value)
  const [active, setActive] = useState<string>()
  const handles = useRef(new Map<string, LineHandle>())
  const wanted = useRef<MathsLine>(undefined)

  // The page put another answer in: a kept one, or the empty one of the next question.
  if (value !== seen) {
    setSeen(value)
    if (answerOfLines(lines) !== value.replace(/\n+$/, '')) setLines(linesOfAnswer(value))
  }

  const change = (next: readonly MathsLine[]) => {
    setLines(next)
    onChange({ plain: answerOfLines(next), tex: next.map((line) => line.tex) })
  }
  const focus = (line: MathsLine | undefined) => handles.current.get(line?.key ?? '')?.focus()
  // A line that has just come, or the neighbour of one that has gone, takes the caret once it is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the lines have changed
  useEffect(() => {
    const line = wanted.current
    wanted.current = undefined
    if (line) focus(line)
  }, [lines])

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
  return {
    lines,
    active,
    replace: (line: MathsLine) =>
      change(lines.map((other) => (other.key === line.key ? line : other))),
    /** Does what a key of the keypad says, in the line that has the caret. */
    press(action: KeyAction) {
      const at = Math.max(
        0,
        lines.findIndex((line) => line.key === active),
      )
      if (action.kind === 'line') enter(at)
      else if (action.kind === 'delete' && lines[at]?.plain === '') remove(at)
      else handles.current.get(lines[at]?.key ?? '')?.act(action)
    },
    /** What a line is given, drawn or typed. */
    lineProps: (line: MathsLine, at: number) => ({
      line,
      onEnter: () => enter(at),
      onEmptied: () => remove(at),
      onLeave: (direction: -1 | 1) => focus(lines[at + direction]),
      onFocus: () => setActive(line.key),
      register: (handle: LineHandle | undefined) => {
        if (handle === undefined) handles.current.delete(line.key)
        else handles.current.set(line.key, handle)
      },
    }),
  }
}
