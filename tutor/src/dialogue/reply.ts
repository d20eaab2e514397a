import type { Passage } from '#context.ts'
import type { Step } from '#skills/step.ts'

/** What sort of turn it was, for the server's records and for the page. */
export type ReplyKind =
  | 'social'
  | 'opening'
  | 'hint'
  | 'example'
  | 'step'
  | 'solution'
  | 'check'
  | 'passage'
  | 'definition'
  | 'not_known'

export type Reply = {
  readonly text: string
  readonly kind: ReplyKind
  /** The passages that are quoted or pointed to. */
  readonly sources: readonly Passage[]
  /** What the question at the end offers. */
  readonly offer?: 'practice' | 'ask_teacher'
  /** The student took up the offer to pass the question on: the server has to do it. */
  readonly pass_to_teacher?: boolean
}

/**
 * Joins what is said with the one question that ends a turn. Where something said asks already,
 * as an author's hint may, that is the question.
 */
export function compose(
  kind: ReplyKind,
  say: readonly (string | undefined)[],
  ask: string,
  more: Partial<Omit<Reply, 'kind' | 'text'>> = {},
): Reply {
  const said = say.filter((part): part is string => part !== undefined && part !== '')
  const asksAlready = said.some((part) => part.includes('?'))
  const text = withOneQuestion([...said, ...(asksAlready ? [] : [ask])].join('\n\n'))
  return { sources: [], ...more, kind, text }
}

/** Keeps the last question mark and makes the others full stops. */
function withOneQuestion(text: string): string {
  const last = text.lastIndexOf('?')
  return text.slice(0, Math.max(last, 0)).replaceAll('?', '.') + text.slice(Math.max(last, 0))
}

/** A line of mathematics on its own. */
export const display = (maths: string): string => `$$\n${maths}\n$$`

/** Working as it is shown: what is done, then the line. */
export const shownSteps = (steps: readonly Step[]): string =>
  steps.map((step) => `${step.text}\n\n${display(step.maths)}`).join('\n\n')
