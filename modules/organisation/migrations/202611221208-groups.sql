create table organisation.shareholding (
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
  company_id uuid,
  holder_id uuid,
  pct numeric(20,4),
  "from" date,
  "to" date,
  basis text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index shareholding_create_time on organisation.shareholding using btree (create_time, id) where (del_flag = 0);
create index shareholding_company_id on organisation.shareholding using btree (company_id) where (del_flag = 0);
create index shareholding_holder_id on organisation.shareholding using btree (holder_id) where (del_flag = 0);
create index shareholding_search on organisation.shareholding using gin (search_grams) where (del_flag = 0);
create table organisation.user_group (
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
  group_name text,
  member_ids uuid[],
  shared text,
  sort numeric(20,0),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index user_group_create_time on organisation.user_group using btree (create_time, id) where (del_flag = 0);
create index user_group_unit_id on organisation.user_group using btree (unit_id, create_time, id) where (del_flag = 0);
create index user_group_dept_id on organisation.user_group using btree (dept_id, create_time, id) where (del_flag = 0);
create index user_group_create_by on organisation.user_group using btree (create_by, create_time, id) where (del_flag = 0);
create index user_group_search on organisation.user_group using gin (search_grams) where (del_flag = 0);
create table organisation.dept_group (
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
  group_code text,
  group_name text,
  name_ru text,
  name_en text,
  usage text,
  node_ids uuid[],
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index dept_group_create_time on organisation.dept_group using btree (create_time, id) where (del_flag = 0);
create unique index dept_group_group_code_key on organisation.dept_group using btree (group_code) where (del_flag = 0);
create index dept_group_search on organisation.dept_group using gin (search_grams) where (del_flag = 0);
