import { Popover } from '@base-ui/react/popover'
import { Calendar } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { CalendarGrid } from './date/calendar-grid.tsx'
import { judgeTypedDate } from './date/date-problem.ts'
import { typedDate } from './date/date-text.ts'
import { clampDate, type IsoDate, todayHere } from './date/iso-date.ts'
import { CONTROL_BOX, CONTROL_BUTTON, CONTROL_INPUT, POPUP } from './form/control-styles.ts'
import { FieldFrame, type FieldWords, fieldAria, useFieldIds } from './form/field-frame.tsx'
import { ICON } from './icon-props.ts'

export type DatePickerProps = FieldWords & {
  /** A day as YYYY-MM-DD. */
  readonly value: IsoDate | null
  /** Null when the field is emptied, and while what is typed is no day that may be chosen. */
  readonly onValueChange: (date: IsoDate | null) => void
  readonly min?: IsoDate | undefined
  readonly max?: IsoDate | undefined
  /** The day that is marked; the reader's own when missing. */
  readonly today?: IsoDate | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
  readonly required?: boolean | undefined
  readonly className?: string | undefined
}

/** A day, typed as dd/mm/yyyy or picked from a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { label, value, onValueChange } = props
  const ids = useFieldIds(props.id)
  const typing = useTypedDate(props)
  const [open, setOpen] = useState(false)
  const start = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLSpanElement>(null)
  const words = { ...props, problem: typing.problem ?? props.problem }
  const pick = (date: IsoDate | null) => {
    typing.forget()
    setOpen(false)
    onValueChange(date)
  }
  return (
    <FieldFrame words={words} ids={ids} className={props.className}>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <span ref={box} className={CONTROL_BOX}>
          <input
            {...fieldAria(ids, words)}
            id={ids.control}
            inputMode="numeric"
            autoComplete="off"
            placeholder="dd/mm/yyyy"
            value={typing.text}
            onChange={(event) => typing.type(event.target.value)}
            onBlur={typing.leave}
            onKeyDown={(event) => event.key === 'Enter' && typing.leave()}
            disabled={props.disabled}
            required={props.required}
            className={classes(CONTROL_INPUT, 'tabular-nums')}
          />
          {props.name && <input type="hidden" name={props.name} value={value ?? ''} />}
          <Popover.Trigger
            aria-label={`Open the calendar: ${label}`}
            disabled={props.disabled ?? false}
            className={`${CONTROL_BUTTON} -mr-1.5`}
          >
            <Calendar {...ICON} />
          </Popover.Trigger>
        </span>
        <Popover.Portal>
          <Popover.Positioner anchor={box} sideOffset={6} align="start" className="z-50">
            <Popover.Popup
              initialFocus={start}
              aria-label={`Choose a day: ${label}`}
              className={classes(POPUP, 'w-[340px] p-3')}
            >
              <DayChoices {...props} start={start} onPick={pick} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </FieldFrame>
  )
}

/** What is being typed: kept as it is until it is a day that may be chosen. */
function useTypedDate({ value, onValueChange, min, max }: DatePickerProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const problem = draft === null ? undefined : judgeTypedDate(draft, min, max).problem
  return {
    text: draft ?? (value === null ? '' : typedDate(value)),
    /** Said once the field is left, and not while somebody types. */
    problem: isLeft ? problem : undefined,
    type(text: string) {
      setDraft(text)
      setLeft(false)
      const { date } = judgeTypedDate(text, min, max)
      if (date !== value) onValueChange(date)
    },
    leave() {
      setLeft(true)
      if (problem === undefined) setDraft(null)
    },
    forget: () => setDraft(null),
  }
}

type DayChoicesProps = Pick<DatePickerProps, 'value' | 'min' | 'max' | 'today'> & {
  readonly start: Ref<HTMLButtonElement>
  readonly onPick: (date: IsoDate | null) => void
}

/** The calendar, with the shortest ways below it: today, and no day at all. */
function DayChoices({ value, min, max, today = todayHere(), start, onPick }: DayChoicesProps) {
  return (
    <>
      <CalendarGrid
        value={value}
        onPick={onPick}
        today={today}
        min={min}
        max={max}
        focusRef={start}
      />
      <div className="mt-2 flex gap-2">
        {clampDate(today, min, max) === today && (
          <Button kind="soft" size="small" onClick={() => onPick(today)}>
            Today
          </Button>
        )}
        <Button kind="plain" size="small" disabled={value === null} onClick={() => onPick(null)}>
          No day
        </Button>
      </div>
    </>
  )
}
