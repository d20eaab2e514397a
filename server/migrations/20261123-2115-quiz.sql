-- What a student wants to come back to, and how sure they say they are of an answer.
alter table evaluation_questions
  add column is_flagged boolean not null default false,
  add column sureness text check (sureness in ('sure', 'think_so', 'guessing'));
alter table evidence
  add column sureness text check (sureness in ('sure', 'think_so', 'guessing'));
