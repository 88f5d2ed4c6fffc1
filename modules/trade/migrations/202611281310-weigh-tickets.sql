create table trade.weigh_ticket (
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
  ticket_no text,
  status text,
  scale_type text,
  scale_no text,
  point text,
  plate_no text,
  wagon_no text,
  vehicle text,
  weigh_time timestamp(3) with time zone,
  weigh_day date,
  bill_id uuid,
  goods_id uuid,
  carrier uuid,
  our_company uuid,
  gross numeric(20,3),
  tare numeric(20,3),
  deduct numeric(20,3),
  net numeric(20,3),
  tare_mean numeric(20,3),
  tare_dev_pct numeric(20,2),
  from_file text,
  duplicate_id uuid,
  decision text,
  photo jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index weigh_ticket_create_time on trade.weigh_ticket using btree (create_time, id) where (del_flag = 0);
create index weigh_ticket_unit_id on trade.weigh_ticket using btree (unit_id, create_time, id) include (status, goods_id, point, weigh_day) where (del_flag = 0);
create index weigh_ticket_dept_id on trade.weigh_ticket using btree (dept_id, create_time, id) include (unit_id, status, goods_id, point, weigh_day) where (del_flag = 0);
create index weigh_ticket_create_by on trade.weigh_ticket using btree (create_by, create_time, id) include (unit_id, dept_id, status, goods_id, point, weigh_day) where (del_flag = 0);
create index weigh_ticket_unit_id_status on trade.weigh_ticket using btree (unit_id, status, create_time, id) include (goods_id, point, weigh_day) where (del_flag = 0);
create index weigh_ticket_unit_id_goods_id on trade.weigh_ticket using btree (unit_id, goods_id, create_time, id) include (status, point, weigh_day) where (del_flag = 0);
create index weigh_ticket_unit_id_point on trade.weigh_ticket using btree (unit_id, point, create_time, id) include (status, goods_id, weigh_day) where (del_flag = 0);
create index weigh_ticket_status on trade.weigh_ticket using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index weigh_ticket_point on trade.weigh_ticket using btree (point, create_time, id) include (unit_id) where (del_flag = 0);
create index weigh_ticket_vehicle on trade.weigh_ticket using btree (vehicle, create_time, id) include (unit_id) where (del_flag = 0);
create index weigh_ticket_weigh_time on trade.weigh_ticket using btree (weigh_time, create_time, id) include (unit_id) where (del_flag = 0);
create index weigh_ticket_weigh_day on trade.weigh_ticket using btree (weigh_day, create_time, id) include (unit_id) where (del_flag = 0);
create index weigh_ticket_bill_id on trade.weigh_ticket using btree (bill_id, create_time, id) include (unit_id) where (del_flag = 0);
create index weigh_ticket_goods_id on trade.weigh_ticket using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index weigh_ticket_carrier on trade.weigh_ticket using btree (carrier, create_time, id) include (unit_id) where (del_flag = 0);
create index weigh_ticket_our_company on trade.weigh_ticket using btree (our_company, create_time, id) include (unit_id) where (del_flag = 0);
create index weigh_ticket_net on trade.weigh_ticket using btree (net, create_time, id) include (unit_id) where (del_flag = 0);
create index weigh_ticket_duplicate_id on trade.weigh_ticket using btree (duplicate_id, create_time, id) include (unit_id) where (del_flag = 0);
create index weigh_ticket_status_goods_id on trade.weigh_ticket using btree (status, goods_id, create_time, id) include (point, weigh_day) where (del_flag = 0);
create index weigh_ticket_status_point on trade.weigh_ticket using btree (status, point, create_time, id) include (goods_id, weigh_day) where (del_flag = 0);
create index weigh_ticket_goods_id_point on trade.weigh_ticket using btree (goods_id, point, create_time, id) include (status, weigh_day) where (del_flag = 0);
create index weigh_ticket_search on trade.weigh_ticket using gin (search_grams) where (del_flag = 0);
