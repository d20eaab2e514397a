-- Follow the evidence, for reports: what a student did in a topic and at a question, week by week, in each course of
-- each school. A week begins on its Monday, by the clock of the school. Whatever is told of a range is a sum of these.
create table topic_weeks (
  student_id uuid not null references users on delete cascade,
  school_id uuid not null references schools,
  course_id uuid not null references courses on delete cascade,
  topic_id uuid not null references topics on delete cascade,
  week date not null,
  -- Marked tries; those that were the first at their question; and those of them that were right without a hint.
  answers int not null,
  first_tries int not null,
  first_right int not null,
  seconds int not null,
  hints int not null,
  -- Of each question the latest try of the week.
  marks_given float8 not null,
  max_score float8 not null,
  primary key (student_id, course_id, topic_id, week, school_id)
);
create index on topic_weeks (course_id);
create index on topic_weeks (topic_id);

create table question_weeks (
  student_id uuid not null references users on delete cascade,
  school_id uuid not null references schools,
  course_id uuid not null references courses on delete cascade,
  question_id uuid not null references questions on delete cascade,
  week date not null,
  answers int not null,
  first_tries int not null,
  first_right int not null,
  seconds int not null,
  hints int not null,
  -- A list: each that was shown, once, in the order of their codes.
  misconceptions jsonb not null,
  primary key (student_id, course_id, week, question_id, school_id)
);
create index on question_weeks (course_id);
create index on question_weeks (question_id);
