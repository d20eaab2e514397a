import type { Card } from '@learngrove/contract/chat.cards'
import { pages } from '@learngrove/contract/pages'
import { type UserRoleId, userRole } from '@learngrove/contract/roles'
import { drawQuestion } from '#chat/tools/tools.draw-question.ts'
import { selectCoursesOf } from '#courses/courses.queries.ts'
import type { Context } from '#platform/context.ts'
import { type Asked, chooseNudge, type Results } from './choose-nudge.ts'

/** What the tutor says of its own accord, and the question that it draws. */
export type Worded = {
  readonly text: string
  readonly card?: Extract<Card, { type: 'question' }>
  readonly suggestions: readonly string[]
}

/** Words what a student is told next; a question is drawn as the tutor draws one in a talk. */
export async function wordNudge(
  world: Context<'any'>,
  results: Results & { readonly last_question: string | null },
  asked: Asked,
): Promise<Worded> {
  const nudge = chooseNudge(results, asked)
  if (nudge.type === 'cheer') return { text: nudge.text, suggestions: ['Quiz me'] }
  const { db, actor, now } = world
  const courses = await selectCoursesOf(db, { user_id: actor.id, now })
  const wish = { course_ids: courses.map(({ id }) => id), level: nudge.level }
  const like = results.last_question ?? undefined
  const first = await drawQuestion(world, { ...wish, like })
  const isEmpty = 'nothing' in first && first.why !== 'exam' && like !== undefined
  const drawn = isEmpty ? await drawQuestion(world, wish) : first
  if ('nothing' in drawn) return { text: nothingWords[drawn.why], suggestions: [] }
  const card = { type: 'question', ...drawn } as const
  return {
    text: nudge.text,
    card,
    suggestions: ['Give me a hint', 'An easier one', 'A harder one'],
  }
}

const library = `[Library](${pages.library()})`

const nothingWords = {
  exam: 'Your exam is running, so I keep quiet until you hand it in.',
  no_topic: `I have no question for you yet: what you can learn is in the ${library}.`,
  no_question: `I find no further question for you just now. There is more in the ${library}.`,
} as const

/** What a quiet moment is answered with: no question, and no cheer. */
export const quietText = 'There is no question now. I am still here, if you want to say more.'

/** What grown-ups are told, since questions are drawn for students, from answers of their own. */
export function grownUpText(role: UserRoleId): string {
  const start = 'I set questions for students, from their own answers.'
  if (role === userRole.parent)
    return `${start} How your child is doing stands under [The week of a child](${pages.parentDashboard()}).`
  if (role === userRole.teacher)
    return `${start} How yours are doing stands under [Students](${pages.teacherStudents()}).`
  return `${start} There is none to set for you. You can ask me about the courses.`
}
