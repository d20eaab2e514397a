import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { describe, expect, test } from 'vitest'
import { answerBlocks } from './answer-blocks.ts'
import { splitBlocks } from './split-blocks.ts'

const html = (text: string, growing = false) =>
  answerBlocks(text, growing)
    .map((block) =>
      renderToStaticMarkup(
        createElement(Markdown, { remarkPlugins: [remarkGfm, remarkMath] }, block),
      ),
    )
    .join('')

/** What is seen of the mark-up: code and mathematics are told by their elements. */
const seen = (markup: string) =>
  markup.replaceAll(/<code[\s\S]*?<\/code>/g, '□').replaceAll(/<[^>]*>/g, '')

describe('a growing block is made whole', () => {
  test.each([
    ['A **bold', '<p>A <strong>bold</strong></p>'],
    ['A **', '<p>A</p>'],
    ['An *open **both', '<p>An <em>open <strong>both</strong></em></p>'],
    ['Take 2*3', '<p>Take 2*3</p>'],
    ['A [link](https://exa', '<p>A</p>'],
    ['Words\n-', '<p>Words</p>'],
    ['Words\n\n1', '<p>Words</p>'],
    ['Words\n\n| a | b |', '<p>Words</p>'],
    ['See `co', '<p>See</p>'],
  ])('%j', (text, markup) => {
    expect(html(text, true)).toBe(markup)
  })
})

const answers = [
  'Good. **Take 5** from *both* sides:\n\n$$\n3x + 5 - 5 = 20 - 5\n$$\n\nWhat is $3x$?',
  'Your notes say:\n\n> Plants make *glucose* from light, at $20\\%$.\n\nIt costs $5 and $10 in all.',
  '1. First **this**\n2. Then `that`\n\n- [a link](https://example.org/x) to __read__\n- \\(x^2\\)',
  '### A title\n\nText ~~not~~ this.\n\n| a | b |\n| --- | --- |\n| 1 | **2** |\n\nEnd.',
]

test.each(answers)('no prefix of an answer shows its marks: %j', (answer) => {
  for (let end = 1; end <= answer.length; end++) {
    const shown = seen(html(answer.slice(0, end), true))
    expect(shown, answer.slice(0, end)).not.toMatch(/\*\*|__|~~|`|\\\(|\\\[|\$(?!\d)|\]\(|\|/)
  }
})

test.each(answers)('what is whole looks the same as what has grown: %j', (answer) => {
  expect(html(`${answer}\n\n`, true).replaceAll(/\s+/g, '')).toBe(
    html(answer).replaceAll(/\s+/g, ''),
  )
})

test('raw HTML is text', () => {
  expect(html('a <img src=x onerror=alert(1)> b <script>x</script>')).not.toMatch(/<(img|script)/)
})

describe('blocks', () => {
  test.each([
    ['a\n\nb', ['a', 'b']],
    ['```\na\n\nb\n```\n\nc', ['```\na\n\nb\n```', 'c']],
    ['$$\na\n\nb\n$$\nc', ['$$\na\n\nb\n$$\nc']],
    ['1. a\n\n   more\n\n2. b\n\nc', ['1. a\n\n   more\n\n2. b', 'c']],
  ])('%j', (text, blocks) => {
    expect(splitBlocks(text)).toEqual(blocks)
  })
})
