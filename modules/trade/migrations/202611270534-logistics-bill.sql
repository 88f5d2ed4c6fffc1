create schema if not exists trade;
create table trade.logistics_bill (
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
  bill_no text,
  mode text,
  status text,
  contract_id uuid,
  direction text,
  counterparty uuid,
  our_company uuid,
  tolerance_pct numeric(20,2),
  goods_id uuid,
  ownership text,
  bill_qty numeric(20,3),
  allowed_pct numeric(20,2),
  pkgs numeric(20,0),
  carrier uuid,
  consignor text,
  consignee text,
  notify_party text,
  load_place uuid,
  discharge_place uuid,
  etd date,
  atd date,
  eta date,
  ata date,
  awaited date,
  vessel_name text,
  voyage_no text,
  bl_no text,
  bl_date date,
  train_no text,
  waybill_no text,
  plate_no text,
  driver text,
  weighed_qty numeric(20,3),
  scale_qty numeric(20,3),
  gap_qty numeric(20,3),
  gap_pct numeric(20,3),
  gap_light text,
  freight_contract_id uuid,
  freight_rate numeric(20,4),
  freight_amount numeric(20,2),
  cancel_reason text,
  files jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index logistics_bill_create_time on trade.logistics_bill using btree (create_time, id) where (del_flag = 0);
create index logistics_bill_unit_id on trade.logistics_bill using btree (unit_id, create_time, id) include (status, counterparty, goods_id, awaited) where (del_flag = 0);
create index logistics_bill_dept_id on trade.logistics_bill using btree (dept_id, create_time, id) include (unit_id, status, counterparty, goods_id, awaited) where (del_flag = 0);
create index logistics_bill_create_by on trade.logistics_bill using btree (create_by, create_time, id) include (unit_id, dept_id, status, counterparty, goods_id, awaited) where (del_flag = 0);
create index logistics_bill_unit_id_status on trade.logistics_bill using btree (unit_id, status, create_time, id) include (counterparty, goods_id, awaited) where (del_flag = 0);
create index logistics_bill_unit_id_counterparty on trade.logistics_bill using btree (unit_id, counterparty, create_time, id) include (status, goods_id, awaited) where (del_flag = 0);
create index logistics_bill_unit_id_goods_id on trade.logistics_bill using btree (unit_id, goods_id, create_time, id) include (status, counterparty, awaited) where (del_flag = 0);
create index logistics_bill_mode on trade.logistics_bill using btree (mode, create_time, id) include (unit_id) where (del_flag = 0);
create index logistics_bill_status on trade.logistics_bill using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index logistics_bill_contract_id on trade.logistics_bill using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index logistics_bill_counterparty on trade.logistics_bill using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index logistics_bill_our_company on trade.logistics_bill using btree (our_company, create_time, id) include (unit_id) where (del_flag = 0);
create index logistics_bill_goods_id on trade.logistics_bill using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index logistics_bill_carrier on trade.logistics_bill using btree (carrier, create_time, id) include (unit_id) where (del_flag = 0);
create index logistics_bill_load_place on trade.logistics_bill using btree (load_place, create_time, id) include (unit_id) where (del_flag = 0);
create index logistics_bill_discharge_place on trade.logistics_bill using btree (discharge_place, create_time, id) include (unit_id) where (del_flag = 0);
create index logistics_bill_etd on trade.logistics_bill using btree (etd, create_time, id) include (unit_id) where (del_flag = 0);
create index logistics_bill_eta on trade.logistics_bill using btree (eta, create_time, id) include (unit_id) where (del_flag = 0);
create index logistics_bill_awaited on trade.logistics_bill using btree (awaited, create_time, id) include (unit_id) where (del_flag = 0);
create index logistics_bill_freight_contract_id on trade.logistics_bill using btree (freight_contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index logistics_bill_status_counterparty on trade.logistics_bill using btree (status, counterparty, create_time, id) include (goods_id, awaited) where (del_flag = 0);
create index logistics_bill_status_goods_id on trade.logistics_bill using btree (status, goods_id, create_time, id) include (counterparty, awaited) where (del_flag = 0);
create index logistics_bill_counterparty_goods_id on trade.logistics_bill using btree (counterparty, goods_id, create_time, id) include (status, awaited) where (del_flag = 0);
create unique index logistics_bill_bill_no_key on trade.logistics_bill using btree (bill_no) where (del_flag = 0);
create index logistics_bill_search on trade.logistics_bill using gin (search_grams) where (del_flag = 0);
create table trade.logistics_bill_wagons (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  wagon_no text,
  net_weight_ru numeric(20,3),
  transship_to text,
  net_weight_cn numeric(20,3),
  gap numeric(20,3),
  seal_no text,
  arrived date,
  unloaded date,
  foreign key (parent_id) references trade.logistics_bill (id) on delete cascade
);
create index logistics_bill_wagons_parent_id on trade.logistics_bill_wagons using btree (parent_id, line_no);
create table trade.logistics_bill_legs (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  mode text,
  from_place text,
  to_place text,
  vehicle text,
  "left" date,
  reached date,
  foreign key (parent_id) references trade.logistics_bill (id) on delete cascade
);
create index logistics_bill_legs_parent_id on trade.logistics_bill_legs using btree (parent_id, line_no);
create table trade.logistics_bill_events (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  time timestamp(3) with time zone,
  event text,
  place text,
  note text,
  foreign key (parent_id) references trade.logistics_bill (id) on delete cascade
);
create index logistics_bill_events_parent_id on trade.logistics_bill_events using btree (parent_id, line_no);
