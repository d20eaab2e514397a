import type { quizRemarking } from '@learngrove/contract/quiz.remarking'
import type { Input, Output } from '@learngrove/contract/route'
import type { Question } from '@learngrove/marking/question'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { withdrawn } from '#platform/evidence.queries.ts'
import { shownOf } from '#questions/questions.shown.ts'
import { drawVersion, readVersion, type Version } from '#questions/questions.versions.ts'
import { givenIn } from '#quiz/quiz.decisions.queries.ts'
import { shownCorrection } from './correct-key.ts'
import { findClass, selectChanges, selectCorrections } from './corrections.queries.ts'
import { isByPerson } from './plan-remark.ts'
import {
  type AskedVersion,
  countWaitingOf,
  findAskedVersion,
  type Remarkable,
  selectAnsweredIds,
  selectRemarkable,
} from './remark.queries.ts'
import { correctedBy } from './remarking.key.ts'
import { saidShown } from './remarking.limits.ts'
import { changesTaken, wordsOfKey } from './try-correction.ts'

type Read = typeof quizRemarking.readKey
type Shown = NonNullable<Output<Read>['version']>
type World = Pick<Context<Read['audience']>, 'db' | 'memory'>

/** Reads what counts as right at a question for a class, what its students answered, and what was corrected. */
export async function readKey(
  context: Context<Read['audience']>,
  { params }: Input<Read>,
): Promise<Output<Read>> {
  const { db, actor, now } = context
  const { classId: class_id, questionId: question_id } = params
  const of = await findClass(db, actor, class_id)
  if (!of) throw new AppError('NOT_FOUND')
  const asked = await findAskedVersion(db, { class_id, question_id })
  const corrections = await selectCorrections(db, { class_id, question_id })
  return {
    ...{ class_name: of.name, can_correct: of.can_correct },
    version: asked ? await shownVersion(context, class_id, asked) : null,
    corrections: corrections.map((each) => shownCorrection(each, actor.id, now)),
  }
}

async function shownVersion(
  { db, memory }: World,
  class_id: string,
  { question_version_id, seed, school_id }: AskedVersion,
): Promise<Shown> {
  const of = { class_id, question_version_id }
  const version = await readVersion({ db, memory }, question_version_id)
  const drawn = drawVersion(memory, version, seed)
  const changes = await selectChanges(db, of)
  const answered = await selectRemarkable(db, await selectAnsweredIds(db, of))
  return {
    ...{ question_version_id, question: shownOf(drawn), is_own: school_id !== null },
    is_drawn: version.question.template !== undefined,
    key: wordsOfKey(drawn, changes),
    changes: changesTaken(version),
    orders: ordersOf(changes.reduce(correctedBy, drawn)),
    num_answers: answered.length,
    num_by_person: answered.filter(({ heads }) => isByPerson(heads)).length,
    num_waiting: await countWaitingOf(db, of),
    said: saidIn(memory, version, answered),
  }
}

/** The orders of the options that are right, of a choice. */
function ordersOf(key: Question): number[] {
  return 'answers' in key ? [...key.answers] : []
}

/** The answers that were given, those that read the same as one. */
function saidIn(memory: World['memory'], version: Version, answered: readonly Remarkable[]) {
  const given = answered.flatMap(({ question, heads }) =>
    heads
      .filter(({ verdict }) => verdict !== withdrawn)
      .map((head) => ({ seed: question.seed, head })),
  )
  const same = Map.groupBy(given, ({ seed, head }) =>
    JSON.stringify([seedOf(version, seed), sameAs(head)]),
  )
  return [...same.values()]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, saidShown)
    .flatMap((group) => {
      const latest = group.at(-1)
      if (!latest) return []
      const { head, seed } = latest
      const { value, selected_option, points, answer_parts } = givenIn(head)
      const question = shownOf(drawVersion(memory, version, seed))
      return [
        {
          ...{ answer_id: head.id, question, value, selected_option, points, answer_parts },
          ...{ count: group.length, marks_given: head.marks_given },
        },
      ]
    })
}

/** Answers to other numbers are other answers. */
const seedOf = ({ question }: Version, seed: number) => (question.template ? seed : null)

const sameAs = ({
  value,
  selected_option,
  points,
  answer_parts,
  marks_given,
}: Remarkable['heads'][number]) => [
  typeof value === 'string' ? value.trim().toLowerCase() : value,
  ...[selected_option, points, answer_parts, marks_given],
]
