alter table base.person add column role_ids uuid[];
create index person_role_ids on base.person using gin (role_ids) where (del_flag = 0);

-- The roles of a person stand in his row, whoever gives or takes them and however many at once: lists show them there.
create function base.roles_of(whose uuid) returns uuid[] language sql stable as $$
  select nullif(array_agg(r.id order by r.role_type, r.role_code), '{}') from base.role_member m join base.role r on r.id = m.role_id and r.del_flag = 0
  where m.user_id = whose and m.del_flag = 0
$$;

create function base.list_roles(whose uuid) returns void language plpgsql as $$
begin
  perform 1 from base.person where id = whose for update;
  update base.person set role_ids = base.roles_of(whose) where id = whose;
end $$;

create function base.role_given() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform base.list_roles(old.user_id); end if;
  if tg_op <> 'DELETE' then perform base.list_roles(new.user_id); end if;
  return null;
end $$;

create trigger given after insert or delete or update of user_id, role_id, del_flag on base.role_member
  for each row execute function base.role_given();

-- A first role may be there before its person.
create function base.begin_roles() returns trigger language plpgsql as $$
begin
  new.role_ids := base.roles_of(new.id);
  return new;
end $$;

create trigger roles before insert on base.person for each row execute function base.begin_roles();

update base.person set role_ids = base.roles_of(id);
