import { pages } from '@learngrove/contract/pages'
import { backWords } from '#gamification/gamification.hearts.ts'
import { dueOf } from '#platform/when.ts'
import type { PlantStage } from '#ui/plant/plant.tsx'
import {
  assignmentReason,
  carryOnReason,
  handInReason,
  isHandInLeft,
  minutesWords,
  questionOf,
  questionsWords,
} from './home.words.ts'
import type { NextStep } from './next-step.ts'

export type StepWords = {
  readonly title: string
  readonly why: string
  readonly action: string
  readonly href: string
  readonly plant: PlantStage
  /** Its progress, if it was started. */
  readonly progress?: { readonly done: number; readonly total: number; readonly text: string }
}

/** Says a step in the page's words. */
export function wordsOf(step: NextStep, now: Date): StepWords {
  switch (step.kind) {
    case 'carry-on': {
      const { title, id, minutes, due_date, status } = step.quiz
      const due = due_date === null ? '' : `${dueOf(new Date(due_date), now).words}. `
      if (isHandInLeft(status)) {
        return {
          title,
          why: due + handInReason,
          action: 'Hand it in',
          href: pages.quiz({ quizId: id }),
          plant: 'bud',
        }
      }
      return {
        title,
        why: due + carryOnReason(status.num_answered),
        action: `Continue, ${minutesWords(minutesLeft(minutes, status))}`,
        href: pages.quiz({ quizId: id }),
        plant: 'sprout',
        progress: {
          done: status.num_answered,
          total: status.num_questions,
          text: questionOf(status),
        },
      }
    }
    case 'assignment': {
      const { title, id, minutes, due_date, status } = step.quiz
      const due = due_date === null ? undefined : dueOf(new Date(due_date), now)
      return {
        title,
        why: assignmentReason(due, status.num_questions),
        action: `Start, ${minutesWords(minutes)}`,
        href: pages.quiz({ quizId: id }),
        plant: 'sprout',
      }
    }
    case 'path': {
      const { title, note, minutes, plant, item_stats, quiz_id } = step.item
      const { correct_attempts: done, num_questions: total } = item_stats
      const begun = done > 0
      return {
        title,
        why: note ?? `${questionsWords(total)} to see what you know already and what comes next.`,
        action: `${begun ? 'Continue' : 'Start'}, ${minutesWords(minutes)}`,
        href: pages.quiz({ quizId: quiz_id }),
        plant,
        ...(begun && { progress: { done, total, text: `${done} of ${total} right so far` } }),
      }
    }
    case 'hearts':
      return {
        title: 'Time for a little rest',
        why: `Your hearts are used up for now. The next one is back ${backWords(step.next_heart_at, now)}, and practice goes on then. Nothing is lost.`,
        action: 'Ask Pip',
        href: pages.chat(),
        plant: 'sprout',
      }
    case 'rest':
      return {
        title: 'All done here for now',
        why: 'Everything that is set is finished. Look through the library, or ask Pip about something you wonder about.',
        action: 'Open the library',
        href: pages.library(),
        plant: 'bloom',
      }
  }
}

/** Returns the share of the minutes for the questions that are left; at least one. */
const minutesLeft = (minutes: number, status: { num_answered: number; num_questions: number }) =>
  Math.max(
    1,
    Math.round((minutes * (status.num_questions - status.num_answered)) / status.num_questions),
  )
