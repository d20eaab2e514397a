-- Counts how often a state was written. Whoever adds an answer to a state checks that it is still the one that was
-- read: the latest answer in it does not tell, where an earlier one was put in between.
alter table skill_states add column revision int not null default 0;
