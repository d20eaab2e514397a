-- Where an account has come in from: a browser, by its cookie, or a network address. Of both a hash is
-- kept, of a secret that is not in the database together with the account.
create table known_places (
  user_id uuid not null references users on delete cascade,
  place_hash text not null,
  expires_at timestamptz not null,
  primary key (user_id, place_hash)
);
create index on known_places (expires_at);

create function place_hash(secret text, user_id uuid) returns text language sql immutable as $$
  select encode(sha256(convert_to(secret || ' ' || user_id::text, 'UTF8')), 'base64')
$$;

drop function count_sign_in_try(uuid[], text[], int[], int, timestamptz, timestamptz);

-- Counts a try to sign in before it is made: at each of its doors, or at none of them. A door is
-- {id, key, limits: [{since, free, longest_wait_s}]}; the id is that of the failure that it leaves.
-- Returns the seconds that are still to be waited, or 0 where it was counted. Of many tries at the same
-- moment each sees those before it: they come one by one, and every statement in here looks anew.
create function count_sign_in_try(doors jsonb, tried_at timestamptz) returns int language plpgsql as $$
declare
  wait_s int;
begin
  -- In one order, so that none wait in a circle.
  perform pg_advisory_xact_lock(hashtextextended(sorted.key, 0))
  from (select door.key from jsonb_to_recordset(doors) as door (key text) order by door.key) as sorted;
  -- After the free failures: 1, 2, 4 … seconds after the last. The exponent ends where no wait is as long.
  select max(ceil(least(2 ^ least(failed.times - failed.free, 30), failed.longest_wait_s)
    - extract(epoch from tried_at - failed.last_at)))
  into wait_s
  from (
    select allowed.free, allowed.longest_wait_s, count(*) as times, max(failed_at) as last_at
    from jsonb_to_recordset(doors) as door (key text, limits jsonb)
    cross join jsonb_to_recordset(door.limits) as allowed (since timestamptz, free int, longest_wait_s int)
    join sign_in_failures on key_hash = door.key and failed_at > allowed.since
    group by door.key, allowed.since, allowed.free, allowed.longest_wait_s
  ) as failed
  where failed.times >= failed.free;
  if wait_s > 0 then
    return wait_s;
  end if;
  insert into sign_in_failures (id, key_hash, failed_at)
  select door.id, door.key, tried_at from jsonb_to_recordset(doors) as door (id uuid, key text);
  return 0;
end
$$;
