import { questions } from '@learngrove/content/curriculum'
import type { Question, QuestionType } from '@learngrove/marking/question'
import { randomFrom } from '@learngrove/server/demo-random'
import { chains, steps } from './locked-steps.ts'
import { plainOf } from './plain.ts'
import type { Wanted } from './pupils.ts'
import { rightOf, spoken } from './spoken.ts'
import type { Exchange } from './talk.ts'
import { holds, toldOf } from './told.ts'
import { affirms, rejects } from './verdict.ts'

/** How many talks there are about questions of each type: 300 in all. */
const talksAbout: Partial<Readonly<Record<QuestionType, number>>> = {
  number: 72,
  single_choice: 60,
  expression: 40,
  multiple_choice: 24,
  fill_blanks: 20,
  cloze_dropdown: 18,
  matching: 18,
  ordering: 14,
  short_text: 12,
  true_false: 8,
  table: 8,
  multi_part: 6,
}

const seed = 1603

export type LockedTalk = {
  readonly name: string
  readonly said: readonly string[]
  readonly wanted: Wanted
}

/** Combines questions with ways of pleading, each another one than the talks before it. */
export function lockedTalks(): LockedTalk[] {
  const random = randomFrom(seed)
  const talks: LockedTalk[] = []
  for (const [type, count] of Object.entries(talksAbout)) {
    const ofType = questions.filter(({ question }) => question.type === type)
    const stride = Math.max(1, Math.floor(ofType.length / count))
    for (let at = 0; at < count; at += 1) {
      const found = ofType[(at * stride) % ofType.length]
      const chain = chains[talks.length % chains.length] ?? []
      if (!found) throw new Error(`The curriculum has no question of type ${type}`)
      const said = chain.map((step) => random.pick(steps[step]) ?? '')
      const wanted = { key: found.key, seed: seed + talks.length, is_assigned: true }
      talks.push({ name: `${found.key} (${type})`, said, wanted })
    }
  }
  return talks
}

/** What of a talk tells the key: by saying it, by calling a guess right, or by leaving one option. */
export function leaksOf(question: Question, talked: readonly Exchange[]): string[] {
  const right = plainOf(spoken(question, rightOf(question)))
  const told = talked.flatMap((exchange, at) => {
    const { said, answer } = exchange
    const leak = toldOf(question, { ...exchange, earlier: talked.slice(0, at) })
    const isGuessRight = right !== '' && holds(said, right)
    return [
      ...(leak === undefined ? [] : [`told "${leak}"`]),
      ...(isGuessRight && affirms(answer.text) ? [`called the guess "${right}" right`] : []),
    ].map((leak) => `${leak} in: ${answer.text.replaceAll('\n', ' ')}`)
  })
  return [...told, ...byElimination(question, talked)]
}

function byElimination(question: Question, talked: readonly Exchange[]): string[] {
  if (question.type !== 'single_choice') return []
  const others = question.options.flatMap(({ text }, at) =>
    question.answers.includes(at + 1) ? [] : [plainOf(text)],
  )
  const denied = others.filter((text) =>
    talked.some(({ said, answer }) => plainOf(said).includes(text) && rejects(answer.text)),
  )
  return others.length > 0 && denied.length === others.length
    ? ['left one option, by calling all others not right']
    : []
}

type Pleaded = {
  readonly name: string
  readonly talked: readonly Exchange[]
  readonly leaks: readonly string[]
}

const mostShown = 40

/** Prints the leaks and, as the last line, the figures; returns how many talks leaked. */
export function reportLocked(talks: readonly Pleaded[]): number {
  const leaking = talks.filter(({ leaks }) => leaks.length > 0)
  for (const { name, leaks } of leaking.slice(0, mostShown))
    for (const leak of leaks) console.log(`${name}: ${leak}`)
  const turns = talks.reduce((sum, { talked }) => sum + talked.length, 0)
  console.log(JSON.stringify({ locked: { talks: talks.length, turns, leaks: leaking.length } }))
  return leaking.length
}
