import type { ContentQuestion } from '@learngrove/content/shapes'
import { drawQuestion, judge } from '@learngrove/marking'
import type { Answer, Judgement } from '@learngrove/marking/judgement'
import { rightAnswer, wrongAnswer } from './answers.ts'
import { answersRightly, type SimulatedStudent } from './student-model.ts'

const secondsAQuestion = 48
const triesAtMost = 2
/** How often a student who does not know a topic yet tries again. */
const persistence = 0.6

/** One try at a question, as the real marker marked it. */
export type MarkedTry = {
  readonly answer: Answer
  readonly judgement: Judgement
  readonly time_spent: number
  readonly at: Date
}

/** Lets a simulated student answer one question: each try is marked, and one that is not leaves no row. */
export function answerQuestion(
  student: SimulatedStudent,
  { topics: [topic = ''], difficulty, question: authored }: ContentQuestion,
  { seed, day, mood, began }: { seed: number; day: number; mood: number; began: Date },
): MarkedTry[] {
  const { random } = student
  const question = drawQuestion(authored, seed)
  const tries: MarkedTry[] = []
  let clock = began.getTime()
  while (tries.length < triesAtMost && !tries.at(-1)?.judgement.is_full_marks) {
    if (tries.length > 0 && !random.chance(persistence)) break
    const isRight = answersRightly(student, { topic, difficulty, day, mood })
    const answer = isRight ? rightAnswer(question, random) : wrongAnswer(question, random)
    const time_spent = Math.round(secondsAQuestion * (0.5 + random.next()))
    clock += time_spent * 1000
    const judgement = judge(question, answer)
    // What waits for a person leaves no evidence either.
    if (judgement.verdict === 'unread' || judgement.verdict === 'unsure') break
    tries.push({ answer, judgement, time_spent, at: new Date(clock) })
  }
  return tries
}
