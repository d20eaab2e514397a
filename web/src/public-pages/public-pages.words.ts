import { pages } from '@learngrove/contract/pages'

export const publicText = {
  sign_in: 'Sign in',
  start: 'Start free',
  menu: 'Menu',
  close: 'Close',
  pages: 'Pages',
  own_page: 'Go to my page',
  contents: 'On this page',
  footer: 'Practice, fair marking and a patient tutor.',
  taught: 'Courses today: {{taught}}.',
  updated: 'Last changed',
} as const

export const notesText = {
  title: 'Maths notes',
  description:
    'Short maths notes with worked examples and something to try, from fractions to trigonometry. Free to read.',
  lead: 'A topic a page: what it is, how it works, an example worked through, and something to try.',
  search: 'Search the notes',
  search_hint: 'For example: fractions, percent, angles',
  none_title: 'No note on that yet',
  none: (text: string) =>
    `Nothing here goes with “${text}”. Try a shorter word, or look through the list.`,
  all: 'Show all notes',
  count: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  back: 'All notes',
  previous: 'Before this',
  next: 'Next',
  your_answer: 'Your answer',
  signs: 'Signs to put in',
  show_answer: 'Show the answer',
  yours: 'That was yours.',
  practise_title: 'Now you',
  practise:
    'Reading is a good start. A few questions of your own make it stay, and every answer is marked with its reasons.',
  practise_go: 'Practise free',
  papers_go: 'Try a practice paper',
} as const

export const blogText = {
  title: 'Blog',
  description:
    'On learning, mistakes, revision and calm evenings: short reads for families and teachers from the people who make {{brand}}.',
  lead: 'Short reads on learning, for families and teachers.',
  feed: 'Follow by RSS',
  back: 'All posts',
  by: (author: string) => `By ${author}`,
  newer: 'Newer',
  older: 'Older',
} as const

export const releasesText = {
  title: 'What is new',
  description: 'What has changed on {{brand}}, the newest first, and what each change is good for.',
  lead: 'What has changed, the newest first.',
} as const

/** What a school's own site leaves out. */
export const PLATFORM_ONLY = 'school-site:hidden'

/** A link to a page of the platform's own, which a school's site does not have, says so. */
type PageLink = { readonly label: string; readonly href: string; readonly is_platform?: true }

export const topLinks: readonly PageLink[] = [
  { label: 'Courses', href: pages.courses(), is_platform: true },
  { label: 'Maths notes', href: pages.notes() },
  { label: 'Practice papers', href: pages.papers() },
  { label: 'For schools', href: pages.welcome({ for: 'schools' }), is_platform: true },
  { label: 'Support', href: pages.support() },
]

/** The foot of every public page. */
export const footLinks: readonly {
  readonly title: string
  readonly links: readonly PageLink[]
}[] = [
  {
    title: 'Learn',
    links: [
      { label: 'Courses', href: pages.courses(), is_platform: true },
      { label: 'Practice papers', href: pages.papers() },
      { label: 'Maths notes', href: pages.notes() },
    ],
  },
  {
    title: 'Get started',
    links: [
      { label: 'Start free', href: pages.signupLite(), is_platform: true },
      { label: 'Sign in', href: pages.login() },
      { label: 'Sign up', href: pages.signup() },
      { label: 'Redeem a code', href: pages.redeem() },
    ],
  },
  {
    title: '{{brand}}',
    links: [
      { label: 'Meet {{companion}}', href: pages.companion() },
      { label: 'For schools', href: pages.welcome({ for: 'schools' }), is_platform: true },
      { label: 'Blog', href: pages.blog(), is_platform: true },
      { label: 'What is new', href: pages.releases(), is_platform: true },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Support', href: pages.support() },
      { label: 'Privacy', href: pages.privacy() },
      { label: 'Terms', href: pages.terms() },
    ],
  },
]
