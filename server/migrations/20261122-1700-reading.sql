-- How somebody likes to read: what they have chosen, and nothing where they have not.
alter table users add column reading jsonb not null default '{}' check (jsonb_typeof(reading) = 'object');
