import type { Context } from '#platform/context.ts'
import type { ClassOf, Person } from '../reach.queries.ts'
import type { Weeks } from '../weeks-between.ts'
import type { Teller } from './teller.ts'

/** What an answer is made in. */
export type Scene = {
  readonly context: Context<['teacher']>
  readonly of: ClassOf
  /** The sign that stands for the name of the class. */
  readonly name: string
  readonly weeks: Weeks
  readonly between: { readonly start: string; readonly end: string }
  readonly students: readonly Person[]
  readonly tell: Teller
}
