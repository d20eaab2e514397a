// Written by `npm run tables` from the migrations. Do not edit.
import type { ColumnType, Generated } from 'kysely'

/** Read as what it was, written as text: the driver would take a list for an array of SQL. */
type Json = ColumnType<unknown, string, string>

export type Tables = {
  academic_levels: {
    id: string
    name: string
    position: number
  }
  activation_code_courses: {
    code_id: string
    course_id: string
  }
  activation_codes: {
    id: string
    code: string
    school_id: string | null
    issued_by: string | null
    note: Generated<string>
    months: number | null
    uses_allowed: number
    uses_left: number
    expires_at: Date
    is_active: Generated<boolean>
    created_at: Date
  }
  activation_redemptions: {
    code_id: string
    student_id: string
    redeemed_by: string | null
    redeemed_at: Date
  }
  analytics_counts: {
    day: string
    event: string
    count: number
  }
  answer_files: {
    id: string
    school_id: string
    student_id: string
    evaluation_question_id: string | null
    file_id: string | null
    kind: string
    is_from_phone: boolean
    created_at: Date
  }
  assignment_students: {
    assignment_id: string
    student_id: string
    due_date: Date | null
    is_on_time: Generated<boolean>
    excused_at: Date | null
    excuse_reason: string | null
    reminded_at: Date | null
  }
  assignments: {
    id: string
    school_id: string
    class_id: string
    worksheet_id: string
    title: string
    assigned_by: string | null
    date_assigned: Date
    due_date: Date | null
    created_at: Generated<Date>
    tries: number | null
    time_limit: number | null
    answers_shown: Generated<string>
    has_hints: Generated<boolean>
    is_late_taken: Generated<boolean>
    press_key: string | null
    withdrawn_at: Date | null
  }
  audit_events: {
    id: string
    school_id: string | null
    actor_id: string | null
    subject_id: string | null
    action: string
    data: ColumnType<unknown, string | undefined, string>
    happened_at: Date
  }
  chat_files: {
    id: string
    school_id: string
    user_id: string
    message_id: string | null
    sent_at: Date | null
    position: Generated<number>
    file_id: string | null
    sent_sha256: string
    text: string | null
    equations: Generated<number>
    is_truncated: Generated<boolean>
    created_at: Date
    name: string
  }
  chat_generation_events: {
    generation_id: string
    seq: number
    event: string
    data: Json
  }
  chat_generations: {
    id: string
    thread_id: string
    user_message_id: string
    message_id: string
    status: string
    started_at: Date
    ended_at: Date | null
    instance_id: string | null
  }
  chat_messages: {
    id: string
    thread_id: string
    from_user: boolean
    type: string
    text: string
    sources: ColumnType<unknown, string | undefined, string>
    evaluation_question_id: string | null
    provider: string | null
    unfinished: Generated<boolean>
    liked: Generated<boolean>
    disliked: Generated<boolean>
    bookmarked: Generated<boolean>
    created_at: Date
    care: ColumnType<unknown, string | null, string | null>
    is_counted: Generated<boolean>
    screening: Generated<string>
    card: ColumnType<unknown, string | null, string | null>
    suggestions: ColumnType<unknown, string | undefined, string>
    because: string | null
    replaces_id: string | null
    nudging_group: number | null
    nudging_type: number | null
    survey_type: string | null
    response_value: number | null
  }
  chat_nudges: {
    user_id: string
    nudging_type: number
    message_id: string | null
    shown_at: Date
  }
  chat_threads: {
    id: string
    school_id: string | null
    user_id: string | null
    course_id: string | null
    title: string | null
    created_at: Date
    updated_at: Date
    mode: Generated<string>
    deleted_at: Date | null
    audience: Generated<string>
    guest_session_id: string | null
    is_unread: Generated<boolean>
  }
  class_members: {
    class_id: string
    user_id: string
    is_teacher: boolean
    joined_at: Generated<Date>
    came_by_code: Generated<boolean>
  }
  classes: {
    id: string
    school_id: string
    name: string
    course_id: string
    is_active: Generated<boolean>
    created_at: Generated<Date>
    join_code: string | null
  }
  consents: {
    id: string
    given_by: string | null
    given_for: string
    text_name: string
    text_version: string
    given_at: Date
    giver_name: string | null
    giver_email: string | null
    way: Generated<string>
  }
  contact_messages: {
    id: string
    school_id: string | null
    user_id: string | null
    from_email: string
    name: Generated<string>
    message: string
    created_at: Date
  }
  counted_requests: {
    id: string
    key_hash: string
    happened_at: Date
  }
  course_sections: {
    course_id: string
    position: number
    title: string
    description: Generated<string>
  }
  course_topics: {
    course_id: string
    topic_id: string
    position: number
    section: number | null
  }
  courses: {
    id: string
    school_id: string | null
    subject_id: string
    academic_level_id: string
    title: string
    is_active: Generated<boolean>
    key: string | null
    tier: string | null
  }
  curriculum_installation: {
    only_row: Generated<boolean>
    version: string
    done: number
    total: number
    started_at: Date
    finished_at: Date | null
  }
  curriculum_items: {
    kind: string
    key: string
    hash: string
    is_active: Generated<boolean>
    installed_at: Date
  }
  department_subjects: {
    user_id: string
    subject_id: string
  }
  documents: {
    id: string
    school_id: string | null
    course_id: string | null
    topic_id: string | null
    title: string
    created_at: Generated<Date>
    key: string | null
    is_active: Generated<boolean>
  }
  enrolments: {
    student_id: string
    course_id: string
    created_at: Generated<Date>
    ends_at: Date | null
    is_free: Generated<boolean>
  }
  evaluation_questions: {
    id: string
    student_evaluation_id: string
    question_id: string
    question_version_id: string
    seed: number
    position: number
    value: ColumnType<unknown, string | null, string | null>
    selected_option: ColumnType<unknown, string | null, string | null>
    is_submitted: Generated<boolean>
    is_skipped: Generated<boolean>
    is_bookmark: Generated<boolean>
    is_settled: Generated<boolean>
    solution_shown: Generated<boolean>
    tries: Generated<number>
    hint_rung: Generated<number>
    marks_given: number | null
    max_score: number
    is_full_marks: Generated<boolean>
    judgement: ColumnType<unknown, string | null, string | null>
    attempt_key: string | null
    xp_gain: Generated<number>
    time_spent: Generated<number>
    num_options_clicked: Generated<number>
    liked: Generated<boolean>
    disliked: Generated<boolean>
    graded_at: Date | null
    updated_at: Date
    points: ColumnType<unknown, string | null, string | null>
    answer_parts: ColumnType<unknown, string | null, string | null>
    waiting: ColumnType<unknown, string | null, string | null>
    waiting_keys: ColumnType<unknown, string | undefined, string>
    handed_in_at: Date | null
    decided_at: Date | null
    decision_note: string | null
    file_ids: ColumnType<unknown, string | null, string | null>
    is_flagged: Generated<boolean>
    sureness: string | null
    decision_drawn: ColumnType<unknown, string | null, string | null>
    is_compulsory: Generated<boolean>
  }
  evidence: {
    id: string
    school_id: string
    student_id: string
    evaluation_question_id: string
    question_version_id: string
    attempt_key: string
    attempt_type_id: number
    try_number: number
    hint_rung: number
    value: ColumnType<unknown, string | null, string | null>
    selected_option: ColumnType<unknown, string | null, string | null>
    marks_given: number
    max_score: number
    is_full_marks: boolean
    verdict: string
    misconception: string | null
    marker: string
    scheme: string
    marked_by: string | null
    confidence: number
    needs_review: boolean
    time_spent: Generated<number>
    happened_at: Date
    points: ColumnType<unknown, string | null, string | null>
    answer_parts: ColumnType<unknown, string | null, string | null>
    answer_print: string | null
    seq: Generated<string>
    replaces: string | null
    original_judgement: ColumnType<unknown, string | null, string | null>
    file_ids: ColumnType<unknown, string | null, string | null>
    sureness: string | null
  }
  files: {
    id: string
    school_id: string
    owner_id: string | null
    name: string
    type: string
    bytes: number
    sha256: string
    created_at: Generated<Date>
  }
  guardians: {
    parent_id: string
    child_id: string
    created_at: Generated<Date>
    id: Generated<string>
    way: Generated<string>
  }
  guest_attempts: {
    id: string
    key_hash: string
    worksheet_id: string
    attempt_type_id: number
    questions: Json
    answers: ColumnType<unknown, string | undefined, string>
    full_name: string | null
    email: string | null
    total_score: Generated<number>
    max_score: number
    created_at: Date
    expires_at: Date
    finished_at: Date | null
    taken_by: string | null
    quiz_id: string | null
  }
  guest_chat_sessions: {
    id: string
    session_hash: string
    school_id: string | null
    time_zone: string
    created_at: Date
    last_used_at: Date
    expires_at: Date
    taken_by: string | null
    taken_threads: ColumnType<unknown, string | undefined, string>
  }
  identities: {
    provider: string
    issuer: string
    subject: string
    user_id: string
    created_at: Date
  }
  instances: {
    id: string
    lease_until: Date
  }
  key_corrections: {
    id: string
    school_id: string
    class_id: string
    question_version_id: string
    change: Json
    reason: string | null
    made_by: string | null
    made_at: Date
    next_version_id: string | null
    undone_at: Date | null
    changed_at: Date
    num_changed: Generated<number>
    finished_at: Date | null
  }
  known_places: {
    user_id: string
    place_hash: string
    expires_at: Date
  }
  lesson_items: {
    id: string
    section_id: string
    position: number
    title: string
    note: string | null
    item_type_id: number
    topic_id: string | null
    worksheet_id: string | null
    quiz_id: string | null
    is_edited: Generated<boolean>
  }
  lesson_sections: {
    id: string
    lesson_id: string
    position: number
    title: string
    description: string | null
    section_matrix: Json
    created_at: Generated<Date>
    is_edited: Generated<boolean>
  }
  lessons: {
    id: string
    school_id: string | null
    course_id: string
    lesson_type_id: number
    title: string
    description: string | null
    created_at: Generated<Date>
    is_starter: Generated<boolean>
  }
  migrations: {
    name: string
    ran_at: Generated<Date>
  }
  misconception_counts: {
    student_id: string
    topic_id: string
    misconception: string
    tries: number
    last_at: Date
    last_seq: string
  }
  model_calls: {
    id: string
    school_id: string
    user_id: string | null
    purpose: string
    provider: string
    model: string
    prompt_version: string
    day: string
    month: string
    reserved_tokens: string
    input_tokens: string | null
    output_tokens: string | null
    is_estimated: Generated<boolean>
    cost_micros: string | null
    first_word_ms: number | null
    whole_ms: number | null
    outcome: string | null
    started_at: Date
    expires_at: Date
    settled_at: Date | null
  }
  model_children: {
    child_id: string
    parent_id: string
    hosted: string
  }
  model_classes: {
    class_id: string
    hosted: string
  }
  model_days: {
    user_id: string
    day: string
    tokens: Generated<string>
  }
  model_months: {
    school_id: string
    month: string
    tokens: Generated<string>
  }
  model_schools: {
    school_id: string
    hosted: Generated<string>
    tokens_a_day: string | null
    tokens_a_month: string | null
  }
  notices: {
    id: string
    school_id: string
    user_id: string
    kind: string
    assignment_id: string | null
    quiz_id: string | null
    evaluation_question_id: string | null
    student_id: string | null
    happened_at: Date
    read_at: Date | null
  }
  onboardings: {
    user_id: string
    fields: Json
    updated_at: Date
  }
  opening_readers: {
    id: string
    brand: string
    email: string
    origin: string
    confirmed_at: Date
  }
  outbox: {
    id: string
    school_id: string | null
    recipient: string
    subject: string
    body: string
    created_at: Generated<Date>
    sent_at: Date | null
    kind: Generated<string>
    sender: Generated<string>
    html: string | null
    error: string | null
  }
  paper_attempts: {
    id: string
    key_hash: string
    name: string
    answers: ColumnType<unknown, string | undefined, string>
    finished_at: Date | null
    created_at: Date
    expires_at: Date
  }
  paper_copies: {
    id: string
    school_id: string
    assignment_id: string
    student_evaluation_id: string
    token: string
    pages: Json
    pages_sha256: string
    created_at: Date
  }
  passage_vectors: {
    passage_id: string
    content_hash: string
    made_by: string
    vectors: string
  }
  passages: {
    id: string
    document_id: string
    position: number
    page: number | null
    heading: string | null
    body: string
  }
  people_import_rows: {
    import_id: string
    user_id: string
    is_new: boolean
    class_id: string | null
  }
  people_imports: {
    id: string
    school_id: string
    made_by: string | null
    made_at: Date
    undone_at: Date | null
  }
  pile_decision_answers: {
    pile_decision_id: string
    evaluation_question_id: string
    evidence_id: string
    before: Json
  }
  pile_decisions: {
    id: string
    school_id: string
    decided_by: string
    decided_at: Date
    undone_at: Date | null
  }
  privacy_requests: {
    id: string
    kind: string
    status: string
    progress: Generated<number>
    school_id: string
    subject_id: string | null
    asked_by: string | null
    confirmed_by: string | null
    created_at: Date
    due_at: Date | null
    finished_at: Date | null
    expires_at: Date | null
    file_id: string | null
  }
  projections: {
    name: string
    cursor: Generated<string>
    updated_at: Generated<Date>
  }
  question_drafts: {
    id: string
    worksheet_id: string
    user_id: string
    question: Json
    checked: Json
    is_changed: Generated<boolean>
    provider: string
    prompt_version: string
    created_at: Date
    used_at: Date | null
    question_id: string | null
  }
  question_reports: {
    id: string
    question_id: string
    question_version_id: string
    seed: number | null
    school_id: string | null
    reported_by: string
    reason: string
    is_resolved: Generated<boolean>
    reported_at: Date
  }
  question_topics: {
    question_id: string
    topic_id: string
    position: Generated<number>
  }
  question_versions: {
    id: string
    question_id: string
    version: number
    type: string
    body: Json
    max_score: number
    difficulty: number
    minutes: Generated<number>
    created_at: Generated<Date>
    statements: ColumnType<unknown, string | undefined, string>
  }
  question_weeks: {
    student_id: string
    school_id: string
    course_id: string
    question_id: string
    week: string
    answers: number
    first_tries: number
    first_right: number
    seconds: number
    hints: number
    misconceptions: Json
  }
  questions: {
    id: string
    school_id: string | null
    key: string | null
    current_version_id: string | null
    is_active: Generated<boolean>
    created_at: Generated<Date>
  }
  quizzes: {
    id: string
    school_id: string
    course_id: string
    worksheet_id: string
    assignment_id: string | null
    student_id: string | null
    topic_id: string | null
    title: string
    attempt_type_id: number
    group_type_id: number
    created_at: Generated<Date>
  }
  recovery_codes: {
    user_id: string
    code_hash: string
    used_at: Date | null
  }
  removed_guardians: {
    id: string
    parent_id: string
    child_id: string
    removed_by: string | null
    removed_at: Date
  }
  rulings: {
    id: string
    school_id: string
    question_id: string
    says: string
    evaluation_question_id: string | null
    marks_given: number
    max_score: number
    note: string | null
    ruled_by: string
    ruled_at: Date
  }
  safeguarding_cases: {
    id: string
    school_id: string
    student_id: string
    kind: string
    response: string
    raised_at: Date
    told_at: Date
    opened_at: Date | null
    escalated_at: Date | null
    taken_by: string | null
    closed_at: Date | null
    outcome: string | null
    look_again_on: string | null
  }
  safeguarding_contacts: {
    school_id: string
    user_id: string
    position: number
  }
  safeguarding_entries: {
    id: string
    case_id: string
    action: string
    by_id: string | null
    whom_id: string | null
    lines: number | null
    note: string | null
    outcome: string | null
    look_again_on: string | null
    happened_at: Date
  }
  safeguarding_exports: {
    id: string
    school_id: string
    by_id: string | null
    list: string
    kind: string | null
    outcome: string | null
    is_searched: boolean
    is_chosen: boolean
    row_count: number
    happened_at: Date
  }
  safety_flags: {
    id: string
    school_id: string
    message_id: string
    kind: string
    created_at: Date
    user_id: string
    thread_id: string
    response: string
    heard_by: string
    certainty: number | null
    case_id: string | null
  }
  school_domains: {
    domain: string
    school_id: string
  }
  school_pictures: {
    school_id: string
    field: string
    made_for: number
    file_id: string
    width: number
    height: number
    is_opaque: boolean
  }
  schools: {
    id: string
    name: string
    time_zone: Generated<string>
    learning_path_disabled: Generated<boolean>
    is_active: Generated<boolean>
    theme: ColumnType<unknown, string | undefined, string>
    page_title: string | null
    created_at: Generated<Date>
    requires_second_factor: Generated<boolean>
    idle_minutes: number | null
  }
  second_factors: {
    user_id: string
    secret: string
    turned_on_at: Date | null
    last_step: Generated<number>
    created_at: Date
  }
  second_looks: {
    id: string
    school_id: string
    student_id: string
    evaluation_question_id: string
    handed_in_at: Date
    reason: string
    asked_at: Date
    answered_at: Date | null
  }
  sessions: {
    token_hash: string
    user_id: string
    created_at: Date
    last_used_at: Date
    id: Generated<string>
    device: Generated<string>
  }
  shared_worksheets: {
    worksheet_id: string
    shared_as: string
    shared_by: string | null
    student_id: string
    biweekly_date: string
    shared_at: Date
  }
  sign_in_failures: {
    id: string
    key_hash: string
    failed_at: Date
  }
  skill_states: {
    student_id: string
    topic_id: string
    state: Json
    last_evidence_id: string
    updated_at: Date
    revision: Generated<number>
  }
  speech_clips: {
    key: string
    id: string
    file_id: string | null
    made_at: Date
    used_at: Date
  }
  strands: {
    subject_id: string
    key: string
    title: string
    description: Generated<string>
    position: number
  }
  streak_days: {
    student_id: string
    day: string
    finished_at: Date
  }
  student_evaluations: {
    id: string
    school_id: string
    quiz_id: string
    student_id: string
    attempt_number: Generated<number>
    grading_completed: Generated<boolean>
    num_open: number
    total_score: Generated<number>
    max_score: number
    total_time_spent: Generated<number>
    xp_collected: Generated<number>
    created_at: Date
    graded_at: Date | null
    is_opened: Generated<boolean>
    ends_at: Date | null
    handing_in_at: Date | null
    num_to_complete: number | null
  }
  student_xp: {
    student_id: string
    xp: number
  }
  subjects: {
    id: string
    key: string
    name: string
    description: Generated<string>
  }
  teacher_questions: {
    id: string
    school_id: string
    class_id: string
    student_id: string
    evaluation_question_id: string
    text: string
    asked_at: Date
  }
  tickets: {
    id: string
    purpose: string
    secret_hash: string
    user_id: string | null
    data: ColumnType<unknown, string | undefined, string>
    tries: Generated<number>
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  topic_exercises: {
    topic_id: string
    exercised_id: string
    share: number
  }
  topic_prerequisites: {
    topic_id: string
    prerequisite_id: string
  }
  topic_weeks: {
    student_id: string
    school_id: string
    course_id: string
    topic_id: string
    week: string
    answers: number
    first_tries: number
    first_right: number
    seconds: number
    hints: number
    marks_given: number
    max_score: number
  }
  topics: {
    id: string
    parent_id: string | null
    key: string
    title: string
    description: Generated<string>
    objectives: ColumnType<unknown, string | undefined, string>
    position: number
    subject_id: string
    school_id: string | null
    strand: string | null
    year: number | null
    tier: string | null
    is_active: Generated<boolean>
  }
  tutor_talks: {
    thread_id: string
    state: Json
  }
  users: {
    id: string
    school_id: string
    user_role_id: number
    teacher_role_id: number | null
    username: string | null
    email: string | null
    password_hash: string | null
    first_name: string
    last_name: Generated<string>
    academic_level_id: string | null
    profile_pic_file_id: string | null
    time_zone: string | null
    has_agreed_policy: Generated<boolean>
    is_support: Generated<boolean>
    is_sub_admin: Generated<boolean>
    is_free_tier: Generated<boolean>
    extra_time: Generated<boolean>
    is_active: Generated<boolean>
    last_logged_in: Date | null
    created_at: Generated<Date>
    pending_email: string | null
    mobile_number: string | null
    picture_key: string | null
    consent_state: Generated<string>
    consent_awaited_since: Date | null
    is_former: Generated<boolean>
    reading: ColumnType<unknown, string | undefined, string>
    card_made_at: Date | null
    invited_at: Date | null
  }
  worksheet_documents: {
    id: string
    school_id: string
    user_id: string
    kind: string
    name: string
    text: string
    is_truncated: boolean
    sha256: string
    created_at: Date
  }
  worksheet_questions: {
    worksheet_id: string
    question_id: string
    position: number
    is_compulsory: Generated<boolean>
    seed: number | null
    is_locked: Generated<boolean>
    marks: number | null
  }
  worksheets: {
    id: string
    school_id: string | null
    course_id: string | null
    topic_id: string | null
    title: string
    num_question_to_complete: number | null
    time_limit: number | null
    created_by: string | null
    created_at: Generated<Date>
    key: string | null
    is_active: Generated<boolean>
    student_id: string | null
    is_draft: Generated<boolean>
    owner_class_id: string | null
    blueprint: ColumnType<unknown, string | null, string | null>
    tags: ColumnType<unknown, string | undefined, string>
    request: string | null
    revision: Generated<number>
    updated_at: Date | null
    deleted_at: Date | null
    has_versions: Generated<boolean>
  }
  xp_ledger: {
    id: string
    school_id: string
    student_id: string
    reason: string
    source_id: string
    amount: number
    happened_at: Date
  }
}
