import { useState } from 'react'
import type { Pile } from './marking.data.ts'
import type { MarkedPages } from './page-marks.ts'

/** What is chosen for a pile before it is given. What was ruled before, and what a number on paper looks like, is proposed. */
export type Draft = {
  readonly marks: number | undefined
  readonly setMarks: (marks: number) => void
  readonly explanation: string
  readonly setExplanation: (words: string) => void
  readonly isRemembered: boolean
  readonly setIsRemembered: (isRemembered: boolean) => void
  /** Of the scheme: which criteria are met. */
  readonly met: readonly boolean[]
  readonly setMet: (at: number, isMet: boolean) => void
  /** What is drawn on the pages of an answer that is decided by itself. */
  readonly pages: MarkedPages
  readonly setPages: (pages: MarkedPages) => void
}

export function useDraft({ machine, looks_like, ruling, answers }: Pile): Draft {
  const standing = answers.find(({ marks_given }) => marks_given !== null)?.marks_given ?? undefined
  const [marks, setMarks] = useState(
    ruling?.marks_given ?? standing ?? looks_like?.marks_given ?? undefined,
  )
  const [explanation, setExplanation] = useState(ruling?.note ?? '')
  const [isRemembered, setIsRemembered] = useState(false)
  const [met, setAllMet] = useState(machine.criteria.map(({ is_given }) => is_given === true))
  const [pages, setPages] = useState<MarkedPages>([])
  const setMet = (at: number, isMet: boolean) => {
    const next = met.map((each, place) => (place === at ? isMet : each))
    setAllMet(next)
    setMarks(machine.criteria.reduce((sum, each, place) => sum + (next[place] ? each.marks : 0), 0))
  }
  return {
    ...{ marks, setMarks, explanation, setExplanation, isRemembered, setIsRemembered, met, setMet },
    ...{ pages, setPages },
  }
}
