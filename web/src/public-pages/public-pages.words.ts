import { authPaths } from '#auth/auth.paths.ts'
import { publicPaths } from './public-pages.paths.ts'

export const publicText = {
  sign_in: 'Sign in',
  start: 'Start free',
  menu: 'Menu',
  contents: 'On this page',
  footer: 'Practice, lessons and a patient tutor for students of 9 to 16.',
  updated: 'Last changed',
} as const

export const topLinks = [
  { label: 'Courses', href: publicPaths.courses() },
  { label: 'Maths notes', href: publicPaths.notes() },
  { label: 'Past papers', href: publicPaths.papers() },
  { label: 'Support', href: publicPaths.support() },
] as const

/** The foot of every public page. */
export const footLinks = [
  {
    title: 'Learn',
    links: [
      { label: 'Courses', href: publicPaths.courses() },
      { label: 'Past papers', href: publicPaths.papers() },
      { label: 'Maths notes', href: publicPaths.notes() },
    ],
  },
  {
    title: 'Get started',
    links: [
      { label: 'Start free', href: authPaths.signup_lite() },
      { label: 'Sign in', href: authPaths.login() },
      { label: 'Sign up', href: authPaths.signup() },
    ],
  },
  {
    title: '{{brand}}',
    links: [
      { label: 'Meet {{companion}}', href: publicPaths.companion() },
      { label: 'Blog', href: publicPaths.blog() },
      { label: 'What is new', href: publicPaths.releases() },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Support', href: publicPaths.support() },
      { label: 'Privacy', href: publicPaths.privacy() },
      { label: 'Terms', href: publicPaths.terms() },
    ],
  },
] as const
