create schema if not exists profit;
create table profit.profit_line (
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
  day date,
  item text,
  amount numeric(20,2),
  biz_segment text,
  company uuid,
  contract_id uuid,
  source_no text,
  settlement uuid,
  stock_out uuid,
  source_id text,
  line_no numeric(20,0),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index profit_line_create_time on profit.profit_line using btree (create_time, id) where (del_flag = 0);
create index profit_line_unit_id on profit.profit_line using btree (unit_id, create_time, id) include (item, biz_segment, company, day) where (del_flag = 0);
create index profit_line_dept_id on profit.profit_line using btree (dept_id, create_time, id) include (unit_id, item, biz_segment, company, day) where (del_flag = 0);
create index profit_line_create_by on profit.profit_line using btree (create_by, create_time, id) include (unit_id, dept_id, item, biz_segment, company, day) where (del_flag = 0);
create index profit_line_unit_id_item on profit.profit_line using btree (unit_id, item, create_time, id) include (biz_segment, company, day) where (del_flag = 0);
create index profit_line_unit_id_biz_segment on profit.profit_line using btree (unit_id, biz_segment, create_time, id) include (item, company, day) where (del_flag = 0);
create index profit_line_unit_id_company on profit.profit_line using btree (unit_id, company, create_time, id) include (item, biz_segment, day) where (del_flag = 0);
create index profit_line_day on profit.profit_line using btree (day, create_time, id) include (unit_id) where (del_flag = 0);
create index profit_line_item on profit.profit_line using btree (item, create_time, id) include (unit_id) where (del_flag = 0);
create index profit_line_biz_segment on profit.profit_line using btree (biz_segment, create_time, id) include (unit_id) where (del_flag = 0);
create index profit_line_company on profit.profit_line using btree (company, create_time, id) include (unit_id) where (del_flag = 0);
create index profit_line_contract_id on profit.profit_line using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index profit_line_settlement on profit.profit_line using btree (settlement, create_time, id) include (unit_id) where (del_flag = 0);
create index profit_line_stock_out on profit.profit_line using btree (stock_out, create_time, id) include (unit_id) where (del_flag = 0);
create index profit_line_item_biz_segment on profit.profit_line using btree (item, biz_segment, create_time, id) include (company, day) where (del_flag = 0);
create index profit_line_item_company on profit.profit_line using btree (item, company, create_time, id) include (biz_segment, day) where (del_flag = 0);
create index profit_line_biz_segment_company on profit.profit_line using btree (biz_segment, company, create_time, id) include (item, day) where (del_flag = 0);
create unique index profit_line_source_id_line_no_key on profit.profit_line using btree (source_id, line_no) where (del_flag = 0);
create index profit_line_search on profit.profit_line using gin (search_grams) where (del_flag = 0);
