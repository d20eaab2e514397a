import type { Course, Subject } from '@learngrove/content/curriculum'
import { attemptType, quizGroup } from '@learngrove/contract/roles'
import { newId } from '#platform/ids.ts'
import { db, makeSchool } from '#testing/harness.ts'
import type { Curriculum } from './curriculum.content.ts'

const years = [7, 8] as const

type Size = { readonly topics?: number; readonly questions?: number }

/**
 * Makes a small curriculum whose keys no other has: a subject with two strands, two courses that
 * share the topics, some questions for each topic, a worksheet and a note of each.
 */
export function makeCurriculum({ topics = 6, questions = 2 }: Size = {}): Curriculum {
  const name = newId()
  const keys = Array.from({ length: topics }, (_, at) => `${name}-topic-${at}`)
  const subject: Subject = {
    key: name,
    title: `Subject ${name}`,
    description: 'All about it.',
    strands: ['early', 'late'].map((strand, nth) => ({
      key: strand,
      title: `Strand ${strand}`,
      description: `What is ${strand}.`,
      questions: [],
      topics: keys
        .filter((_, at) => at % 2 === nth)
        .map((key) => {
          const before = keys.slice(0, keys.indexOf(key)).slice(-1)
          return {
            key,
            title: `Topic ${key}`,
            description: 'What it is about.',
            year: 7,
            prerequisites: before,
            exercises: Object.fromEntries(before.map((each) => [each, 0.5])),
            objectives: [{ text: 'do it', statements: ['NC1'] }],
          }
        }),
    })),
  }
  const courses = years.map(
    (year): Course => ({
      key: `${name}-year-${year}`,
      title: `Course ${year}`,
      subject: name,
      year,
      sections: [{ title: 'All', description: 'Everything.', topics: keys }],
    }),
  )
  const asked = keys.flatMap((topic) =>
    Array.from({ length: questions }, (_, nth) => questionOf(`${topic}-${nth}`, topic)),
  )
  return {
    subjects: [subject],
    courses,
    questions: asked,
    worksheets: keys.map((topic) => ({
      key: `path-${topic}`,
      title: `Practice of ${topic}`,
      subject: name,
      topic,
      questions: asked.filter(({ topics: [first] }) => first === topic).map(({ key }) => key),
    })),
    notes: keys.map((topic, at) => ({
      topic,
      subject: name,
      title: `Note on ${topic}`,
      page: at + 1,
      body: 'It is so.',
      file: `${topic}.md`,
    })),
  }
}

const questionOf = (key: string, topic: string): Curriculum['questions'][number] => ({
  key,
  topics: [topic],
  difficulty: 0.25,
  minutes: 2,
  statements: ['NC1'],
  question: {
    type: 'number',
    text: `How much is it in ${key}?`,
    max_score: 1,
    hints: [],
    method_answer: [{ text: 'It is fifteen.' }],
    answer: '15',
  },
})

/** The curriculum with another text for its first question. */
export function withNewText(curriculum: Curriculum, text: string): Curriculum {
  const [first, ...rest] = curriculum.questions
  if (!first) throw new Error('A curriculum has questions')
  return {
    ...curriculum,
    questions: [{ ...first, question: { ...first.question, text } }, ...rest],
  }
}

/** Selects the versions of a question by its key, the first first. */
export const versionsOf = (key: string) =>
  db
    .selectFrom('question_versions')
    .innerJoin('questions', 'questions.id', 'question_id')
    .select(['question_versions.id', 'version', 'body', 'questions.current_version_id'])
    .where('questions.key', '=', key)
    .where('questions.school_id', 'is', null)
    .orderBy('version')
    .execute()

/** A school where every student finds the first worksheet of an installed curriculum as a quiz. */
export async function makeSchoolFor({ courses, worksheets }: Curriculum) {
  const school = await makeSchool()
  const { id: course_id } = await db
    .selectFrom('courses')
    .select('id')
    .where('key', '=', courses[0]?.key ?? '')
    .executeTakeFirstOrThrow()
  const { id: worksheet_id } = await db
    .selectFrom('worksheets')
    .select('id')
    .where('key', '=', worksheets[0]?.key ?? '')
    .executeTakeFirstOrThrow()
  const quiz_id = newId()
  await db
    .insertInto('quizzes')
    .values({
      id: quiz_id,
      school_id: school.id,
      course_id,
      worksheet_id,
      title: 'Practice',
      attempt_type_id: attemptType.practice,
      group_type_id: quizGroup.independent_study,
    })
    .execute()
  const addStudent = async () => {
    const student = await school.addUser('student')
    await db.insertInto('enrolments').values({ student_id: student.id, course_id }).execute()
    return school.as(student)
  }
  return { school, course_id, quiz_id, addStudent }
}
