-- How often a question of an assignment may be tried; null leaves it to the type of attempt.
alter table assignments add column tries int check (tries between 1 and 9);

-- When the time of an attempt is over: fixed once, when it is opened, whatever is set later.
alter table student_evaluations add column ends_at timestamptz;
-- From then on nothing is changed in it: what is answered is being marked.
alter table student_evaluations add column handing_in_at timestamptz;
create index on student_evaluations (ends_at)
  where not grading_completed and (ends_at is not null or handing_in_at is not null);

alter table worksheets add check (time_limit > 0);
