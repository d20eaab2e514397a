-- A worksheet that a teacher makes: what was asked for, how far it is, and for which class it was made.
alter table worksheets
  add column is_draft boolean not null default false,
  add column owner_class_id uuid references classes on delete set null,
  -- How many questions of which topic and difficulty it is to have, in how many minutes.
  add column blueprint jsonb,
  add column tags jsonb not null default '[]',
  -- The words in which it was asked for, where it was.
  add column request text,
  -- Counts its changes, so that two windows do not write over each other.
  add column revision int not null default 0,
  add column updated_at timestamptz,
  add column deleted_at timestamptz;
create index on worksheets (owner_class_id);
create index on worksheets (created_by);

alter table worksheet_questions
  -- With which numbers it stands on the sheet; null: with those of the example.
  add column seed int,
  -- It stays where the sheet is filled anew.
  add column is_locked boolean not null default false;
create index on worksheet_questions (question_id);
