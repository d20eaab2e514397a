import { triesIn, tryQuestion } from '@learngrove/content/tries'
import type { lessons } from '@learngrove/contract/lessons'
import { userRole } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { notePartsOf, printedAnswer } from './note-parts.ts'
import { findNote } from './notes.queries.ts'

type Read = typeof lessons.readNote
type Try = typeof lessons.tryOfNote

/** Reads a page about a topic of a course that the student takes; a teacher reads every one in reach. */
export async function readNote(
  context: Context<Read['audience']>,
  { id }: Input<Read>['params'],
): Promise<Output<Read>> {
  const note = await find(context, id)
  const isStudent = context.actor.user_role_id === userRole.student
  return {
    id: note.id,
    title: note.title,
    topic: { id: note.topic_id, title: note.topic_title },
    subject_name: note.subject_name,
    parts: notePartsOf(note.body),
    others: note.others,
    practice: isStudent && note.has_practice ? { quiz_id: note.quiz_id } : null,
  }
}

/** Marks one try at a question of a page, and says what the page prints as its answer. Nothing is kept. */
export async function tryOfNote(
  context: Context<Try['audience']>,
  { params: { id }, body }: Input<Try>,
): Promise<Output<Try>> {
  const { marker, log } = context
  const { body: markdown } = await find(context, id)
  const asked = triesIn(markdown)[body.position]
  if (!asked) throw new AppError('INVALID_REQUEST')
  const { value = null, selected_option = null } = body
  const selected = typeof selected_option === 'number' ? [selected_option] : selected_option
  const judged = await marker.judge(
    tryQuestion(asked),
    { value, selected_option: selected },
    { onFault: (fault) => log.error({ fault, id, position: body.position }, 'fault in marking') },
  )
  return {
    verdict: judged.verdict,
    scoring_rationale: judged.scoring_rationale,
    reading: judged.reading ?? null,
    answer: printedAnswer(asked.answer),
  }
}

async function find({ db, actor, now }: Context<Read['audience']>, id: string) {
  const isStudent = actor.user_role_id === userRole.student
  const reader = { id: actor.id, school_id: actor.school_id, isStudent }
  const note = await findNote(db, { id, reader, now })
  if (!note) throw new AppError('NOT_FOUND')
  return note
}
