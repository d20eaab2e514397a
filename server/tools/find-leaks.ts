/**
 * Searches what servers of the tests answered to students and guests for what they could not know yet:
 * `node server/tools/find-leaks.ts <folder>…`. Ends with 1 where something was given away.
 */
import { searchFolder } from '../src/testing/leaks/search-folder.ts'

const sums = { answers: 0, questions: 0, leaks: 0 }
for (const folder of process.argv.slice(2)) {
  const { answers, questions, leaks } = await searchFolder(folder)
  sums.answers += answers
  sums.questions += questions
  sums.leaks += leaks.length
  for (const { where, question, kind, found } of leaks) {
    process.stdout.write(`${where} gives away a ${kind} of ${question}: ${found}\n`)
  }
}
process.stdout.write(
  `${sums.answers} answers were held against ${sums.questions} questions: ${sums.leaks} leaks\n`,
)
process.exitCode = sums.leaks > 0 ? 1 : 0
