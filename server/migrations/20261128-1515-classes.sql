-- A head of department reads the classes of these subjects at their school.
create table department_subjects (
  user_id uuid not null references users on delete cascade,
  subject_id uuid not null references subjects on delete cascade,
  primary key (user_id, subject_id)
);
create index on department_subjects (subject_id);

-- When a school last made a sign-in card for somebody, or mailed them an invitation.
alter table users
  add column card_made_at timestamptz,
  add column invited_at timestamptz;

-- A list of students that was brought in, and what it did: by this it is undone.
create table people_imports (
  id uuid primary key,
  school_id uuid not null references schools on delete cascade,
  made_by uuid references users on delete set null,
  made_at timestamptz not null,
  undone_at timestamptz
);
create index on people_imports (school_id, made_at);

create table people_import_rows (
  import_id uuid not null references people_imports on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- True if the account was made by it; else it was there.
  is_new boolean not null,
  -- The class that it put them in; null if they were in it, or none was named.
  class_id uuid references classes on delete set null,
  primary key (import_id, user_id)
);
create index on people_import_rows (user_id);

-- A school links the parents whom it invites.
alter table guardians drop constraint guardians_way_check;
alter table guardians
  add constraint guardians_way_check check (way in ('created', 'code', 'password', 'school'));
