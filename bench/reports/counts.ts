/** The answers of a class by student and topic, from each of them. */
export const longWay = `
  select evidence.student_id, about.topic_id, count(*)::int as answers,
    (count(*) filter (where evidence.is_full_marks and evidence.hint_rung = 0))::int as first_right
  from class_members join evidence on evidence.student_id = class_members.user_id
  join evaluation_questions asked on asked.id = evidence.evaluation_question_id
  join question_topics about on about.question_id = asked.question_id
  where class_members.class_id = $1
    and not exists (select from evidence later where later.replaces = evidence.id)
  group by 1, 2 order by 1, 2`

/** The same from the sums of weeks. */
export const rollUp = `
  select student_id, topic_id, sum(answers)::int as answers, sum(first_right)::int as first_right
  from topic_weeks join class_members on user_id = student_id where class_id = $1
  group by 1, 2 order by 1, 2`
