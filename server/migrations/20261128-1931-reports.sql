-- A report reads all weeks of a class: from the index alone, student by student.
create index topic_weeks_known_idx on topic_weeks (student_id, course_id, topic_id, week)
  include (school_id, answers, first_tries, first_right);
