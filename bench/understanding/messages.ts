import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kind, kinds, type Scene, type Wish } from '@learngrove/tutor/understanding/kinds'

/** What is learnt from, and what is only ever measured: no rule is written from its misses. */
export type Half = 'learn' | 'test'

/** A message as a child of 8 to 17 may write it, and what it is. */
export type Labelled = {
  readonly text: string
  readonly kind: Kind
  readonly situation: string
  readonly scene: Scene
  /** All scenes in which it means the same; `scene` is one of them. */
  readonly scenes: readonly Scene[]
  readonly wish?: Wish
  readonly about?: string
  readonly language?: string
}

/** `heard`: sentences that were written for the screen of messages, and labelled before anything was measured. */
const files: Readonly<Record<Half, readonly string[]>> = {
  learn: ['tasks', 'help', 'life', 'more', 'heard'],
  test: ['tasks', 'help', 'life', 'heard'],
}

const isKind = (value: string | undefined): value is Kind =>
  (kinds as readonly (string | undefined)[]).includes(value)

/** `q+hint`: a question is in hand and a hint was offered; `p` a problem, `-` nothing. */
function sceneOf(code: string): Scene {
  const [place = '', offered] = code.split('+')
  return { has_question: place === 'q', has_problem: place === 'p', offered }
}

/**
 * Reads the messages of a half. A situation begins with `## kind name scenes wish`; a line is one message,
 * with `⏎` for a new line, ` => ` before what it is about and ` => lang ` before its language.
 */
export function readMessages(half: Half): Labelled[] {
  return files[half].flatMap((file) =>
    readFileSync(join(import.meta.dirname, `messages/${half}-${file}.txt`), 'utf8')
      .split(/^## /m)
      .slice(1)
      .flatMap((part) => situationOf(part, half)),
  )
}

function situationOf(part: string, half: Half): Labelled[] {
  const [head = '', ...lines] = part.split('\n').filter((line) => line !== '')
  const [kind, name, codes = '', wish] = head.split(' ')
  if (!isKind(kind)) throw new Error(`The situation "${head}" is of no kind`)
  const scenes = codes.split(',').map(sceneOf)
  const distinct = [...new Set(codes.split(','))].map(sceneOf)
  return lines.map((line, at) => {
    const [text = '', note] = line.replaceAll('⏎', '\n').split(' => ')
    const language = note?.startsWith('lang ') ? note.slice('lang '.length) : undefined
    const about = language === undefined ? note : undefined
    return {
      text,
      kind,
      situation: `${half}/${name}`,
      scene: scenes[at % scenes.length] ?? sceneOf('-'),
      scenes: distinct,
      // Only this file's words make a wish, and the compiler holds the ones of the product.
      ...(wish !== undefined && { wish: wish as Wish }),
      ...(about !== undefined && { about }),
      ...(language !== undefined && { language }),
    }
  })
}
