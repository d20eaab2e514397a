-- A document that a teacher gave to make worksheets of: its text alone, and for nobody but them.
create table worksheet_documents (
  id uuid primary key,
  school_id uuid not null references schools on delete cascade,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('curriculum', 'generation')),
  name text not null,
  text text not null,
  is_truncated boolean not null,
  -- Of the bytes as they were sent: the same document is kept once.
  sha256 text not null,
  created_at timestamptz not null,
  unique (user_id, school_id, kind, sha256)
);

alter table worksheets
  -- Two versions: half of the students get other numbers in another order.
  add column has_versions boolean not null default false;

alter table worksheet_questions
  -- What it counts on this sheet; null: what it counts in the bank.
  add column marks int check (marks between 1 and 20);

-- A word by which the students of a school put themselves into a class; null: nobody can.
alter table classes
  add column join_code text unique;

alter table class_members
  -- True for who came by the code: they may leave again by themselves.
  add column came_by_code boolean not null default false;
