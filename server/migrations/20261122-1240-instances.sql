-- The processes that run, each alive until its lease runs out unless it renews it.
create table instances (
  id uuid primary key,
  lease_until timestamptz not null
);

-- Which process writes the answer. That one is gone once it has no lease: no key, for its row goes first.
alter table chat_generations add column instance_id uuid;
