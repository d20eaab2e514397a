-- Of some sheets only some questions are to be answered. An attempt keeps how many, and which of them must be among
-- them, so that a sheet which is changed changes nothing that was begun.
alter table student_evaluations
  -- Null: all of them.
  add column num_to_complete int check (num_to_complete > 0);
alter table evaluation_questions
  -- It must be among those that are answered; false where all are to be.
  add column is_compulsory boolean not null default false;

-- So far it counted nowhere, and stood on every question that nobody had said it of: also on more than are to be answered.
alter table worksheet_questions alter column is_compulsory set default false;
update worksheet_questions set is_compulsory = false
from worksheets where worksheets.id = worksheet_questions.worksheet_id and worksheet_questions.is_compulsory
  and (worksheets.num_question_to_complete is null or worksheets.num_question_to_complete < (
    select count(*) from worksheet_questions placed
    where placed.worksheet_id = worksheets.id and placed.is_compulsory));
