/** Letters that are written as digits or signs, between letters of a word. */
const disguised: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Chat spelling, as it is spoken. Whole words only. */
const spoken: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  n: 'and',
  im: "i'm",
  ive: "i've",
  dont: "don't",
  cant: "can't",
  wont: "won't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  wasnt: "wasn't",
  hasnt: "hasn't",
  havent: "haven't",
  wouldnt: "wouldn't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  thats: "that's",
  whats: "what's",
  theres: "there's",
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'got to',
  wana: 'want to',
  gona: 'going to',
  dunno: "don't know",
  idk: "i don't know",
  idc: "i don't care",
  rn: 'right now',
  bc: 'because',
  cuz: 'because',
  coz: 'because',
  cos: 'because',
  becuase: 'because',
  ppl: 'people',
  smth: 'something',
  smt: 'something',
  sth: 'something',
  sum1: 'someone',
  some1: 'someone',
  any1: 'anyone',
  every1: 'everyone',
  no1: 'no one',
  evry1: 'everyone',
  abt: 'about',
  msg: 'message',
  msgs: 'messages',
  pls: 'please',
  plz: 'please',
  sry: 'sorry',
  thx: 'thanks',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  '2day': 'today',
  '2moro': 'tomorrow',
  '2nite': 'tonight',
  tonite: 'tonight',
  skool: 'school',
  skl: 'school',
  b4: 'before',
  bf: 'boyfriend',
  gf: 'girlfriend',
  bff: 'best friend',
  fone: 'phone',
  wen: 'when',
  wot: 'what',
  wat: 'what',
  cuzin: 'cousin',
  mam: 'mum',
  mom: 'mum',
  kms: 'kill myself',
  kys: 'kill yourself',
  sh: 'self harm',
  frend: 'friend',
  frends: 'friends',
  freind: 'friend',
  freinds: 'friends',
}

/** Said without meaning: it only stands between the words that matter. */
const filler = /\b(?:tbh|ngl|lol|lmao|omg|fr|lowkey|literally)\b/g

const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g
const spelledOut = /(?<![\p{L}\d])\p{L}(?:[ .\-_*]+\p{L}){3,}(?![\p{L}\d])/gu
const disguisedLetter = /(?<=\p{L})[0134578@$](?=\p{L})/gu

/**
 * A text as the screen reads it: lower case, in plain letters, spelled as it is spoken, so that
 * shouting, chat spelling and letters in disguise make no difference.
 */
export function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(spelledOut, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(disguisedLetter, (sign) => disguised[sign] ?? sign)
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/[a-z0-9]+(?:'[a-z]+)?/g, (word) =>
      Object.hasOwn(spoken, word) ? `${spoken[word]}` : word,
    )
    .replace(filler, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

/** More words than these are not read together. */
const mostWords = 60

/** A plain text as one piece, without its stops. */
export const wholeOf = (plain: string): string =>
  plain
    .replace(/[.!?…\n;]+/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .join(' ')

/** A sentence this long, in words, is also read in pieces: children write several without a stop. */
const longSentence = 20

const wordsOf = (text: string): string[] => text.trim().split(/\s+/)

/** Whether a piece has more words than one sentence has as a rule. */
export const isLong = (piece: string): boolean => wordsOf(piece).length > longSentence
const windowWords = 12
const windowStep = 6

/** No message is read in more pieces than these; a longer one is read in longer ones. */
export const mostPieces = 48

/** What of a message is judged by itself, in the plain form of `plainOf`. */
export type Pieces = {
  readonly sentences: readonly string[]
  /** Of long sentences, so that a few words in many are not drowned. */
  readonly windows: readonly string[]
}

export function piecesOf(plain: string): Pieces {
  const sentences = plain
    .split(/[.!?…\n;]+/)
    .map(wordsOf)
    .filter((words) => words.some((word) => /\p{L}/u.test(word)))
  const count = sentences.reduce((sum, { length }) => sum + length, 0)
  const step = Math.max(windowStep, Math.ceil((2 * count) / mostPieces))
  const width = Math.max(windowWords, 2 * step)
  const windows = sentences
    .filter(({ length }) => length > longSentence)
    .flatMap((words) => {
      const starts = Array.from({ length: Math.ceil((words.length - step) / step) }, (_, at) => at)
      return starts.map((at) => words.slice(at * step, at * step + width).join(' '))
    })
  // Of very many sentences some are read together.
  const together = Math.ceil(sentences.length / (mostPieces / 2))
  const whole = sentences.flatMap((_, at) =>
    at % together === 0
      ? [
          sentences
            .slice(at, at + together)
            .flat()
            .slice(0, mostWords)
            .join(' '),
        ]
      : [],
  )
  return {
    sentences: [...new Set(whole)],
    windows: [...new Set(windows)].slice(0, mostPieces / 2),
  }
}
