import { equalExpressions } from '@learngrove/maths'
import { randomFrom } from '#skills/random.ts'
import { allFamilies, workOut } from './families.ts'

export type Figures = {
  readonly families: number
  readonly problems: number
  readonly solved: number
  readonly refused: number
  /** Not seen as a problem at all. */
  readonly unread: number
  /** Taken by another family than the one it was drawn from. */
  readonly elsewhere: number
  readonly wrong: number
  readonly solved_share: number
  readonly ms_median: number
  readonly ms_most: number
  readonly misses: readonly string[]
}

const plain = (text: string): string => text.replace(/[\s{}$]|\\[,;]/g, '').toLowerCase()

const isSame = (a: string, b: string): boolean => plain(a) === plain(b) || equalExpressions(a, b)

/** Whether the answers are those that were drawn, in any order. */
function isDrawn(answers: readonly string[], drawn: readonly string[]): boolean {
  const left = [...drawn]
  for (const answer of answers) {
    const at = left.findIndex((each) => isSame(answer, each))
    if (at < 0) return false
    left.splice(at, 1)
  }
  return left.length === 0
}

/** Works problems that were drawn over all families in turn, and holds each answer against the drawn one. */
export function drawAndWork(problems: number, seed: number): Figures {
  const misses: string[] = []
  const count = { solved: 0, refused: 0, unread: 0, elsewhere: 0, wrong: 0 }
  const times: number[] = []
  for (let i = 0; i < problems; i += 1) {
    const family = allFamilies[i % allFamilies.length]
    if (!family) break
    const { text, answers } = family.draw(randomFrom(`${seed} ${i}`))
    const began = performance.now()
    const found = workOut(text)
    times.push(performance.now() - began)
    const miss = (what: string) =>
      misses.push(`${what} ${family.id}: ${text} | ${answers.join('; ')}`)
    if (!found) {
      count.unread += 1
      miss('unread')
    } else if ('beyond' in found) {
      count.refused += 1
      miss('refused')
    } else if (!isDrawn(found.worked.answers, answers)) {
      count.wrong += 1
      miss(`wrong (${found.worked.family}: ${found.worked.answers.join('; ')})`)
    } else {
      count.solved += 1
      if (found.worked.family !== family.id) {
        count.elsewhere += 1
        miss(`elsewhere (${found.worked.family})`)
      }
    }
  }
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    Math.round((times[Math.floor((times.length - 1) * share)] ?? 0) * 100) / 100
  return {
    families: allFamilies.length,
    problems,
    ...count,
    solved_share: count.solved / problems,
    ms_median: at(0.5),
    ms_most: at(1),
    misses,
  }
}
