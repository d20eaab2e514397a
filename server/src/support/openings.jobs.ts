import { writeLetter } from '#mail/email-template.ts'
import type { Services } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { openLetter } from './openings.emails.ts'
import { deleteOpeningReadersSince, takeOpeningReaders } from './support.openings.queries.ts'

const day = 24 * 3_600_000

/** How long the readers of a brand that does not open are kept. */
const keptMs = 365 * day

/** How many e-mails are written in one transaction. */
const batch = 100

/** What the e-mails need of a brand: its name and its colour. */
export type OpeningBrand = {
  readonly key: string
  readonly name: string
  readonly theme: Readonly<Record<string, string>>
  readonly is_coming_soon: boolean
}

type World = Pick<Services, 'db' | 'mail' | 'clock'> & { readonly brands: readonly OpeningBrand[] }

/** Writes to those who wait for a brand that has opened, and deletes them in the same transaction. */
export async function tellOpenings({ db, mail, clock, brands }: World): Promise<void> {
  await deleteOpeningReadersSince(db, new Date(clock().getTime() - keptMs))
  const open = new Map(
    brands.filter((brand) => !brand.is_coming_soon).map((brand) => [brand.key, brand]),
  )
  for (;;) {
    const told = await transaction(db, async (tx) => {
      const readers = await takeOpeningReaders(tx, [...open.keys()], batch)
      for (const { brand: key, email, origin } of readers) {
        const brand = open.get(key)
        if (!brand) continue
        const sender = { name: brand.name, origin, primary: brand.theme.primary }
        const letter = writeLetter(sender, openLetter)
        await mail.post(tx, { kind: 'mail', school_id: null, recipient: email, ...letter })
      }
      return readers.length
    })
    if (told < batch) return
  }
}
