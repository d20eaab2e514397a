-- Talks of visitors without an account. The browser holds the id of a session; here is its hash.
create table guest_chat_sessions (
  id uuid primary key,
  session_hash text not null unique,
  -- The school on whose host it began; none on a host of the platform.
  school_id uuid references schools on delete cascade,
  -- As the browser says it: which help lines are shown.
  time_zone text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  -- The student whose talks they have become. Nothing is said in the session any more.
  taken_by uuid references users on delete cascade
);
create index on guest_chat_sessions (expires_at);
create index on guest_chat_sessions (school_id);
create index on guest_chat_sessions (taken_by);

-- A thread is a user's at their school or a guest's, and never both.
alter table chat_threads
  alter column user_id drop not null,
  alter column school_id drop not null,
  add column guest_session_id uuid references guest_chat_sessions on delete cascade,
  add check (
    (guest_session_id is null and user_id is not null and school_id is not null)
    or (guest_session_id is not null and user_id is null and school_id is null)
  ),
  drop constraint chat_threads_audience_check,
  add constraint chat_threads_audience_check
    check (audience in ('student', 'parent', 'teacher', 'admin', 'guest'));
create index on chat_threads (guest_session_id);
