-- Who at a school is told, in this order. Where nobody is named, its owners are.
create table safeguarding_contacts (
  school_id uuid not null references schools on delete cascade,
  user_id uuid not null references users on delete cascade,
  position int not null,
  primary key (school_id, user_id),
  unique (school_id, position)
);

-- What a contact works on: what was heard of one child within an hour.
create table safeguarding_cases (
  id uuid primary key,
  school_id uuid not null references schools,
  student_id uuid not null references users on delete cascade,
  -- Those of the most urgent of its flags.
  kind text not null,
  response text not null check (response in ('care', 'check_in', 'refuse')),
  raised_at timestamptz not null,
  -- When somebody was last told; a case that becomes more urgent is told again, and is unopened again.
  told_at timestamptz not null,
  opened_at timestamptz,
  escalated_at timestamptz,
  taken_by uuid references users,
  closed_at timestamptz,
  outcome text check (outcome in ('with_services', 'in_hand', 'not_a_concern')),
  look_again_on date,
  check ((closed_at is null) = (outcome is null)),
  check ((outcome is not distinct from 'in_hand') = (look_again_on is not null))
);
create index on safeguarding_cases (school_id, closed_at);
create index on safeguarding_cases (student_id, raised_at);
create index on safeguarding_cases (told_at) where opened_at is null and escalated_at is null and closed_at is null;

-- What happened to a case. A row is written once; it goes only with the account of the child.
create table safeguarding_entries (
  id uuid primary key,
  case_id uuid not null references safeguarding_cases on delete cascade,
  action text not null check (action in ('raised', 'told', 'escalated', 'opened', 'note', 'taken', 'closed')),
  -- Who did it; null where nobody did.
  by_id uuid references users,
  -- Who was told.
  whom_id uuid references users,
  -- How many lines of the chat were read.
  lines int,
  note text,
  outcome text,
  look_again_on date,
  happened_at timestamptz not null
);
create index on safeguarding_entries (case_id, happened_at);

create function refuse_direct_delete() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return old; end if;
  raise exception 'rows of % are never deleted by themselves', tg_table_name;
end $$;
create trigger safeguarding_entries_are_append_only before update on safeguarding_entries
  for each row execute function refuse_change();
create trigger safeguarding_entries_are_kept before delete on safeguarding_entries
  for each row execute function refuse_direct_delete();
create trigger safeguarding_cases_are_kept before delete on safeguarding_cases
  for each row execute function refuse_direct_delete();

-- A message that was heard: whose, in which talk, what it may be a sign of and how it was answered.
alter table safety_flags rename column category to kind;
alter table safety_flags
  drop column resolved_at,
  add column user_id uuid references users on delete cascade,
  add column thread_id uuid references chat_threads on delete cascade,
  add column response text,
  add column heard_by text not null default 'rules' check (heard_by in ('rules', 'encoder', 'both')),
  -- From 0 to 1; nothing where rules alone heard it.
  add column certainty float8 check (certainty between 0 and 1),
  add column case_id uuid references safeguarding_cases on delete cascade;
alter table safety_flags alter column heard_by drop default;

update safety_flags set
  user_id = chat_threads.user_id,
  thread_id = chat_threads.id,
  kind = case kind when 'danger' then 'danger_now' when 'personal_data' then 'personal' else kind end,
  response = case when kind in ('self_harm', 'abuse', 'danger') then 'care' else 'refuse' end
from chat_messages join chat_threads on chat_threads.id = chat_messages.thread_id
where chat_messages.id = message_id;

-- What children of a school said before anybody could be told is one case for each child. Nobody has
-- been told of it, so the first look for cases that nobody opened tells everybody.
insert into safeguarding_cases (id, school_id, student_id, kind, response, raised_at, told_at)
select distinct on (safety_flags.school_id, safety_flags.user_id)
  gen_random_uuid(), safety_flags.school_id, safety_flags.user_id, kind, response,
  min(safety_flags.created_at) over of_child, min(safety_flags.created_at) over of_child
from safety_flags
join chat_messages on chat_messages.id = message_id and from_user
join users on users.id = safety_flags.user_id and user_role_id = 1
where safety_flags.school_id <> '01a1f000-0000-7000-8000-000000000001'
window of_child as (partition by safety_flags.school_id, safety_flags.user_id)
order by safety_flags.school_id, safety_flags.user_id, response = 'care' desc, safety_flags.created_at;

update safety_flags set case_id = safeguarding_cases.id
from safeguarding_cases, chat_messages
where student_id = safety_flags.user_id and safeguarding_cases.school_id = safety_flags.school_id
  and chat_messages.id = message_id and from_user;

insert into safeguarding_entries (id, case_id, action, happened_at)
select gen_random_uuid(), case_id, 'raised', created_at from safety_flags where case_id is not null;

alter table safety_flags
  alter column user_id set not null,
  alter column thread_id set not null,
  alter column response set not null,
  add check (response in ('care', 'check_in', 'refuse')),
  add unique (message_id);
create index on safety_flags (case_id, created_at);
