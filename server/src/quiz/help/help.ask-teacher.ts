import type { quizHelp } from '@learngrove/contract/quiz.help'
import type { Input, Output } from '@learngrove/contract/route'
import { postLetter } from '#mail/send-email.ts'
import { tell } from '#notices/notices.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { drawVersion, readVersion } from '#questions/questions.versions.ts'
import { askLetter } from './help.emails.ts'
import { askCounts } from './help.limits.ts'
import {
  findAsker,
  findHelped,
  findName,
  type HelpedQuestion,
  insertTeacherQuestion,
  selectTeacherQuestions,
  selectTeachers,
  type Teacher,
} from './help.queries.ts'

type Ask = typeof quizHelp.askTeacher
type Asked = typeof quizHelp.askedTeacher
type World = Context<Ask['audience']>

/** Hears what a student writes; tells of the talk in which it is kept, if it is answered with care. */
export type Hear = (
  context: Context<'any'>,
  words: { readonly id: string; readonly text: string },
) => Promise<{ readonly thread_id: string } | undefined>

/**
 * Writes to the teachers of a student's class what the student asks about a question of theirs. The words are
 * heard first, as those to the tutor are: what is answered with care goes to nobody by this way.
 */
export async function askTeacher(
  context: World,
  { params, body: { text, client_id = newId() } }: Input<Ask>,
  hear: Hear,
): Promise<Output<Ask>> {
  const { db, actor, school_id, now } = context
  const found = await findHelped(db, { id: params.id, student_id: actor.id, school_id })
  if (!found) throw new AppError('NOT_FOUND')
  const teachers = await selectTeachers(db, { ...found, student_id: actor.id, school_id })
  const [first] = teachers
  if (!first) throw new AppError('NO_TEACHER')
  const known = await selectTeacherQuestions(db, { evaluation_question_id: found.id, actor })
  const again = known.find(({ id }) => id === client_id)
  if (again) return { asked: again, thread_id: null }
  await countRequest(db, askCounts(actor.id), now)
  const heard = await hear(context, { id: client_id, text })
  if (heard) return { asked: null, thread_id: heard.thread_id }
  await transaction(db, async (tx) => {
    const kept = { school_id, class_id: first.class_id, student_id: actor.id }
    const about = { evaluation_question_id: found.id, text, asked_at: now }
    const isNew = await insertTeacherQuestion(tx, { id: client_id, ...kept, ...about })
    if (!isNew) return
    await write({ ...context, db: tx }, found, teachers, text)
    await tell(tx, {
      ...{ school_id, user_ids: teachers.map(({ id }) => id), kind: 'asked', now },
      about: { quiz_id: found.quiz_id, evaluation_question_id: found.id, student_id: actor.id },
    })
  })
  const asked = await selectTeacherQuestions(db, { evaluation_question_id: found.id, actor })
  // An id that is somebody else's names nothing that this student may read.
  const mine = asked.find(({ id }) => id === client_id)
  if (!mine) throw new AppError('NOT_FOUND')
  return { asked: mine, thread_id: null }
}

async function write(
  context: World,
  found: HelpedQuestion,
  teachers: readonly Teacher[],
  text: string,
): Promise<void> {
  const { db, memory, actor, school_id } = context
  const version = await readVersion({ db, memory }, found.question_version_id)
  const question = drawVersion(memory, version, found.seed)
  const { first_name, last_name } = await findName(db, actor.id)
  const name = `${first_name} ${last_name}`.trim()
  const number = found.position + 1
  for (const teacher of teachers) {
    if (teacher.email === null) continue
    const letter = askLetter({
      ...{ name, text, number, quiz_title: found.quiz_title, asked: question.text },
      class_name: teacher.class_name,
    })
    const words = { ...letter, first_name: teacher.first_name }
    await postLetter(context, { recipient: teacher.email, school_id, words })
  }
}

/** Lists what was asked of teachers about a question, for the student and for who teaches them. */
export async function readAsked(
  { db, actor }: Context<Asked['audience']>,
  { id: evaluation_question_id }: Input<Asked>['params'],
): Promise<Output<Asked>> {
  const asker = await findAsker(db, { evaluation_question_id, actor })
  if (!asker) throw new AppError('NOT_FOUND')
  return {
    asked: await selectTeacherQuestions(db, { evaluation_question_id, actor }),
    has_teacher: asker.has_teacher,
  }
}
