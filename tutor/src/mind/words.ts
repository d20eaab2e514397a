import type { Move } from '#mind/move.ts'
import { languageWords } from '#mind/words/language.ts'
import { questions } from '#mind/words/questions.ts'
import { leads, sentences, type Wordings } from '#mind/words/sentences.ts'
import { askBack, chats, comfort, kindNames } from '#mind/words/talk.ts'

export type Said = { readonly text: string; readonly ids: readonly string[] }

/** A kind of sentence by its name, and the ways to say it. */
type Kind = { readonly id: string; readonly wordings: Wordings }

/** Of a longer fact a young reader gets so many sentences. */
const YOUNG_SENTENCES = 2

/**
 * Words a move: what is said, then one question. The wording that was used longest ago is taken; `worded`
 * names the last ones, the newest at the end. Returns the ids of what was used.
 */
export function say(move: Move, worded: readonly string[], is_young = false): Said {
  const ids: string[] = []
  const pick = ({ id, wordings }: Kind): string => {
    const used = (place: number) => worded.lastIndexOf(`${id}.${place}`)
    const [place = 0] = wordings.map((_, at) => at).toSorted((a, b) => used(a) - used(b))
    ids.push(`${id}.${place}`)
    return wordings[place] ?? wordings[0]
  }
  const facts = move.facts.map(({ text }) => (is_young ? shortened(text) : text))
  const opening = openingOf(move)
  const hasLine = move.act.type === 'check' && !isPlan(move.act.verdict) && facts.length > 0
  const said = [
    ...(move.lead ? [pick({ id: move.lead, wordings: leads[move.lead] })] : []),
    ...(opening ? [filled(pick(opening), move, facts[0] ?? '')] : []),
    ...(hasLine ? facts.slice(1) : facts),
  ]
  const asksAlready = said.some((part) => part.includes('?'))
  const asking = askingOf(move)
  const ask =
    asksAlready && move.ask === undefined
      ? ''
      : (move.ask ?? pick({ id: `ask_${asking}`, wordings: questions[asking] }))
  return { text: withOneQuestion([...said, ask].filter((part) => part !== '').join('\n\n')), ids }
}

function filled(text: string, { act }: Move, line: string): string {
  const title = 'title' in act ? act.title : ''
  const nearest = 'nearest' in act ? nearestWords(act.nearest) : ''
  const [one = '', other = ''] = 'kinds' in act ? act.kinds.map((kind) => kindNames[kind]) : []
  return text
    .replace('{line}', line)
    .replace('{title}', title)
    .replace('{nearest}', nearest)
    .replace('{one}', one)
    .replace('{other}', other)
}

const nearestWords = (nearest: readonly string[]): string =>
  nearest.length === 0
    ? ''
    : ` Near it I have ${nearest.map((name) => `**${name}**`).join(' and ')}.`

/** The first sentences of a text; mathematics on lines of its own is kept. */
function shortened(text: string): string {
  const [first = '', ...displays] = text.split(/\n\n(?=\$\$)/)
  const sentencesOf = first.match(/[^.!?]+(?:[.!?]+(?=\s|$)|$)(?:\s+|$)|.+$/gs) ?? [first]
  return [sentencesOf.slice(0, YOUNG_SENTENCES).join('').trim(), ...displays].join('\n\n')
}

function openingOf({ act }: Move): Kind | undefined {
  switch (act.type) {
    case 'comfort':
      return { id: `comfort_${act.mood}`, wordings: comfort[act.mood] }
    case 'chat':
      return { id: `chat_${act.about}`, wordings: chats[act.about] }
    case 'language':
      return act.verdict === 'told'
        ? undefined
        : { id: `language_${act.verdict}`, wordings: languageWords[act.verdict] }
    case 'ask_back':
      return { id: 'ask_back', wordings: askBack }
    default: {
      const name = sentenceOf(act)
      return name && { id: name, wordings: sentences[name] }
    }
  }
}

function sentenceOf(act: Move['act']): keyof typeof sentences | undefined {
  switch (act.type) {
    case 'check':
      return act.verdict
    case 'refuse':
      return act.why === 'open' ? 'refuse_open' : act.why
    case 'tell':
      return act.is_whole ? 'whole' : undefined
    case 'not_mine':
      return act.why
    case 'show':
      return act.what
    case 'cite':
      return act.verdict ?? 'cite'
    case 'open':
    case 'withhold':
    case 'offer_practice':
      return act.type
    default:
      return undefined
  }
}

function askingOf({ act, facts, lead, mode }: Move): keyof typeof questions {
  switch (act.type) {
    case 'hint':
      return 'hint'
    case 'comfort':
      return facts.length > 0 ? 'hint' : act.mood === 'proud' ? 'proud' : 'mood'
    case 'chat':
    case 'refuse':
      return mode === 'small_talk' ? 'small_talk' : 'back'
    case 'tell':
      return act.is_last ? 'told' : 'tell'
    case 'check':
      return checkQuestions[act.verdict]
    case 'withhold':
    case 'cite':
    case 'offer_practice':
      return act.type
    case 'not_mine':
      return act.why === 'no_question' ? 'no_question' : 'not_mine'
    case 'show':
      return act.what === 'progress' ? 'plan' : act.what
    default:
      return lead === 'told_all' ? 'told' : 'ask'
  }
}

const checkQuestions = {
  right: 'right',
  solved: 'solved',
  same_value: 'solved',
  good_plan: 'good_plan',
  other_plan: 'follows',
  one_of: 'one_of',
  follows: 'follows',
  same: 'follows',
  not_yet: 'not_yet',
  not_the_answer: 'not_yet',
  unequal: 'unequal',
  unknown: 'unknown',
} as const

/** A plan has no line yet: its facts are said whole. */
const isPlan = (verdict: string): boolean => verdict === 'good_plan' || verdict === 'other_plan'

/** Keeps the last question mark and makes the others full stops: one question a turn. */
function withOneQuestion(text: string): string {
  const last = text.lastIndexOf('?')
  return text.slice(0, Math.max(last, 0)).replaceAll('?', '.') + text.slice(Math.max(last, 0))
}
