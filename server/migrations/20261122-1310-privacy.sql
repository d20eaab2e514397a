-- What people ask for: a copy of what is kept about them, or its end. When somebody is erased, the row
-- stays and says of nobody that it was done.
create table privacy_requests (
  id uuid primary key,
  kind text not null check (kind in ('export', 'erasure')),
  status text not null check (status in
    ('waiting', 'needs_confirmation', 'running', 'failed', 'ready', 'done', 'cancelled', 'expired')),
  progress int not null default 0,
  school_id uuid not null references schools,
  subject_id uuid references users on delete set null,
  asked_by uuid references users on delete set null,
  confirmed_by uuid references users on delete set null,
  created_at timestamptz not null,
  due_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz,
  file_id uuid references files on delete set null,
  check ((kind = 'erasure') = (due_at is not null))
);
create index on privacy_requests (subject_id);
create index on privacy_requests (asked_by);
create index on privacy_requests (status, due_at);
-- One of a kind at a time for each person.
create unique index on privacy_requests (subject_id, kind)
  where status in ('waiting', 'needs_confirmation', 'running', 'failed');

-- Stands in the place of somebody of the staff who was erased, where it must stay clear that the same
-- person did two things. It has no name and nobody signs in by it.
alter table users add column is_former boolean not null default false;

-- A row that is never changed may still lose who did it: to nobody, or to somebody who was erased.
create function refuse_change_but_of_people() returns trigger language plpgsql as $$
declare
  person text;
begin
  if to_jsonb(new) - tg_argv is distinct from to_jsonb(old) - tg_argv then
    raise exception 'rows of % are never changed', tg_table_name;
  end if;
  foreach person in array tg_argv loop
    if to_jsonb(new) -> person is distinct from to_jsonb(old) -> person
      and to_jsonb(new) ->> person is not null
      and not exists (
        select from users where id = (to_jsonb(new) ->> person)::uuid and is_former)
    then raise exception 'rows of % are never changed', tg_table_name;
    end if;
  end loop;
  return new;
end $$;
drop trigger evidence_is_append_only on evidence;
create trigger evidence_is_append_only before update on evidence
  for each row execute function refuse_change_but_of_people('marked_by');
drop trigger safeguarding_entries_are_append_only on safeguarding_entries;
create trigger safeguarding_entries_are_append_only before update on safeguarding_entries
  for each row execute function refuse_change_but_of_people('by_id', 'whom_id');

-- A file that lost its owner kept its bytes for good. Now an account cannot go before its files.
alter table files drop constraint files_owner_id_fkey;
alter table files add foreign key (owner_id) references users;

-- After so many minutes without a sign of life a session at this school ends; null where it does not.
alter table schools add column idle_minutes int check (idle_minutes between 1 and 240);
