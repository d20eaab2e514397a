import { readAnswer } from '@learngrove/tutor/safety/classifier'
import { plainOf } from '@learngrove/tutor/safety/plain-text'
import { thresholds } from '@learngrove/tutor/safety/thresholds.gen'
import type { Context } from '#platform/context.ts'
import type { ClassRow } from '#questions/questions.bank.queries.ts'
import type { OwnQuestion } from '#questions/questions.own.ts'
import { isAlike, printOf } from '../planning/planning.alike.ts'
import { selectForTopics, selectStock } from '../worksheets.planning.queries.ts'
import { type Checked, checkInWorker } from './checking/checking.ts'

type World = Pick<Context, 'db' | 'memory' | 'encoder'>

type Held = {
  readonly own: OwnQuestion
  readonly slips: readonly string[]
  /** The texts of what was drafted with it. */
  readonly beside: readonly string[]
}

/** Checks a draft by itself, and beside what the bank has and what was drafted with it. */
export async function checkAgainst(
  { db, memory, encoder }: World,
  of: ClassRow,
  { own, slips, beside }: Held,
): Promise<{ readonly checked: Checked; readonly topic_title: string }> {
  const topic = (await selectStock(db, of)).find(({ topic_id }) => topic_id === own.topic_id)
  const year = topic?.year ?? of.year
  const checked = await checkInWorker(memory, { own, year, slips })
  const others = await selectForTopics(db, of, [own.topic_id])
  const print = printOf(own.text)
  const texts = [...others.map(({ text }) => text), ...beside]
  const problems = [
    ...checked.problems,
    ...(texts.some((text) => isAlike(printOf(text), print)) ? (['alike'] as const) : []),
    ...((await isUnfit(encoder, own)) ? (['words'] as const) : []),
  ]
  return {
    checked: { ...checked, problems: [...new Set(problems)] },
    topic_title: topic?.title ?? '',
  }
}

/** Reads the sentences of a draft as those of a hosted model's answer are read. Without vectors the rules alone decide. */
async function isUnfit(encoder: World['encoder'], own: OwnQuestion): Promise<boolean> {
  const sentences = plainOf([own.text, own.hint, own.solution].filter(Boolean).join('\n'))
    .split(/[.!?…\n]+/)
    .filter((sentence) => /\p{L}/u.test(sentence))
  const vectors = (await encoder.embed(sentences)) ?? []
  return vectors.some((vector) => readAnswer(vector) > thresholds.answer)
}
