import type { Move } from '#mind/move.ts'

export type Said = { readonly text: string; readonly ids: readonly string[] }

type Wordings = readonly [string, string, string]

/** What is said, three ways each. */
const sentences = {
  refuse_open: [
    'While this question is open I help you find the answer, and do not say it.',
    'The answer is for you to find: that is what makes it stay. I can give you the next hint.',
    'I keep the answer to myself until you have put yours in. Here is something that helps.',
  ],
  earn_it: [
    'Let us get closer first.',
    'One step before the whole of it.',
    'Here is where it begins.',
  ],
  no_more: [
    'I have no more hints for this one. Go back to the words of the question.',
    'You have all my hints now. Read the question once more, slowly.',
    'That was my last hint. Look again at what is given and what is asked.',
  ],
  told_all: [
    'That was the whole working.',
    'Now you have seen every step of it.',
    'There is no step left in this one.',
  ],
  right: ['Yes, that is it.', 'That is the answer, yes.', 'Yes, it fits.'],
  rules: [
    'I teach in the same way whatever I am told: I ask, I hint, and I check your steps.',
    'That does not change how I work: I ask first, and help you with the next step.',
    'I stay with my rules, and with your question.',
  ],
  withhold: [
    'Put it in on the page: it is marked there at once, and I am here for what comes of it.',
    'I do not say whether an answer is right while the question is open. The page does, as soon as you put it in.',
    'The page marks it, not I. Before you put it in, check it once.',
  ],
  comfort: [
    'Thank you for saying so. Not getting it yet is part of learning it, so let us make the step smaller.',
    'That is a fair thing to feel. Let us take just one small piece of it.',
    'It is all right to find this hard. We go one step at a time.',
  ],
  greet: [
    'Hello, I am Pip. I ask before I tell, and I check your steps.',
    'Hello! Good that you are here.',
    'Hi. Let us look at your question.',
  ],
  welcome: [
    'You are welcome. You did the thinking.',
    'Gladly. Well stayed with.',
    'You are welcome.',
  ],
  follows: ['Yes, {line} follows.', 'That line holds: {line}.', 'Yes, {line} is right so far.'],
  same: [
    'That is the line that we are at: {line}.',
    'We have {line} already.',
    'Yes, {line} is where we are.',
  ],
  not_yet: [
    'Not yet: {line} does not follow from the line before.',
    'Not yet. Look at {line} again.',
    'Something has changed on the way to {line}.',
  ],
  unknown: [
    'I read {line}, and I cannot tell how it came about.',
    'I see {line}, and not yet where it comes from.',
    'I can read {line}, but not hold it against your question.',
  ],
  whole: [
    'Here is the worked solution.',
    'This is the way through, step by step.',
    'Let us read the whole working together.',
  ],
} satisfies Record<string, Wordings>

/** The question that ends a turn, three ways each. */
const questions = {
  ask: [
    'What is the question asking you to find, in your own words?',
    'Which part of it do you already know something about?',
    'What have you tried so far?',
  ],
  hint: [
    'What does that tell you?',
    'How could you use that here?',
    'What would you do with that first?',
  ],
  tell: ['What would you do next?', 'Why does that step help?', 'What comes after that?'],
  told: [
    'Which of the steps was new to you?',
    'Which step would you do differently now?',
    'Can you say the main step in your own words?',
  ],
  right: [
    'How would you explain it to a friend?',
    'Which step made it work?',
    'What would you look out for next time?',
  ],
  follows: [
    'What could the next line be?',
    'What would you do with it now?',
    'What is left to do?',
  ],
  not_yet: [
    'What would the line be with that in mind?',
    'Which part of it would you change?',
    'What does that line become?',
  ],
  unknown: [
    'What did you do to get there?',
    'Can you write me the line before it?',
    'Which part of the question does it come from?',
  ],
  withhold: [
    'How could you check it yourself?',
    'What in the question makes you think so?',
    'Does it fit everything that the question says?',
  ],
} satisfies Record<string, Wordings>

/**
 * Words a move: what is said, then one question. A wording that was used lately is passed over; `worded`
 * names those, the newest last. Returns the ids of what was used.
 */
export function say(move: Move, worded: readonly string[]): Said {
  const ids: string[] = []
  const pick = (kind: string, wordings: Wordings): string => {
    const [place = 0] = [0, 1, 2].toSorted(
      (a, b) => worded.lastIndexOf(`${kind}.${a}`) - worded.lastIndexOf(`${kind}.${b}`),
    )
    ids.push(`${kind}.${place}`)
    return wordings[place] ?? wordings[0]
  }
  const [line = '', ...others] = move.facts.map(({ text }) => text)
  const isCheck = move.act.type === 'check'
  const opening = openingOf(move)
  const said = [
    ...(move.lead ? [pick(move.lead, sentences[move.lead])] : []),
    ...(opening ? [pick(opening, sentences[opening]).replace('{line}', line)] : []),
    ...(isCheck ? others : move.facts.map(({ text }) => text)),
  ]
  const asking = askingOf(move)
  const asksAlready = said.some((part) => part.includes('?'))
  const ask = move.ask ?? (asksAlready ? '' : pick(`ask_${asking}`, questions[asking]))
  return { text: withOneQuestion([...said, ask].filter((part) => part !== '').join('\n\n')), ids }
}

function openingOf({ act }: Move): keyof typeof sentences | undefined {
  switch (act.type) {
    case 'check':
      return act.verdict
    case 'refuse':
      return act.why === 'open' ? 'refuse_open' : 'rules'
    case 'tell':
      return act.is_whole ? 'whole' : undefined
    case 'withhold':
    case 'comfort':
    case 'greet':
    case 'welcome':
      return act.type
    default:
      return undefined
  }
}

function askingOf({ act, facts, lead }: Move): keyof typeof questions {
  switch (act.type) {
    case 'hint':
      return 'hint'
    case 'comfort':
      return facts.length > 0 ? 'hint' : 'ask'
    case 'tell':
      return act.is_last ? 'told' : 'tell'
    case 'check':
      return act.verdict === 'same' ? 'follows' : act.verdict
    case 'withhold':
      return 'withhold'
    case 'ask':
      return lead === 'told_all' ? 'told' : 'ask'
    default:
      return 'ask'
  }
}

/** Keeps the last question mark and makes the others full stops: one question a turn. */
function withOneQuestion(text: string): string {
  const last = text.lastIndexOf('?')
  return text.slice(0, Math.max(last, 0)).replaceAll('?', '.') + text.slice(Math.max(last, 0))
}
