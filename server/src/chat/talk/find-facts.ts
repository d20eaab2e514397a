import type { Facts, Need } from '@learngrove/tutor/mind'
import type { Context } from '#platform/context.ts'
import { everybodysFacts, studentsFacts } from './facts.ts'
import type { Audience } from './talk.queries.ts'

export type ToolWorld = Pick<
  Context<'any'>,
  'db' | 'memory' | 'encoder' | 'actor' | 'school_id' | 'now' | 'log'
>

export type Asked = {
  readonly needs: readonly Need[]
  readonly course_ids: readonly string[]
  /** The sentences that the talk has had. */
  readonly cited: readonly string[]
}

/** Finds out one thing for a talk; nothing where its audience is not told such things. */
export type FactsProvider = (world: ToolWorld, need: Need, asked: Asked) => Promise<Facts>

/** Who finds things out for whom. */
const providers: Readonly<Record<Audience, FactsProvider>> = {
  student: studentsFacts,
  parent: everybodysFacts,
  teacher: everybodysFacts,
  admin: everybodysFacts,
}

/** Finds out what a message needs; a tool that fails leaves its fact out, and is logged. */
export async function findFacts(
  world: ToolWorld,
  audience: Audience,
  asked: Asked,
): Promise<Facts> {
  const found = await Promise.all(
    asked.needs.map((need) =>
      providers[audience](world, need, asked).catch((err: unknown) => {
        const fault = err instanceof Error ? err.name : 'unknown'
        world.log.warn({ tool: need.tool, fault }, 'a tool failed')
        return {}
      }),
    ),
  )
  return Object.assign({}, ...found)
}
