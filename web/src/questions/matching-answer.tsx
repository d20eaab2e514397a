import { ArrowRight, Plus, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import type { AnswerProps } from './answer-props.ts'
import { Grip } from './grip.tsx'
import { OptionText } from './questions.option-text.tsx'
import { spokenText } from './spoken-maths.ts'
import type { Carried } from './use-drag.ts'
import { type Matching, useMatching } from './use-matching.ts'

const TILE =
  'flex min-h-14 w-full select-none items-center rounded-[12px] border-[1.5px] border-line-strong bg-raised py-2 pr-4 text-left text-base shadow-1 md:text-lg'

/** On a phone a text longer than this does not stand beside its place but under it. */
const longText = 18

/** Cards for places: carried there, or pressed and then the place pressed. Both are always there. */
export function MatchingAnswer(props: AnswerProps) {
  const { question, labelledBy } = props
  const { left = [], options = [] } = question
  const matching = useMatching(props)
  const { pairs, picked } = matching
  const isLong = options.some(({ text }) => !text.includes('$') && text.length > longText)
  const tray = options.filter(({ order }) => !pairs.includes(order))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div ref={matching.group} role="group" aria-labelledby={labelledBy} className="grid gap-5">
      <ol className="grid gap-2.5">
        {left.map((text, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a left is its place
            key={at}
            text={text}
            at={at}
            isOver={matching.over === String(at)}
            isLong={isLong}
          >
            <Place at={at} name={text} matching={matching} />
          </Row>
        ))}
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
            <TrayCard key={order} order={order} text={text} matching={matching} />
          ))}
        </div>
      </div>
    </div>
  )
}

type PlaceProps = { readonly at: number; readonly name: string; readonly matching: Matching }

/** What stands at a place: its card, nothing, or the button that puts the picked card there. */
function Place({ at, name, matching }: PlaceProps) {
  const { pairs, picked, textOf } = matching
  const order = pairs[at] ?? 0
  if (order > 0) return <PlacedCard order={order} at={at} name={name} matching={matching} />
  if (picked === undefined) {
    return (
      <span className="grid min-h-14 place-items-center rounded-[12px] border-[1.5px] border-field border-dashed text-quiet">
        {matching.carried ? 'Drop here' : 'Empty'}
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-label={`Place here: ${spokenText(textOf(picked))} to ${spokenText(name)}`}
      onClick={() => matching.placePicked(at, picked)}
      className="flex min-h-14 w-full items-center justify-center gap-2 rounded-[12px] border-[1.5px] border-primary bg-surface font-semibold text-primary hover:bg-primary-soft"
    >
      <Plus {...ICON_SMALL} />
      Place here
    </button>
  )
}

function PlacedCard({ order, at, name, matching }: PlaceProps & { readonly order: number }) {
  const text = matching.textOf(order)
  const { className, style } = motionOf(order, matching.carried)
  return (
    <span
      {...matching.handle(String(order))}
      className={classes(TILE, 'cursor-grab pr-0', className)}
      style={style}
    >
      <Grip className="max-md:px-1.5" />
      <span className="min-w-0 flex-1">
        <OptionText>{text}</OptionText>
      </span>
      <button
        type="button"
        aria-label={`Take ${spokenText(text)} back from ${spokenText(name)}`}
        onClick={() => matching.takeBack(at, order)}
        className="grid size-11 flex-none place-items-center rounded-control text-quiet hover:bg-hover hover:text-ink"
      >
        <Undo2 {...ICON} />
      </button>
    </span>
  )
}

type TrayCardProps = { readonly order: number; readonly text: string; readonly matching: Matching }

function TrayCard({ order, text, matching }: TrayCardProps) {
  const isPicked = matching.picked === order
  const { className, style } = motionOf(order, matching.carried)
  return (
    <button
      type="button"
      data-card={order}
      aria-pressed={isPicked}
      {...matching.handle(String(order))}
      onClick={() => matching.pick(order)}
      className={classes(
        TILE,
        'cursor-grab',
        isPicked && 'border-primary bg-primary-soft inset-ring inset-ring-primary',
        className,
      )}
      style={style}
    >
      <Grip />
      <span className="min-w-0 flex-1">
        <OptionText>{text}</OptionText>
      </span>
      {isPicked && (
        <span aria-hidden className="pl-2 font-semibold text-primary-strong text-sm">
          Picked
        </span>
      )}
    </button>
  )
}

/** How a card looks while it is carried. */
function motionOf(order: number, carried: Carried | undefined) {
  if (carried?.id !== String(order)) return { className: '', style: undefined }
  const { x, y } = carried
  return {
    className: 'relative z-10 border-primary shadow-2',
    style: { transform: `translate(${x}px, ${y}px) rotate(-2deg)`, transition: 'none' },
  }
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
