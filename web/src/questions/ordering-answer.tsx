import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import type { AnswerProps } from './answer-props.ts'
import { Grip } from './grip.tsx'
import { moved } from './moves.ts'
import { orderOf } from './questions.answer.ts'
import { OptionText } from './questions.option-text.tsx'
import { spokenText } from './spoken-maths.ts'
import { useCarry } from './use-drag.ts'

const STEP =
  'grid size-11 flex-none place-items-center rounded-control text-quiet hover:not-disabled:bg-hover hover:not-disabled:text-ink disabled:opacity-35'

/** A list to put in order: carried by its grip, or one place at a time with its buttons. */
export function OrderingAnswer({ question, answer, onAnswer, onPressed, labelledBy }: AnswerProps) {
  const orders = orderOf(question, answer)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const textOf = (order: number) =>
    question.options?.find((each) => each.order === order)?.text ?? ''
  const move = (order: number, to: number) => {
    const next = moved(orders, orders.indexOf(order), to)
    if (next[to] !== order || orders[to] === order) return
    onPressed()
    setSaid(`${spokenText(textOf(order))} is now at place ${to + 1} of ${orders.length}.`)
    onAnswer({ value: null, selected_option: next })
  }
  const step = (order: number, by: -1 | 1) => {
    const to = orders.indexOf(order) + by
    move(order, to)
    // At an end the pressed button is out of use, so the focus goes to the other one of the item.
    const isEnd = to === 0 || to === orders.length - 1
    if (isEnd) {
      const other = `[data-step="${order}:${-by}"]`
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(other)?.focus())
    }
  }
  const { carried, handle } = useCarry({
    onOver: (id, place) => {
      if (place !== undefined) move(Number(id), Number(place))
    },
  })
  return (
    <div className="grid gap-2">
      <ol ref={list} aria-labelledby={labelledBy} className="grid gap-2">
        {orders.map((order, at) => (
          <OrderedItem
            key={order}
            order={order}
            at={at}
            of={orders.length}
            text={textOf(order)}
            isCarried={carried?.id === String(order)}
            handle={handle(String(order))}
            onStep={(by) => step(order, by)}
          />
        ))}
      </ol>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </div>
  )
}

type OrderedItemProps = {
  readonly order: number
  /** Its place, from 0, and how many there are. */
  readonly at: number
  readonly of: number
  readonly text: string
  readonly isCarried: boolean
  readonly handle: ReturnType<ReturnType<typeof useCarry>['handle']>
  readonly onStep: (by: -1 | 1) => void
}

function OrderedItem(props: OrderedItemProps) {
  const { order, at, of, text, isCarried, handle, onStep } = props
  return (
    <li
      data-place={at}
      className={classes(
        'flex min-h-15 items-center gap-1 rounded-tile border-[1.5px] bg-surface pr-1.5 pl-3 text-lg transition-shadow',
        isCarried ? 'relative z-10 -rotate-1 border-primary shadow-2' : 'border-line-strong',
      )}
    >
      <span
        {...handle}
        className="flex min-h-15 min-w-0 flex-1 cursor-grab select-none items-center py-2"
      >
        <span aria-hidden className="w-4 font-semibold text-quiet text-sm tabular-nums">
          {at + 1}
        </span>
        <Grip />
        <span className="min-w-0 flex-1">
          <OptionText>{text}</OptionText>
        </span>
      </span>
      <button
        type="button"
        data-step={`${order}:-1`}
        aria-label={`Move ${spokenText(text)} up`}
        disabled={at === 0}
        onClick={() => onStep(-1)}
        className={STEP}
      >
        <ArrowUp {...ICON} />
      </button>
      <button
        type="button"
        data-step={`${order}:1`}
        aria-label={`Move ${spokenText(text)} down`}
        disabled={at === of - 1}
        onClick={() => onStep(1)}
        className={STEP}
      >
        <ArrowDown {...ICON} />
      </button>
    </li>
  )
}
