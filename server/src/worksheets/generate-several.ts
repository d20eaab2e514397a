import type { Input, Output } from '@learngrove/contract/route'
import type { generating } from '@learngrove/contract/worksheets.generating'
import { draftLimits } from '@learngrove/contract/worksheets.limits'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { textOfDocuments } from './documents/documents.ts'
import {
  type DraftMissing,
  draftable,
  isDraftable,
  type Lacking,
  lackingOf,
  openDrafting,
} from './drafting/drafting.draft-missing.ts'
import { findClass, stockOf } from './plan-worksheet.ts'
import { aboutText, onlyTaught } from './planning/planning.about-text.ts'
import { readRequest } from './planning/planning.read-request.ts'
import type { TopicStock } from './planning/planning.suggest.ts'
import { findLatestClass } from './worksheets.making.queries.ts'
import { type Written, writeRequested } from './write-requested.ts'

type Generate = typeof generating.generate
type Staff = Context<Generate['audience']>
type Events = Output<Generate> extends AsyncIterable<infer Event> ? Event : never

const hourMs = 3_600_000
const requests = { most: 60, within_ms: hourMs }

/** Of a test every question is compulsory, and its time is kept. */
const ofTests = /\b(?:tests?|exams?|examination|assessments?|summative)\b/i

/**
 * Makes worksheets of what is asked for in words, one after the other, and tells of each; where a hosted model may be
 * asked, it drafts what the bank lacks on them. Whoever stops listening stops the model at once, and all of it after
 * the one that is being made: those that were made stay as drafts.
 */
export function generateSeveral(context: Staff, input: Input<Generate>): AsyncIterable<Events> {
  const stop = new AbortController()
  const events = makeSeveral(context, input, stop.signal)
  const iterator = {
    next: () => events.next(),
    // A generator that waits for a model hears of its end only after the model's.
    return: () => {
      stop.abort()
      return events.return(undefined)
    },
  }
  return { [Symbol.asyncIterator]: () => iterator }
}

/**
 * No two of a request ask the same, but where numbers are drawn. Refuses with `NOTHING_FITS` where not even one can
 * be made.
 */
async function* makeSeveral(
  context: Staff,
  { body }: Input<Generate>,
  signal: AbortSignal,
): AsyncGenerator<Events> {
  const { db, actor, now } = context
  await countRequest(db, [{ by: `worksheets asked for by ${actor.id}`, ...requests }], now)
  const of = await findClass(context, body.class_id ?? (await latestOf(context)))
  const { topics, request, not_met, about } = await readAll(
    context,
    await stockOf(context, of),
    body,
  )
  const { prompt: words, num_worksheets = 1, assessment_purpose: purpose } = body
  const draft = await openDrafting(context, of)
  const isDrafted = draft !== undefined && isDraftable(request.types)
  const taken = new Set<string>()
  const made: Written[] = []
  let num_made = 0
  while (num_made < num_worksheets) {
    const written = await writeRequested(context, of, {
      ...{ words, request, topics, taken },
      suffix: num_worksheets > 1 ? `, ${num_made + 1}` : '',
      tags: purpose ? [purpose] : [],
      // One sheet of which the bank has nothing is enough.
      mayBeEmpty: isDrafted && num_made === 0,
      isTest: ofTests.test(purpose ?? ''),
    })
    if (!written) break
    num_made += 1
    made.push(written)
    for (const id of written.question_ids) taken.add(id)
    const { worksheet_id, title, question_ids } = written
    const num_questions = question_ids.length
    const data = {
      ...{ worksheet_id, class_id: of.id, title, num_questions },
      understood: [...request.understood],
      not_understood: [...request.not_understood],
      not_met: [...not_met, ...written.not_met],
    }
    yield { event: 'worksheet', data }
    yield { event: 'progress', data: { num_made, num_worksheets } }
  }
  if (num_made === 0) throw new AppError('NOTHING_FITS')
  const source = `${body.reference ?? ''}\n\n${about}`.trim()
  if (draft) yield* draftFor(draft, made, { topics, words, source }, signal)
  yield { event: 'done', data: { num_made } }
}

/** Has what the bank lacks on these sheets drafted, and tells of each. */
async function* draftFor(
  draft: DraftMissing,
  made: readonly Written[],
  asked: Pick<Lacking, 'topics' | 'words' | 'source'>,
  signal: AbortSignal,
): AsyncGenerator<Events> {
  const lacking = made
    .map((written) => ({ ...lackingOf(written), ...asked }))
    .filter((each) => draftable(each).num_wanted > 0)
    .slice(0, draftLimits.sheets)
  for (const each of lacking) {
    const { worksheet_id } = each
    yield { event: 'drafting', data: { worksheet_id, num_wanted: draftable(each).num_wanted } }
    const { num_drafts, note, isOver } = await draft(each, signal)
    yield { event: 'drafted', data: { worksheet_id, num_drafts, note } }
    if (isOver) return
  }
}

async function latestOf({ db, actor }: Staff): Promise<string> {
  const found = await findLatestClass(db, actor)
  if (found === undefined) throw new AppError('NOT_FOUND')
  return found
}

/** Reads the request beside the documents and the text that came with it. */
async function readAll(
  context: Staff,
  stock: readonly TopicStock[],
  body: Input<Generate>['body'],
) {
  const { prompt, reference = '', source_ids = [], curriculum_ids = [] } = body
  const taught = await textOfDocuments(context, 'curriculum', curriculum_ids)
  const source = await textOfDocuments(context, 'generation', source_ids)
  const { topics, not_met } = onlyTaught(stock, taught)
  const request = aboutText(readRequest(prompt, topics), `${reference}\n\n${source}`, topics)
  const count = body.num_questions_per_worksheet ?? request.count
  const all = [...not_met, ...request.not_met]
  return { topics, request: { ...request, count }, not_met: all, about: source }
}
