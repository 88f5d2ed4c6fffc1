create table base.role_grantable (
  id uuid primary key,
  ver integer not null default 1,
  unit_id uuid,
  dept_id uuid,
  create_by uuid not null,
  create_name text not null,
  create_time timestamp(3) with time zone not null default now(),
  update_by uuid,
  update_time timestamp(3) with time zone,
  remark text,
  role_id uuid,
  ppe_value text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index role_grantable_create_time on base.role_grantable using btree (create_time, id) where (del_flag = 0);
create index role_grantable_role_id on base.role_grantable using btree (role_id) where (del_flag = 0);
create unique index role_grantable_role_id_ppe_value_key on base.role_grantable using btree (role_id, ppe_value) where (del_flag = 0);
create index role_grantable_search on base.role_grantable using gin (search_grams) where (del_flag = 0);

-- The three offices keep each other in check: whoever holds one holds no other and no business role, whatever writes the row.
create function base.keep_offices_apart() returns trigger language plpgsql as $$
begin
  if new.del_flag = 0 and exists (
    select from base.role_member m join base.role r on r.id = m.role_id and r.del_flag = 0
    where m.user_id = new.user_id and m.del_flag = 0
    having bool_or(r.role_code in ('systemAdmin', 'securityAdmin', 'auditAdmin')) and count(*) filter (where r.role_code <> 'staff') > 1
  ) then
    raise exception 'an administrator holds no other role';
  end if;
  return null;
end $$;
create constraint trigger offices_apart after insert or update on base.role_member deferrable initially deferred
  for each row execute function base.keep_offices_apart();
