create table contracts.bank_branch (
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
  bank_name text,
  bank_name_ru text,
  bank_name_en text,
  country text,
  cnaps text,
  swift_code text,
  city text,
  address text,
  telephone text,
  in_use text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index bank_branch_create_time on contracts.bank_branch using btree (create_time, id) where (del_flag = 0);
create index bank_branch_country on contracts.bank_branch using btree (country, create_time, id) where (del_flag = 0);
create index bank_branch_swift_code on contracts.bank_branch using btree (swift_code, create_time, id) where (del_flag = 0);
create index bank_branch_in_use on contracts.bank_branch using btree (in_use, create_time, id) where (del_flag = 0);
create index bank_branch_country_in_use on contracts.bank_branch using btree (country, in_use, create_time, id) where (del_flag = 0);
create unique index bank_branch_bank_name_key on contracts.bank_branch using btree (bank_name) where (del_flag = 0);
create unique index bank_branch_cnaps_key on contracts.bank_branch using btree (cnaps) where (del_flag = 0);
create index bank_branch_search on contracts.bank_branch using gin (search_grams) where (del_flag = 0);
