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

/** The tries that were marked and, at their end, one that is left to a person. */
export type Answered = { readonly tries: readonly MarkedTry[]; readonly waiting?: MarkedTry }

/** Lets a simulated student answer one question: each try is marked, and one that cannot be read leaves nothing. */
export function answerQuestion(
  student: SimulatedStudent,
  { topics: [topic = ''], difficulty, question: authored }: ContentQuestion,
  { seed, day, mood, began }: { seed: number; day: number; mood: number; began: Date },
): Answered {
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
    const each = { answer, judgement, time_spent, at: new Date(clock) }
    const isBlank = Object.values(answer).every((given) => given === '')
    if (judgement.verdict === 'unsure') return { tries, ...(!isBlank && { waiting: each }) }
    if (judgement.verdict === 'unread') break
    tries.push(each)
  }
  return { tries }
}
