-- Each file that was made of a safeguarding list: by whom, of which list, how it was filtered and how
-- many rows it has. A search is a child's name, so that there was one is kept, and not its text.
create table safeguarding_exports (
  id uuid primary key,
  school_id uuid not null references schools,
  by_id uuid references users,
  list text not null check (list in ('closed', 'readings')),
  kind text,
  outcome text check (outcome in ('with_services', 'in_hand', 'not_a_concern')),
  is_searched boolean not null,
  -- Whether rows were chosen one by one.
  is_chosen boolean not null,
  row_count int not null check (row_count >= 0),
  happened_at timestamptz not null
);
create index on safeguarding_exports (school_id, happened_at);

create trigger safeguarding_exports_are_append_only before update on safeguarding_exports
  for each row execute function refuse_change_but_of_people('by_id');
create trigger safeguarding_exports_are_kept before delete on safeguarding_exports
  for each row execute function refuse_direct_delete();
