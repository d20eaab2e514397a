import { useRef, useState } from 'react'
import { countEvent } from '#platform/count-event.ts'
import { codeOf } from '#platform/public-call.ts'
import type { Answer } from '#questions/questions.answer.ts'
import { dropSheet, type KeptSheet, keepSheet, readSheet, type Way } from './kept-sheet.ts'
import { demoCalls, type SheetCalls, sheetCalls, type Visitor } from './sheet-calls.ts'
import type { SheetFacts } from './sheet-data.ts'

const calls: Readonly<Record<Way, SheetCalls>> = { sheet: sheetCalls, demo: demoCalls }
const events = {
  sheet: { begun: 'shared_worksheet_begun', finished: 'shared_worksheet_finished' },
  demo: { begun: 'demo_begun', finished: 'demo_finished' },
} as const

/** What is under way: at most one thing at a time. */
type Doing = 'begin' | 'check' | 'finish'

/** An attempt at a worksheet: begun, kept in the browser at every change, marked answer by answer, finished. */
export function useSheet(way: Way, facts: SheetFacts) {
  const { id } = facts
  const kept = useKeptSheet(way, id)
  const [doing, setDoing] = useState<Doing>()
  const [code, setCode] = useState<string>()

  const doGuarded = async (what: Doing, work: () => Promise<void>) => {
    if (doing) return
    setDoing(what)
    setCode(undefined)
    try {
      await work()
    } catch (error) {
      if (codeOf(error) === 'ATTEMPT_EXPIRED') kept.forget()
      setCode(codeOf(error))
    } finally {
      setDoing(undefined)
    }
  }

  return {
    attempt: kept.sheet,
    isKept: kept.isKept,
    doing,
    code,
    hush: () => setCode(undefined),
    begin: (visitor: Visitor | null) =>
      doGuarded('begin', async () => {
        kept.keep(await calls[way].begin(facts, visitor))
        countEvent(events[way].begun)
      }),
    write: (position: number, answer: Answer) =>
      kept.change((now) => ({
        ...now,
        answers: { ...now.answers, [position]: answer },
        marks: withoutUnread(now, position),
      })),
    tick: (position: number) =>
      kept.change((now) => ({
        ...now,
        seconds: { ...now.seconds, [position]: (now.seconds[position] ?? 0) + 1 },
      })),
    check: (position: number) =>
      doGuarded('check', async () => {
        const before = kept.latest()
        const mark = before && (await calls[way].mark(before, position))
        if (mark) kept.change((now) => ({ ...now, marks: { ...now.marks, [position]: mark } }))
      }),
    finish: () =>
      doGuarded('finish', async () => {
        const before = kept.latest()
        const insight = before && (await calls[way].finish(before))
        if (!insight) return
        kept.change((now) => ({ ...now, insight }))
        countEvent(events[way].finished)
      }),
    /** Asks that the attempt becomes theirs who sign in here next. */
    want: () => kept.change((now) => ({ ...now, wanted_at: new Date().toISOString() })),
    forget: kept.forget,
  }
}

export type SheetSession = ReturnType<typeof useSheet>

/** What could not be read is not said any longer once the answer is changed. */
function withoutUnread({ marks }: KeptSheet, position: number): KeptSheet['marks'] {
  if (marks[position]?.verdict !== 'unread') return marks
  const { [position]: _, ...rest } = marks
  return rest
}

/** The attempt that the browser keeps, as the page shows it. */
function useKeptSheet(way: Way, id: string) {
  const [sheet, setSheet] = useState(() => readSheet(way, id, new Date()))
  const [isKept, setKept] = useState(true)
  // A mark comes while the next answer may be written: both build on what stands now, not on what was drawn.
  const latest = useRef(sheet)
  const keep = (next: KeptSheet) => {
    latest.current = next
    setSheet(next)
    setKept(keepSheet(way, next))
  }
  return {
    sheet,
    isKept,
    latest: () => latest.current,
    keep,
    change(by: (now: KeptSheet) => KeptSheet) {
      if (latest.current) keep(by(latest.current))
    },
    forget() {
      dropSheet(way, id)
      latest.current = undefined
      setSheet(undefined)
    },
  }
}
