import { contract } from '@learngrove/contract'
import type { Route } from '@learngrove/contract/route'
import type { z } from 'zod'

/** Where a request has an id: the part of it, and the names on the way, without the places in lists. */
export type IdAt = { readonly part: 'params' | 'query' | 'body'; readonly path: readonly string[] }

type Def = {
  readonly type: string
  readonly format?: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly in?: z.ZodType
  readonly out?: z.ZodType
}

const defOf = (schema: z.ZodType): Def =>
  // Safe: these are the parts of the definitions that zod documents for whoever walks a schema.
  schema._zod.def as unknown as Def

const isNamedAsId = (name = '') => /(^id|_ids?|Id)$/.test(name)

/** Every place in a schema that takes an id, found by its type, or by its name where it is any text. */
export function idsIn(schema: z.ZodType, path: readonly string[] = []): (readonly string[])[] {
  const def = defOf(schema)
  if (def.type === 'string') {
    const isId = def.format === 'uuid' || def.format === 'guid' || isNamedAsId(path.at(-1))
    return isId ? [path] : []
  }
  const named = Object.entries(def.shape ?? {}).flatMap(([name, each]) =>
    idsIn(each, [...path, name]),
  )
  const inside = [def.element, def.innerType, def.in, def.out, ...(def.options ?? [])]
  return [...named, ...inside.flatMap((each) => (each ? idsIn(each, path) : []))]
}

type Walked = { readonly name: string; readonly route: Route; readonly ids: readonly IdAt[] }

/** Every route of the contract that takes an id anywhere, with where. */
export const routesWithIds: readonly Walked[] = Object.entries(contract).flatMap(([area, routes]) =>
  Object.entries(routes)
    .map(([operation, route]: [string, Route]) => ({
      name: `${area}.${operation}`,
      route,
      ids: (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = route[part]
        return schema ? idsIn(schema).map((path): IdAt => ({ part, path })) : []
      }),
    }))
    .filter(({ ids }) => ids.length > 0),
)
