import { expect, test } from 'vitest'
import { foldQuestions } from './fold-questions.ts'

const fold = (id: string, title: string, answer: string) =>
  `<details class="question" id="${id}"><summary><h3>${title}</h3></summary>${answer}</details>\n`

test.each([
  ['a text without questions', '<p>One</p>', '<p>One</p>'],
  [
    'questions under their headings',
    '<h2 id="s">S</h2>\n<h3 id="a">A?</h3>\n<p>1</p>\n<p>2</p>\n<h3 id="b">B?</h3><p>3</p><h2 id="t">T</h2><p>4</p>',
    `<h2 id="s">S</h2>\n${fold('a', 'A?', '<p>1</p>\n<p>2</p>')}${fold('b', 'B?', '<p>3</p>')}<h2 id="t">T</h2><p>4</p>`,
  ],
  [
    'the last one',
    '<h3 id="z">Z <em>?</em></h3><p>end</p>',
    fold('z', 'Z <em>?</em>', '<p>end</p>'),
  ],
])('%s', (_name, html, folded) => {
  expect(foldQuestions(html)).toBe(folded)
})
