-- Gives evidence the order in which projections follow it. Numbers are given before a transaction commits, so one
-- that is lower can appear after one that is higher: `evidence_horizon` says up to where nothing can come any more.
create sequence evidence_seq;
alter table evidence add column seq bigint not null default nextval('evidence_seq');
alter sequence evidence_seq owned by evidence.seq;
create unique index on evidence (seq);

-- Makes the key of the lock of a writer that writes only numbers above this one.
create function evidence_lock(seq bigint) returns bigint language sql immutable as $$
  select (724102::bigint << 40) + seq
$$;

-- Lets each transaction say, before it takes a number, above which its numbers will be. Shared locks wait for nobody,
-- and end with the transaction, however it ends. Said once in each: locks are counted.
create function announce_evidence() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('learngrove.writes_evidence', true), '') = '' then
    perform set_config('learngrove.writes_evidence', 'yes', true);
    perform pg_advisory_xact_lock_shared(
      evidence_lock(case when is_called then last_value else 0 end)) from evidence_seq;
  end if;
  return null;
end $$;
create trigger evidence_is_announced before insert on evidence
  for each statement execute function announce_evidence();

-- The number up to which all evidence is there: the last one given, or what the oldest open writer stays above. Read
-- in this order, for who is not among the locks yet takes a number above the last one. To be asked before the
-- rows are, in a statement of its own: rows that are committed in between are seen by the later one.
create function evidence_horizon() returns bigint language plpgsql as $$
declare
  given bigint;
  announced bigint;
begin
  select case when is_called then last_value else 0 end into given from evidence_seq;
  select min(key) - evidence_lock(0) into announced
  from (
    select (classid::bigint << 32) | objid::bigint as key from pg_locks
    where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database())
  ) locks
  where key between evidence_lock(0) and evidence_lock((1::bigint << 40) - 1);
  return least(given, announced);
end $$;

-- How far each projection has followed the evidence.
create table projections (
  name text primary key,
  cursor bigint not null default 0,
  updated_at timestamptz not null default now()
);

-- Follows the evidence: how often a student showed a misconception in a topic, and when last.
create table misconception_counts (
  student_id uuid not null references users on delete cascade,
  topic_id uuid not null references topics on delete cascade,
  misconception text not null,
  tries int not null,
  last_at timestamptz not null,
  -- The last row of evidence that is counted: what was counted before is not counted again.
  last_seq bigint not null,
  primary key (student_id, topic_id, misconception)
);
create index on misconception_counts (topic_id);
