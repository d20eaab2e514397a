import { isDeepStrictEqual } from 'node:util'
import { present } from '@learngrove/marking'
import type { Question } from '@learngrove/marking/question'
import { isRecord, plain, type Secret, secretsOf, shortestText, textsIn } from './secrets.ts'

/** An answer of the API as it left a server of the tests. */
export type Recorded = {
  readonly at: number
  /** When it was over, in ms; what was released until then may be in it. */
  readonly done: number
  readonly method: string
  readonly path: string
  /** Of the request; nothing for a guest. */
  readonly token?: string | undefined
  readonly body: string
}

/** A question as its student got it, and from when on what of it may be read. */
export type Drawn = {
  readonly id: string
  /** A student's, or of a paper that a guest sits. */
  readonly student_id: string | undefined
  readonly question: Question
  /** How many rungs were released in the end, and the moments at which a rung was asked for. */
  readonly hint_rung: number
  readonly asked: readonly number[]
  /** How many steps of its solution a talk about it told in the end. */
  readonly steps_told: number
  /** When its solution might be read; nothing where it never might. */
  readonly open_from: number | undefined
  /** When it was first tried; nothing where it never was. */
  readonly tried_from: number | undefined
}

export type Leak = {
  readonly where: string
  readonly question: string
  readonly kind: Secret['kind']
  readonly found: string
}

/** What a student put down is theirs, and how it was read; the question itself is for them. */
const own = new Set(['value', 'selected_option', 'points', 'answer_parts', 'reading', 'lines'])

type Text = { readonly drawn: Drawn; readonly secret: Exclude<Secret, { kind: 'field' }> }

/**
 * Searches what students and guests were answered for what they could not know yet. Each question is held
 * against its own answers by the names of its fields, and the texts of all of a reader's questions against
 * everything that this reader got. `readerOf` names who a token is: a student's id, nothing for a guest,
 * and `staff` for whoever may read keys.
 */
export function findLeaks(
  answers: readonly Recorded[],
  drawn: readonly Drawn[],
  readerOf: (token: string | undefined) => string | undefined | 'staff',
): Leak[] {
  const byId = new Map(drawn.map((each) => [each.id, each]))
  const readers = new Map<string | undefined, Reader>()
  const knownOf = (reader: string | undefined) => {
    const known = readers.get(reader) ?? readerOfAll(drawn, reader)
    readers.set(reader, known)
    return known
  }
  return answers.flatMap((answer) => {
    const reader = readerOf(answer.token)
    if (reader === 'staff') return []
    const search = { answer, byId, ...knownOf(reader), leaks: [] as Leak[] }
    for (const document of documentsIn(answer.body)) walk(search, document, '$', undefined)
    return search.leaks
  })
}

/** An answer is one document, or one for each event. */
function documentsIn(body: string): unknown[] {
  const whole = parsed(body)
  if (whole !== undefined) return [whole]
  return body.split('\n').flatMap((line) => {
    const data = line.startsWith('data: ') ? parsed(line.slice('data: '.length)) : undefined
    return data === undefined ? [] : [data]
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a reader may not know yet, by how it begins, and what the questions themselves show them. */
type Reader = {
  readonly index: ReadonlyMap<string, readonly Text[]>
  readonly sights: ReadonlySet<string>
}

type Search = Reader & {
  readonly answer: Recorded
  readonly byId: ReadonlyMap<string, Drawn>
  readonly leaks: Leak[]
}

function walk(search: Search, value: unknown, path: string, owner: Drawn | undefined): void {
  if (typeof value === 'string') searchText(search, value, path)
  if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) walk(search, each, `${path}[${at}]`, owner)
    return
  }
  if (!isRecord(value)) return
  const asked = search.byId.get(String(value.evaluation_question_id ?? value.id)) ?? owner
  if (asked) searchFields(search, value, path, asked)
  for (const [name, each] of Object.entries(value)) {
    if (!own.has(name)) walk(search, each, `${path}.${name}`, asked)
  }
}

const isOpen = ({ open_from }: Drawn, { done }: Recorded) =>
  open_from === undefined || open_from > done

/** Holds the fields of an object against those that its question keeps. */
function searchFields(search: Search, value: object, path: string, drawn: Drawn) {
  if (!isOpen(drawn, search.answer)) return
  for (const secret of secretsFor(drawn)) {
    if (secret.kind !== 'field') continue
    const held = (value as Record<string, unknown>)[secret.name]
    if (held === undefined || own.has(secret.name)) continue
    if (isDeepStrictEqual(held, JSON.parse(JSON.stringify(secret.value))))
      tell(search, `${path}.${secret.name}`, drawn, secret)
  }
}

/** Looks in a text for the beginning of each that is secret, and then for the whole. */
function searchText(search: Search, text: string, path: string) {
  const read = plain(text)
  if (read.length < shortestText || search.sights.has(read)) return
  for (let at = 0; at + shortestText <= read.length; at++) {
    for (const [first, ...others] of groupsAt(search.index, read, at)) {
      // Told already somewhere: the same sentence stands in many solutions.
      if (!first || [first, ...others].some((each) => isReleased(each, search.answer))) continue
      tell(search, path, first.drawn, first.secret)
    }
  }
}

/** The secrets that stand at this place of a text, those of one text together. */
function groupsAt(index: Search['index'], read: string, at: number): Text[][] {
  const candidates = index.get(read.slice(at, at + shortestText)) ?? []
  const found = candidates.filter(({ secret }) => read.startsWith(secret.text, at))
  return [...Map.groupBy(found, ({ secret }) => secret.text).values()]
}

function isReleased({ drawn, secret }: Text, answer: Recorded): boolean {
  if (!isOpen(drawn, answer)) return true
  if (secret.kind === 'mistake') return (drawn.tried_from ?? Infinity) <= answer.done
  if (secret.kind === 'solution') return secret.step < drawn.steps_told
  if (secret.kind !== 'hint' || secret.rung >= drawn.hint_rung) return false
  const before = drawn.hint_rung - drawn.asked.length
  const asked = drawn.asked.filter((moment) => moment <= answer.done).length
  return secret.rung < Math.max(0, before) + asked
}

const kept = new WeakMap<Drawn, readonly Secret[]>()

function secretsFor(drawn: Drawn): readonly Secret[] {
  const secrets = kept.get(drawn) ?? secretsOf(drawn.question)
  kept.set(drawn, secrets)
  return secrets
}

function readerOfAll(all: readonly Drawn[], reader: string | undefined): Reader {
  const mine = all.filter(({ student_id }) => student_id === reader)
  const texts = mine.flatMap((drawn) =>
    secretsFor(drawn).flatMap((secret) => (secret.kind === 'field' ? [] : [{ drawn, secret }])),
  )
  return {
    index: Map.groupBy(texts, ({ secret }) => secret.text.slice(0, shortestText)),
    // An option of one question may be a step in the solution of another.
    sights: new Set(mine.flatMap(({ question }) => textsIn(present(question)).map(plain))),
  }
}

const mostShown = 80

function tell({ answer, leaks }: Search, path: string, drawn: Drawn, secret: Secret) {
  const found = secret.kind === 'field' ? JSON.stringify(secret.value) : secret.text
  leaks.push({
    where: `${answer.method} ${answer.path} at ${path}`,
    question: drawn.id,
    kind: secret.kind,
    found: found.slice(0, mostShown),
  })
}
