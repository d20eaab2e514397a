import type { JSONObject, SharedV4ProviderOptions } from '@ai-sdk/provider'

/**
 * What the server tells the tutor beside the conversation, as `providerOptions.tutor`. It holds
 * no personal data: no name, no e-mail, no school.
 */
export type TutorContext = {
  readonly question?: QuestionContext
  /** Passages of the course's own material, the likeliest first; they are ranked again here. */
  readonly passages: readonly Passage[]
  readonly subject?: string
  /** Whether the product can pass a question on to the teacher, so that it may be offered. */
  readonly can_pass_to_teacher: boolean
}

export type QuestionContext = {
  readonly text: string
  readonly type: string
  /** Unmarked, or with tries left, in an assignment or exam: the answer is never told. */
  readonly is_open: boolean
  readonly hints: readonly string[]
  /** How many hints the student had seen before this conversation began. */
  readonly hint_rung: number
  readonly student_answer?: string
  readonly verdict?: string
  readonly rationale?: string
  /** The worked solution; left out, and ignored, while the question is open. */
  readonly method_answer: readonly { readonly maths?: string; readonly text: string }[]
  readonly misconception?: string
}

export type Passage = {
  readonly id: string
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly page?: number
}

type Loose<T> = { readonly [Key in keyof T]?: T[Key] | undefined }

/** The same as the server may give it: what is absent gets its default. */
export type TutorContextInput = Loose<Omit<TutorContext, 'question'>> & {
  readonly question?:
    | (Pick<QuestionContext, 'text' | 'type' | 'is_open'> &
        Loose<Omit<QuestionContext, 'text' | 'type' | 'is_open' | 'misconception'>> & {
          readonly misconception?: string | { readonly text: string } | undefined
        })
    | undefined
}

/** What to hand to `streamText` as `providerOptions`. */
export function toProviderOptions(context: TutorContextInput): SharedV4ProviderOptions {
  // A round trip through JSON leaves plain JSON, which its type cannot say.
  return { tutor: JSON.parse(JSON.stringify(context)) as JSONObject }
}

/** Longer texts are cut, longer lists too. */
const LONGEST_TEXT = 8000
const MOST_ITEMS = 50

export const emptyContext: TutorContext = { passages: [], can_pass_to_teacher: false }

/** Throws a TypeError that names the field when the context has not the shape above. */
export function parseTutorContext(value: unknown): TutorContext {
  if (value === undefined) return emptyContext
  const from = record(value, 'tutor')
  const question =
    from.question === undefined || from.question === null ? undefined : parseQuestion(from.question)
  const subject = text(from, 'subject')
  return {
    passages: list(from, 'passages').map(parsePassage),
    can_pass_to_teacher: flag(from, 'can_pass_to_teacher') ?? false,
    ...(question && { question }),
    ...(subject !== undefined && { subject }),
  }
}

function parseQuestion(value: unknown): QuestionContext {
  const from = record(value, 'question')
  const is_open = flag(from, 'is_open')
  if (is_open === undefined) throw new TypeError('question.is_open has to be true or false')
  const rung = from.hint_rung ?? 0
  if (typeof rung !== 'number' || !Number.isInteger(rung) || rung < 0) {
    throw new TypeError('question.hint_rung has to be a whole number from 0')
  }
  const method_answer = is_open ? [] : list(from, 'method_answer').map(parseStep)
  const misconception = parseMisconception(from.misconception)
  return {
    text: needed(from, 'text'),
    type: needed(from, 'type'),
    is_open,
    hints: list(from, 'hints').map((hint) => {
      if (typeof hint !== 'string') throw new TypeError('question.hints have to be texts')
      return hint.slice(0, LONGEST_TEXT)
    }),
    hint_rung: rung,
    method_answer,
    ...optional(from, 'student_answer'),
    ...optional(from, 'verdict'),
    ...(is_open ? {} : optional(from, 'rationale')),
    ...(misconception !== undefined && { misconception }),
  }
}

/** A text, or the `{ code, text }` of the marker. */
function parseMisconception(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string'
    ? value.slice(0, LONGEST_TEXT)
    : needed(record(value, 'misconception'), 'text')
}

function parseStep(value: unknown): { maths?: string; text: string } {
  const from = record(value, 'method_answer')
  return { text: needed(from, 'text'), ...optional(from, 'maths') }
}

function parsePassage(value: unknown): Passage {
  const from = record(value, 'passages')
  const page = from.page
  if (page !== undefined && typeof page !== 'number') throw new TypeError('page has to be a number')
  return {
    id: needed(from, 'id'),
    title: needed(from, 'title'),
    heading: text(from, 'heading') ?? '',
    text: needed(from, 'text'),
    ...(page !== undefined && { page }),
  }
}

type Fields = { readonly [name: string]: unknown }

function record(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError(`${name} has to be an object`)
  }
  return Object.fromEntries(Object.entries(value))
}

function text(from: Fields, name: string): string | undefined {
  const value = from[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw new TypeError(`${name} has to be a text`)
  return value.slice(0, LONGEST_TEXT)
}

function needed(from: Fields, name: string): string {
  const value = text(from, name)
  if (value === undefined) throw new TypeError(`${name} is missing`)
  return value
}

function optional<Name extends string>(
  from: Fields,
  name: Name,
): { readonly [key in Name]?: string } {
  const value = text(from, name)
  // The computed key has exactly the type of `name`, which an object literal cannot say.
  return value === undefined ? {} : ({ [name]: value } as { readonly [key in Name]?: string })
}

function flag(from: Fields, name: string): boolean | undefined {
  const value = from[name]
  if (value === undefined) return undefined
  if (typeof value !== 'boolean') throw new TypeError(`${name} has to be true or false`)
  return value
}

function list(from: Fields, name: string): readonly unknown[] {
  const value = from[name] ?? []
  if (!Array.isArray(value)) throw new TypeError(`${name} has to be a list`)
  return value.slice(0, MOST_ITEMS)
}
