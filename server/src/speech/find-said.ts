import { present } from '@learngrove/marking/present'
import type { PresentedPart, PresentedQuestion } from '@learngrove/marking/presented-question'
import { findMessage } from '#chat/chat.messages.queries.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { drawVersion, readVersion } from '#questions/questions.versions.ts'
import { findOwnQuestion } from './said.queries.ts'

type World = Pick<Context<'any'>, 'db' | 'memory' | 'actor' | 'school_id'>

/** What a message of the caller's own conversations says, in Markdown. */
export async function findMessageText(
  { db, actor, school_id }: World,
  id: string,
): Promise<string> {
  const message = await findMessage(db, { id, user_id: actor.id, school_id })
  if (!message) throw new AppError('NOT_FOUND')
  return message.text
}

/** What a question of the caller's own quiz says: as it is shown, with the hints that are open. */
export async function findQuestionText({ db, memory, actor }: World, id: string): Promise<string> {
  const row = await findOwnQuestion(db, id, actor)
  if (!row) throw new AppError('NOT_FOUND')
  const version = await readVersion({ db, memory }, row.question_version_id)
  const drawn = drawVersion(memory, version, row.seed)
  return [...linesOf(present(drawn)), ...drawn.hints.slice(0, row.hint_rung)].join('\n\n')
}

function linesOf(question: PresentedQuestion): string[] {
  return [question, ...(question.sub_questions ?? [])].flatMap(partLines)
}

function partLines({
  text,
  left = [],
  options = [],
  gaps = [],
  ...table
}: PresentedPart): string[] {
  const { columns = [], rows = [] } = table
  const cells = rows.flatMap((row) => [row.label, ...row.cells.map((cell) => cell.text ?? '')])
  const shown = [options, ...gaps].flat().map((option) => option.text)
  return [text, ...left, ...shown, ...columns, ...cells].filter((line) => line !== '')
}
