-- The free tier keeps a course open when what was paid for it has ended. Such a course is held in full
-- only until `ends_at`; any other in full until then, or for good, and not at all afterwards.
alter table enrolments add column is_free boolean not null default false;
update enrolments set is_free = true
from users where users.id = enrolments.student_id and users.is_free_tier;

-- What opens courses without paying here. The code is kept as it is, not by a hash: whoever issued it
-- must be able to read it again and hand it on. It opens courses and nothing else, neither an account
-- nor anybody's work, and can be ended at any time.
create table activation_codes (
  id uuid primary key,
  code text not null unique check (code ~ '^[BCDFGHJKMNPRSTVWXYZ3479]{12}$'),
  -- Who issued it, and so whose people may redeem it; null: the platform, and anybody.
  school_id uuid references schools on delete cascade,
  issued_by uuid references users on delete set null,
  -- What its issuer calls the batch.
  note text not null default '',
  -- For how long the courses are open from then on; null: for good.
  months int check (months > 0),
  uses_allowed int not null check (uses_allowed > 0),
  uses_left int not null check (uses_left between 0 and uses_allowed),
  expires_at timestamptz not null,
  is_active boolean not null default true,
  created_at timestamptz not null
);
create index on activation_codes (school_id, created_at);

create table activation_code_courses (
  code_id uuid not null references activation_codes on delete cascade,
  course_id uuid not null references courses on delete cascade,
  primary key (code_id, course_id)
);
create index on activation_code_courses (course_id);

-- One row for a student and a code, however often it is redeemed.
create table activation_redemptions (
  code_id uuid not null references activation_codes on delete cascade,
  student_id uuid not null references users on delete cascade,
  -- The student, or the parent who did it for them.
  redeemed_by uuid references users on delete set null,
  redeemed_at timestamptz not null,
  primary key (code_id, student_id)
);
create index on activation_redemptions (student_id);
