-- What an answer says, without how it is written: the same slip again is no second try.
-- Of answers that were kept before there is none, and none is the same as them.
alter table evidence add column answer_print text;
