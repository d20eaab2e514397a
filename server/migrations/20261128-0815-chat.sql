-- What tells one text of a passage from the next, so that nothing stale is kept of it anywhere.
alter table passages add column content_hash text not null
  generated always as (md5(coalesce(heading, '') || E'\n' || body)) stored;

-- Vectors of a passage's pieces, a byte a number in base64, by which it is found where words differ. They are made again
-- where the passage, the encoder's weights or the way of cutting has changed since.
create table passage_vectors (
  passage_id uuid primary key references passages on delete cascade,
  content_hash text not null,
  made_by text not null,
  vectors text not null
);
