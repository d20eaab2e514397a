import { BookOpen, FlaskConical, Languages, type LucideIcon, SquareFunction } from 'lucide-react'

type Look = { readonly icon: LucideIcon; readonly ground: string }

const looks: readonly (readonly [RegExp, Look])[] = [
  [/math/i, { icon: SquareFunction, ground: 'bg-pastel-sky' }],
  [/scien|physic|chem|biolog/i, { icon: FlaskConical, ground: 'bg-mint' }],
  [/english|french|german|spanish|latin|language/i, { icon: Languages, ground: 'bg-peach' }],
]

/** The picture of a subject, by its name. */
export const subjectLook = (subject_name: string): Look =>
  looks.find(([name]) => name.test(subject_name))?.[1] ?? { icon: BookOpen, ground: 'bg-butter' }
