-- The tables of what the engine lives on: people, the organisation tree, roles, scopes, menus, dictionaries.
create schema base;

create table base.person (
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
  user_code text,
  user_name text,
  name_ru text,
  name_en text,
  user_tel text,
  user_dwid uuid,
  user_bmid uuid,
  user_zt text,
  user_sex text,
  post text,
  user_avatar jsonb,
  email text,
  id_card text,
  register timestamp(3) with time zone,
  pwd_expire date,
  last_login timestamp(3) with time zone,
  open_leader_account text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index person_create_time on base.person using btree (create_time, id) where (del_flag = 0);
create index person_unit_id on base.person using btree (unit_id, create_time, id) where (del_flag = 0);
create index person_dept_id on base.person using btree (dept_id, create_time, id) where (del_flag = 0);
create index person_create_by on base.person using btree (create_by, create_time, id) where (del_flag = 0);
create index person_user_dwid on base.person using btree (user_dwid) where (del_flag = 0);
create index person_user_bmid on base.person using btree (user_bmid) where (del_flag = 0);
create index person_user_zt on base.person using btree (user_zt) where (del_flag = 0);
create unique index person_user_code_key on base.person using btree (user_code) where (del_flag = 0);
create unique index person_user_tel_key on base.person using btree (user_tel) where (del_flag = 0);
create index person_search on base.person using gin (search_grams) where (del_flag = 0);

create table base.department (
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
  dept_code text,
  dept_name text,
  dept_sname text,
  name_ru text,
  name_en text,
  dept_pid uuid,
  dept_flag text,
  dept_sort numeric(20,0),
  leader_id uuid,
  vice_leader_ids uuid[],
  dept_logo jsonb,
  dept_theme text,
  found_date date,
  dept_zt text,
  path text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index department_create_time on base.department using btree (create_time, id) where (del_flag = 0);
create index department_dept_pid on base.department using btree (dept_pid) where (del_flag = 0);
create index department_dept_flag on base.department using btree (dept_flag) where (del_flag = 0);
create index department_path on base.department using btree (path text_pattern_ops) where (del_flag = 0);
create unique index department_dept_code_key on base.department using btree (dept_code) where (del_flag = 0);
create index department_search on base.department using gin (search_grams) where (del_flag = 0);

create table base.user_post (
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
  user_id uuid,
  dw_id uuid,
  bm_id uuid,
  post_name text,
  is_main text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index user_post_create_time on base.user_post using btree (create_time, id) where (del_flag = 0);
create index user_post_unit_id on base.user_post using btree (unit_id, create_time, id) where (del_flag = 0);
create index user_post_dept_id on base.user_post using btree (dept_id, create_time, id) where (del_flag = 0);
create index user_post_create_by on base.user_post using btree (create_by, create_time, id) where (del_flag = 0);
create index user_post_user_id on base.user_post using btree (user_id) where (del_flag = 0);
create unique index user_post_user_id_dw_id_bm_id_post_name_key on base.user_post using btree (user_id, dw_id, bm_id, post_name) where (del_flag = 0);
create index user_post_search on base.user_post using gin (search_grams) where (del_flag = 0);

create table base.role (
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
  role_code text,
  role_name text,
  name_ru text,
  name_en text,
  role_type text,
  mutex_roles text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index role_create_time on base.role using btree (create_time, id) where (del_flag = 0);
create unique index role_role_code_key on base.role using btree (role_code) where (del_flag = 0);
create index role_search on base.role using gin (search_grams) where (del_flag = 0);

create table base.role_member (
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
  user_id uuid,
  del_flag smallint not null default 0
);
create index role_member_create_time on base.role_member using btree (create_time, id) where (del_flag = 0);
create index role_member_role_id on base.role_member using btree (role_id) where (del_flag = 0);
create index role_member_user_id on base.role_member using btree (user_id) where (del_flag = 0);
create unique index role_member_user_id_role_id_key on base.role_member using btree (user_id, role_id) where (del_flag = 0);

create table base.role_permission (
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
create index role_permission_create_time on base.role_permission using btree (create_time, id) where (del_flag = 0);
create index role_permission_role_id on base.role_permission using btree (role_id) where (del_flag = 0);
create unique index role_permission_role_id_ppe_value_key on base.role_permission using btree (role_id, ppe_value) where (del_flag = 0);
create index role_permission_search on base.role_permission using gin (search_grams) where (del_flag = 0);

create table base.permission (
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
  ppe_value text,
  ppe_name text,
  menu_id uuid,
  ppe_type text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index permission_create_time on base.permission using btree (create_time, id) where (del_flag = 0);
create index permission_menu_id on base.permission using btree (menu_id) where (del_flag = 0);
create unique index permission_ppe_value_key on base.permission using btree (ppe_value) where (del_flag = 0);
create index permission_search on base.permission using gin (search_grams) where (del_flag = 0);

create table base.data_scope (
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
  ds_code text,
  ds_name text,
  role_id uuid,
  ds_type text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index data_scope_create_time on base.data_scope using btree (create_time, id) where (del_flag = 0);
create index data_scope_ds_code on base.data_scope using btree (ds_code) where (del_flag = 0);
create index data_scope_role_id on base.data_scope using btree (role_id) where (del_flag = 0);
create unique index data_scope_role_id_ds_code_key on base.data_scope using btree (role_id, ds_code) where (del_flag = 0);
create index data_scope_search on base.data_scope using gin (search_grams) where (del_flag = 0);

create table base.data_scope_chosen (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  dw_id uuid,
  bm_id uuid,
  foreign key (parent_id) references base.data_scope (id) on delete cascade
);
create index data_scope_chosen_parent_id on base.data_scope_chosen using btree (parent_id, line_no);

create table base.menu (
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
  menu_pid uuid,
  menu_name text,
  menu_name_ru text,
  menu_name_en text,
  menu_url text,
  menu_type text,
  menu_icon text,
  menu_sort numeric(20,0),
  keep_alive text,
  hidden text,
  params text,
  open_mode text,
  needs text,
  enabled text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index menu_create_time on base.menu using btree (create_time, id) where (del_flag = 0);
create index menu_menu_pid on base.menu using btree (menu_pid) where (del_flag = 0);
create index menu_search on base.menu using gin (search_grams) where (del_flag = 0);

create table base.dictionary (
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
  dic_group text,
  dic_code text,
  dic_name text,
  dic_name_ru text,
  dic_name_en text,
  dic_pid uuid,
  dic_sort numeric(20,0),
  dic_color text,
  enabled text,
  sys_flag text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index dictionary_create_time on base.dictionary using btree (create_time, id) where (del_flag = 0);
create index dictionary_dic_group on base.dictionary using btree (dic_group) where (del_flag = 0);
create unique index dictionary_dic_group_dic_code_key on base.dictionary using btree (dic_group, dic_code) where (del_flag = 0);
create index dictionary_search on base.dictionary using gin (search_grams) where (del_flag = 0);

create table base.config (
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
  cfg_key text,
  cfg_value text,
  cfg_type text,
  cfg_group text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index config_create_time on base.config using btree (create_time, id) where (del_flag = 0);
create unique index config_cfg_key_key on base.config using btree (cfg_key) where (del_flag = 0);
create index config_search on base.config using gin (search_grams) where (del_flag = 0);
