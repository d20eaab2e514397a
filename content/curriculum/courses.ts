import type { Course, Section, Subject, Topic, Year } from './shapes.ts'

const YEARS: readonly Year[] = [4, 5, 6, 7, 8, 9, 10, 11]
/** From this year on a subject is taught in two tiers where some of its topics are Higher only. */
const FIRST_TIERED = 10
/** The steps that a stretch of a path has room for. */
const MAX_STEPS = 13

/** A topic with fewer questions is not taught yet. */
const FEWEST_QUESTIONS = 5

/** What a year begins with before its new topics, by the key of the course. */
const REVISITED: Readonly<Record<string, readonly Section[]>> = {
  'mathematics-year-9': [
    {
      title: 'Fractions',
      description: 'From what a fraction is to percentages that change.',
      topics: [
        'what-a-fraction-is',
        'equivalent-fractions',
        'comparing-fractions',
        'adding-fractions',
        'subtracting-fractions',
        'multiplying-dividing-fractions',
        'percentages-of-an-amount',
        'percentage-change',
      ],
    },
    {
      title: 'Algebra',
      description: 'Letters for numbers, and how to find them.',
      topics: [
        'expanding-brackets',
        'linear-equations',
        'unknown-on-both-sides',
        'factorising-quadratics',
        'quadratic-equations',
        'first-derivatives',
      ],
    },
  ],
  'science-year-9': [
    {
      title: 'Living things and matter',
      description: 'Cells and what they do, and what everything is made of.',
      topics: ['cells', 'mitosis-and-meiosis', 'photosynthesis', 'particles-and-states', 'density'],
    },
    {
      title: 'Forces and energy',
      description: 'Pushes, pulls, and what makes things go.',
      topics: ['forces', 'speed', 'energy', 'electric-circuits', 'acids-and-alkalis'],
    },
  ],
}

/** The stretches of a course that go over what earlier years taught. */
export const revisitedIn = (course: string): readonly Section[] => REVISITED[course] ?? []

/** The courses of a subject: one a year, two where the year is taught in tiers. */
export function coursesOf(whole: Subject): Course[] {
  const subject = withQuestions(whole)
  const topics = subject.strands.flatMap((strand) => strand.topics)
  const isTaught = (year: Year) =>
    topics.some((topic) => topic.year === year) ||
    REVISITED[`${subject.key}-year-${year}`] !== undefined
  return YEARS.filter(isTaught).flatMap((year) => {
    const isTiered =
      year >= FIRST_TIERED && topics.some((topic) => topic.year === year && topic.tier === 'higher')
    return isTiered
      ? [courseOf(subject, year, 'foundation'), courseOf(subject, year, 'higher')]
      : [courseOf(subject, year)]
  })
}

function withQuestions(subject: Subject): Subject {
  const strands = subject.strands.map((strand) => {
    const counts = Map.groupBy(strand.questions, ({ topics: [first] }) => first)
    const topics = strand.topics.filter(
      ({ key }) => (counts.get(key)?.length ?? 0) >= FEWEST_QUESTIONS,
    )
    return { ...strand, topics }
  })
  return { ...subject, strands }
}

function courseOf(subject: Subject, year: Year, tier?: 'foundation' | 'higher'): Course {
  const name = tier === undefined ? '' : tier === 'higher' ? ' Higher' : ' Foundation'
  const key = `${subject.key}-year-${year}${tier === undefined ? '' : `-${tier}`}`
  const revisited = revisitedIn(key)
  const before = new Set(revisited.flatMap((section) => section.topics))
  const isNew = (topic: Topic) =>
    topic.year === year &&
    !before.has(topic.key) &&
    (tier !== 'foundation' || topic.tier !== 'higher')
  return {
    key,
    title: `${subject.title} Year ${year}${name}`,
    subject: subject.key,
    year,
    ...(tier !== undefined && { tier }),
    sections: [...revisited, ...subject.strands.flatMap((strand) => sectionsOf(strand, isNew))],
  }
}

function sectionsOf(
  { title, description, topics }: Subject['strands'][number],
  isNew: (topic: Topic) => boolean,
): Section[] {
  const keys = topics.filter(isNew).map(({ key }) => key)
  const count = Math.ceil(keys.length / MAX_STEPS)
  return Array.from({ length: count }, (_, at) => ({
    title: at === 0 ? title : `${title}, part ${at + 1}`,
    description,
    topics: keys.slice(at * MAX_STEPS, (at + 1) * MAX_STEPS),
  }))
}
