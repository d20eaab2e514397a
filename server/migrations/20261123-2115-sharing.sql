-- Worksheets that somebody shared: whoever has the link may open them.
create table shared_worksheets (
  worksheet_id uuid primary key references worksheets on delete cascade,
  -- What the person was who shared it; who it was is not shown.
  shared_as text not null check (shared_as in ('student', 'parent', 'teacher')),
  shared_by uuid references users on delete set null,
  -- For whom it was put together. With them it goes.
  student_id uuid not null references users on delete cascade,
  biweekly_date date not null,
  shared_at timestamptz not null
);
create index on shared_worksheets (student_id);
create index on shared_worksheets (shared_by);

-- What visitors answered. The browser holds the key of an attempt; here is its hash.
create table guest_attempts (
  id uuid primary key,
  key_hash text not null unique,
  worksheet_id uuid not null references worksheets on delete cascade,
  attempt_type_id int not null check (attempt_type_id in (10, 12)),
  -- The version and seed of each question, in order.
  questions jsonb not null,
  -- Answers with their marks, by the positions of their questions.
  answers jsonb not null default '{}',
  -- Given to whoever shared the worksheet, and to nobody else.
  full_name text,
  email text,
  total_score float8 not null default 0,
  max_score float8 not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  finished_at timestamptz,
  -- The student whose work it has become, and the quiz that it is now.
  taken_by uuid references users on delete cascade,
  quiz_id uuid references quizzes on delete set null,
  unique (taken_by, worksheet_id)
);
create index on guest_attempts (expires_at);
create index on guest_attempts (worksheet_id, created_at);
create index on guest_attempts (lower(email)) where email is not null;
