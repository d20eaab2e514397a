import { useRef, useState } from 'react'
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
  const [attempt, setAttempt] = useState(() => readAttempt(name, new Date()))
  const [isKept, setKept] = useState(true)
  const [progress, setProgress] = useState<Progress>()
  const [unread, setUnread] = useState<readonly PaperMark[]>([])
  const [code, setCode] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(attempt)

  const keep = (next: KeptAttempt) => {
    latest.current = next
    setAttempt(next)
    setKept(keepAttempt(next))
  }
  const forget = () => {
    dropAttempt(name)
    latest.current = undefined
    setAttempt(undefined)
    setUnread([])
  }

  const guarded = async (work: () => Promise<void>) => {
    setBusy(true)
    setCode(undefined)
    try {
      await work()
    } catch (error) {
      if (codeOf(error) === 'ATTEMPT_EXPIRED') forget()
      setCode(codeOf(error))
    } finally {
      setBusy(false)
      setProgress(undefined)
    }
  }

  const mark = async (kept: KeptAttempt, position: number) => {
    const question = kept.questions[position]
    if (!question) return undefined
    const answer = { position, ...handedIn(question, answerOf(kept, position)) }
    const body = { attempt_key: kept.attempt_key, answer }
    const { marked } = await publicCall(`PATCH ${route}`, { params: { name }, body })
    return marked ?? undefined
  }

  return {
    attempt,
    isKept,
    isBusy,
    progress,
    unread,
    code,
    forget,
    begin: () =>
      guarded(async () => {
        const started = await publicCall(`POST ${route}`, { params: { name } })
        keep(begun(name, started, new Date()))
      }),
    write: (position: number, answer: Answer) => {
      const before = latest.current
      if (before) keep({ ...before, answers: { ...before.answers, [position]: answer } })
    },
    /** Marks every answer; what cannot be read waits once for another look, unless told to go on. */
    handIn: (isAnyway: boolean) =>
      guarded(async () => {
        const before = latest.current
        if (!before) return
        const places = before.questions
          .keys()
          .filter((at) => isAnswered(before, at))
          .toArray()
        const open = places.filter((at) => !(at in before.marks))
        const failed: PaperMark[] = []
        for (const [done, position] of open.entries()) {
          setProgress({ at: done + 1, of: open.length })
          const marked = await mark(before, position)
          if (marked?.verdict === 'unread') failed.push(marked)
          else if (marked && latest.current) {
            const marks = { ...latest.current.marks, [position]: marked }
            keep({ ...latest.current, marks })
          }
        }
        setUnread(failed)
        if (failed.length > 0 && !isAnyway) return
        const body = { attempt_key: before.attempt_key, is_finished: true }
        const { insight } = await publicCall(`PATCH ${route}`, { params: { name }, body })
        if (insight && latest.current) keep({ ...latest.current, insight })
      }),
  }
}

export type PaperSession = ReturnType<typeof usePaper>
