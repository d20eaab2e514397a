import type { Card } from '@learngrove/contract/chat.cards'
import { pages } from '@learngrove/contract/pages'
import { plot } from '@learngrove/tutor/plot'
import { type Asker, isUser, studentIn } from '#chat/asker.ts'
import { lookUp } from '#chat/material/material.look-up.ts'
import { drawQuestion } from '#chat/tools/tools.draw-question.ts'
import { planRevision } from '#chat/tools/tools.plan-revision.ts'
import { type ProgressFact, readProgress } from '#chat/tools/tools.read-progress.ts'
import type { FactsProvider } from './facts-provider.ts'
import { helpWithApp } from './help-with-app.ts'

/** Checks that a card is one that the contract knows. */
const asCard = (card: Card) => card

/** What anybody may be told: what the courses say, and where in the app something is. */
export const everybodysFacts: FactsProvider = async (world, need, asked) => {
  const { asker, course_ids, cited } = asked
  switch (need.tool) {
    case 'look_up': {
      const cited_before = new Set(cited)
      return {
        look_up: await lookUp(world, {
          ...need,
          course_ids,
          school_id: schoolOf(asker),
          cited_before,
        }),
      }
    }
    case 'plot': {
      const drawing = plot(need.text)
      if (!drawing) return {}
      return { plot: { card: asCard({ type: 'picture', drawing }) } }
    }
    case 'app_help':
      return { app_help: helpWithApp(need.text, asker) }
    default:
      return {}
  }
}

const schoolOf = (asker: Asker) => (isUser(asker) ? asker.school_id : undefined)

const noProgress = `Nothing is kept of how a visitor gets on. With [an account](${pages.signup()}) I can tell you what you have practised.`

/** What guests may be told besides: that nothing is kept of them. They practise with problems made on the spot. */
export const guestsFacts: FactsProvider = async (world, need, asked) => {
  switch (need.tool) {
    case 'draw_question':
      return { draw_question: { nothing: true, nearest: [] } }
    case 'progress':
      return { progress: { lines: [noProgress] } }
    case 'plan':
      return { plan: { lines: [noProgress] } }
    default:
      return everybodysFacts(world, need, asked)
  }
}

/** Each link is named by where it leads. */
const linkNames: Readonly<Record<ProgressFact['source'], string>> = {
  evidence: 'Look back',
  skill: 'Practise',
  review: 'Revise',
}

const nothingToPlan = (about: string | undefined): string => {
  const library = `[Library](${pages.library()})`
  return about === undefined
    ? `There is nothing to plan yet: what you can learn is in the ${library}.`
    : `I find no topic by that name in your courses. What there is stands in the ${library}.`
}

/** What students may be told besides: questions to practise with, and how they stand, from their own evidence. */
export const studentsFacts: FactsProvider = async (tools, need, asked) => {
  const student = studentIn(asked.asker)
  if (!student) return everybodysFacts(tools, need, asked)
  const { student_id: id, school_id } = student
  const world = { ...tools, actor: { id }, school_id }
  switch (need.tool) {
    case 'draw_question': {
      const { about, like, level } = need
      const drawn = await drawQuestion(world, { course_ids: asked.course_ids, about, like, level })
      if ('nothing' in drawn) return { draw_question: drawn }
      const card = asCard({ type: 'question', ...drawn })
      const { evaluation_question_id, title } = drawn
      return { draw_question: { card, evaluation_question_id, title } }
    }
    case 'progress': {
      const facts = await readProgress(world)
      const line = ({ text, source, address }: ProgressFact) =>
        `- ${text} [${linkNames[source]}](${address})`
      return { progress: { lines: facts.map(line) } }
    }
    case 'plan': {
      const steps = await planRevision(world, need)
      if (steps.length === 0) return { plan: { lines: [nothingToPlan(need.about)] } }
      const lines = steps.map(({ title, reason }) => `- **${title}**: ${reason}`)
      return { plan: { lines, card: asCard({ type: 'steps', steps: [...steps] }) } }
    }
    default:
      return everybodysFacts(world, need, asked)
  }
}
