-- What an authenticator app makes its codes from. Until it is turned on, nobody is asked for one.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- Encrypted with the server's key, and bound to this user.
  secret text not null,
  turned_on_at timestamptz,
  -- The half minute, since 1970, whose code was taken last: none that is as old or older is taken again.
  last_step int not null default 0,
  created_at timestamptz not null
);

-- For the day when the telephone is lost. Kept by their hashes.
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Whether the school asks a second factor of its staff.
alter table schools add column requires_second_factor boolean not null default false;
