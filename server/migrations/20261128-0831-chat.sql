-- Passages are ranked in memory now, by words and vectors together; nothing searches them in the database any more.
alter table passages drop column search;
