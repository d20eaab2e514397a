import type { Answer, Judgement, JudgeOptions } from '#judgement.ts'
import { judgementOf } from '#outcome.ts'
import type { LongTextQuestion } from '#question.ts'
import { withoutInstructions } from '#text/instructions.ts'
import { unreadLongText } from '#text/long-text.ts'
import { type Finding, outcomeOfCriteria, UNDECIDED_FINDING } from '#text/rubric-outcome.ts'
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
  readonly met: boolean
  /** Words of the answer, exactly as they stand there. */
  readonly quote: string
  /** From 0 to 1. */
  readonly confidence: number
}

/** Answers criteria with yes or no, such as a language model behind a port of the server. */
export type RubricMarker = (request: RubricRequest) => Promise<readonly RubricReply[]>

const MARKER = 'rubric_model'

/** A shorter quote could stand anywhere. */
const MIN_QUOTE_WORDS = 2

/** Replies of more entries than this are not looked at. */
const MAX_REPLIES = 200

/** A reply as it came, which may be anything at all; undefined where it is not of the shape. */
function replyOf(value: unknown): RubricReply | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  // The cast only names fields, each of which is looked at before it is used.
  const { code, met, quote, confidence } = value as Partial<Record<keyof RubricReply, unknown>>
  const isWhole =
    typeof code === 'string' &&
    typeof met === 'boolean' &&
    typeof quote === 'string' &&
    typeof confidence === 'number' &&
    confidence >= 0 &&
    confidence <= 1
  return isWhole ? { code, met, quote, confidence } : undefined
}

const oneSpace = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim()

/** Whether the words that are said to show it are the student's own. */
function isQuoted(quote: string, answer: string): boolean {
  const words = wordsOf(quote).length
  const isEnough = words >= MIN_QUOTE_WORDS || words === wordsOf(answer).length
  return words > 0 && isEnough && oneSpace(answer).includes(oneSpace(quote))
}

function findingOf(replies: readonly RubricReply[], answer: string): Finding {
  const [reply, ...others] = replies
  // Missing, or answered more than once: nobody knows which is meant.
  if (reply === undefined || others.length > 0) return UNDECIDED_FINDING
  if (!reply.met) return { met: false, quote: '', confidence: reply.confidence }
  return isQuoted(reply.quote, answer) ? reply : UNDECIDED_FINDING
}

/**
 * Judges a long text by a marker that answers the criteria one by one; code adds the marks. Never
 * rejects: a marker that fails, a reply of another shape, a criterion that is missing or answered
 * twice and a quote that is not in the answer leave the criterion to a teacher. Codes that were
 * not asked for are not looked at.
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
  const findings = new Map(
    question.criteria.map(({ code }) => [
      code,
      findingOf(
        replies.filter((reply) => reply.code === code),
        text,
      ),
    ]),
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
