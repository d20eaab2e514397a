-- An answer has ended that its reader has not seen yet.
alter table chat_threads add column is_unread boolean not null default false;

alter table chat_messages
  -- What may be said next, as it was offered with an answer.
  add column suggestions jsonb not null default '[]',
  -- Why the built-in tutor answered although there was a hosted model.
  add column because text,
  -- The message of the same thread that this one was written in the place of. Both are kept.
  add column replaces_id uuid references chat_messages on delete set null,
  -- Which prompt of the product led to it.
  add column nudging_group int,
  add column nudging_type int,
  -- What a survey asks about, and the response to it.
  add column survey_type text check (survey_type in ('confidence', 'motivation')),
  add column response_value int check (response_value between 1 and 4);

-- Prompts that come once in an account's life. A message that goes later leaves the prompt shown.
create table chat_nudges (
  user_id uuid not null references users on delete cascade,
  nudging_type int not null,
  message_id uuid references chat_messages on delete set null,
  shown_at timestamptz not null,
  primary key (user_id, nudging_type)
);
