import type { Person } from '../reach.queries.ts'
import { readStudentReport } from '../read-student-report.ts'
import { figures, within } from '../report-words.ts'
import { linkTopics } from './say-report.ts'
import type { Scene } from './scene.ts'

const mostTopics = 6
const mostSet = 3

/** Says how a student is doing: in a sentence, by topic, and what was set. */
export async function sayStudent(scene: Scene, person: Person): Promise<string[]> {
  const { context, of, between, tell } = scene
  const report = await readStudentReport(context, {
    params: { classId: of.id, studentId: person.id },
    query: between,
  })
  const name = tell.name(person)
  const wanted = { ...between, student_id: person.id }
  const { answers, first_right, minutes } = report.work
  const sentence = report.sentence.replaceAll(person.first_name, name)
  const stands = linkTopics(sentence, (words) =>
    tell.figure(words, name, { student_id: person.id }),
  )
  const done = tell.figure(figures(answers, 'answer'), name, wanted)
  const time = tell.figure(figures(minutes, 'minute'), name, wanted)
  const right =
    first_right === null
      ? ''
      : `, ${tell.figure(`${first_right} %`, name, wanted)} right at the first try`
  return [
    stands,
    `In these weeks: ${done} in ${time}${right}.`,
    ...report.topics.slice(0, mostTopics).flatMap(({ id, title, cell: { estimate } }) => {
      if (!estimate) return []
      const { mastery, low, high, is_fading } = estimate
      const likely = `${mastery} of 100, likely ${low} to ${high}`
      const figure = tell.figure(likely, `${name}, ${within(title)}`, {
        ...{ student_id: person.id, topic_id: id },
      })
      return [`- ${title}: ${figure}${is_fading ? ', fading' : ''}`]
    }),
    ...report.set.slice(0, mostSet).map((work) => {
      const sheet = tell.hide('sheet', work.title)
      const behind = { student_id: person.id, assignment_id: work.assignment_id }
      if (work.num_answered === 0) return `- ${sheet}: not begun.`
      const marks = tell.figure(`${work.marks_given} of ${work.max_score} marks`, sheet, behind)
      const far = tell.figure(
        `${work.num_answered} of ${work.num_questions} answered`,
        sheet,
        behind,
      )
      return `- ${sheet}: ${marks}, ${far}.`
    }),
  ]
}
