import type { Tables } from '#platform/tables.ts'

type Table = keyof Tables

/**
 * Parts that a copy may leave out, as somebody else's to share: conversations, and a school's
 * safeguarding record.
 */
export type Part = 'talk' | 'safeguarding'

/** Says how the rows about a person are found in a table. */
type Reach =
  | {
      /** By columns that hold their id. */
      readonly ids?: readonly string[]
      /** By columns that hold an e-mail address or a telephone number of theirs. */
      readonly to?: readonly string[]
    }
  /** By a row of another table that is about them. */
  | { readonly within: Table; readonly by: string }

export type Place = Reach & {
  readonly part?: Part
  /** Columns that no copy shows: secrets, and what is useful only to sign in. */
  readonly secret?: readonly string[]
  /** Marks a table whose texts are their owner's own words: a name in them is no copy of ours. */
  readonly has_own_words?: true
}

const ofNobody = 'nobody'
const counts = 'counts'

/**
 * Says where people are, table by table; a table that is not listed does not compile. `nobody`: its
 * rows are about no person. `counts`: they know a person by a hash alone, and for a day.
 */
export const places: Readonly<Record<Table, Place | typeof ofNobody | typeof counts>> = {
  academic_levels: ofNobody,
  activation_code_courses: ofNobody,
  analytics_counts: ofNobody,
  activation_codes: { ids: ['issued_by'], secret: ['code'], has_own_words: true },
  activation_redemptions: { ids: ['student_id', 'redeemed_by'] },
  answer_files: { ids: ['student_id'] },
  assignment_students: { ids: ['student_id'], has_own_words: true },
  assignments: { ids: ['assigned_by'], has_own_words: true },
  audit_events: { ids: ['subject_id', 'actor_id'] },
  chat_files: { ids: ['user_id'], part: 'talk', has_own_words: true },
  chat_generation_events: {
    within: 'chat_generations',
    by: 'generation_id',
    part: 'talk',
    has_own_words: true,
  },
  chat_generations: { within: 'chat_threads', by: 'thread_id', part: 'talk' },
  chat_messages: { within: 'chat_threads', by: 'thread_id', part: 'talk', has_own_words: true },
  chat_nudges: { ids: ['user_id'] },
  chat_threads: { ids: ['user_id'], part: 'talk', has_own_words: true },
  class_members: { ids: ['user_id'] },
  classes: ofNobody,
  consents: { ids: ['given_by', 'given_for'] },
  contact_messages: { ids: ['user_id'], to: ['from_email'], has_own_words: true },
  counted_requests: counts,
  course_sections: ofNobody,
  course_topics: ofNobody,
  courses: ofNobody,
  curriculum_installation: ofNobody,
  curriculum_items: ofNobody,
  department_subjects: { ids: ['user_id'] },
  documents: ofNobody,
  enrolments: { ids: ['student_id'] },
  evaluation_questions: {
    within: 'student_evaluations',
    by: 'student_evaluation_id',
    has_own_words: true,
  },
  evidence: { ids: ['student_id', 'marked_by'], has_own_words: true },
  files: { ids: ['owner_id'] },
  // A visitor gives a name and an address to whoever shared the worksheet; taken over, it is a student's.
  guest_attempts: {
    ids: ['taken_by'],
    to: ['email'],
    secret: ['key_hash'],
    has_own_words: true,
  },
  guardians: { ids: ['parent_id', 'child_id'] },
  // Talks of visitors are of nobody, and go after seven days; taken over, they are a student's.
  guest_chat_sessions: { ids: ['taken_by'], secret: ['session_hash'] },
  identities: { ids: ['user_id'] },
  instances: ofNobody,
  key_corrections: { ids: ['made_by'], has_own_words: true },
  known_places: { ids: ['user_id'], secret: ['place_hash'] },
  lesson_items: ofNobody,
  lesson_sections: ofNobody,
  lessons: ofNobody,
  migrations: ofNobody,
  misconception_counts: { ids: ['student_id'] },
  model_calls: { ids: ['user_id'] },
  model_children: { ids: ['child_id', 'parent_id'] },
  model_classes: ofNobody,
  model_days: { ids: ['user_id'] },
  model_months: ofNobody,
  model_schools: ofNobody,
  notices: { ids: ['user_id', 'student_id'] },
  onboardings: { ids: ['user_id'], has_own_words: true },
  opening_readers: { to: ['email'] },
  outbox: { to: ['recipient'], secret: ['body', 'html', 'error'] },
  paper_copies: { within: 'student_evaluations', by: 'student_evaluation_id', secret: ['token'] },
  paper_attempts: ofNobody,
  passage_vectors: ofNobody,
  passages: ofNobody,
  // A snapshot of the answer is kept for as long as the decision can be taken back.
  pile_decision_answers: { within: 'pile_decisions', by: 'pile_decision_id', secret: ['before'] },
  pile_decisions: { ids: ['decided_by'] },
  people_import_rows: { ids: ['user_id'] },
  people_imports: { ids: ['made_by'] },
  privacy_requests: { ids: ['subject_id', 'asked_by', 'confirmed_by'] },
  projections: ofNobody,
  question_drafts: { ids: ['user_id'], has_own_words: true },
  question_reports: { ids: ['reported_by'], has_own_words: true },
  question_topics: ofNobody,
  question_versions: ofNobody,
  question_weeks: { ids: ['student_id'] },
  questions: ofNobody,
  quizzes: { ids: ['student_id'], has_own_words: true },
  recovery_codes: { ids: ['user_id'], secret: ['code_hash'] },
  removed_guardians: { ids: ['parent_id', 'child_id', 'removed_by'] },
  rulings: { ids: ['ruled_by'], has_own_words: true },
  safeguarding_cases: { ids: ['student_id', 'taken_by'], part: 'safeguarding' },
  safeguarding_contacts: { ids: ['user_id'] },
  safeguarding_entries: {
    ids: ['by_id', 'whom_id'],
    part: 'safeguarding',
    has_own_words: true,
  },
  safeguarding_exports: { ids: ['by_id'], part: 'safeguarding' },
  safety_flags: { ids: ['user_id'], part: 'safeguarding' },
  school_domains: ofNobody,
  school_pictures: ofNobody,
  schools: ofNobody,
  second_factors: { ids: ['user_id'], secret: ['secret', 'last_step'] },
  second_looks: { ids: ['student_id'], has_own_words: true },
  sessions: { ids: ['user_id'], secret: ['token_hash'] },
  shared_worksheets: { ids: ['shared_by', 'student_id'] },
  sign_in_failures: counts,
  skill_states: { ids: ['student_id'] },
  streak_days: { ids: ['student_id'] },
  student_evaluations: { ids: ['student_id'] },
  student_xp: { ids: ['student_id'] },
  speech_clips: { within: 'files', by: 'file_id', secret: ['key'] },
  strands: ofNobody,
  subjects: ofNobody,
  teacher_questions: { ids: ['student_id'], has_own_words: true },
  tickets: { ids: ['user_id'], secret: ['secret_hash', 'data'] },
  topic_exercises: ofNobody,
  topic_prerequisites: ofNobody,
  topic_weeks: { ids: ['student_id'] },
  topics: ofNobody,
  // Somebody with the same name keeps it.
  tutor_talks: { within: 'chat_threads', by: 'thread_id', part: 'talk' },
  users: { ids: ['id'], secret: ['password_hash', 'picture_key'], has_own_words: true },
  worksheet_documents: { ids: ['user_id'], has_own_words: true },
  worksheet_questions: ofNobody,
  worksheets: { ids: ['created_by', 'student_id'], has_own_words: true },
  xp_ledger: { ids: ['student_id'] },
}

/** Lists the tables that hold people, with how. */
export const peopled: readonly (Place & { readonly table: string })[] = Object.entries(
  places,
).flatMap(([table, place]) => (typeof place === 'string' ? [] : [{ table, ...place }]))

/** Tells whether a table is searched for names: not if it is about nobody or holds people's own words. */
export function isSearchedForNames(table: string): boolean {
  const place = Object.entries(places).find(([name]) => name === table)?.[1]
  if (place === undefined) return true
  return place !== ofNobody && (typeof place === 'string' || place.has_own_words !== true)
}
