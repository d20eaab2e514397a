import type { Context } from '#platform/context.ts'
import { firstOrigin, ownOrigin } from '#platform/own-origin.ts'
import { readSiteFace, type SiteFace } from '#schools/schools.site.ts'
import type { Sender } from './email-template.ts'

/**
 * Returns the sender of an e-mail that this request asked for. A link may only lead to an origin
 * that is ours (`ownOrigin`); a request at any other host gets an e-mail of the site itself.
 */
export async function readSender({
  db,
  config,
  asked_at,
}: Pick<Context, 'db' | 'config' | 'asked_at'>): Promise<Sender> {
  const face = await readSiteFace(db, asked_at.hostname, '/')
  const origin = ownOrigin(config, asked_at, { is_school: face.school_name !== null })
  if (origin !== undefined) return senderOf(face, origin)
  const first = firstOrigin(config)
  const own = await readSiteFace(db, new URL(first).hostname, '/')
  return senderOf(own, first)
}

const senderOf = ({ name, theme }: SiteFace, origin: string): Sender => ({
  name,
  origin,
  primary: theme.colours.primary,
})
