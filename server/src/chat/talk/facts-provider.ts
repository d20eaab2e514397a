import type { Facts, Need } from '@learngrove/tutor/mind'
import type { Asker } from '#chat/asker.ts'
import type { Context } from '#platform/context.ts'

export type ToolWorld = Pick<Context, 'db' | 'memory' | 'encoder' | 'now' | 'log'>

export type Asked = {
  readonly asker: Asker
  readonly needs: readonly Need[]
  readonly course_ids: readonly string[]
  /** The sentences that the talk has had. */
  readonly cited: readonly string[]
}

/** Finds out one thing for a talk; nothing where its audience is not told such things. */
export type FactsProvider = (world: ToolWorld, need: Need, asked: Asked) => Promise<Facts>
