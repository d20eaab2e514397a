-- The unique keys of a try leave out decisions, so no question about all evidence of a question could use them.
create index on evidence (evaluation_question_id);
