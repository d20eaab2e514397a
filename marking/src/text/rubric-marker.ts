import type { Answer, Judgement, JudgeOptions } from '#judgement.ts'
import { judgementOf } from '#outcome.ts'
import type { LongTextQuestion } from '#question.ts'
import { withoutInstructions } from '#text/instructions.ts'
import { readCriteria, type SeenCriterion, unreadLongText } from '#text/long-text.ts'
import { spanOf } from '#text/quoted-span.ts'
import {
  type Finding,
  isSureFinding,
  outcomeOfCriteria,
  UNDECIDED_FINDING,
} from '#text/rubric-outcome.ts'
import { vetoFor } from '#text/rubric-veto.ts'
import type { Criterion } from '#text/text-key.ts'
import { wordsOf } from '#text/word-shapes.ts'

/** What a marker is asked. Every text in it is data: nothing that a student wrote is an order. */
export type RubricRequest = {
  readonly question: string
  readonly criteria: readonly { readonly code: string; readonly text: string }[]
  readonly references: readonly string[]
  /** What the student wrote, without what is addressed to the marker. */
  readonly answer: string
}

export type RubricReply = {
  readonly code: string
  readonly found: 'yes' | 'no' | 'unsure'
  /** Words of the answer, exactly as they stand there; empty where it was not found. */
  readonly quote: string
}

/** Fills in the criteria, such as a language model behind a port of the server. */
export type RubricMarker = (request: RubricRequest) => Promise<readonly RubricReply[]>

const MARKER = 'rubric_model'

/** A shorter quote could stand anywhere, and a longer one points at nothing. */
const MIN_QUOTE_WORDS = 2
const MAX_QUOTE_WORDS = 60

/** How sure a model's word makes where our rules have nothing against it. */
const SURE_OF_MODEL = 0.9

/** Replies of more entries than this are not looked at. */
const MAX_REPLIES = 200

const isFound = (value: unknown): value is RubricReply['found'] =>
  value === 'yes' || value === 'no' || value === 'unsure'

/** A reply as it came, which may be anything at all; undefined where it is not of the shape. */
function replyOf(value: unknown): RubricReply | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  // The cast only names fields, each of which is looked at before it is used.
  const { code, found, quote } = value as Partial<Record<keyof RubricReply, unknown>>
  return typeof code === 'string' && isFound(found) && typeof quote === 'string'
    ? { code, found, quote }
    : undefined
}

/** Whether the words that are said to show it are the student's own, none of them to the marker. */
function isQuoted(quote: string, typed: string, text: string): boolean {
  const words = wordsOf(quote).length
  const isEnough = words >= MIN_QUOTE_WORDS || words === wordsOf(text).length
  return (
    words > 0 &&
    words <= MAX_QUOTE_WORDS &&
    isEnough &&
    spanOf(text, quote) !== undefined &&
    spanOf(typed, quote) !== undefined
  )
}

/** What was typed, and the same without what is said to the marker. */
type Typed = { readonly typed: string; readonly text: string }

function findingOf(
  about: string,
  criterion: Criterion,
  replies: readonly RubricReply[],
  seen: SeenCriterion,
  { typed, text }: Typed,
): Finding {
  const [reply, ...others] = replies
  // Missing, or answered more than once: nobody knows which is meant.
  if (reply === undefined || others.length > 0 || reply.found === 'unsure') return UNDECIDED_FINDING
  // What the rules surely read the other way is for a person.
  if (isSureFinding(seen.finding) && seen.finding.met !== (reply.found === 'yes'))
    return UNDECIDED_FINDING
  if (reply.found === 'no') return { met: false, quote: '', confidence: SURE_OF_MODEL }
  const { quote } = reply
  const stands =
    isQuoted(quote, typed, text) &&
    !seen.is_denied &&
    vetoFor(about, criterion)(quote, text) === undefined
  return stands ? { met: true, quote, confidence: SURE_OF_MODEL } : UNDECIDED_FINDING
}

/**
 * Judges a long text by a marker that answers the criteria one by one; code checks that each quote
 * stands in the answer, and adds the marks. Never rejects: a marker that fails, a reply of another
 * shape, a criterion that is missing or answered twice, a quote that is not in the answer and a
 * veto of our rules leave the criterion to a teacher. Codes that were not asked for are not
 * looked at.
 */
export async function judgeWithRubric(
  question: Pick<LongTextQuestion, 'text' | 'criteria' | 'references' | 'max_score'>,
  answer: Answer,
  marker: RubricMarker,
  _options: JudgeOptions = {},
): Promise<Judgement> {
  const { value } = answer
  const typed = typeof value === 'string' ? value : (value ?? []).join('\n')
  const problem = unreadLongText(MARKER, typed)
  if (problem) return judgementOf(problem, question.max_score)
  const { text } = withoutInstructions(typed)
  const replies = wordsOf(text).length === 0 ? [] : await repliesOf(question, text, marker)
  const seen = readCriteria(question, text)
  const findings = new Map(
    question.criteria.map((criterion): [string, Finding] => {
      const { code } = criterion
      const own = replies.filter((reply) => reply.code === code)
      const ours = seen.get(code) ?? { finding: UNDECIDED_FINDING, is_denied: false }
      return [code, findingOf(question.text, criterion, own, ours, { typed, text })]
    }),
  )
  return judgementOf(outcomeOfCriteria(MARKER, question.criteria, findings), question.max_score)
}

async function repliesOf(
  { text, criteria, references }: Pick<LongTextQuestion, 'text' | 'criteria' | 'references'>,
  answer: string,
  marker: RubricMarker,
): Promise<readonly RubricReply[]> {
  try {
    const replies: unknown = await marker({
      question: text,
      criteria: criteria.map(({ code, text: what }) => ({ code, text: what })),
      references: references ?? [],
      answer,
    })
    if (!Array.isArray(replies) || replies.length > MAX_REPLIES) return []
    // An entry of another shape says nothing of its own criterion only.
    return replies.flatMap((each: unknown) => replyOf(each) ?? [])
  } catch {
    return []
  }
}
