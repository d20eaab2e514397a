import { useRef, useState } from 'react'
import type { AnswerProps } from './answer-props.ts'
import { placed, takenBack } from './moves.ts'
import { asOrders, pairsOf } from './questions.answer.ts'
import { useCarry } from './use-drag.ts'

export type Matching = ReturnType<typeof useMatching>

/** Which card stands where, which one is picked or carried, and where the focus goes after a move. */
export function useMatching({ question, answer, onAnswer, onPressed }: AnswerProps) {
  const pairs = pairsOf(question, answer)
  const [picked, setPicked] = useState<number>()
  const group = useRef<HTMLDivElement>(null)
  /** What was pressed is gone by then: the focus goes on to what is pressed next. */
  const goTo = (...wanted: readonly string[]) =>
    requestAnimationFrame(() => {
      const found = wanted.map((each) => group.current?.querySelector<HTMLElement>(each))
      found.find(Boolean)?.focus()
    })
  const put = (next: number[]) => {
    onPressed()
    setPicked(undefined)
    onAnswer(asOrders(next))
  }
  const { carried, over, handle, isPress } = useCarry({
    onDrop: (id, place) => {
      const order = Number(id)
      if (place === undefined) return
      const at = pairs.indexOf(order)
      if (place !== 'tray') put(placed(pairs, Number(place), order))
      else if (at >= 0) put(takenBack(pairs, at))
    },
  })
  return {
    pairs,
    picked,
    group,
    carried,
    over,
    handle,
    textOf: (order: number) => question.options?.find((each) => each.order === order)?.text ?? '',
    /** Picks a card up, or puts it down again; the end of a drag is no press. */
    pick: (order: number) => {
      if (isPress()) setPicked(picked === order ? undefined : order)
    },
    placePicked(at: number, order: number) {
      put(placed(pairs, at, order))
      goTo('[data-card]', `[data-place="${at}"] button`)
    },
    takeBack(at: number, order: number) {
      put(takenBack(pairs, at))
      goTo(`[data-card="${order}"]`)
    },
  }
}
