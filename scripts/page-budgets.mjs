/** What the scripts of a page may weigh, gzipped, in kB of 1024 bytes, and what is no business of it. */

const signedIn = 'web/src/app/signed-in-layout.tsx'
const katex = 'web/src/ui/maths/katex.ts'
/** Each is large, and is fetched where it is needed and nowhere else. */
const large = [
  'mathlive',
  'katex',
  'react-markdown',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
]

export const pageBudgets = {
  'sign-in': {
    sources: ['web/src/auth/sign-in/login-page.tsx'],
    kb: 132,
    without: [...large, '@tanstack/query-core', 'idb-keyval', '@floating-ui/core'],
  },
  "a student's home": {
    sources: [signedIn, 'web/src/app/student-layout.tsx', 'web/src/home/dashboard-page.tsx'],
    kb: 180,
    without: large,
  },
  map: {
    sources: [
      signedIn,
      'web/src/app/student-layout.tsx',
      'web/src/home/dashboard-page.tsx',
      'web/src/lessons/map/map.page.tsx',
    ],
    kb: 205,
    without: large,
  },
  lesson: {
    sources: [signedIn, 'web/src/app/own-layout.tsx', 'web/src/lessons/note/note.page.tsx'],
    kb: 180,
    without: large,
  },
  // The letters of formulas are on nearly every question; the keyboard for them is not.
  quiz: {
    sources: [signedIn, 'web/src/quiz/quiz-page.tsx', katex],
    kb: 285,
    without: large.filter((name) => name !== 'katex'),
  },
  chat: {
    sources: [signedIn, 'web/src/chat/chat-page.tsx'],
    kb: 210,
    without: large,
  },
  "a visitor's talk": {
    sources: ['web/src/chat/guest-page.tsx'],
    kb: 170,
    without: large,
  },
  welcome: {
    sources: [
      'web/src/public-pages/public-pages.layout.tsx',
      'web/src/public-pages/public-pages.problem.tsx',
      'web/src/public-pages/welcome-page.tsx',
    ],
    kb: 155,
    without: large,
  },
}
