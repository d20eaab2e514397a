import {
  courses as allCourses,
  questions as allQuestions,
  topics as allTopics,
  subjects as everySubject,
  notes,
} from '@learngrove/content/curriculum'
import { worksheets as allWorksheets } from '@learngrove/content/worksheets'
import { attemptType, lessonType, quizGroup } from '@learngrove/contract/roles'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { insertAll } from './insert.ts'
import { matrixOf, sections } from './path.ts'

const DEMO_YEAR = 9

/** The courses of the year, each with its topics. */
const subjects = allCourses
  .filter(({ year, subject }) => year === DEMO_YEAR && subject !== 'english')
  .map((course) => {
    const keys = new Set(course.sections.flatMap((section) => section.topics))
    return {
      key: course.subject,
      title: everySubject.find(({ key }) => key === course.subject)?.title ?? '',
      course: course.title,
      topics: course.sections
        .flatMap((section) => section.topics)
        .flatMap((key) => allTopics.filter((topic) => topic.key === key))
        .map((topic) => ({
          ...topic,
          prerequisites: topic.prerequisites.filter((key) => keys.has(key)),
        })),
    }
  })

const taught = new Set(subjects.flatMap(({ topics }) => topics.map(({ key }) => key)))
const questions = allQuestions.filter(({ topics }) => topics.every((key) => taught.has(key)))
const known = new Set(questions.map(({ key }) => key))
const worksheets = allWorksheets.filter(({ questions: keys }) =>
  keys.every((key) => known.has(key)),
)

export type LoadedQuestion = { readonly id: string; readonly version_id: string }

export type LoadedCourses = {
  readonly level_id: string
  /** Ids by the keys of the content. */
  readonly courses: ReadonlyMap<string, string>
  readonly topics: ReadonlyMap<string, string>
  readonly questions: ReadonlyMap<string, LoadedQuestion>
  readonly worksheets: ReadonlyMap<string, string>
}

/** Inserts the courses with their topics, questions, worksheets and notes. */
export async function loadCourses(db: Db, now: Date): Promise<LoadedCourses> {
  const { id: level_id } = await db
    .selectFrom('academic_levels')
    .select('id')
    .where('name', '=', 'Year 9')
    .executeTakeFirstOrThrow()
  const courses = new Map<string, string>()
  const topics = new Map<string, string>()
  for (const subject of subjects) {
    const [subject_id, course_id] = [newId(), newId()]
    courses.set(subject.key, course_id)
    await insertAll(db, 'subjects', [{ id: subject_id, key: subject.key, name: subject.title }])
    await insertAll(db, 'courses', [
      {
        id: course_id,
        subject_id,
        academic_level_id: level_id,
        title: subject.course,
        school_id: null,
      },
    ])
    for (const topic of subject.topics) topics.set(topic.key, newId())
    await insertAll(
      db,
      'topics',
      subject.topics.map(({ key, title, description, objectives }, position) => ({
        id: topics.get(key) ?? '',
        subject_id,
        key,
        title,
        description,
        objectives: JSON.stringify(objectives),
        position,
      })),
    )
    await insertAll(
      db,
      'course_topics',
      subject.topics.map(({ key }, position) => ({
        course_id,
        topic_id: topics.get(key) ?? '',
        position,
      })),
    )
    await insertAll(
      db,
      'topic_prerequisites',
      subject.topics.flatMap(({ key, prerequisites }) =>
        prerequisites.map((each) => ({
          topic_id: topics.get(key) ?? '',
          prerequisite_id: topics.get(each) ?? '',
        })),
      ),
    )
    await loadNotes(db, { subject: subject.key, course_id, topics })
  }
  return {
    level_id,
    courses,
    topics,
    questions: await loadQuestions(db, topics, now),
    worksheets: new Map(worksheets.map(({ key }) => [key, newId()])),
  }
}

async function loadQuestions(db: Db, topics: ReadonlyMap<string, string>, now: Date) {
  const loaded = new Map<string, LoadedQuestion>()
  for (const { key } of questions) loaded.set(key, { id: newId(), version_id: newId() })
  const idsOf = (key: string) => loaded.get(key) ?? { id: '', version_id: '' }
  await insertAll(
    db,
    'questions',
    questions.map(({ key }) => ({ id: idsOf(key).id, key, school_id: null, created_at: now })),
  )
  await insertAll(
    db,
    'question_versions',
    questions.map(({ key, question, difficulty, minutes }) => ({
      id: idsOf(key).version_id,
      question_id: idsOf(key).id,
      version: 1,
      type: question.type,
      body: JSON.stringify(question),
      max_score: question.max_score,
      difficulty,
      minutes,
      created_at: now,
    })),
  )
  await db
    .updateTable('questions')
    .from('question_versions')
    .set(({ ref }) => ({ current_version_id: ref('question_versions.id') }))
    .whereRef('question_versions.question_id', '=', 'questions.id')
    .execute()
  await insertAll(
    db,
    'question_topics',
    questions.flatMap(({ key, topics: keys }) =>
      keys.map((topic, position) => ({
        question_id: idsOf(key).id,
        topic_id: topics.get(topic) ?? '',
        position,
      })),
    ),
  )
  return loaded
}

