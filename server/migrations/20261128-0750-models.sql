-- Hosted models: who may use them, what they may use, and what each call was.

-- What a school allows, and its own limits in the place of the installation's.
create table model_schools (
  school_id uuid primary key references schools on delete cascade,
  hosted text not null default 'on' check (hosted in ('on', 'limited', 'off')),
  tokens_a_day bigint check (tokens_a_day >= 0),
  tokens_a_month bigint check (tokens_a_month >= 0)
);

create table model_classes (
  class_id uuid primary key references classes on delete cascade,
  hosted text not null check (hosted in ('on', 'limited', 'off'))
);

-- Each guardian decides in a row of their own; it counts while they are one.
create table model_children (
  child_id uuid not null references users on delete cascade,
  parent_id uuid not null references users on delete cascade,
  hosted text not null check (hosted in ('on', 'limited', 'off')),
  primary key (child_id, parent_id)
);
create index on model_children (parent_id);

-- What a person has used in a day of their own, with what is set aside for calls that still run.
create table model_days (
  user_id uuid not null references users on delete cascade,
  day date not null,
  tokens bigint not null default 0,
  primary key (user_id, day)
);

-- The same for a school in a month.
create table model_months (
  school_id uuid not null references schools on delete cascade,
  month date not null,
  tokens bigint not null default 0,
  primary key (school_id, month)
);

-- Each call of a hosted model. Without an outcome it still runs, or its process died.
create table model_calls (
  id uuid primary key,
  school_id uuid not null references schools on delete cascade,
  user_id uuid references users on delete set null,
  purpose text not null check (purpose in ('tutor')),
  provider text not null,
  model text not null,
  prompt_version text not null,
  -- The day and the month that its tokens are counted in.
  day date not null,
  month date not null,
  reserved_tokens bigint not null,
  input_tokens bigint,
  output_tokens bigint,
  is_estimated boolean not null default false,
  -- In millionths; null where the model has no price.
  cost_micros bigint,
  first_word_ms int,
  whole_ms int,
  outcome text check (
    outcome in ('completed', 'failed_over', 'refused', 'withheld', 'telling', 'cut', 'stopped', 'lost')
  ),
  started_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz
);
create index on model_calls (school_id, month);
create index on model_calls (user_id);
create index on model_calls (expires_at) where outcome is null;
create index on model_calls (started_at);
