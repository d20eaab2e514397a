import type { Fate } from './classes.data.ts'
import type { ListRow } from './parse-list.ts'

type Problem = Extract<Fate, { fate: 'mend' }>['problem']

/** Rows to mend come first, then a look at the others. */
export const fateOrder = { mend: 0, exists: 1, new: 2 } as const

const problems: Readonly<Record<Problem, string>> = {
  no_first_name: 'The first name is missing.',
  no_last_name: 'The last name is missing.',
  name_too_long: 'This name is too long for a card.',
  no_such_class: 'There is no class of this name.',
  no_year: 'Name a class or a school year.',
  username_unfit: 'A username has three signs or more: letters, digits, dots, dashes.',
  username_taken: 'Somebody else has this username.',
  twice: 'The same as another row.',
}

type Mended = { readonly name: keyof ListRow; readonly label: string }

/** The field in which a row is mended; none where it can only be left out. */
export const mendField: Readonly<Record<Problem, Mended | undefined>> = {
  no_first_name: { name: 'first_name', label: 'First name' },
  no_last_name: { name: 'last_name', label: 'Last name' },
  name_too_long: { name: 'last_name', label: 'Last name' },
  no_such_class: { name: 'class_name', label: 'Class' },
  no_year: { name: 'year', label: 'Year' },
  username_unfit: { name: 'username', label: 'Username' },
  username_taken: { name: 'username', label: 'Username' },
  twice: undefined,
}

/** Says what will happen to a row. */
export function fateWords(fate: Fate): string {
  if (fate.fate === 'mend')
    return fate.same_as === null ? problems[fate.problem] : `The same as row ${fate.same_as}.`
  if (fate.fate === 'exists')
    return fate.joins === null
      ? 'Stays where they are.'
      : `Comes into ${fate.joins} and keeps all work.`
  return fate.class_name === null
    ? `Gets an account, ${fate.year}.`
    : `Gets an account in ${fate.class_name}.`
}
