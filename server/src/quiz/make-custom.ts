import { limits } from '@learngrove/contract/quiz.limits'
import type { practiceKinds, quizPractice } from '@learngrove/contract/quiz.practice'
import { attemptType, quizGroup } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import type { QuestionType } from '@learngrove/marking/question'
import { difficultyFor } from '@learngrove/mastery/chance'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { chooseQuestions } from './choose-questions.ts'
import {
  type CustomCandidate,
  insertCustom,
  selectCandidates,
  selectTitles,
} from './quiz.custom.queries.ts'

type Make = typeof quizPractice.makeCustom

type Sent = Input<Make>['body']

/** How likely each answer is to be right, as far as the bank has questions of that difficulty. */
const aimedAt = { gentle: 0.9, right: 0.8, stretch: 0.65 } as const

/** So many titles of topics fit into that of a practice. */
const TITLES = 2

/**
 * Makes a practice for one student: of topics, as hard as suits them in each, or of questions that they
 * name, with fresh numbers. Refuses with `NOTHING_TO_PRACTISE` where none of it is in courses they take.
 */
export async function makeCustom(
  { db, actor, now }: Context<Make['audience']>,
  { course_tagging_ids = [], question_ids = [], num_questions, challenge, kinds }: Sent,
): Promise<Output<Make>> {
  if (course_tagging_ids.length + question_ids.length === 0)
    throw new AppError('NOTHING_TO_PRACTISE')
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const wanted = { topic_ids: course_tagging_ids, question_ids }
  const candidates = ofKinds(await selectCandidates(db, whose, wanted), kinds)
  const [first] = candidates
  if (!first) throw new AppError('NOTHING_TO_PRACTISE')
  const named = question_ids.length > 0 ? question_ids.length : limits.custom_questions_usual
  const states = new Map(
    candidates.flatMap(({ topic_id, state }) => (state ? [[topic_id, state] as const] : [])),
  )
  const aimed = aimedAt[challenge ?? 'right']
  const chosen = chooseQuestions(candidates, num_questions ?? named, (topic_id) => {
    const others = [...states].flatMap(([id, state]) => (id === topic_id ? [] : [state]))
    return difficultyFor(states.get(topic_id), others, aimed)
  })
  const topics = [...new Set(candidates.map(({ topic_id }) => topic_id))]
  const id = newId()
  const quiz = {
    id,
    worksheet_id: newId(),
    ...whose,
    course_id: first.course_id,
    topic_id: topics.length === 1 ? first.topic_id : null,
    title: titleOf(await selectTitles(db, topics)),
    attempt_type_id: attemptType.practice,
    group_type_id: quizGroup.independent_study,
    created_at: now,
  }
  await transaction(db, (tx) => insertCustom(tx, quiz, chosen))
  return { quiz_id: id }
}

function titleOf(titles: readonly string[]): string {
  const shown = titles.slice(0, TITLES).join(', ')
  const more = titles.length - TITLES
  return `My practice: ${shown}${more > 0 ? ` and ${more} more` : ''}`
}

const kindOf: Readonly<Record<QuestionType, (typeof practiceKinds)[number]>> = {
  single_choice: 'choose',
  multiple_choice: 'choose',
  true_false: 'choose',
  cloze_dropdown: 'choose',
  number: 'type',
  expression: 'type',
  short_text: 'type',
  fill_blanks: 'type',
  table: 'type',
  multi_part: 'type',
  matching: 'arrange',
  ordering: 'arrange',
  hot_spot: 'figure',
  long_text: 'write',
  drawing: 'write',
  recording: 'write',
}

/** Those of the kinds that are wished for; all where there are none of them. */
function ofKinds(candidates: CustomCandidate[], kinds: Sent['kinds']): CustomCandidate[] {
  const wanted = candidates.filter(
    ({ type, has_figure }) =>
      kinds?.includes(kindOf[type]) || (has_figure && kinds?.includes('figure')),
  )
  return wanted.length > 0 ? wanted : candidates
}
