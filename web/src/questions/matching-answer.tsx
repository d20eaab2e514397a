import { ArrowRight, Plus, Undo2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import type { AnswerProps } from './answer-props.ts'
import { Grip } from './grip.tsx'
import { placed, takenBack } from './moves.ts'
import { asOrders, pairsOf } from './questions.answer.ts'
import { OptionText } from './questions.option-text.tsx'
import { spokenText } from './spoken-maths.ts'
import { useCarry } from './use-drag.ts'

const TILE =
  'flex min-h-14 w-full select-none items-center rounded-[12px] border-[1.5px] border-line-strong bg-raised py-2 pr-4 text-left text-base shadow-1 md:text-lg'

/** On a phone a text longer than this does not stand beside its place but under it. */
const longText = 18

/** Cards for places: carried there, or pressed and then the place pressed. Both are always there. */
export function MatchingAnswer(props: AnswerProps) {
  const { question, answer, onAnswer, onPressed, labelledBy } = props
  const { left = [], options = [] } = question
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
  const textOf = (order: number) => options.find((each) => each.order === order)?.text ?? ''
  const motion = (order: number) => {
    const isCarried = carried?.id === String(order)
    return {
      className: isCarried ? 'relative z-10 border-primary shadow-2' : '',
      style: isCarried
        ? {
            transform: `translate(${carried.x}px, ${carried.y}px) rotate(-2deg)`,
            transition: 'none',
          }
        : undefined,
    }
  }
  const isLong = options.some(({ text }) => !text.includes('$') && text.length > longText)
  const tray = options.filter(({ order }) => !pairs.includes(order))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div ref={group} role="group" aria-labelledby={labelledBy} className="grid gap-5">
      <ol className="grid gap-2.5">
        {left.map((text, at) => {
          const order = pairs[at] ?? 0
          return (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a left is its place
              key={at}
              text={text}
              at={at}
              isOver={over === String(at)}
              isLong={isLong}
            >
              {order > 0 ? (
                <span
                  {...handle(String(order))}
                  className={classes(TILE, 'cursor-grab pr-0', motion(order).className)}
                  style={motion(order).style}
                >
                  <Grip className="max-md:px-1.5" />
                  <span className="min-w-0 flex-1">
                    <OptionText>{textOf(order)}</OptionText>
                  </span>
                  <button
                    type="button"
                    aria-label={`Take ${spokenText(textOf(order))} back from ${spokenText(text)}`}
                    onClick={() => {
                      put(takenBack(pairs, at))
                      goTo(`[data-card="${order}"]`)
                    }}
                    className="grid size-11 flex-none place-items-center rounded-control text-quiet hover:bg-hover hover:text-ink"
                  >
                    <Undo2 {...ICON} />
                  </button>
                </span>
              ) : picked === undefined ? (
                <span className="grid min-h-14 place-items-center rounded-[12px] border-[1.5px] border-field border-dashed text-quiet">
                  {carried ? 'Drop here' : 'Empty'}
                </span>
              ) : (
                <button
                  type="button"
                  aria-label={`Place here: ${spokenText(textOf(picked))} to ${spokenText(text)}`}
                  onClick={() => {
                    put(placed(pairs, at, picked))
                    goTo('[data-card]', `[data-place="${at}"] button`)
                  }}
                  className="flex min-h-14 w-full items-center justify-center gap-2 rounded-[12px] border-[1.5px] border-primary bg-surface font-semibold text-primary hover:bg-primary-soft"
                >
                  <Plus {...ICON_SMALL} />
                  Place here
                </button>
              )}
            </Row>
          )
        })}
      </ol>
      <div data-place="tray" className="grid gap-3 border-line border-t pt-5">
        <p className="text-quiet text-sm" aria-live="polite">
          {picked !== undefined
            ? 'Picked. Now press its place.'
            : tray.length > 0
              ? 'Carry a card to its place, or press the card and then the place.'
              : 'Every card has its place.'}
        </p>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {tray.map(({ order, text }) => (
            <button
              key={order}
              type="button"
              data-card={order}
              aria-pressed={picked === order}
              {...handle(String(order))}
              onClick={() => {
                if (isPress()) setPicked(picked === order ? undefined : order)
              }}
              className={classes(
                TILE,
                'cursor-grab',
                picked === order && 'border-primary bg-primary-soft inset-ring inset-ring-primary',
                motion(order).className,
              )}
              style={motion(order).style}
            >
              <Grip />
              <span className="min-w-0 flex-1">
                <OptionText>{text}</OptionText>
              </span>
              {picked === order && (
                <span aria-hidden className="pl-2 font-semibold text-primary-strong text-sm">
                  Picked
                </span>
              )}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

type RowProps = {
  readonly text: string
  readonly at: number
  readonly isOver: boolean
  readonly isLong: boolean
  readonly children: ReactNode
}

function Row({ text, at, isOver, isLong, children }: RowProps) {
  return (
    <li
      className={classes(
        'grid items-center md:grid-cols-[minmax(0,200px)_20px_minmax(0,1fr)] md:gap-3',
        isLong ? 'gap-1 max-md:pb-2' : 'grid-cols-[minmax(0,112px)_14px_minmax(0,1fr)] gap-2',
      )}
    >
      <span className="grid min-h-11 place-items-center rounded-[12px] bg-[color-mix(in_oklab,var(--ink)_4%,transparent)] px-2 py-1.5 text-center text-lg max-md:text-base">
        <OptionText>{text}</OptionText>
      </span>
      <ArrowRight {...ICON} className={classes('w-full text-quiet', isLong && 'max-md:hidden')} />
      <div
        data-place={at}
        className={classes(
          'min-w-0 rounded-[12px]',
          isOver && 'bg-primary-soft outline-2 outline-primary outline-dashed',
        )}
      >
        {children}
      </div>
    </li>
  )
}
