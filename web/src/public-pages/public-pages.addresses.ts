import { pages } from '@learngrove/contract/pages'
import { notes, posts } from './articles.ts'

/** What a page says when its form was sent before the scripts had come. */
const answered = (path: string, more: readonly string[] = []) =>
  ['yes', 'again', ...more].map((sent) => `${path}?sent=${sent}`)

/** The addresses that are rendered ahead, articles included. */
export const publicAddresses = (): readonly string[] => [
  pages.welcome(),
  pages.welcome({ for: 'schools' }),
  pages.login(),
  ...[pages.signup(), pages.signupLite()].flatMap((path) => [
    path,
    `${path}?view=consent`,
    ...['student', 'parent', 'teacher'].map((who) => `${path}?who=${who}`),
  ]),
  pages.notes(),
  ...notes.list.map(({ slug }) => pages.notes({ note: slug })),
  pages.blog(),
  ...posts.list.map(({ slug }) => pages.blog({ post: slug })),
  pages.releases(),
  pages.courses(),
  pages.papers(),
  pages.guidedDemo(),
  pages.guestChat(),
  pages.companion(),
  pages.lite(),
  pages.redeem(),
  pages.support(),
  ...answered(pages.support()),
  pages.terms(),
  pages.privacy(),
  pages.redirector(),
  pages.comingSoon(),
  ...answered(pages.comingSoon(), ['confirm', 'told', 'forgotten']),
]
