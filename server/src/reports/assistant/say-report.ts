import type { reports } from '@learngrove/contract/reports'
import type { Output } from '@learngrove/contract/route'
import { readClassReport } from '../read-class-report.ts'
import { counted, figures, within } from '../report-words.ts'
import type { Scene } from './scene.ts'

type Event = Output<typeof reports.ofClass> extends AsyncIterable<infer Each> ? Each : never
type DataOf<N extends Event['event']> = Extract<Event, { readonly event: N }>['data']
type Report = { readonly [N in Event['event']]: DataOf<N> }
export type Thing = Report['summary']['things'][number]

/** So many of a list are told; the report has all of them. */
const mostTold = 5

/** Reads the report of the class as its page does. */
export async function readReport({ context, of, between }: Scene): Promise<Report> {
  const parts: [string, unknown][] = []
  const asked = { params: { classId: of.id }, query: between }
  for await (const { event, data } of readClassReport({ ...context, last_event_id: '' }, asked)) {
    parts.push([event, data])
  }
  // Safe: a report has each part once, under its name.
  return Object.fromEntries(parts) as Report
}

/** Says where the class stands, in a sentence and its work. */
export function sayOverview(scene: Scene, { summary }: Report): string[] {
  const { tell, of, name, between } = scene
  const sentence = summary.sentence.replaceAll(of.name, name)
  const linked = linkTopics(sentence, (words) =>
    tell.figure(words, 'The answers of these weeks', between),
  )
  return [linked, sayWork(scene, summary)]
}

/** Links in a sentence of a report in how many topics somebody is where. */
export const linkTopics = (sentence: string, link: (words: string) => string): string =>
  sentence.replace(/\b(?:\w+ of \w+|all \w+|its one) topics?\b/, link)

function sayWork(
  { tell, between }: Scene,
  { num_practised, num_students, work }: Report['summary'],
) {
  const title = 'The answers of these weeks'
  const people = tell.figure(`${num_practised} of ${num_students} students`, title, between)
  const { answers, first_right, minutes, hints } = work
  const given = tell.figure(figures(answers, 'answer'), title, between)
  const right =
    first_right === null
      ? ''
      : `, ${tell.figure(`${first_right} %`, title, between)} right at the first try`
  const time = tell.figure(figures(minutes, 'minute'), title, between)
  const helped = tell.figure(figures(hints, 'hint'), title, between)
  return `${people} practised: ${given}${right}, in ${time} with ${helped}.`
}

/** Says what to do first, each thing with those whom it is about. */
export function sayPlan(scene: Scene, { summary }: Report): string[] {
  const { things } = summary
  if (things.length === 0)
    return [
      `Nothing in ${scene.name} asks for you first.`,
      ...sayOverview(scene, { summary } as Report),
    ]
  return [
    'This comes first:',
    ...things.map((thing) => sayThing(scene, thing)),
    'Each has a button below that makes the sheet for these students.',
  ]
}

function sayThing({ tell, between }: Scene, thing: Thing): string {
  const { title, reason, topic, misconception, question_id, students } = thing
  const wanted = {
    ...between,
    ...(topic && thing.kind !== 'misconception' && { topic_id: topic.id }),
    ...(misconception !== null && { misconception }),
    ...(question_id !== null && { question_id }),
  }
  const names = students.slice(0, mostTold).map((person) => tell.name(person))
  const rest = students.length - names.length
  const more = rest > 0 ? [tell.figure(`${rest} more`, title, wanted)] : []
  const who = names.length > 0 ? ` ${[...names, ...more].join(', ')}.` : ''
  // A long link breaks its line: how many they are is enough of one.
  const linked = title.replace(/^\w+ students?\b/, (words) => tell.figure(words, title, wanted))
  return `- ${linked === title ? tell.figure(title, title, wanted) : linked}. ${reason}${who}`
}

/** Says what was taken for what, by whom. */
export function saySlips(scene: Scene, report: Report): string[] {
  const { misconceptions } = report.misconceptions
  const { tell, between } = scene
  if (misconceptions.length === 0) return ['No misconception was seen in these weeks.']
  return misconceptions
    .slice(0, mostTold)
    .map(({ code, name, topic, students, answers, helps }) => {
      const wanted = { ...between, misconception: code }
      const seen = tell.figure(figures(answers, 'answer'), name, wanted)
      const by = tell.figure(counted(students.length, 'student').toLowerCase(), name, wanted)
      const where = topic ? `, most in ${within(topic.title)}` : ''
      return `- ${name}: ${by}, ${seen}${where}.${helps ? ` What helps: ${helps}` : ''}`
    })
}

/** Says which questions were hardest. */
export function sayQuestions(scene: Scene, report: Report): string[] {
  const { tell, between } = scene
  const { questions } = report.questions
  if (questions.length === 0) {
    return ['No question has five first tries in these weeks, so I cannot say which is hard.']
  }
  return [
    'Of the questions of these weeks the class found these hardest:',
    ...questions
      .slice(0, mostTold)
      .map(({ question_id, text, topic, facility, answers, verdict }) => {
        const title = topic?.title ?? 'The answers to this question'
        const wanted = { ...between, question_id }
        const right = tell.figure(`${facility} % of ${answers} first tries`, title, wanted)
        const look =
          verdict === 'check'
            ? ' Those who do well elsewhere miss it more often: look at its key.'
            : ''
        return `- ${tell.hide('question', text)} ${right} were right.${look}`
      }),
  ]
}

/** Says who worked, and who did not. */
export function sayEffort(scene: Scene, { summary, mastery }: Report): string[] {
  const { tell, between } = scene
  const ordered = mastery.students.toSorted((one, other) => one.work.answers - other.work.answers)
  const quiet = ordered.filter(({ work }) => work.answers === 0)
  const few = ordered.filter(({ work }) => work.answers > 0).slice(0, mostTold)
  const lineOf = (student: (typeof ordered)[number]) => {
    const name = tell.name(student)
    const { answers, minutes } = student.work
    const done = `${figures(answers, 'answer')} in ${minutes} min`
    return `- ${name}: ${tell.figure(done, name, { ...between, student_id: student.id })}`
  }
  return [
    sayWork(scene, summary),
    ...(quiet.length === 0
      ? ['Everybody practised.']
      : ['These did not practise:', ...quiet.map(lineOf)]),
    ...(few.length === 0 ? [] : ['Of the others these did least:', ...few.map(lineOf)]),
  ]
}
