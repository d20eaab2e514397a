import { expect, it } from 'vitest'
import { mostPieces, piecesOf, plainOf } from '#safety/plain-text.ts'

it.each([
  ['I’M SCARED', "i'm scared"],
  ['idk wot 2 say rn', "i don't know what 2 say right now"],
  ['s u i c i d e', 'suicide'],
  ['k1ll', 'kill'],
  ['heeelp', 'heelp'],
  ['u\u200Bp', 'up'],
  ['3x + 4 = 10', '3x + 4 = 10'],
])('"%s" is read as "%s"', (text, plain) => expect(plainOf(text)).toBe(plain))

it('reads each sentence by itself, and a long one in pieces too', () => {
  expect(piecesOf('i like maths. my dad is here! ok')).toEqual({
    sentences: ['i like maths', 'my dad is here', 'ok'],
    windows: [],
  })
  const long = Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ')
  const { sentences, windows } = piecesOf(long)
  expect(sentences).toEqual([long])
  expect(windows).toContain(Array.from({ length: 12 }, (_, at) => `word${at + 6}`).join(' '))
  expect(windows.at(-1)).toContain('word29')
})

it('leaves no word of a very long message unread, in as many pieces as are judged in time', () => {
  const words = Array.from({ length: 700 }, (_, at) => `w${at}x`)
  const { sentences, windows } = piecesOf(words.join(' '))
  expect(sentences.length + windows.length).toBeLessThanOrEqual(mostPieces)
  const read = new Set([...sentences, ...windows].flatMap((piece) => piece.split(' ')))
  expect(words.filter((word) => !read.has(word))).toEqual([])
})

it('leaves no sentence of very many unread', () => {
  const sentences = Array.from({ length: 100 }, (_, at) => `word${at} here`)
  const read = piecesOf(sentences.join('. ')).sentences.join(' ')
  expect(sentences.filter((sentence) => !read.includes(sentence))).toEqual([])
})

it('finds nothing to judge where nothing is said', () => {
  expect(piecesOf('3 + 4')).toEqual({ sentences: [], windows: [] })
  expect(piecesOf('...')).toEqual({ sentences: [], windows: [] })
})
