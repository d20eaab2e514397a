import { Tooltip as Base } from '@base-ui/react/tooltip'
import { type ReactElement, useId } from 'react'

/** How long the pointer rests before the tip comes, in milliseconds; the keyboard gets it at once. */
export const TOOLTIP_DELAY_MS = 400

export type TooltipProps = {
  /** A few plain words: nothing that one needs, for a finger never sees it. */
  readonly text: string
  /** The button or link that it explains. */
  readonly children: ReactElement
  readonly side?: 'top' | 'bottom' | 'left' | 'right' | undefined
}

/** A few more words on a control, on hover and on focus; a screen reader gets them as its description. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId()
  return (
    <Base.Root>
      <Base.Trigger delay={TOOLTIP_DELAY_MS} aria-describedby={id} render={children} />
      <span id={id} hidden>
        {text}
      </span>
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="z-50">
          <Base.Popup className="max-w-60 rounded-control bg-ink px-3 py-1.5 text-sm font-medium text-paper shadow-2 transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
