import type { Question, SubQuestion } from '@learngrove/marking/question'

/** Lists what an answer to a question is put together from: options, pairs, items, words for its gaps. */
export function piecesOf(question: Question | SubQuestion): readonly string[] {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return question.options.map(({ text }) => text)
    case 'matching':
      return [...question.left, ...question.right]
    case 'ordering':
      return question.items
    case 'cloze_dropdown':
      return question.gaps.flatMap(({ options }) => options.map(({ text }) => text))
    case 'multi_part':
      return question.sub_questions.flatMap(piecesOf)
    default:
      return []
  }
}

/** Words with which a guess is put: they ask and tell nothing by themselves. */
const around = new Set(
  `a also am an and answer answers are as at b be before after between but c close correct d do does e
  either false final first first's for goes go going guess gap blank box cell i i'm if im in is isn't it it's
  its last left letter like match matches maybe my next no not of ok okay on one ones or option order part
  pick picked probably put reckon right said say saying second should so sure surely tell that that's the
  them then there these they thing think third this those thought to true too top bottom up was what's will
  with would wrong x yes you chose choose choosing get got mean must could definitely finally fine well oh
  hmm um erm actually wait nah yeah please pls lol all both none every fourth fifth`
    .split(/\s+/)
    .filter((word) => word !== "what's"),
)

/** Shorter pieces stand in other words too often. */
const SHORTEST_PIECE = 3

/** Of what is left beside the pieces so many words may say something of their own, or such a share of all. */
const MOST_OWN_WORDS = 1
const MOST_OWN_SHARE = 0.25

export const flat = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()

/** Words of a piece, of which most must stand in a message where it is not quoted whole. */
const LONG_PIECE = 3
const MOST_OF_IT = 0.75

/** Takes the pieces out of a message: what is left, or nothing where no piece was quoted. */
export function withoutPieces(pieces: readonly string[], text: string): string | undefined {
  let left = ` ${flat(text)} `
  let isQuoted = false
  const all = [...new Set(pieces.map(flat))].toSorted((a, b) => b.length - a.length)
  for (const piece of all) {
    if (piece.length < SHORTEST_PIECE) continue
    const quoted = left.includes(` ${piece} `) ? piece.split(' ') : mostOf(piece, left)
    if (quoted.length === 0) continue
    isQuoted = true
    if (left.includes(` ${piece} `)) left = left.replaceAll(` ${piece} `, ' ')
    else
      left = ` ${left
        .trim()
        .split(' ')
        .filter((word) => !quoted.includes(word))
        .join(' ')} `
  }
  return isQuoted ? left.trim() : undefined
}

function mostOf(piece: string, left: string): readonly string[] {
  const words = piece.split(' ')
  if (words.length < LONG_PIECE) return []
  const there = words.filter((word) => left.includes(` ${word} `))
  return there.length / words.length >= MOST_OF_IT ? there : []
}

/** Whether a message does little but quote pieces: "is it the aorta", "gold goes with carbon". */
export function quotesPieces(pieces: readonly string[], text: string): boolean {
  const left = withoutPieces(pieces, text)
  if (left === undefined) return false
  const own = left
    .split(' ')
    .filter((word) => word.length > 1 && !/^\d/.test(word) && !around.has(word))
  const share = MOST_OWN_SHARE * flat(text).split(' ').length
  return own.length <= Math.max(MOST_OWN_WORDS, share) && !asksSomething.test(left)
}

/** Words with which somebody asks about the way rather than offers an end. */
export const asksSomething =
  /\b(?:why|how|wh?[ao]t'?s?|wh?ich|where|when|explain|help|hint|stuck|understand|mean|idk|don'?t|dont|can'?t|cant|because)\b/i
