-- What was said aloud once and may be asked for again. Its bytes are a file, with the person whose words they
-- are; the key is a hash of the words, the voice and whose they are. Without a file it is being made.
create table speech_clips (
  key text primary key,
  id uuid not null unique,
  file_id uuid unique references files on delete cascade,
  made_at timestamptz not null,
  used_at timestamptz not null
);
create index on speech_clips (used_at);

-- Voices and ears of providers are called by the same books as models that answer.
alter table model_calls drop constraint model_calls_purpose_check,
  add check (purpose in ('tutor', 'speech', 'hearing'));
