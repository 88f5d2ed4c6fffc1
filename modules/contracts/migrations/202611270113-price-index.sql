create table contracts.price_index (
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
  idx_code text,
  idx_name text,
  idx_name_ru text,
  idx_name_en text,
  publisher text,
  quote_unit text,
  basis text,
  kcal numeric(20,0),
  in_use text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index price_index_create_time on contracts.price_index using btree (create_time, id) where (del_flag = 0);
create index price_index_quote_unit on contracts.price_index using btree (quote_unit, create_time, id) where (del_flag = 0);
create index price_index_in_use on contracts.price_index using btree (in_use, create_time, id) where (del_flag = 0);
create index price_index_quote_unit_in_use on contracts.price_index using btree (quote_unit, in_use, create_time, id) where (del_flag = 0);
create unique index price_index_idx_code_key on contracts.price_index using btree (idx_code) where (del_flag = 0);
create unique index price_index_idx_name_key on contracts.price_index using btree (idx_name) where (del_flag = 0);
create index price_index_search on contracts.price_index using gin (search_grams) where (del_flag = 0);
create table contracts.index_quote (
  key uuid not null,
  at timestamp(3) with time zone not null,
  value numeric not null,
  faults smallint not null,
  corrected smallint not null default 0
) partition by range (at);
create unique index index_quote_key on contracts.index_quote using btree (key, at);
create table contracts.index_quote_month (
  key uuid not null,
  at timestamp(3) with time zone not null,
  n integer not null,
  faults smallint not null,
  first_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  value_sum numeric,
  value_least numeric,
  value_most numeric
);
create unique index index_quote_month_key on contracts.index_quote_month using btree (key, at);
create table contracts.index_quote_last (
  key uuid not null,
  last_at timestamp(3) with time zone
);
create unique index index_quote_last_key on contracts.index_quote_last using btree (key);
