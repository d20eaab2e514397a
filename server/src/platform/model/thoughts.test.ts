import { expect, test } from 'vitest'
import { withoutThoughts } from './thoughts.ts'

function shown(text: string, length: number) {
  const thoughts = withoutThoughts()
  let seen = ''
  for (let at = 0; at < text.length; at += length) seen += thoughts.add(text.slice(at, at + length))
  return seen + thoughts.rest()
}

test.each([
  ['<think>The child is slow.</think>Well done.', 'Well done.'],
  ['<THINK>Hm</Think>Well done.', 'Well done.'],
  ['<thinking time="3">a < b</thinking>Well done.', 'Well done.'],
  ['[THINK]Hm[/THINK]Well done.', 'Well done.'],
  ['Well <reasoning>Hm</reasoning>done.<scratchpad>x</scratchpad>', 'Well done.'],
  ['</think>Well done.', 'Well done.'],
  ['Well done.<think>It goes on and on', 'Well done.'],
  ['If 2 < x and x < 5, or [1] and a<b: think!', 'If 2 < x and x < 5, or [1] and a<b: think!'],
  ['We need x <', 'We need x <'],
])('%s', (text, expected) => {
  for (let length = 1; length <= text.length; length++) expect(shown(text, length)).toBe(expected)
})

test('words are not held back for long by a sign that may become a tag', () => {
  const { add } = withoutThoughts()
  expect(add('Is 2 <')).toBe('Is 2 ')
  expect(add(' x?')).toBe('< x?')
})
