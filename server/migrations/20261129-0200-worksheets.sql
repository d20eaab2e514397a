-- A hosted model may draft questions that the bank lacks.
alter table model_calls drop constraint model_calls_purpose_check,
  add check (purpose in ('tutor', 'speech', 'hearing', 'reports', 'worksheets'));

-- What a hosted model drafted for a worksheet: its teacher's alone, and no question of any bank until they say yes.
create table question_drafts (
  id uuid primary key,
  worksheet_id uuid not null references worksheets on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- As a teacher would have written it.
  question jsonb not null,
  -- What the checks made of it.
  checked jsonb not null,
  -- Whether its teacher changed it.
  is_changed boolean not null default false,
  provider text not null,
  prompt_version text not null,
  created_at timestamptz not null,
  -- When its teacher said yes, and what it became then.
  used_at timestamptz,
  question_id uuid references questions on delete set null
);
create index on question_drafts (worksheet_id, user_id) where used_at is null;
create index on question_drafts (user_id);
create index on question_drafts (question_id);
