alter table stock.stock_in add column blend_cost numeric(20,2);
alter table stock.stock_in add column blend_id uuid;
create index stock_in_blend_id on stock.stock_in using btree (blend_id, create_time, id) include (unit_id) where (del_flag = 0);
alter table stock.stock_out add column blend_id uuid;
create index stock_out_blend_id on stock.stock_out using btree (blend_id, create_time, id) include (unit_id) where (del_flag = 0);
create table stock.stock_blend (
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
  approval_status text not null default '0',
  proc_inst_id uuid,
  current_node text,
  current_handlers uuid[],
  submit_time timestamp(3) with time zone,
  approve_time timestamp(3) with time zone,
  archived text not null default '0',
  blend_no text,
  date date,
  status text,
  warehouse_id uuid,
  goods_id uuid,
  plan_qty numeric(20,3),
  quality_std uuid,
  min_heat numeric(20,0),
  max_mt numeric(20,2),
  max_ash numeric(20,2),
  max_sul numeric(20,3),
  mix_heat numeric(20,1),
  mix_mt numeric(20,2),
  mix_ash numeric(20,2),
  mix_sul numeric(20,3),
  mix_cost numeric(20,4),
  best_cost numeric(20,4),
  mix_verdict text,
  fed_on date,
  fed_qty numeric(20,3),
  input_cost numeric(20,2),
  produced_on date,
  produced_qty numeric(20,3),
  diff_qty numeric(20,3),
  diff_pct numeric(20,3),
  unit_cost numeric(20,4),
  out_batch_id uuid,
  out_in uuid,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index stock_blend_create_time on stock.stock_blend using btree (create_time, id) where (del_flag = 0);
create index stock_blend_unit_id on stock.stock_blend using btree (unit_id, create_time, id) include (status, goods_id, warehouse_id, date) where (del_flag = 0);
create index stock_blend_dept_id on stock.stock_blend using btree (dept_id, create_time, id) include (unit_id, status, goods_id, warehouse_id, date) where (del_flag = 0);
create index stock_blend_create_by on stock.stock_blend using btree (create_by, create_time, id) include (unit_id, dept_id, status, goods_id, warehouse_id, date) where (del_flag = 0);
create index stock_blend_unit_id_status on stock.stock_blend using btree (unit_id, status, create_time, id) include (goods_id, warehouse_id, date) where (del_flag = 0);
create index stock_blend_unit_id_goods_id on stock.stock_blend using btree (unit_id, goods_id, create_time, id) include (status, warehouse_id, date) where (del_flag = 0);
create index stock_blend_unit_id_warehouse_id on stock.stock_blend using btree (unit_id, warehouse_id, create_time, id) include (status, goods_id, date) where (del_flag = 0);
create index stock_blend_approval_status on stock.stock_blend using btree (approval_status, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_blend_date on stock.stock_blend using btree (date, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_blend_status on stock.stock_blend using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_blend_warehouse_id on stock.stock_blend using btree (warehouse_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_blend_goods_id on stock.stock_blend using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_blend_quality_std on stock.stock_blend using btree (quality_std, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_blend_mix_verdict on stock.stock_blend using btree (mix_verdict, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_blend_out_batch_id on stock.stock_blend using btree (out_batch_id, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_blend_out_in on stock.stock_blend using btree (out_in, create_time, id) include (unit_id) where (del_flag = 0);
create index stock_blend_status_goods_id on stock.stock_blend using btree (status, goods_id, create_time, id) include (warehouse_id, date) where (del_flag = 0);
create index stock_blend_status_warehouse_id on stock.stock_blend using btree (status, warehouse_id, create_time, id) include (goods_id, date) where (del_flag = 0);
create index stock_blend_goods_id_warehouse_id on stock.stock_blend using btree (goods_id, warehouse_id, create_time, id) include (status, date) where (del_flag = 0);
create unique index stock_blend_blend_no_key on stock.stock_blend using btree (blend_no) where (del_flag = 0);
create index stock_blend_search on stock.stock_blend using gin (search_grams) where (del_flag = 0);
create table stock.stock_blend_parts (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  batch_id uuid,
  share_pct numeric(20,2),
  qty numeric(20,3),
  heat_kcal numeric(20,1),
  mt numeric(20,2),
  ash_dry numeric(20,2),
  sul_dry numeric(20,3),
  unit_cost numeric(20,4),
  free_qty numeric(20,3),
  foreign key (parent_id) references stock.stock_blend (id) on delete cascade
);
create index stock_blend_parts_parent_id on stock.stock_blend_parts using btree (parent_id, line_no);
create table stock.stock_blend_steps (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  item text,
  part numeric(20,0),
  bound numeric(20,3),
  value numeric(20,4),
  verdict text,
  best numeric(20,4),
  foreign key (parent_id) references stock.stock_blend (id) on delete cascade
);
create index stock_blend_steps_parent_id on stock.stock_blend_steps using btree (parent_id, line_no);
