-- Whatever caches hold is counted here in the transaction that changes it, so that nobody can forget to.
create function engine.bump_caches() returns trigger language plpgsql as $$
declare
  cache text;
begin
  foreach cache in array tg_argv loop
    update engine.cache_version set version = version + 1 where name = cache;
    -- One event for each transaction, however many rows it touches.
    insert into engine.outbox (at, event)
      select now(), cache || '.changed'
      where not exists (select from engine.outbox where event = cache || '.changed' and done_at is null and xid = pg_current_xact_id());
    perform pg_notify('amur_cache', cache);
  end loop;
  return null;
end $$;

create function engine.tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('amur_session', new.id::text);
  return null;
end $$;

create trigger tell_end after update of ended_at on engine.session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function engine.tell_session_end();

create trigger bump_on_insert after insert or delete on base.person for each statement execute function engine.bump_caches('access', 'tree');
-- Signing in writes last_login into the row: that changes nobody's rights.
create trigger bump_on_update after update on base.person for each row
  when ((old.user_code, old.user_name, old.user_dwid, old.user_bmid, old.user_zt, old.user_tel, old.del_flag)
    is distinct from (new.user_code, new.user_name, new.user_dwid, new.user_bmid, new.user_zt, new.user_tel, new.del_flag))
  execute function engine.bump_caches('access', 'tree');

create trigger bump after insert or update or delete on base.department for each statement execute function engine.bump_caches('access', 'tree');
create trigger bump after insert or update or delete on base.user_post for each statement execute function engine.bump_caches('access', 'tree');
create trigger bump after insert or update or delete on base.role for each statement execute function engine.bump_caches('access');
create trigger bump after insert or update or delete on base.role_member for each statement execute function engine.bump_caches('access');
create trigger bump after insert or update or delete on base.role_permission for each statement execute function engine.bump_caches('access');
create trigger bump after insert or update or delete on base.data_scope for each statement execute function engine.bump_caches('access');
create trigger bump after insert or update or delete on base.menu for each statement execute function engine.bump_caches('access');
create trigger bump after insert or update or delete on base.dictionary for each statement execute function engine.bump_caches('dictionary');
create trigger bump after insert or update or delete on base.config for each statement execute function engine.bump_caches('site');
