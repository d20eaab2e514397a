import { useState } from 'react'
import { newUuid } from '#platform/uuid.ts'
import { todayHere } from '#ui/date/iso-date.ts'
import { usualDueDay } from './days-to-offer.ts'

/** For everybody in the class, or for those who are ticked. */
export const [everybody, some] = ['everybody', 'some'] as const

type Sheet = { readonly id: string; readonly title: string }

export type SetWorkProps = {
  readonly class_id: string
  readonly class_name: string
  /** What is set; without one it is chosen here. */
  readonly sheet?: Sheet | undefined
  /** Some students of the class, where it is not for all. */
  readonly students?: readonly { readonly id: string }[] | undefined
  readonly onClose: () => void
  readonly onSet?: ((assignment_id: string) => void) | undefined
}

/** If nothing else is said, work is due at this time. */
const usualTime = '16:00'
export const usualTries = 'usual'

/** Keeps what is being decided, with what most work has from the start. */
export function useWanted(given: Sheet | undefined) {
  // One for each time that it is open: pressing twice sets once.
  const [client_id] = useState(newUuid)
  const [sheet, setSheet] = useState(given)
  const [whom, setWhom] = useState<typeof everybody | typeof some>(everybody)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [opens, setOpens] = useState<string | null>(todayHere())
  const [due, setDue] = useState<string | null>(() => usualDueDay(todayHere()))
  const [time, setTime] = useState(usualTime)
  const [minutes, setMinutes] = useState('')
  const [tries, setTries] = useState(usualTries)
  const [hasHints, setHasHints] = useState(true)
  const [isClosedFirst, setIsClosedFirst] = useState(false)
  const [isLateTaken, setIsLateTaken] = useState(true)
  return {
    ...{ whom, setWhom, chosen, setChosen },
    ...{ client_id, sheet, setSheet, opens, setOpens, due, setDue, time, setTime },
    ...{ minutes, setMinutes, tries, setTries, hasHints, setHasHints },
    ...{ isClosedFirst, setIsClosedFirst, isLateTaken, setIsLateTaken },
  }
}

export type Wanted = ReturnType<typeof useWanted>

/** Writes what was decided as the form that the call takes. */
export function formOf(wanted: Wanted, { class_id, students }: SetWorkProps) {
  const { opens, due, time, minutes, tries } = wanted
  const ticked = wanted.whom === some ? [...wanted.chosen] : undefined
  const ids = students?.map(({ id }) => id) ?? ticked
  const isLater = opens !== null && opens > todayHere()
  return {
    class_id,
    client_id: wanted.client_id,
    ...(ids && { student_ids: btoa(JSON.stringify(ids)) }),
    ...(isLater && { date_assigned: new Date(`${opens}T00:00`).toISOString() }),
    ...(due && { due_date: new Date(`${due}T${time || usualTime}`).toISOString() }),
    ...(minutes !== '' && { time_limit: minutes }),
    ...(tries !== usualTries && { tries }),
    has_hints: wanted.hasHints ? ('true' as const) : ('false' as const),
    is_late_taken: wanted.isLateTaken ? ('true' as const) : ('false' as const),
    answers_shown: wanted.isClosedFirst ? ('when_closed' as const) : ('when_settled' as const),
  }
}
