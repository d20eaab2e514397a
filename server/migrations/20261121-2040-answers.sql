-- Answers that are neither text nor options: places in a picture, and one answer for each part of a question.
alter table evaluation_questions add column points jsonb, add column answer_parts jsonb;
alter table evidence add column points jsonb, add column answer_parts jsonb;
