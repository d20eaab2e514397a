/**
 * What the product is to have, by the words that promise it and the page that keeps the promise. A text
 * may use the words only once the page is there; where it says that there is none, it says "not", "no" or "yet".
 */
export type Feature = { readonly words: RegExp; readonly page: string }

export const features: readonly Feature[] = [
  { words: /\b(leagues?|leaderboards?)\b/i, page: '/student/leaderboard' },
  { words: /\blessons\b/i, page: '/teacher/lessons' },
  { words: /\binvit(e|ations?)\b|\breferr(al|ed)\b/i, page: '/aiacademy/referral' },
  {
    words: /\b(basket|payments?|paid course|bank’s app|card number)\b/i,
    page: '/aiacademy/checkout/success',
  },
  { words: /\bguided demo\b/i, page: '/demo/guided-demo' },
  { words: /\bmock exams?\b/i, page: '/mock-exam/one' },
  { words: /\bsticker book\b/i, page: '/student/sticker-book' },
  { words: /\bbadges?\b/i, page: '/student/v2/engagement/badges' },
  { words: /\btopic boosters?\b/i, page: '/student/v2/practice/topic-booster' },
  { words: /\bshared worksheets?\b/i, page: '/sharing/quiz/one' },
  { words: /\breport the question\b|\breported questions?\b/i, page: '/admin/reported-questions' },
  { words: /\bclass reports?\b/i, page: '/teacher/students/one/class/one/reports' },
  {
    words: /\bchang(e|ing) (a|any|the) marks?\b|\bmark can be changed\b/i,
    page: '/teacher/assignments',
  },
  { words: /\bassistant for teachers\b/i, page: '/teacher/chat' },
]
