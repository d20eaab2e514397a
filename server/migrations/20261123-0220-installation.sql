-- The names of the starter curriculum belong to the platform: a school's own rows may bear them too.
alter table questions drop constraint questions_key_key;
create unique index on questions (key) where school_id is null;
alter table courses drop constraint courses_key_key;
create unique index on courses (key) where school_id is null;
alter table worksheets drop constraint worksheets_key_key;
create unique index on worksheets (key) where school_id is null;
alter table documents drop constraint documents_key_key;
create unique index on documents (key) where school_id is null;

-- What of the starter curriculum is installed, as it was when it was: by the hash of what was written.
create table curriculum_items (
  kind text not null,
  key text not null,
  hash text not null,
  -- False once it has left the content: its row stays, for what was answered.
  is_active boolean not null default true,
  installed_at timestamptz not null,
  primary key (kind, key)
);

-- How far the installation has got; one row at most.
create table curriculum_installation (
  only_row boolean primary key default true check (only_row),
  -- The hash of all items.
  version text not null,
  done int not null,
  total int not null,
  started_at timestamptz not null,
  finished_at timestamptz
);
