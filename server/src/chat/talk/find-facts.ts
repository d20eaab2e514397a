import type { Facts } from '@learngrove/tutor/mind'
import type { Audience } from '#chat/asker.ts'
import { everybodysFacts, guestsFacts, studentsFacts } from './facts.ts'
import type { Asked, FactsProvider, ToolWorld } from './facts-provider.ts'

/** Who finds things out for whom. */
const providers: Readonly<Record<Audience, FactsProvider>> = {
  student: studentsFacts,
  parent: everybodysFacts,
  teacher: everybodysFacts,
  admin: everybodysFacts,
  guest: guestsFacts,
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
