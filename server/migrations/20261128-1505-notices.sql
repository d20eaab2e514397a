-- What somebody is told inside the product. It holds ids alone: words are made when it is read, and none is a child's.
create table notices (
  id uuid primary key,
  school_id uuid not null references schools,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('set', 'extended', 'marked', 'remarked', 'asked', 'reminded')),
  -- What it is about: what is there no longer takes its notices with it.
  assignment_id uuid references assignments on delete cascade,
  quiz_id uuid references quizzes on delete cascade,
  evaluation_question_id uuid references evaluation_questions on delete cascade,
  student_id uuid references users on delete cascade,
  happened_at timestamptz not null,
  read_at timestamptz
);
create index on notices (user_id, happened_at desc);
create index on notices (user_id) where read_at is null;
create index on notices (assignment_id);
create index on notices (quiz_id);
create index on notices (evaluation_question_id);
create index on notices (student_id);
