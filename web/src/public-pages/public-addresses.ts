import { authPaths } from '#auth/auth.paths.ts'
import { subscriptionPaths } from '#subscription/subscription.paths.ts'
import { notes, posts } from './articles.ts'
import { publicPaths } from './public-pages.paths.ts'

/** What a page says when its form was sent before the scripts had come. */
const answered = (path: string, more: readonly string[] = []) =>
  ['yes', 'again', ...more].map((sent) => `${path}?sent=${sent}`)

/** The addresses that are rendered ahead, articles included. */
export const publicAddresses = (): readonly string[] => [
  publicPaths.welcome(),
  publicPaths.for_schools(),
  authPaths.login(),
  ...[authPaths.signup(), authPaths.signup_lite()].flatMap((path) => [
    path,
    `${path}?view=consent`,
    ...['student', 'parent', 'teacher'].map((who) => `${path}?who=${who}`),
  ]),
  publicPaths.notes(),
  ...notes.list.map(({ slug }) => publicPaths.notes(slug)),
  publicPaths.blog(),
  ...posts.list.map(({ slug }) => publicPaths.blog(slug)),
  publicPaths.releases(),
  publicPaths.courses(),
  publicPaths.papers(),
  publicPaths.companion(),
  publicPaths.lite(),
  subscriptionPaths.redeem(),
  publicPaths.support(),
  ...answered(publicPaths.support()),
  publicPaths.terms(),
  publicPaths.privacy(),
  publicPaths.redirector(),
  publicPaths.coming_soon(),
  ...answered(publicPaths.coming_soon(), ['confirm', 'told', 'forgotten']),
]
