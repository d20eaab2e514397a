-- The threads that came with a session that was taken over, so that whoever asks again is told the same.
alter table guest_chat_sessions add column taken_threads jsonb not null default '[]';
