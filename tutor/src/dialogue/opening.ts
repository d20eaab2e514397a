import { toLatex } from '@learngrove/maths'
import type { QuestionContext, TutorContext } from '#context.ts'
import { isProtected } from '#dialogue/guard.ts'
import { compose, display, type Reply } from '#dialogue/reply.ts'
import { askNext, type Work } from '#dialogue/work.ts'
import { goalOf } from '#skills/step-words.ts'

/** The first turn on a problem: the goal, and one question that points at the first step. */
export function openWork(work: Work, context: TutorContext, isFromQuestion: boolean): Reply {
  const question = isFromQuestion ? context.question : undefined
  const start = work.solution.start
  const isAnswer = work.solution.steps.length === 0
  const said = [
    question ? aboutAnswer(question, isProtected(context, work)) : 'Let us look at this together.',
    display(start),
    isAnswer ? 'That is worked out already.' : goalOf(work.line.kind),
  ]
  return compose('opening', said, isAnswer ? 'What would you like to do with it?' : askNext(work))
}

/** What is known of the student's own answer, said kindly. */
export function aboutAnswer(question: QuestionContext, isSecret: boolean): string {
  const { student_answer: answer, verdict, misconception, rationale } = question
  if (verdict === undefined || answer === undefined) return 'Let us look at this question together.'
  const shown = answerText(answer)
  if (verdict === 'right')
    return `You had this one right with ${shown}. Let us look at how it works.`
  const opening = `Your answer was ${shown}. Not yet, and a good place to start.`
  const why = misconception ?? (isSecret ? undefined : rationale)
  return why === undefined ? opening : `${opening} ${why}`
}

/** Answers longer than this are not repeated. */
const LONGEST_ANSWER = 80

function answerText(answer: string): string {
  if (answer.length > LONGEST_ANSWER) return 'what you wrote'
  const latex = toLatex(answer)
  return latex.startsWith('\\text') ? `“${answer.replace(/[?$]/g, '')}”` : `$${latex}$`
}
