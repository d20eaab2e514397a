-- A person decides about an answer that waits, or decides again about one that was marked. Evidence is never changed:
-- a row that replaces another counts in its place, dated as the answer was.
alter table evidence
  add column replaces uuid unique references evidence on delete cascade,
  -- What the marker had said.
  add column original_judgement jsonb,
  drop constraint evidence_evaluation_question_id_attempt_key_key,
  drop constraint evidence_evaluation_question_id_try_number_key;
create unique index on evidence (evaluation_question_id, attempt_key) where replaces is null;
create unique index on evidence (evaluation_question_id, try_number) where replaces is null;

alter table evaluation_questions
  add column decided_at timestamptz,
  -- Of whoever decided, for the student.
  add column decision_note text;

-- A decision can take back what an earlier one earned.
alter table xp_ledger drop constraint xp_ledger_amount_check, add check (amount <> 0);
