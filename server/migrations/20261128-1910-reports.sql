-- A hosted model may put what the reports say of a class into words.
alter table model_calls drop constraint model_calls_purpose_check,
  add check (purpose in ('tutor', 'speech', 'hearing', 'reports'));
