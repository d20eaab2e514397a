/** Figures of classes and of the people of a school. Without zod, so that the browser uses the same. */
export const limits = {
  class_name: 60,
  /** The most people in one class. */
  members: 400,
  /** Signs of the code by which students come into a class, and of what they may type for it. */
  join_code: 6,
  join_code_typed: 20,
  page_size: 20,
  last_name: 80,
  /** The most children of one parent at one school. */
  children: 12,
  /** The most subjects of one head of department. */
  subjects: 30,
  /** The most cards that are made at once: each is a password to hash. */
  cards: 40,
  /** The most rows of one list of students that is brought in. */
  import_rows: 500,
  /** The longest text of one cell of it. */
  import_cell: 200,
  /** For so long a list that was brought in can be undone. */
  undo_days: 7,
} as const

/** Signs of codes: none that is mistaken for another. */
export const joinCodeSigns = 'BCDFGHJKMNPQRSTVWXYZ23456789'

/** What each list can be ordered by. */
export const teacherColumns = ['name', 'role', 'last_logged_in', 'created_at'] as const
export const studentColumns = ['name', 'level', 'last_logged_in', 'created_at'] as const
export const parentColumns = ['name', 'last_logged_in', 'created_at'] as const
export const classColumns = ['name', 'level', 'students'] as const

/** How far somebody is with signing in: what an owner does next is another thing in each. */
export const signInStates = ['never', 'card', 'invited', 'consent', 'yes', 'off'] as const
export type SignInState = (typeof signInStates)[number]
