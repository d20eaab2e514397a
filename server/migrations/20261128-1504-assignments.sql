-- How work that is set is taken. Null leaves it to the worksheet or to the type of attempt.
alter table assignments
  -- Minutes.
  add column time_limit int check (time_limit > 0),
  add column answers_shown text not null default 'when_settled'
    check (answers_shown in ('when_settled', 'when_closed')),
  add column has_hints boolean not null default true,
  add column is_late_taken boolean not null default true,
  -- Made of one press of a button, so that a second one sets nothing more.
  add column press_key text,
  -- Once it is set for nobody any more; what was answered stays.
  add column withdrawn_at timestamptz;
create unique index on assignments (school_id, press_key);
create index on assignments (worksheet_id);

-- What is different for one student.
alter table assignment_students
  add column due_date timestamptz,
  add column is_on_time boolean not null default true,
  add column excused_at timestamptz,
  -- Staff alone read why.
  add column excuse_reason text,
  add column reminded_at timestamptz;
