-- Thousands of people or members at once are one statement, not one each.
drop trigger given on base.role_member;
drop trigger roles on base.person;
drop function base.role_given();
drop function base.begin_roles();
drop function base.list_roles(uuid);
drop function base.roles_of(uuid);

create function base.list_roles(whose uuid[]) returns void language plpgsql as $$
begin
  if cardinality(whose) = 0 then return; end if;
  -- Of two who give roles at once the second waits here and then sees what the first has given.
  perform 1 from base.person where id = any(whose) order by id for update;
  update base.person p set role_ids = held.ids
  from unnest(whose) as one(id) left join (
    select m.user_id, array_agg(r.id order by r.role_type, r.role_code) as ids from base.role_member m join base.role r on r.id = m.role_id and r.del_flag = 0
    where m.user_id = any(whose) and m.del_flag = 0 group by m.user_id) held on held.user_id = one.id
  where p.id = one.id and p.role_ids is distinct from held.ids;
end $$;

create function base.roles_given() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform base.list_roles(array(select distinct user_id from fresh));
  elsif tg_op = 'DELETE' then perform base.list_roles(array(select distinct user_id from gone));
  else perform base.list_roles(array(select user_id from gone union select user_id from fresh));
  end if;
  return null;
end $$;

create trigger given_insert after insert on base.role_member referencing new table as fresh for each statement execute function base.roles_given();
create trigger given_update after update on base.role_member referencing old table as gone new table as fresh for each statement execute function base.roles_given();
create trigger given_delete after delete on base.role_member referencing old table as gone for each statement execute function base.roles_given();

-- A first role may be there before its person.
create function base.begin_roles() returns trigger language plpgsql as $$
begin
  perform base.list_roles(array(select f.id from fresh f where exists (select from base.role_member m where m.user_id = f.id and m.del_flag = 0)));
  return null;
end $$;

create trigger roles after insert on base.person referencing new table as fresh for each statement execute function base.begin_roles();
