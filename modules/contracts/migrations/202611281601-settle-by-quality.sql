alter table contracts.contract add column quality_std uuid;
create index contract_quality_std on contracts.contract using btree (quality_std, create_time, id) include (unit_id) where (del_flag = 0);
alter table contracts.settlement add column quality_std uuid;
create index settlement_quality_std on contracts.settlement using btree (quality_std, create_time, id) include (unit_id) where (del_flag = 0);
create table contracts.settlement_lots (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  report_no text,
  goods text,
  raw_qty numeric(20,3),
  base_price numeric(20,4),
  q numeric(20,3),
  mt numeric(20,3),
  ad numeric(20,3),
  std numeric(20,3),
  vdaf numeric(20,3),
  fcad numeric(20,3),
  hgi numeric(20,3),
  fines numeric(20,3),
  paid_qty numeric(20,3),
  paid_price numeric(20,2),
  foreign key (parent_id) references contracts.settlement (id) on delete cascade
);
create index settlement_lots_parent_id on contracts.settlement_lots using btree (parent_id, line_no);
create table contracts.settlement_lot_steps (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  lot_no numeric(20,0),
  step text,
  measured numeric(20,3),
  base numeric(20,3),
  verdict text,
  formula text,
  change numeric(20,2),
  price numeric(20,2),
  foreign key (parent_id) references contracts.settlement (id) on delete cascade
);
create index settlement_lot_steps_parent_id on contracts.settlement_lot_steps using btree (parent_id, line_no);
