import { useRef, useState } from 'react'
import { countEvent } from '#platform/count-event.ts'
import { codeOf, publicCall } from '#platform/public-call.ts'
import { type Answer, handedIn, openPlaces } from '#questions/questions.answer.ts'
import {
  answerOf,
  begun,
  dropAttempt,
  type KeptAttempt,
  keepAttempt,
  type PaperMark,
  readAttempt,
} from './kept-attempt.ts'

const route = '/lessons/public/past-paper-attempt/log/{name}'

/** Whether anything was put down for a question. */
export function isAnswered(attempt: KeptAttempt, position: number): boolean {
  const question = attempt.questions[position]
  if (!question || !(position in attempt.answers)) return false
  const { open, of } = openPlaces(question, answerOf(attempt, position))
  return open < of
}

export type Progress = { readonly at: number; readonly of: number }

/** An attempt at a paper: begun, kept in the browser at every change, handed in. */
export function usePaper(name: string) {
  const kept = useKeptAttempt(name)
  const [progress, setProgress] = useState<Progress>()
  const [unread, setUnread] = useState<readonly PaperMark[]>([])
  const forget = () => {
    kept.forget()
    setUnread([])
  }
  const { code, isBusy, guarded } = useGuarded({
    onExpired: forget,
    onEnd: () => setProgress(undefined),
  })

  /** Marks what is not marked yet, in its order; answers what could not be read. */
  const markOpen = async (before: KeptAttempt): Promise<readonly PaperMark[]> => {
    const open = before.questions
      .keys()
      .filter((at) => isAnswered(before, at) && !(at in before.marks))
      .toArray()
    const failed: PaperMark[] = []
    for (const [done, position] of open.entries()) {
      setProgress({ at: done + 1, of: open.length })
      const marked = await mark(name, before, position)
      if (marked?.verdict === 'unread') failed.push(marked)
      else if (marked) {
        kept.change((now) => ({ ...now, marks: { ...now.marks, [position]: marked } }))
      }
    }
    return failed
  }

  return {
    attempt: kept.attempt,
    isKept: kept.isKept,
    isBusy,
    progress,
    unread,
    code,
    forget,
    begin: () =>
      guarded(async () => {
        const started = await publicCall(`POST ${route}`, { params: { name } })
        kept.keep(begun(name, started, new Date()))
        countEvent('paper_begun')
      }),
    write: (position: number, answer: Answer) =>
      kept.change((now) => ({ ...now, answers: { ...now.answers, [position]: answer } })),
    /** Marks every answer; what cannot be read waits once for another look, unless told to go on. */
    handIn: (isAnyway: boolean) =>
      guarded(async () => {
        const before = kept.latest()
        if (!before) return
        const failed = await markOpen(before)
        setUnread(failed)
        if (failed.length > 0 && !isAnyway) return
        const body = { attempt_key: before.attempt_key, is_finished: true }
        const { insight } = await publicCall(`PATCH ${route}`, { params: { name }, body })
        if (!insight) return
        kept.change((now) => ({ ...now, insight }))
        countEvent('paper_finished')
      }),
  }
}

async function mark(name: string, kept: KeptAttempt, position: number) {
  const question = kept.questions[position]
  if (!question) return undefined
  const answer = { position, ...handedIn(question, answerOf(kept, position)) }
  const body = { attempt_key: kept.attempt_key, answer }
  const { marked } = await publicCall(`PATCH ${route}`, { params: { name }, body })
  return marked ?? undefined
}

/** The attempt that the browser keeps, as the page shows it. */
function useKeptAttempt(name: string) {
  const [attempt, setAttempt] = useState(() => readAttempt(name, new Date()))
  const [isKept, setKept] = useState(true)
  // Marks come while the next answer may be written: both build on what stands now, not on what was drawn.
  const latest = useRef(attempt)

  const keep = (next: KeptAttempt) => {
    latest.current = next
    setAttempt(next)
    setKept(keepAttempt(next))
  }
  return {
    attempt,
    isKept,
    latest: () => latest.current,
    keep,
    change(by: (now: KeptAttempt) => KeptAttempt) {
      if (latest.current) keep(by(latest.current))
    },
    forget() {
      dropAttempt(name)
      latest.current = undefined
      setAttempt(undefined)
    },
  }
}

type GuardedOptions = { readonly onExpired: () => void; readonly onEnd: () => void }

/** Does work with the server, and says by its code what went wrong. */
function useGuarded({ onExpired, onEnd }: GuardedOptions) {
  const [code, setCode] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const guarded = async (work: () => Promise<void>) => {
    setBusy(true)
    setCode(undefined)
    try {
      await work()
    } catch (error) {
      if (codeOf(error) === 'ATTEMPT_EXPIRED') onExpired()
      setCode(codeOf(error))
    } finally {
      setBusy(false)
      onEnd()
    }
  }
  return { code, isBusy, guarded }
}

export type PaperSession = ReturnType<typeof usePaper>
