import { readSiteFace, type SiteFace } from '#schools/schools.site.ts'
import type { Context } from '../context.ts'
import type { Sender } from './letter.ts'

/**
 * Who a letter is from that was asked for by this request. A link may only ever lead to a host that
 * is ours: the domain of a school, an origin of the settings, or a host under one. Whoever names
 * another host gets a letter of the site itself.
 */
export async function readSender({
  db,
  config,
  asked_at,
}: Pick<Context, 'db' | 'config' | 'asked_at'>): Promise<Sender> {
  const { protocol, hostname, host } = asked_at
  const origin = `${protocol}://${host}`
  const face = await readSiteFace(db, hostname, '/')
  const isOurs = face.school_name !== null || config.site_origins.some(isAtOrUnder(asked_at))
  if (isOurs) return senderOf(face, origin)
  const [first = origin] = config.site_origins
  const own = await readSiteFace(db, new URL(first).hostname, '/')
  return senderOf(own, first)
}

const senderOf = ({ name, theme }: SiteFace, origin: string): Sender => ({
  name,
  origin,
  primary: theme.colours.primary,
})

const isAtOrUnder =
  ({ protocol, host }: Context['asked_at']) =>
  (origin: string) => {
    const own = new URL(origin)
    const name = host.toLowerCase()
    return own.protocol === `${protocol}:` && (name === own.host || name.endsWith(`.${own.host}`))
  }
