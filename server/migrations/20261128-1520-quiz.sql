-- Whoever marks decides a pile of answers that say the same with one press, which can be taken back for a while.
create table pile_decisions (
  -- Made by who presses, so that it counts once.
  id uuid primary key,
  school_id uuid not null references schools on delete cascade,
  decided_by uuid not null references users on delete cascade,
  decided_at timestamptz not null,
  undone_at timestamptz
);
create index on pile_decisions (decided_at);

create table pile_decision_answers (
  pile_decision_id uuid not null references pile_decisions on delete cascade,
  evaluation_question_id uuid not null references evaluation_questions on delete cascade,
  evidence_id uuid not null references evidence on delete cascade,
  -- The question as it stood, to put it back.
  before jsonb not null,
  primary key (pile_decision_id, evaluation_question_id)
);
create index on pile_decision_answers (evaluation_question_id);
create index on pile_decision_answers (evidence_id);

-- What somebody decided and wants to be reminded of where an answer to the same question says the same.
create table rulings (
  id uuid primary key,
  school_id uuid not null references schools on delete cascade,
  question_id uuid not null references questions on delete cascade,
  -- What is asked and what is answered, as one hash.
  says text not null,
  -- An answer that was decided so: its words are kept there alone.
  evaluation_question_id uuid references evaluation_questions on delete set null,
  marks_given float8 not null,
  max_score float8 not null,
  note text,
  ruled_by uuid not null references users on delete cascade,
  ruled_at timestamptz not null,
  unique (school_id, says, ruled_by)
);
create index on rulings (ruled_by);
create index on rulings (evaluation_question_id);

-- A student asks a person to look at an answer again, once for each answer.
create table second_looks (
  id uuid primary key,
  school_id uuid not null references schools on delete cascade,
  student_id uuid not null references users on delete cascade,
  evaluation_question_id uuid not null references evaluation_questions on delete cascade,
  -- Which answer is meant.
  handed_in_at timestamptz not null,
  reason text not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  unique (evaluation_question_id, handed_in_at)
);
create index on second_looks (student_id);
create index on second_looks (school_id) where answered_at is null;

-- A decision that was taken back leaves its try to whatever the student hands in next.
drop index evidence_evaluation_question_id_try_number_idx;
create unique index on evidence (evaluation_question_id, try_number)
  where replaces is null and marker <> 'teacher';
create index on evaluation_questions (student_evaluation_id) where waiting is not null;
