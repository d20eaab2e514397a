-- A conversation in which a child told of something grave stays a quiet moment until the child leaves it.
alter table chat_threads
  add column mode text not null default 'lesson' check (mode in ('lesson', 'wellbeing')),
  -- Taken off the child's own list. What a contact has to see of it stays until its case goes.
  add column deleted_at timestamptz;

alter table chat_messages
  -- Who listens and who is told, as it was shown with an answer of care.
  add column care jsonb,
  -- Kept, but not of the day's messages: no child in need is told to come tomorrow.
  add column is_counted boolean not null default true,
  -- `pending` where only rules could judge it: it is judged again.
  add column screening text not null default 'done' check (screening in ('done', 'pending'));
create index chat_messages_to_screen on chat_messages (created_at) where screening = 'pending';
