-- A department of thousands moves in one statement, and the caches are told of it once, not once for each person.
-- Signing in writes last_login into the row: that still changes nobody's rights.
drop trigger bump_on_update on base.person;

create function base.tell_of_people() returns trigger language plpgsql as $$
begin
  -- A difference of sets is hashed; a join of the two would be planned for the few rows of an ordinary save.
  if exists (
    select id, user_code, user_name, user_dwid, user_bmid, user_zt, user_tel, del_flag from is_now
    except select id, user_code, user_name, user_dwid, user_bmid, user_zt, user_tel, del_flag from was
  ) then
    perform engine.bump('access');
    perform engine.bump('tree');
  end if;
  return null;
end $$;

-- The same as the trigger function bump_caches, for a function that has decided by itself.
create function engine.bump(cache text) returns void language plpgsql as $$
begin
  update engine.cache_version set version = version + 1 where name = cache;
  insert into engine.outbox (at, event)
    select now(), cache || '.changed'
    where not exists (select from engine.outbox where event = cache || '.changed' and done_at is null and xid = pg_current_xact_id());
  perform pg_notify('amur_cache', cache);
end $$;

create trigger bump_on_update after update on base.person referencing old table as was new table as is_now
  for each statement execute function base.tell_of_people();
