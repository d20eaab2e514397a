import type { Db } from '#platform/database.ts'
import { type Item, type Items, type Kind, kinds } from './curriculum.items.ts'
import { type InstalledItem, selectItems } from './curriculum.queries.ts'

/** Keys of items by their kind. */
export type Keys = Readonly<Record<Kind, ReadonlySet<string>>>

/** Finds the items that are not installed as they are now. */
export async function findDue(db: Db, items: Items): Promise<Keys> {
  const due = async (kind: Kind) => {
    const installed = await selectItems(db, kind)
    return new Set(items[kind].filter(isDue(installed)).map(({ key }) => key))
  }
  return {
    subject: await due('subject'),
    topic: await due('topic'),
    course: await due('course'),
    question: await due('question'),
    worksheet: await due('worksheet'),
    note: await due('note'),
  }
}

export const isDue = (installed: ReadonlyMap<string, InstalledItem>) => (item: Item) => {
  const known = installed.get(item.key)
  return !known?.is_active || known.hash !== item.hash
}

export const countItems = (items: Items): number =>
  kinds.reduce((sum, kind) => sum + items[kind].length, 0)

export const countKeys = (keys: Keys): number =>
  kinds.reduce((sum, kind) => sum + keys[kind].size, 0)
