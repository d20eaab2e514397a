alter table guardians
  -- What the child, and another guardian, name a link by: it tells nothing of who the parent is.
  add column id uuid not null unique default gen_random_uuid(),
  -- How they came to it: they made the account, showed the child's code, or its own password.
  add column way text not null default 'code' check (way in ('created', 'code', 'password'));

update guardians set way = 'created' where exists (
  select from audit_events
  where action = 'child_created' and actor_id = parent_id and subject_id = child_id);

-- Whom a child or another guardian has turned away: they come back only by a new code of the child's.
create table removed_guardians (
  id uuid primary key,
  parent_id uuid not null references users on delete cascade,
  child_id uuid not null references users on delete cascade,
  removed_by uuid references users on delete set null,
  removed_at timestamptz not null
);
create index on removed_guardians (child_id, parent_id);
create index on removed_guardians (parent_id);
create index on removed_guardians (removed_by);

alter table users
  -- Whether a grown-up must agree before the account is open: `not_needed` for staff, parents and a
  -- school's own students; `of_age` where the student named a year of those who are 13; `unasked` until
  -- they name one; `awaited` until a grown-up answers; `given` when one has agreed.
  add column consent_state text not null default 'not_needed'
    check (consent_state in ('not_needed', 'of_age', 'unasked', 'awaited', 'given')),
  -- Since when it is `unasked` or `awaited`. Nobody waits for ever.
  add column consent_awaited_since timestamptz,
  add check ((consent_state in ('unasked', 'awaited')) = (consent_awaited_since is not null));
create index on users (consent_awaited_since) where consent_awaited_since is not null;

-- Students without a school who had signed up by themselves are asked from now on.
update users
set consent_state = judged.state,
  consent_awaited_since = case when judged.state <> 'of_age' then now() end
from (
  select student.id, case
    when position is null then 'unasked' when position <= 8 then 'awaited' else 'of_age' end as state
  from users as student
  left join academic_levels on academic_levels.id = student.academic_level_id
  where student.user_role_id = 1 and student.school_id = '01a1f000-0000-7000-8000-000000000001'
    and not exists (
      select from consents where given_for = student.id and given_by <> student.id)
) as judged
where judged.id = users.id;

alter table consents
  -- A grown-up without an account is known by the name that they gave and the address they were asked at.
  alter column given_by drop not null,
  add column giver_name text,
  add column giver_email text,
  add column way text not null default 'account' check (way in ('account', 'mail')),
  add check ((given_by is null) = (giver_name is not null and giver_email is not null));

create trigger consents_are_only_added_to before update on consents
  for each row execute function refuse_change();
