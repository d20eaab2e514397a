-- An answer that the marker leaves to a person waits beside its question: it is no evidence, takes no try and settles
-- nothing until somebody decides.
alter table evaluation_questions
  -- The answer as it was handed in, with its judgement: what is written afterwards is a draft beside it.
  add column waiting jsonb,
  -- Of every answer that waited: one that is sent again is not taken for a new one.
  add column waiting_keys jsonb not null default '[]',
  -- When the answer that counts, or waits, was handed in.
  add column handed_in_at timestamptz;
