create table base.code_entry (
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
  code_table text,
  code text,
  code_name text,
  name_ru text,
  name_en text,
  upper text,
  valid_from date,
  valid_to date,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index code_entry_create_time on base.code_entry using btree (create_time, id) where (del_flag = 0);
create index code_entry_code_table on base.code_entry using btree (code_table, create_time, id) where (del_flag = 0);
create index code_entry_valid_from on base.code_entry using btree (valid_from, create_time, id) where (del_flag = 0);
create unique index code_entry_code_table_code_valid_from_key on base.code_entry using btree (code_table, code, valid_from) where (del_flag = 0);
create index code_entry_search on base.code_entry using gin (search_grams) where (del_flag = 0);

create trigger bump after insert or update or delete on base.code_entry for each statement execute function engine.bump_caches('codeTable');
