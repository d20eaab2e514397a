create table schools (
  id uuid primary key,
  name text not null,
  time_zone text not null default 'Europe/London',
  learning_path_disabled boolean not null default false,
  is_active boolean not null default true,
  -- The white-label fields that are set: colours, and the ids of pictures.
  theme jsonb not null default '{}',
  page_title text,
  created_at timestamptz not null default now()
);

create table school_domains (
  domain text primary key check (domain = lower(domain)),
  school_id uuid not null references schools on delete cascade
);
create index on school_domains (school_id);

create table academic_levels (
  id uuid primary key,
  name text not null unique,
  position int not null
);

create table users (
  id uuid primary key,
  school_id uuid not null references schools,
  user_role_id int not null check (user_role_id between 1 and 6),
  teacher_role_id int check (teacher_role_id between 1 and 3),
  username text,
  email text,
  password_hash text,
  first_name text not null,
  last_name text not null default '',
  academic_level_id uuid references academic_levels,
  profile_pic_file_id uuid,
  time_zone text,
  has_agreed_policy boolean not null default false,
  is_support boolean not null default false,
  is_sub_admin boolean not null default false,
  is_free_tier boolean not null default false,
  extra_time boolean not null default false,
  is_active boolean not null default true,
  last_logged_in timestamptz,
  created_at timestamptz not null default now(),
  check ((user_role_id = 2) = (teacher_role_id is not null)),
  check (username is not null or email is not null)
);
create unique index users_email on users (lower(email));
create unique index users_username on users (lower(username));
create index on users (school_id, user_role_id);

create table sessions (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index on sessions (user_id);

-- One row a failed sign-in, by account or by address, both hashed: slows guessing across processes.
create table sign_in_failures (
  id uuid primary key,
  key_hash text not null,
  failed_at timestamptz not null
);
create index on sign_in_failures (key_hash, failed_at);

create table guardians (
  parent_id uuid not null references users on delete cascade,
  child_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (parent_id, child_id)
);
create index on guardians (child_id);

create table files (
  id uuid primary key,
  school_id uuid not null references schools,
  owner_id uuid references users on delete set null,
  name text not null,
  type text not null,
  bytes int not null,
  sha256 text not null,
  created_at timestamptz not null default now()
);
create index on files (school_id);
alter table users add foreign key (profile_pic_file_id) references files on delete set null;

-- Mail that was written and waits to be sent, or stays to be read where no mail server is set.
create table outbox (
  id uuid primary key,
  school_id uuid references schools,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