async function loadNotes(
  db: Db,
  {
    subject,
    course_id,
    topics,
  }: { subject: string; course_id: string; topics: ReadonlyMap<string, string> },
) {
  const title = subject === 'science' ? 'Science notes' : 'Course notes'
  for (const note of notes) {
    const topic_id = topics.get(note.topic)
    const isHere = subjects.some(
      (each) => each.key === subject && each.topics.some(({ key }) => key === note.topic),
    )
    if (!topic_id || !isHere) continue
    const document_id = newId()
    await insertAll(db, 'documents', [
      { id: document_id, school_id: null, course_id, topic_id, title },
    ])
    await insertAll(db, 'passages', [
      {
        id: newId(),
        document_id,
        position: 0,
        page: note.page,
        heading: note.title,
        body: `# ${note.title}\n\n${note.body}`,
      },
    ])
  }
}

/** Inserts the platform's worksheets, which every school may use. */
export async function loadWorksheets(
  db: Db,
  { courses, topics, questions: loaded, worksheets: ids }: LoadedCourses,
  { created_by, now }: { created_by: string; now: Date },
) {
  await insertAll(
    db,
    'worksheets',
    worksheets.map(({ key, title, subject, topic }) => ({
      id: ids.get(key) ?? '',
      school_id: null,
      course_id: courses.get(subject) ?? '',
      topic_id: topics.get(topic) ?? null,
      title,
      created_by,
      created_at: now,
    })),
  )
  await insertAll(
    db,
    'worksheet_questions',
    worksheets.flatMap(({ key, questions }) =>
      questions.map((question, position) => ({
        worksheet_id: ids.get(key) ?? '',
        question_id: loaded.get(question)?.id ?? '',
        position,
      })),
    ),
  )
}

/** Inserts the learning paths of a school, with a quiz of its own for each of their items. */
export async function loadPaths(
  db: Db,
  { courses, topics, worksheets: ids }: LoadedCourses,
  { school_id, now }: { school_id: string; now: Date },
): Promise<ReadonlyMap<string, string>> {
  const quizzes = new Map<string, string>()
  for (const [subject, parts] of Object.entries(sections)) {
    const course_id = courses.get(subject) ?? ''
    const lesson_id = newId()
    const title = subjects.find(({ key }) => key === subject)?.course ?? ''
    await insertAll(db, 'lessons', [
      {
        id: lesson_id,
        school_id,
        course_id,
        lesson_type_id: lessonType.learning_path,
        title,
        created_at: now,
      },
    ])
    for (const [position, section] of parts.entries()) {
      const section_id = newId()
      await insertAll(db, 'lesson_sections', [
        {
          id: section_id,
          lesson_id,
          position,
          title: section.title,
          description: section.description,
          section_matrix: JSON.stringify(matrixOf(section.topics.length)),
          created_at: now,
        },
      ])
      for (const [place, topic] of section.topics.entries()) {
        const sheet = worksheets.find((each) => each.topic === topic)
        const name =
          subjects
            .flatMap((each) => each.topics.map((one) => one))
            .find((each) => each.key === topic)?.title ?? topic
        const worksheet_id = sheet ? (ids.get(sheet.key) ?? null) : null
        const topic_id = topics.get(topic) ?? null
        const quiz_id = worksheet_id ? newId() : null
        if (quiz_id && worksheet_id) {
          quizzes.set(topic, quiz_id)
          await insertAll(db, 'quizzes', [
            {
              id: quiz_id,
              school_id,
              course_id,
              worksheet_id,
              topic_id,
              title: name,
              attempt_type_id: attemptType.learning_journey,
              group_type_id: quizGroup.independent_study,
              created_at: now,
            },
          ])
        }
        await insertAll(db, 'lesson_items', [
          {
            id: newId(),
            section_id,
            position: place,
            title: name,
            note: null,
            item_type_id: lessonType.worksheet,
            topic_id,
            worksheet_id,
            quiz_id,
          },
        ])
      }
    }
  }
  return quizzes
}
