-- A quiz is drawn for a student's device before the student opens it, so that it can be opened without a
-- network; until then it does not count as begun.
alter table student_evaluations add column is_opened boolean not null default true;
