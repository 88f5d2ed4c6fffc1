create table contracts.coal_spec (
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
  spec_code text,
  spec_name text,
  spec_name_ru text,
  spec_name_en text,
  parent_id uuid,
  grade text,
  size_from numeric(20,1),
  size_to numeric(20,1),
  q_min numeric(20,0),
  q_typ numeric(20,0),
  ad_max numeric(20,2),
  std_max numeric(20,2),
  mt_max numeric(20,2),
  vdaf_from numeric(20,2),
  vdaf_to numeric(20,2),
  adj_scheme uuid,
  q_reject numeric(20,0),
  mt_reject numeric(20,2),
  ad_reject numeric(20,3),
  std_reject numeric(20,3),
  valid_from date,
  in_use text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index coal_spec_create_time on contracts.coal_spec using btree (create_time, id) where (del_flag = 0);
create index coal_spec_parent_id on contracts.coal_spec using btree (parent_id, create_time, id) where (del_flag = 0);
create index coal_spec_grade on contracts.coal_spec using btree (grade, create_time, id) where (del_flag = 0);
create index coal_spec_q_typ on contracts.coal_spec using btree (q_typ, create_time, id) where (del_flag = 0);
create index coal_spec_std_max on contracts.coal_spec using btree (std_max, create_time, id) where (del_flag = 0);
create index coal_spec_adj_scheme on contracts.coal_spec using btree (adj_scheme, create_time, id) where (del_flag = 0);
create index coal_spec_valid_from on contracts.coal_spec using btree (valid_from, create_time, id) where (del_flag = 0);
create index coal_spec_in_use on contracts.coal_spec using btree (in_use, create_time, id) where (del_flag = 0);
create index coal_spec_grade_in_use on contracts.coal_spec using btree (grade, in_use, create_time, id) include (adj_scheme, valid_from) where (del_flag = 0);
create index coal_spec_grade_adj_scheme on contracts.coal_spec using btree (grade, adj_scheme, create_time, id) include (in_use, valid_from) where (del_flag = 0);
create index coal_spec_in_use_adj_scheme on contracts.coal_spec using btree (in_use, adj_scheme, create_time, id) include (grade, valid_from) where (del_flag = 0);
create unique index coal_spec_spec_code_key on contracts.coal_spec using btree (spec_code) where (del_flag = 0);
create unique index coal_spec_spec_name_key on contracts.coal_spec using btree (spec_name) where (del_flag = 0);
create index coal_spec_search on contracts.coal_spec using gin (search_grams) where (del_flag = 0);
