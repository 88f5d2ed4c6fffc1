create table contracts.goods (
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
  goods_code text,
  goods_name text,
  goods_name_ru text,
  goods_name_en text,
  hs_code text,
  cost_method text,
  in_use text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index goods_create_time on contracts.goods using btree (create_time, id) where (del_flag = 0);
create index goods_cost_method on contracts.goods using btree (cost_method, create_time, id) where (del_flag = 0);
create index goods_in_use on contracts.goods using btree (in_use, create_time, id) where (del_flag = 0);
create index goods_cost_method_in_use on contracts.goods using btree (cost_method, in_use, create_time, id) where (del_flag = 0);
create unique index goods_goods_code_key on contracts.goods using btree (goods_code) where (del_flag = 0);
create unique index goods_goods_name_key on contracts.goods using btree (goods_name) where (del_flag = 0);
create index goods_search on contracts.goods using gin (search_grams) where (del_flag = 0);
