-- What an answer writes, made cheaper to keep. Rows that are changed in place find room in their own page.
alter table evaluation_questions set (fillfactor = 70);
alter table student_evaluations set (fillfactor = 80);
alter table skill_states set (fillfactor = 70);
alter table student_xp set (fillfactor = 70);

-- A row that names a student and a school names the student's own school: one check in the place of two.
alter table users add unique (id, school_id);
alter table evidence
  add foreign key (student_id, school_id) references users (id, school_id) on delete cascade,
  drop constraint evidence_student_id_fkey,
  drop constraint evidence_school_id_fkey;
alter table xp_ledger
  add foreign key (student_id, school_id) references users (id, school_id) on delete cascade,
  drop constraint xp_ledger_student_id_fkey,
  drop constraint xp_ledger_school_id_fkey;
