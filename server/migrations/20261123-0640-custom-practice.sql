-- A practice that a student has put together for themselves is nobody else's.
alter table worksheets add column student_id uuid references users on delete cascade;
create index on worksheets (student_id) where student_id is not null;

-- What a student looks back at: their bookmarks, and what they have met of a question.
create index on evaluation_questions (student_evaluation_id) where is_bookmark;
