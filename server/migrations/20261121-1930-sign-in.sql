-- Counts a try to sign in before it is made: at each of its doors, or at none of them. Returns the
-- seconds that are still to be waited, or 0 where it was counted. Of many tries at the same moment
-- each sees those before it: they come one by one, and every statement in here looks anew.
create function count_sign_in_try(
  ids uuid[], keys text[], may_fail int[], longest_wait_s int, tried_at timestamptz, since timestamptz
) returns int language plpgsql as $$
declare
  wait_s int;
begin
  -- In one order, so that none wait in a circle.
  perform pg_advisory_xact_lock(hashtextextended(sorted.key, 0))
  from (select each.key from unnest(keys) as each (key) order by each.key) as sorted;
  -- After the free failures: 1, 2, 4 … seconds after the last. The exponent ends where no wait is as long.
  select max(ceil(least(2 ^ least(door.failures - door.free, 30), longest_wait_s)
    - extract(epoch from tried_at - door.last_at)))
  into wait_s
  from (
    select each.free, count(*) as failures, max(failed_at) as last_at
    from unnest(keys, may_fail) as each (key, free)
    join sign_in_failures on key_hash = each.key and failed_at > since
    group by each.key, each.free
  ) as door
  where door.failures >= door.free;
  if wait_s > 0 then
    return wait_s;
  end if;
  insert into sign_in_failures (id, key_hash, failed_at)
  select each.id, each.key, tried_at from unnest(ids, keys) as each (id, key);
  return 0;
end
$$;
