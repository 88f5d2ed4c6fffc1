create table base.alert_rule (
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
  rule_code text,
  rule_name text,
  name_ru text,
  name_en text,
  rising text,
  yellow numeric(20,2),
  orange numeric(20,2),
  red numeric(20,2),
  receiver_role uuid,
  receivers uuid[],
  cron text,
  enabled text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index alert_rule_create_time on base.alert_rule using btree (create_time, id) where (del_flag = 0);
create unique index alert_rule_rule_code_key on base.alert_rule using btree (rule_code) where (del_flag = 0);
create index alert_rule_search on base.alert_rule using gin (search_grams) where (del_flag = 0);
create table base.alert_event (
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
  rule_code text,
  rule_name text,
  obj_type text,
  obj_id text,
  obj_title text,
  obj_url text,
  level text,
  measured numeric(20,2),
  threshold numeric(20,2),
  first_time timestamp(3) with time zone,
  last_time timestamp(3) with time zone,
  status text,
  handler uuid,
  handle_note text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index alert_event_create_time on base.alert_event using btree (create_time, id) where (del_flag = 0);
create index alert_event_unit_id on base.alert_event using btree (unit_id, create_time, id) where (del_flag = 0);
create index alert_event_dept_id on base.alert_event using btree (dept_id, create_time, id) where (del_flag = 0);
create index alert_event_create_by on base.alert_event using btree (create_by, create_time, id) where (del_flag = 0);
create index alert_event_rule_code on base.alert_event using btree (rule_code) where (del_flag = 0);
create index alert_event_obj_id on base.alert_event using btree (obj_id) where (del_flag = 0);
create index alert_event_level on base.alert_event using btree (level) where (del_flag = 0);
create index alert_event_status on base.alert_event using btree (status) where (del_flag = 0);
create index alert_event_search on base.alert_event using gin (search_grams) where (del_flag = 0);
create table base.skin (
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
  skin_unit uuid,
  header_bg text,
  header_font text,
  header_icon text,
  menu_bg text,
  menu_font text,
  menu_icon text,
  footer_bg text,
  footer_font text,
  footer_icon text,
  del_flag smallint not null default 0
);
create index skin_create_time on base.skin using btree (create_time, id) where (del_flag = 0);
create index skin_skin_unit on base.skin using btree (skin_unit) where (del_flag = 0);
create unique index skin_skin_unit_key on base.skin using btree (skin_unit) where (del_flag = 0);
create table base.user_entry (
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
  entry_group text,
  entry_name text,
  shared text,
  entry_sort numeric(20,0),
  enabled text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index user_entry_create_time on base.user_entry using btree (create_time, id) where (del_flag = 0);
create index user_entry_unit_id on base.user_entry using btree (unit_id, create_time, id) where (del_flag = 0);
create index user_entry_dept_id on base.user_entry using btree (dept_id, create_time, id) where (del_flag = 0);
create index user_entry_create_by on base.user_entry using btree (create_by, create_time, id) where (del_flag = 0);
create index user_entry_entry_group on base.user_entry using btree (entry_group) where (del_flag = 0);
create unique index user_entry_create_by_entry_group_entry_name_key on base.user_entry using btree (create_by, entry_group, entry_name) where (del_flag = 0);
create index user_entry_search on base.user_entry using gin (search_grams) where (del_flag = 0);

create trigger bump after insert or update or delete on base.skin for each statement execute function engine.bump_caches('site');

-- When a rule was last looked at.
create table engine.alert_run (
  rule_code text primary key,
  at timestamp(3) with time zone not null
);
