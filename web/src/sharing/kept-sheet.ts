import { deviceShelf } from '#platform/shelf.ts'
import { type Answer, noAnswer, openPlaces } from '#questions/questions.answer.ts'
import {
  asAsked,
  type Insight,
  type SheetFacts,
  type SheetMark,
  type Started,
} from './sheet-data.ts'

/** Which way a worksheet is tried: each has a place of its own in the browser. */
export type Way = 'sheet' | 'demo'

/** An attempt as the browser keeps it: what is written and not yet sent is nowhere else. */
export type KeptSheet = Pick<Started, 'attempt_key' | 'expires_at' | 'questions'> & {
  readonly facts: SheetFacts
  /** Of an attempt by name. */
  readonly attempt_id: string | null
  /** By the place of the question, from 0. */
  readonly answers: Readonly<Record<number, Answer>>
  readonly marks: Readonly<Record<number, SheetMark>>
  /** Seconds spent on each question. */
  readonly seconds: Readonly<Record<number, number>>
  readonly insight: Insight | null
  /** When its visitor asked to keep it, ISO: it is taken over once they are signed in. */
  readonly wanted_at: string | null
}

const prefixes: Readonly<Record<Way, string>> = { sheet: 'guest-sheet:', demo: 'demo-sheet:' }
const keyOf = (way: Way, id: string) => prefixes[way] + id

const isOver = ({ expires_at }: Pick<KeptSheet, 'expires_at'>, now: Date) =>
  new Date(expires_at).getTime() <= now.getTime()

function parsed(text: string | null): KeptSheet | undefined {
  if (text === null) return undefined
  try {
    // Safe: only `keepSheet` writes under these keys; the two fields are what reading stands on.
    const kept = JSON.parse(text) as KeptSheet
    const isWhole = typeof kept.facts?.id === 'string' && Array.isArray(kept.questions)
    return isWhole ? kept : undefined
  } catch {
    return undefined
  }
}

/** The attempt that this browser keeps, unless it is over. */
export function readSheet(way: Way, id: string, now: Date): KeptSheet | undefined {
  const kept = parsed(deviceShelf.read(keyOf(way, id)))
  return kept && !isOver(kept, now) ? kept : undefined
}

/** Whether it could be kept: a browser may be full, or keep nothing at all. */
export function keepSheet(way: Way, kept: KeptSheet): boolean {
  try {
    deviceShelf.keep(keyOf(way, kept.facts.id), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export const dropSheet = (way: Way, id: string): void => deviceShelf.forget(keyOf(way, id))

/** Every attempt of a way that this browser keeps; what is over or broken is forgotten. */
export function keptSheets(way: Way, now: Date): KeptSheet[] {
  const kept: KeptSheet[] = []
  for (const name of deviceShelf.names()) {
    if (!name.startsWith(prefixes[way])) continue
    const sheet = parsed(deviceShelf.read(name))
    if (sheet && !isOver(sheet, now)) kept.push(sheet)
    else deviceShelf.forget(name)
  }
  return kept
}

/** An attempt that has just been begun. */
export const begunSheet = (
  facts: SheetFacts,
  started: Pick<Started, 'attempt_key' | 'expires_at' | 'questions'>,
  attempt_id: string | null,
): KeptSheet => ({
  facts,
  attempt_key: started.attempt_key,
  expires_at: started.expires_at,
  questions: started.questions,
  attempt_id,
  answers: {},
  marks: {},
  seconds: {},
  insight: null,
  wanted_at: null,
})

export const answerAt = ({ answers }: KeptSheet, position: number): Answer =>
  answers[position] ?? noAnswer

/** How many places of a question are open still. */
export function openAt(kept: KeptSheet, position: number): { open: number; of: number } {
  const question = kept.questions[position]
  return question ? openPlaces(asAsked(question), answerAt(kept, position)) : { open: 0, of: 0 }
}

/** Whether it is marked: one that could not be read is not. */
export const isMarked = ({ marks }: KeptSheet, position: number): boolean =>
  marks[position] !== undefined && marks[position].verdict !== 'unread'

/** The next question that is not marked yet, after this one and then from the beginning. */
export function nextOpen(kept: KeptSheet, after: number): number | undefined {
  const places = [...kept.questions.keys()]
  const open = places.filter((place) => place !== after && !isMarked(kept, place))
  return open.find((place) => place > after) ?? open[0]
}
