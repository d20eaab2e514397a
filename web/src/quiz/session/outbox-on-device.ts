import { createStore, del, entries, keys, set } from 'idb-keyval'
import { type Draft, emptyOutbox, type Outbox, type Submission } from './outbox.ts'

/** Whose work it is, and on which quiz: nobody else's is ever read. */
export type Whose = { readonly user_id: string; readonly quiz_id: string }

type Kind = 'draft' | 'submission'

let opened: ReturnType<typeof createStore> | undefined
const store = () => {
  opened ??= createStore('learngrove-outbox', 'entries')
  return opened
}

const prefix = ({ user_id, quiz_id }: Whose, kind: Kind) => `${user_id}/${quiz_id}/${kind}/`

/** What this device keeps of a quiz; rejects where the browser keeps nothing, as in some private windows. */
export async function readOutbox(whose: Whose): Promise<Outbox> {
  const all = await entries<string, unknown>(store())
  const of = <Entry>(kind: Kind) =>
    all
      .filter(([key]) => key.startsWith(prefix(whose, kind)))
      // Safe: only the functions below write under these keys.
      .map(([, entry]) => entry as Entry)
  const drafts = of<Draft>('draft').map((draft) => [draft.id, draft] as const)
  const submissions = of<Submission>('submission').toSorted((a, b) => a.queued_at - b.queued_at)
  return { ...emptyOutbox, drafts: Object.fromEntries(drafts), submissions }
}

/** The quizzes of which this device keeps something for a student. */
export async function quizzesKept(user_id: string): Promise<string[]> {
  const all = await keys<string>(store())
  const mine = all.map((key) => key.split('/')).filter(([whose]) => whose === user_id)
  return [...new Set(mine.flatMap(([, quiz_id]) => quiz_id ?? []))]
}

/** Writes what differs between two states of an outbox: each entry by itself, so that two tabs do not undo each other. */
export async function writeChanges(whose: Whose, before: Outbox, after: Outbox): Promise<void> {
  const writes: Promise<void>[] = []
  const compare = (kind: Kind, old: Map<string, unknown>, now: Map<string, unknown>) => {
    for (const [id, entry] of now) {
      if (old.get(id) !== entry) writes.push(set(prefix(whose, kind) + id, entry, store()))
    }
    for (const id of old.keys()) {
      if (!now.has(id)) writes.push(del(prefix(whose, kind) + id, store()))
    }
  }
  compare('draft', new Map(Object.entries(before.drafts)), new Map(Object.entries(after.drafts)))
  compare('submission', byKey(before), byKey(after))
  await Promise.all(writes)
}

const byKey = ({ submissions }: Outbox) =>
  new Map<string, unknown>(submissions.map((each) => [each.attempt_key, each]))
