/**
 * Writes a right answer to every question that these students were asked, by their ids, for journeys in the
 * browser that know what they answer: `DATABASE_URL=… node server/tools/right-answers.ts <student>…`.
 */
import { drawQuestion } from '@learngrove/marking/draw'
import type { Question } from '@learngrove/marking/question'
import { rightAnswer } from '../demo/answers.ts'
import { randomFrom } from '../demo/random.ts'
import { openDatabase } from '../src/app/open-database.ts'
import { readConfig } from '../src/platform/config.ts'
import { selectDrawn } from '../src/testing/leaks/read-drawn.queries.ts'

await using stack = new AsyncDisposableStack()
const { db } = await openDatabase(readConfig(process.env), stack)
const random = randomFrom(1)
const answers = (await selectDrawn(db, process.argv.slice(2))).map(({ id, body, seed }) =>
  // Safe: a body is written only by what checks it as a question.
  [id, rightAnswer(drawQuestion(body as Question, seed), random)],
)
process.stdout.write(JSON.stringify(Object.fromEntries(answers)))
