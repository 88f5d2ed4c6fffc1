alter table contracts.contract
  add column load_port uuid,
  add column discharge_port uuid,
  add column laycan_from date,
  add column laycan_to date,
  add column vessel_intake numeric(20,3),
  add column nomination_days numeric(20,0),
  add column laytime_term text,
  add column load_rate numeric(20,0),
  add column disch_rate numeric(20,0),
  add column dem_rate numeric(20,2),
  add column desp_rate numeric(20,2),
  add column border_station uuid,
  add column wagon_type text,
  add column wagons_per_month numeric(20,0),
  add column gauge_change text,
  add column rail_tariff_by text,
  add column supervise_mode text,
  add column export_tax_rebate numeric(20,2),
  add column data_product text,
  add column meter text,
  add column meter_price numeric(20,4),
  add column fixed_fee numeric(20,2),
  add column min_fee numeric(20,2),
  add column sla numeric(20,2),
  add column data_class text,
  add column balance_limit_pct numeric(20,2),
  add column settle_deadline numeric(20,0),
  add column in_amount numeric(20,2),
  add column balance numeric(20,2),
  add column carried_by text,
  add column freight_rate numeric(20,4),
  add column lumpsum text,
  add column commission_pct numeric(20,2),
  add column service_nature text;

create index contract_load_port on contracts.contract using btree (load_port, create_time, id) include (unit_id) where (del_flag = 0);
create index contract_discharge_port on contracts.contract using btree (discharge_port, create_time, id) include (unit_id) where (del_flag = 0);
create index contract_border_station on contracts.contract using btree (border_station, create_time, id) include (unit_id) where (del_flag = 0);
create index contract_supervise_mode on contracts.contract using btree (supervise_mode, create_time, id) include (unit_id) where (del_flag = 0);
create index contract_service_nature on contracts.contract using btree (service_nature, create_time, id) include (unit_id) where (del_flag = 0);

create table contracts.contract_vehicles (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  model text,
  vin text,
  built_in text,
  mileage numeric(20,0),
  foreign key (parent_id) references contracts.contract (id) on delete cascade
);
create index contract_vehicles_parent_id on contracts.contract_vehicles using btree (parent_id, line_no);

create table contracts.contract_in_items (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  goods text,
  grade text,
  qty numeric(20,3),
  uom text,
  unit_price numeric(20,4),
  amount numeric(20,2),
  foreign key (parent_id) references contracts.contract (id) on delete cascade
);
create index contract_in_items_parent_id on contracts.contract_in_items using btree (parent_id, line_no);

-- What barter contracts agreed on before there was a place for it.
update contracts.contract set balance_limit_pct = 2, settle_deadline = 180, in_amount = 0, balance = total_amount
where contract_type = 'yh';
