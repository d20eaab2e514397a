import { expect, test } from 'vitest'
import { areaOf } from './states.mjs'

test.each([
  ['web/src/quiz/quiz-page.tsx', 'quiz'],
  ['contract/src/quiz.shapes.ts', 'quiz'],
  ['e2e/quiz/quiz.states.ts', 'quiz'],
  ['content/articles/notes/surds.md', 'public-pages'],
  ['web/src/ui/button.tsx', 'all'],
  ['web/src/main.tsx', 'all'],
  ['contract/src/pages.ts', 'all'],
  ['e2e/support/sweep.ts', 'all'],
  ['maths/src/parse.ts', 'all'],
  ['package-lock.json', 'all'],
  ['e2e/quiz/offline.e2e.ts', 'none'],
  ['web/src/quiz/columns.test.ts', 'none'],
  ['server/src/quiz/submit-answers.ts', 'none'],
  ['docs/operating.md', 'none'],
])('a change of %s may show on the pages of %s', (path, area) => {
  expect(areaOf(path)).toBe(area)
})
