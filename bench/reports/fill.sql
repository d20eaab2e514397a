-- A school of 2000 students in ten classes of one course, with a million answers over forty weeks.
insert into schools (id, name) values ('00000000-0000-4000-8000-000000000001', 'Bench');
insert into academic_levels (id, name, position) values ('00000000-0000-4000-8000-000000000002', 'Bench', 1);
insert into subjects (id, key, name) values ('00000000-0000-4000-8000-000000000003', 'bench', 'Mathematics');
insert into courses (id, subject_id, academic_level_id, title) values ('00000000-0000-4000-8000-000000000004',
  '00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000002', 'Mathematics');
create function bench_id(kind int, number int) returns uuid language sql immutable as $$
  select (lpad(to_hex(kind), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(number), 12, '0'))::uuid $$;
insert into topics (id, subject_id, key, title, position)
  select bench_id(1, t), '00000000-0000-4000-8000-000000000003', 'bench' || t, 'Topic ' || t, t from generate_series(1, 12) t;
insert into course_topics (course_id, topic_id, position)
  select '00000000-0000-4000-8000-000000000004', bench_id(1, t), t from generate_series(1, 12) t;
insert into questions (id) select bench_id(2, q) from generate_series(1, 300) q;
insert into question_versions (id, question_id, version, type, body, max_score, difficulty)
  select bench_id(3, q), bench_id(2, q), 1, 'number', jsonb_build_object('type', 'number', 'text', 'How many is ' || q || '?',
    'max_score', 1, 'hints', '[]'::jsonb, 'method_answer', '[]'::jsonb, 'answer', q::text), 1, 0 from generate_series(1, 300) q;
update questions set current_version_id = bench_id(3, q) from generate_series(1, 300) q where id = bench_id(2, q);
insert into question_topics (question_id, topic_id) select bench_id(2, q), bench_id(1, 1 + q % 12) from generate_series(1, 300) q;
insert into worksheets (id, course_id, title) values (bench_id(4, 1), '00000000-0000-4000-8000-000000000004', 'Bench');
insert into quizzes (id, school_id, course_id, worksheet_id, title, attempt_type_id, group_type_id) values (bench_id(5, 1),
  '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000004', bench_id(4, 1), 'Bench', 7, 2);
insert into users (id, school_id, user_role_id, username, first_name, last_name)
  select bench_id(6, s), '00000000-0000-4000-8000-000000000001', 3, 'bench' || s, 'Student', s::text from generate_series(1, 2000) s;
insert into classes (id, school_id, name, course_id) select bench_id(7, c), '00000000-0000-4000-8000-000000000001', 'Class ' || c,
  '00000000-0000-4000-8000-000000000004' from generate_series(1, 10) c;
insert into class_members (class_id, user_id, is_teacher) select bench_id(7, 1 + s % 10), bench_id(6, s), false from generate_series(1, 2000) s;
insert into student_evaluations (id, school_id, quiz_id, student_id, num_open, max_score, created_at)
  select bench_id(8, s), '00000000-0000-4000-8000-000000000001', bench_id(5, 1), bench_id(6, s), 0, 500, now() from generate_series(1, 2000) s;
insert into evaluation_questions (id, student_evaluation_id, question_id, question_version_id, seed, position, max_score, updated_at)
  select bench_id(9, s * 500 + n), bench_id(8, s), bench_id(2, 1 + (s * 7 + n) % 300), bench_id(3, 1 + (s * 7 + n) % 300), 1, n, 1, now()
  from generate_series(1, 2000) s, generate_series(0, 499) n;
insert into evidence (id, school_id, student_id, evaluation_question_id, question_version_id, attempt_key, attempt_type_id, try_number,
    hint_rung, value, marks_given, max_score, is_full_marks, verdict, misconception, marker, scheme, confidence, needs_review, time_spent, happened_at)
  select bench_id(10, s * 500 + n), '00000000-0000-4000-8000-000000000001', bench_id(6, s), bench_id(9, s * 500 + n),
    bench_id(3, 1 + (s * 7 + n) % 300), bench_id(11, s * 500 + n), 7, 1, 0, to_jsonb(n::text), r, 1, r = 1,
    case when r = 1 then 'right' else 'wrong' end, case when r = 0 and n % 3 = 0 then 'sign_lost_moving' end, 'bench', 'bench', 1, false,
    20 + n % 60, '2026-09-06T12:00:00Z'::timestamptz - make_interval(hours => (499 - n) * 13)
  from generate_series(1, 2000) s, generate_series(0, 499) n, lateral (select ((s * 31 + n * 17) % 100 < 40 + s % 50)::int as r) marked;
insert into skill_states (student_id, topic_id, state, last_evidence_id, updated_at)
  select bench_id(6, s), bench_id(1, t), jsonb_build_object('ability', (s % 50) / 20.0 - 1, 'variance', 0.2, 'recent', 0, 'count', 40,
    'credit', 20, 'seen_at', '2026-09-01T12:00:00Z', 'mastered_at', null, 'memory', jsonb_build_object('stability', 10 + s % 40,
    'difficulty', 5, 'reviewed_at', '2026-09-01T12:00:00Z', 'review_count', 9, 'lapse_count', 1, 'before', null, 'day_count', 3, 'day_credit', 2)),
    bench_id(10, s * 500), now() from generate_series(1, 2000) s, generate_series(1, 12) t;
