-- What somebody said to be wrong with a question, with the version and the draw that they saw.
create table question_reports (
  id uuid primary key,
  question_id uuid not null references questions on delete cascade,
  question_version_id uuid not null references question_versions,
  -- Nothing where no attempt was named.
  seed int,
  -- Of who reported it.
  school_id uuid references schools,
  reported_by uuid not null references users on delete cascade,
  reason text not null,
  is_resolved boolean not null default false,
  reported_at timestamptz not null
);
-- Who says it again before it was looked at says it in other words.
create unique index on question_reports (question_id, reported_by) where not is_resolved;
create index on question_reports (reported_at) where not is_resolved;

-- What a student asked the teachers of a class about a question of an attempt.
create table teacher_questions (
  id uuid primary key,
  school_id uuid not null references schools on delete cascade,
  class_id uuid not null references classes on delete cascade,
  student_id uuid not null references users on delete cascade,
  evaluation_question_id uuid not null references evaluation_questions on delete cascade,
  text text not null,
  asked_at timestamptz not null
);
create index on teacher_questions (evaluation_question_id);
create index on teacher_questions (student_id);
create index on teacher_questions (class_id, asked_at);
