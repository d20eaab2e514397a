import { expect, test } from 'vitest'
import { markedParts } from './marked.ts'

const shown = (text: string, words: string) =>
  markedParts(text, words)
    .map((part) => (part.isFound ? `<${part.text}>` : part.text))
    .join('')

test.each([
  ['Photosynthesis and photos', 'photo', '<Photo>synthesis and <photo>s'],
  ['all', 'ALL', '<all>'],
  ['nothing here', 'photo', 'nothing here'],
  ['2 + 2', '+', '2 <+> 2'],
  ['anything', '  ', 'anything'],
  ['İstanbul i', 'i', 'İstanbul i'],
])('%j by %j: %j', (text, words, marked) => expect(shown(text, words)).toBe(marked))
