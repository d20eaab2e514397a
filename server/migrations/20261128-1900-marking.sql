-- A teacher corrects what counts as right at a question, for the answers of a class.
create table key_corrections (
  -- Made by who presses, so that it counts once.
  id uuid primary key,
  school_id uuid not null references schools on delete cascade,
  class_id uuid not null references classes on delete cascade,
  -- As its students saw it; a later version has a key of its own.
  question_version_id uuid not null references question_versions on delete cascade,
  change jsonb not null,
  -- What students read beside their new marks.
  reason text,
  made_by uuid references users on delete set null,
  made_at timestamptz not null,
  -- Of a question of the school's own: the version that everybody gets from now on.
  next_version_id uuid references question_versions on delete set null,
  undone_at timestamptz,
  -- When it was made, or taken back: from then on all answers are gone through.
  changed_at timestamptz not null,
  -- How many answers have other marks by it so far, and when all had been gone through.
  num_changed int not null default 0,
  finished_at timestamptz
);
create index on key_corrections (question_version_id, class_id);
create index on key_corrections (class_id);
create index on key_corrections (school_id);
create index on key_corrections (made_by);
create index on key_corrections (next_version_id);
create index on key_corrections (changed_at);

-- What who marked drew on the pages of an answer: a list of marks by the id of each file.
alter table evaluation_questions add column decision_drawn jsonb;
