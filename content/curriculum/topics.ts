import { mathematicsTopics } from './mathematics-topics.ts'
import { scienceTopics } from './science-topics.ts'
import type { DemoSubject } from './shapes.ts'

export const subjects = [
  {
    key: 'mathematics',
    title: 'Mathematics',
    course: 'Mathematics Year 9',
    level: 'Year 9',
    description: 'Fractions, percentages and algebra, one small step after another.',
    topics: mathematicsTopics,
  },
  {
    key: 'science',
    title: 'Science',
    course: 'Science Year 9',
    level: 'Year 9',
    description: 'Living things, matter, forces and energy, and how we find out about them.',
    topics: scienceTopics,
  },
] as const satisfies readonly DemoSubject[]
