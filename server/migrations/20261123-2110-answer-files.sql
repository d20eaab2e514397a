-- Photographs, drawings and recordings of answers.
alter table evaluation_questions add column file_ids jsonb;
alter table evidence add column file_ids jsonb;

-- A row comes before its bytes, so that none are kept without one. Its file follows them.
create table answer_files (
  id uuid primary key,
  school_id uuid not null references schools,
  student_id uuid not null references users on delete cascade,
  -- Gone with its quiz; then the file goes too.
  evaluation_question_id uuid references evaluation_questions on delete set null,
  file_id uuid unique references files on delete cascade,
  kind text not null check (kind in ('photo', 'drawing', 'recording')),
  is_from_phone boolean not null,
  created_at timestamptz not null
);
create index on answer_files (evaluation_question_id);
create index on answer_files (student_id);
create index on answer_files (created_at);
