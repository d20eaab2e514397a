import { Slider as Base } from '@base-ui/react/slider'
import { FieldFrame, type FieldWords, fieldAria, useFieldIds } from './form/field-frame.tsx'

export type SliderProps = FieldWords & {
  readonly value?: number | undefined
  readonly defaultValue?: number | undefined
  readonly onValueChange?: ((value: number) => void) | undefined
  /** Called once the knob is let go, or a key has moved it. */
  readonly onValueCommitted?: ((value: number) => void) | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number | undefined
  /** The value in words, with its unit: seen, and said by a screen reader. */
  readonly valueWords?: ((value: number) => string) | undefined
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
  readonly className?: string | undefined
}

/** A number on a scale, where about right is good enough. */
export function Slider(props: SliderProps) {
  const { value, defaultValue, min = 0, max = 100, step = 1, valueWords = String } = props
  const { onValueChange, onValueCommitted } = props
  const ids = useFieldIds()
  const values = value === undefined ? { defaultValue: defaultValue ?? min } : { value }
  return (
    <FieldFrame words={props} ids={ids} native={false} className={props.className}>
      <Base.Root<number>
        {...values}
        min={min}
        max={max}
        step={step}
        name={props.name}
        disabled={props.disabled ?? false}
        onValueChange={(next) => onValueChange?.(next)}
        onValueCommitted={(next) => onValueCommitted?.(next)}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3"
      >
        <Base.Control className="flex min-h-11 touch-none items-center px-3 select-none data-disabled:opacity-60">
          <Base.Track className="h-1.5 w-full rounded-full bg-track inset-ring inset-ring-line-strong">
            <Base.Indicator className="rounded-full bg-primary forced-colors:border-3" />
            <Base.Thumb
              {...fieldAria(ids, props)}
              aria-labelledby={ids.label}
              getAriaValueText={(_, now) => valueWords(now)}
              className="size-6 rounded-full border-2 border-primary bg-surface shadow-1 before:absolute before:-inset-2.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            />
          </Base.Track>
        </Base.Control>
        <Base.Value className="min-w-12 text-right text-base font-semibold tabular-nums">
          {(_, [now = min]) => valueWords(now)}
        </Base.Value>
      </Base.Root>
    </FieldFrame>
  )
}
