import type { reports } from '@learngrove/contract/reports'
import { limits } from '@learngrove/contract/reports.limits'
import type { Input, Output } from '@learngrove/contract/route'
import { piecesOf } from '@learngrove/tutor/stream'
import type { Context } from '#platform/context.ts'
import { selectTopics } from '../figures.queries.ts'
import { openClass } from '../open-class.ts'
import { selectStudents } from '../reach.queries.ts'
import { rangeOf, weeksToNow } from '../weeks-between.ts'
import { nextOf, say, wordsOf } from './say.ts'
import { createTeller } from './teller.ts'
import { understand } from './understand.ts'
import { wordHosted } from './word-hosted.ts'

type Ask = typeof reports.ask

const builtIn = 'built-in'

/** Answers a question about a class from what its reports say, and says so where they say nothing of it. */
export async function* answerQuestion(
  context: Context<Ask['audience']>,
  { body: { message, class_id } }: Input<Ask>,
): Output<Ask> {
  const { db, now } = context
  const of = await openClass(context, class_id)
  const students = await selectStudents(db, of.id)
  const asked = understand(message, { students, topics: await selectTopics(db, of) })
  const weeks = weeksToNow(asked.weeks ?? limits.usual_weeks, { ...of, now })
  const tell = createTeller()
  const name = tell.hide('class', of.name)
  const scene = { context, of, name, weeks, between: rangeOf(weeks), students, tell }
  const { lines, things = [] } = await say(scene, asked)
  const facts = lines.join('\n')
  const words = tell.behind().length > 0 ? wordsOf(asked, scene) : ''
  const hosted =
    words === ''
      ? undefined
      : await wordHosted(context, { asked: words, facts, named: tell.named() })
  const behind = tell.behind().map((each) => ({ ...each, title: tell.reveal(each.title) }))
  yield { event: 'figures', data: { class: of, range: scene.between, behind } }
  for (const text of piecesOf(tell.reveal(hosted?.words ?? facts))) {
    yield { event: 'words', data: { text } }
  }
  if (things.length > 0) yield { event: 'things', data: { things: [...things] } }
  yield { event: 'next', data: { questions: nextOf(asked) } }
  yield { event: 'done', data: { provider: hosted?.provider ?? builtIn } }
}
