-- Who wants one letter on the day on which a brand opens, and has confirmed it by a link. The row goes
-- with the letter.
create table opening_readers (
  id uuid primary key,
  brand text not null,
  email text not null,
  -- The site that the letter leads to: that at which it was asked for.
  origin text not null,
  confirmed_at timestamptz not null,
  check (email = lower(email)),
  unique (brand, email)
);
create index on opening_readers (email);
