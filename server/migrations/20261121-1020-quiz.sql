create table worksheets (
  id uuid primary key,
  school_id uuid references schools,
  course_id uuid not null references courses,
  topic_id uuid references topics,
  title text not null,
  num_question_to_complete int,
  time_limit int,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index on worksheets (course_id);

create table worksheet_questions (
  worksheet_id uuid not null references worksheets on delete cascade,
  question_id uuid not null references questions,
  position int not null,
  is_compulsory boolean not null default true,
  primary key (worksheet_id, question_id)
);

create table assignments (
  id uuid primary key,
  school_id uuid not null references schools,
  class_id uuid not null references classes on delete cascade,
  worksheet_id uuid not null references worksheets,
  title text not null,
  assigned_by uuid references users on delete set null,
  date_assigned timestamptz not null,
  due_date timestamptz,
  created_at timestamptz not null default now()
);
create index on assignments (class_id);

create table assignment_students (
  assignment_id uuid not null references assignments on delete cascade,
  student_id uuid not null references users on delete cascade,
  primary key (assignment_id, student_id)
);
create index on assignment_students (student_id);

-- A worksheet set for somebody to answer: for a whole assignment, or for one student.
create table quizzes (
  id uuid primary key,
  school_id uuid not null references schools,
  course_id uuid not null references courses,
  worksheet_id uuid not null references worksheets,
  assignment_id uuid references assignments on delete cascade,
  student_id uuid references users on delete cascade,
  topic_id uuid references topics,
  title text not null,
  attempt_type_id int not null check (attempt_type_id between 1 and 12),
  group_type_id int not null check (group_type_id between 1 and 3),
  created_at timestamptz not null default now(),
  check (assignment_id is null or student_id is null)
);
create unique index on quizzes (assignment_id);
create index on quizzes (student_id);
create index on quizzes (course_id, topic_id);

-- One student's attempt at a quiz.
create table student_evaluations (
  id uuid primary key,
  school_id uuid not null references schools,
  quiz_id uuid not null references quizzes on delete cascade,
  student_id uuid not null references users on delete cascade,
  attempt_number int not null default 1,
  grading_completed boolean not null default false,
  -- Counted down as questions are settled, by whoever settles them: at nothing the attempt is done.
  num_open int not null,
  total_score float8 not null default 0,
  max_score float8 not null,
  total_time_spent int not null default 0,
  xp_collected int not null default 0,
  created_at timestamptz not null,
  graded_at timestamptz,
  unique (quiz_id, student_id, attempt_number)
);
create index on student_evaluations (student_id, graded_at);

-- One question of an attempt: the version and seed that the student saw, the draft, and the latest mark.
create table evaluation_questions (
  id uuid primary key,
  student_evaluation_id uuid not null references student_evaluations on delete cascade,
  question_id uuid not null references questions,
  question_version_id uuid not null references question_versions,
  seed int not null,
  position int not null,
  value jsonb,
  selected_option jsonb,
  is_submitted boolean not null default false,
  is_skipped boolean not null default false,
  is_bookmark boolean not null default false,
  is_settled boolean not null default false,
  solution_shown boolean not null default false,
  tries int not null default 0,
  hint_rung int not null default 0,
  marks_given float8,
  max_score float8 not null,
  is_full_marks boolean not null default false,
  judgement jsonb,
  -- Of the latest try: the same answer sent again changes nothing.
  attempt_key uuid,
  xp_gain int not null default 0,
  time_spent int not null default 0,
  num_options_clicked int not null default 0,
  liked boolean not null default false,
  disliked boolean not null default false,
  graded_at timestamptz,
  updated_at timestamptz not null,
  unique (student_evaluation_id, position)
);
create index on evaluation_questions (question_version_id);

-- Every marked answer, once, for ever: whatever is told about a student is computed from these rows.
create table evidence (
  id uuid primary key,
  school_id uuid not null references schools,
  student_id uuid not null references users on delete cascade,
  evaluation_question_id uuid not null references evaluation_questions on delete cascade,
  question_version_id uuid not null references question_versions,
  -- Made once by the client: the same answer sent again is the same row.
  attempt_key uuid not null,
  attempt_type_id int not null,
  try_number int not null,
  hint_rung int not null,
  value jsonb,
  selected_option jsonb,
  marks_given float8 not null,
  max_score float8 not null,
  is_full_marks boolean not null,
  verdict text not null,
  misconception text,
  -- Who or what marked it, by which scheme, and how sure it was.
  marker text not null,
  scheme text not null,
  marked_by uuid references users on delete set null,
  confidence float8 not null,
  needs_review boolean not null,
  time_spent int not null default 0,
  happened_at timestamptz not null,
  unique (evaluation_question_id, attempt_key),
  unique (evaluation_question_id, try_number)
);
create index on evidence (student_id, happened_at);
create index on evidence (school_id, happened_at);
create index on evidence (question_version_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger evidence_is_append_only before update on evidence
  for each row execute function refuse_change();

-- XP by reason: one row for each thing that earns, so that nothing earns twice.
create table xp_ledger (
  id uuid primary key,
  school_id uuid not null references schools,
  student_id uuid not null references users on delete cascade,
  reason text not null,
  source_id uuid not null,
  amount int not null check (amount > 0),
  happened_at timestamptz not null,
  unique (student_id, reason, source_id)
);
create index on xp_ledger (student_id, happened_at);

-- The sum of a student's ledger, kept by whatever adds to it.
create table student_xp (
  student_id uuid primary key references users on delete cascade,
  xp int not null
);

-- A day, in the student's own time zone, on which a practice was finished.
create table streak_days (
  student_id uuid not null references users on delete cascade,
  day date not null,
  finished_at timestamptz not null,
  primary key (student_id, day)
);

-- What a student knows of a topic, computed from evidence by the learner model, and rebuilt from it.
create table skill_states (
  student_id uuid not null references users on delete cascade,
  topic_id uuid not null references topics on delete cascade,
  state jsonb not null,
  last_evidence_id uuid not null,
  updated_at timestamptz not null,
  primary key (student_id, topic_id)
);
