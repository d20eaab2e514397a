import type { Received } from '@learngrove/contract/call'
import {
  BookOpen,
  CalendarCheck,
  Compass,
  Feather,
  FlaskConical,
  type LucideIcon,
  MessageCircle,
  Newspaper,
  Pi,
  Puzzle,
  School,
  Search,
  Smile,
  Sprout,
  Telescope,
  Users,
} from 'lucide-react'
import type { CardChoice } from './choice-cards.tsx'
import type { Fields, Question } from './onboarding.steps.ts'
import { heardFrom, parentGoals, studentGoals } from './onboarding.words.ts'

type Catalogue = Received<'GET /courses/catalogue'>

const icons: Readonly<Record<string, LucideIcon>> = {
  keep_up: Sprout,
  catch_up: Puzzle,
  exam: CalendarCheck,
  get_ahead: Telescope,
  enjoy: Smile,
  friend: Users,
  school: School,
  search: Search,
  social_media: MessageCircle,
  press: Newspaper,
  other: Compass,
}

const subjects: readonly (readonly [RegExp, LucideIcon])[] = [
  [/math/i, Pi],
  [/scien|physic|chem|biolog/i, FlaskConical],
  [/english|literature/i, Feather],
]

const pictured = <Choice extends CardChoice<string>>(choices: readonly Choice[]) =>
  choices.map((choice) => {
    const icon = icons[choice.value]
    return icon ? { ...choice, icon } : choice
  })

/** Lists the answers to a question. */
export function choicesOf(
  question: Question,
  isParent: boolean,
  catalogue: Catalogue | undefined,
): readonly CardChoice<string>[] {
  switch (question) {
    case 'academic_level_id':
      return (catalogue?.academic_levels ?? []).map(({ id, name }) => ({ value: id, label: name }))
    case 'subject_ids':
      return (catalogue?.subjects ?? []).map(({ id, name }) => ({
        value: id,
        label: name,
        icon: subjects.find(([word]) => word.test(name))?.[1] ?? BookOpen,
      }))
    case 'goals':
      return pictured(isParent ? parentGoals : studentGoals)
    case 'heard_from':
      return pictured(heardFrom)
  }
}

const asList = (value: string | null | undefined): readonly string[] => (value ? [value] : [])

/** Returns the answers that were saved before. */
export function chosenIn(fields: Fields, question: Question): readonly string[] {
  switch (question) {
    case 'subject_ids':
    case 'goals':
      return fields[question] ?? []
    default:
      return asList(fields[question])
  }
}

/** Returns the fields with a question answered; without an answer it stays open. */
export function fieldsWith(fields: Fields, question: Question, chosen: readonly string[]): Fields {
  const [first = null] = chosen
  const among = <Value extends string>(choices: readonly { readonly value: Value }[]) =>
    choices.map(({ value }) => value).filter((value) => chosen.includes(value))
  switch (question) {
    case 'goals':
      return { ...fields, goals: among(parentGoals) }
    case 'subject_ids':
      return { ...fields, subject_ids: [...chosen] }
    case 'heard_from':
      return { ...fields, heard_from: among(heardFrom)[0] ?? null }
    default:
      return { ...fields, [question]: first }
  }
}
