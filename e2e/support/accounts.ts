/** The people of the demonstration school. */
export const people = ['student', 'parent', 'teacher', 'owner', 'admin', 'curriculum'] as const

export type Person = (typeof people)[number]

export const emailOf = (person: Person) => `${person}@demo.learngrove.test`
export const password = 'learngrove'
