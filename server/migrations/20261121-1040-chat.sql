create table chat_threads (
  id uuid primary key,
  school_id uuid not null references schools,
  user_id uuid not null references users on delete cascade,
  course_id uuid references courses on delete set null,
  title text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on chat_threads (user_id, updated_at);

create table chat_messages (
  id uuid primary key,
  thread_id uuid not null references chat_threads on delete cascade,
  from_user boolean not null,
  type text not null,
  text text not null,
  sources jsonb not null default '[]',
  evaluation_question_id uuid references evaluation_questions on delete set null,
  provider text,
  unfinished boolean not null default false,
  liked boolean not null default false,
  disliked boolean not null default false,
  bookmarked boolean not null default false,
  created_at timestamptz not null
);
create index on chat_messages (thread_id, created_at);

-- One answer being written. Its events are kept, so that it outlives every connection.
create table chat_generations (
  id uuid primary key,
  thread_id uuid not null references chat_threads on delete cascade,
  user_message_id uuid not null unique references chat_messages on delete cascade,
  message_id uuid not null,
  status text not null check (status in ('running', 'completed', 'stopped', 'interrupted', 'error')),
  seq int not null default 0,
  heartbeat_at timestamptz not null,
  started_at timestamptz not null,
  ended_at timestamptz
);
create unique index chat_generations_running on chat_generations (thread_id) where status = 'running';

create table chat_generation_events (
  generation_id uuid not null references chat_generations on delete cascade,
  seq int not null,
  event text not null,
  data jsonb not null,
  primary key (generation_id, seq)
);

-- A message that a grown-up at the school should see.
create table safety_flags (
  id uuid primary key,
  school_id uuid not null references schools,
  message_id uuid not null references chat_messages on delete cascade,
  category text not null,
  created_at timestamptz not null,
  resolved_at timestamptz
);
create index on safety_flags (school_id, created_at);
