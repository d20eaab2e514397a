-- Files of messages to the tutor. A row comes before its bytes, so that none are kept without one.
create table chat_files (
  id uuid primary key,
  school_id uuid not null references schools,
  user_id uuid not null references users on delete cascade,
  -- Gone with its message; then the file goes too.
  message_id uuid references chat_messages on delete set null,
  -- Null until a message holds it.
  sent_at timestamptz,
  -- Among the files of its message, from 0.
  position int not null default 0,
  file_id uuid unique references files on delete cascade,
  -- Of the bytes as they were sent: the same id never stands for other bytes.
  sent_sha256 text not null,
  -- What was read in it, or what its sender made of that; null where nothing can be read.
  text text,
  equations int not null default 0,
  is_truncated boolean not null default false,
  created_at timestamptz not null
);
create index on chat_files (message_id);
create index on chat_files (user_id);
create index on chat_files (created_at);
