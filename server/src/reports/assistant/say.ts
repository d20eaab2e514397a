import type { Person } from '../reach.queries.ts'
import { within } from '../report-words.ts'
import { sayKnown } from './say-known.ts'
import {
  readReport,
  sayEffort,
  sayOverview,
  sayPlan,
  sayQuestions,
  saySlips,
  type Thing,
} from './say-report.ts'
import { saySet } from './say-set.ts'
import { sayStudent } from './say-student.ts'
import type { Scene } from './scene.ts'
import type { Understood } from './understand.ts'

/** So many students are told of at once. */
const mostStudents = 3

export type Said = {
  readonly lines: readonly string[]
  /** What can be done with one press. */
  readonly things?: readonly Thing[]
}

const canSay =
  'I can say who is stuck, secure or forgetting, in a topic or in all; what to do first; what was taken for what; which questions were hardest; who practised; what became of set work; and how one student is doing.'

/** Says what the reports say to a question; and to any other, that they do not, and what they do. */
export async function say(scene: Scene, asked: Understood): Promise<Said> {
  const { kind, topic } = asked
  switch (kind) {
    case 'stuck':
    case 'ready':
    case 'fading':
      return {
        lines: asked.missed ? saysNoTopic(scene, asked.missed) : await sayKnown(scene, kind, topic),
      }
    case 'student':
      return { lines: await sayStudents(scene, asked.students) }
    case 'set':
      return { lines: await saySet(scene) }
    case 'which':
      return { lines: [`Which one do you mean: ${namesOf(scene, asked.students)}?`] }
    case 'outside':
      return { lines: ['The reports hold what was answered, and nothing of that.', canSay] }
    case 'unknown':
      return { lines: ['I did not understand that as a question to the reports.', canSay] }
    default:
      return sayOfReport(scene, kind)
  }
}

const saysNoTopic = ({ tell, name }: Scene, missed: string): string[] => [
  `I find no topic “${tell.hide('topic', missed)}” in the course of ${name}.`,
  'Say it as the course does, or ask who is stuck in any topic.',
]

async function sayOfReport(
  scene: Scene,
  kind: 'plan' | 'slips' | 'questions' | 'effort' | 'overview',
): Promise<Said> {
  const report = await readReport(scene)
  switch (kind) {
    case 'plan':
      return { lines: sayPlan(scene, report), things: report.summary.things }
    case 'slips':
      return { lines: saySlips(scene, report) }
    case 'questions':
      return { lines: sayQuestions(scene, report) }
    case 'effort':
      return { lines: sayEffort(scene, report) }
    case 'overview':
      return { lines: sayOverview(scene, report) }
  }
}

async function sayStudents(scene: Scene, students: readonly Person[]): Promise<string[]> {
  const lines: string[] = []
  for (const student of students.slice(0, mostStudents)) {
    lines.push(...(await sayStudent(scene, student)))
  }
  return lines
}

const namesOf = ({ tell }: Scene, students: readonly Person[]): string =>
  students.map((student) => tell.name(student)).join(' or ')

/** The question as it was understood, in words of ours: whatever was typed goes to no other company. */
export function wordsOf({ kind, topic, students }: Understood, { tell }: Scene): string {
  const about = topic ? ` ${within(topic.title)}` : ' any topic'
  const who = students.map((student) => tell.name(student)).join(' and ')
  return {
    ...{ stuck: `Who is stuck on${about}?`, ready: `Who is secure in${about}?` },
    ...{ fading: `Who begins to forget${about}?`, student: `How is ${who} doing?` },
    ...{ set: 'What became of the set work?', plan: 'What comes first?' },
    ...{ slips: 'What was taken for what?', questions: 'Which questions were hardest?' },
    ...{ effort: 'Who practised, and who did not?', overview: 'How is the class doing?' },
    ...{ which: '', outside: '', unknown: '' },
  }[kind]
}

const usual = ['What shall I do first?', 'Who is stuck?', 'How is the class doing?'] as const

/** What may be asked next: of those who were named, then of the class. */
export function nextOf({ kind, students }: Understood): string[] {
  const isUnclear = kind === 'which' || kind === 'outside'
  const people = students
    .slice(0, mostStudents)
    .map(({ first_name, last_name }) => `How is ${first_name} ${last_name}`.trim())
  const asked = { plan: usual[0], stuck: usual[1], overview: usual[2] }[String(kind)]
  return [...(isUnclear ? people.map((each) => `${each} doing?`) : []), ...usual].filter(
    (each) => each !== asked,
  )
}
