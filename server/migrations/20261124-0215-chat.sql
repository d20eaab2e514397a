-- Where the tutor is in a thread: what was helped with which question. It is written with each answer.
create table tutor_talks (
  thread_id uuid primary key references chat_threads on delete cascade,
  state jsonb not null
);
