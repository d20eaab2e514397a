-- Families and others that belong to no school of their own.
insert into schools (id, name) values ('01a1f000-0000-7000-8000-000000000001', '')
on conflict do nothing;

-- The school years that people may name, whether or not there is a course for them yet.
insert into academic_levels (id, name, position)
select ('01a1f000-0000-7000-8000-0000000001' || lpad(year::text, 2, '0'))::uuid, 'Year ' || year, year
from generate_series(4, 11) as year
on conflict do nothing;

alter table users
  -- An address that was named and whose link was not opened yet. It signs nobody in.
  add column pending_email text,
  add column mobile_number text unique,
  -- Part of the address of the profile picture: an image element sends no token.
  add column picture_key text;
create index on users (lower(pending_email)) where pending_email is not null;

alter table sessions
  add column id uuid not null unique default gen_random_uuid(),
  add column device text not null default '';

-- Secrets that are sent out and come back once: magic links, password links, hand-overs, codes by
-- text message, link codes of children, and what a sign-in by a provider must bring back. Hashed.
create table tickets (
  id uuid primary key,
  purpose text not null,
  secret_hash text not null,
  user_id uuid references users on delete cascade,
  -- What it is about, such as the address that it was sent to.
  data jsonb not null default '{}',
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (purpose, secret_hash)
);
create index on tickets (user_id);
create index on tickets (purpose, (data ->> 'about')) where used_at is null;
create index on tickets (expires_at);

-- What is slowed down by who asks: one row a request, by the hash of what it is counted by.
create table counted_requests (
  id uuid primary key,
  key_hash text not null,
  happened_at timestamptz not null
);
create index on counted_requests (key_hash, happened_at);

-- An account elsewhere that signs in here.
create table identities (
  provider text not null,
  -- Of Canvas and Brightspace the instance, else the provider's own name for itself.
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (provider, issuer, subject)
);
-- One account there for one here: an address that was given to somebody else brings nobody in.
create unique index on identities (user_id, provider, issuer);

-- Who agreed to what, in which version, for whom. Never changed, only added to.
create table consents (
  id uuid primary key,
  given_by uuid not null references users on delete cascade,
  -- The same person, or their child.
  given_for uuid not null references users on delete cascade,
  text_name text not null,
  text_version text not null,
  given_at timestamptz not null
);
create index on consents (given_for);
create index on consents (given_by);

create table onboardings (
  user_id uuid primary key references users on delete cascade,
  fields jsonb not null,
  updated_at timestamptz not null
);

create table contact_messages (
  id uuid primary key,
  school_id uuid references schools,
  user_id uuid references users on delete set null,
  from_email text not null,
  name text not null default '',
  message text not null,
  created_at timestamptz not null
);

-- What happened to accounts, for those who must be able to tell. Names and addresses are not in it.
create table audit_events (
  id uuid primary key,
  school_id uuid references schools,
  -- Who did it; null where nobody was signed in.
  actor_id uuid references users on delete set null,
  -- Whom or what it was done to.
  subject_id uuid,
  action text not null,
  data jsonb not null default '{}',
  happened_at timestamptz not null
);
create index on audit_events (subject_id, happened_at);
create index on audit_events (school_id, happened_at);

alter table outbox
  add column kind text not null default 'mail' check (kind in ('mail', 'text')),
  -- The name that it comes from: a brand's or a school's.
  add column sender text not null default '',
  add column html text,
  add column error text;
create index on outbox (created_at) where sent_at is null;

-- Attempts of guests at past papers. The browser holds the key; both forget it after seven days.
create table paper_attempts (
  id uuid primary key,
  key_hash text not null unique,
  name text not null,
  answers jsonb not null default '{}',
  finished_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on paper_attempts (expires_at);
