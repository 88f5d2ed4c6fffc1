alter table stock.batch add column heat_kcal numeric(20,1);
alter table stock.batch add column mt numeric(20,2);
alter table stock.batch add column ash_dry numeric(20,2);
alter table stock.batch add column sul_dry numeric(20,3);
create index batch_heat_kcal on stock.batch using btree (heat_kcal, create_time, id) include (unit_id) where (del_flag = 0);
create index batch_sul_dry on stock.batch using btree (sul_dry, create_time, id) include (unit_id) where (del_flag = 0);
create table stock.inspect_report (
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
  report_no text,
  lab_report_no text,
  date date,
  status text,
  stage text,
  side text,
  own_lab text,
  lab uuid,
  sampled_at timestamp(3) with time zone,
  sample_method text,
  dispute_id uuid,
  bill_id uuid,
  stock_in_id uuid,
  batch_id uuid,
  contract_id uuid,
  counterparty uuid,
  our_company uuid,
  segment text,
  goods_id uuid,
  qty numeric(20,3),
  mt numeric(20,2),
  mad numeric(20,2),
  aad numeric(20,2),
  ad numeric(20,2),
  vad numeric(20,2),
  vdaf numeric(20,2),
  stad numeric(20,2),
  std numeric(20,3),
  fcad numeric(20,2),
  had numeric(20,2),
  qgrad numeric(20,0),
  qnet_mj numeric(20,3),
  qnet_kcal numeric(20,0),
  hgi numeric(20,0),
  aft numeric(20,0),
  size text,
  chlorine numeric(20,3),
  phosphorus numeric(20,3),
  fluorine numeric(20,0),
  mercury numeric(20,3),
  ash_dry numeric(20,2),
  ash_ar numeric(20,2),
  vol_daf numeric(20,2),
  sul_dry numeric(20,3),
  carbon_ad numeric(20,2),
  heat_j numeric(20,1),
  heat_kcal numeric(20,0),
  counter_id uuid,
  counter_q numeric(20,0),
  lab_tol numeric(20,0),
  lab_diff numeric(20,0),
  lab_result text,
  basis text,
  conclusion text,
  dispute_reason text,
  arbitration_id uuid,
  bound text,
  bind_q numeric(20,1),
  bind_mt numeric(20,2),
  bind_ad numeric(20,2),
  bind_std numeric(20,3),
  files jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index inspect_report_create_time on stock.inspect_report using btree (create_time, id) where (del_flag = 0);
create index inspect_report_unit_id on stock.inspect_report using btree (unit_id, create_time, id) include (status, goods_id, counterparty, date) where (del_flag = 0);
create index inspect_report_dept_id on stock.inspect_report using btree (dept_id, create_time, id) include (unit_id, status, goods_id, counterparty, date) where (del_flag = 0);
create index inspect_report_create_by on stock.inspect_report using btree (create_by, create_time, id) include (unit_id, dept_id, status, goods_id, counterparty, date) where (del_flag = 0);
create index inspect_report_unit_id_status on stock.inspect_report using btree (unit_id, status, create_time, id) include (goods_id, counterparty, date) where (del_flag = 0);
create index inspect_report_unit_id_goods_id on stock.inspect_report using btree (unit_id, goods_id, create_time, id) include (status, counterparty, date) where (del_flag = 0);
create index inspect_report_unit_id_counterparty on stock.inspect_report using btree (unit_id, counterparty, create_time, id) include (status, goods_id, date) where (del_flag = 0);
create index inspect_report_date on stock.inspect_report using btree (date, create_time, id) include (unit_id) where (del_flag = 0);
create index inspect_report_status on stock.inspect_report using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index inspect_report_stage on stock.inspect_report using btree (stage, create_time, id) include (unit_id) where (del_flag = 0);
create index inspect_report_lab on stock.inspect_report using btree (lab, create_time, id) include (unit_id) where (del_flag = 0);
create index inspect_report_dispute_id on stock.inspect_report using btree (dispute_id, create_time, id) include (unit_id) where (del_flag = 0);
create index inspect_report_bill_id on stock.inspect_report using btree (bill_id, create_time, id) include (unit_id) where (del_flag = 0);
create index inspect_report_stock_in_id on stock.inspect_report using btree (stock_in_id, create_time, id) include (unit_id) where (del_flag = 0);
create index inspect_report_batch_id on stock.inspect_report using btree (batch_id, create_time, id) include (unit_id) where (del_flag = 0);
create index inspect_report_contract_id on stock.inspect_report using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index inspect_report_counterparty on stock.inspect_report using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index inspect_report_our_company on stock.inspect_report using btree (our_company, create_time, id) include (unit_id) where (del_flag = 0);
create index inspect_report_segment on stock.inspect_report using btree (segment, create_time, id) include (unit_id) where (del_flag = 0);
create index inspect_report_goods_id on stock.inspect_report using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index inspect_report_counter_id on stock.inspect_report using btree (counter_id, create_time, id) include (unit_id) where (del_flag = 0);
create index inspect_report_lab_result on stock.inspect_report using btree (lab_result, create_time, id) include (unit_id) where (del_flag = 0);
create index inspect_report_arbitration_id on stock.inspect_report using btree (arbitration_id, create_time, id) include (unit_id) where (del_flag = 0);
create index inspect_report_status_goods_id on stock.inspect_report using btree (status, goods_id, create_time, id) include (counterparty, date) where (del_flag = 0);
create index inspect_report_status_counterparty on stock.inspect_report using btree (status, counterparty, create_time, id) include (goods_id, date) where (del_flag = 0);
create index inspect_report_goods_id_counterparty on stock.inspect_report using btree (goods_id, counterparty, create_time, id) include (status, date) where (del_flag = 0);
create unique index inspect_report_report_no_key on stock.inspect_report using btree (report_no) where (del_flag = 0);
create index inspect_report_search on stock.inspect_report using gin (search_grams) where (del_flag = 0);
create table stock.inspect_report_bases (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  item text,
  way text,
  formula text,
  value numeric(20,3),
  foreign key (parent_id) references stock.inspect_report (id) on delete cascade
);
create index inspect_report_bases_parent_id on stock.inspect_report_bases using btree (parent_id, line_no);
