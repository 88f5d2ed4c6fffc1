alter table trade.logistics_bill add column load_country text;
alter table trade.logistics_bill add column discharge_country text;
create table trade.customs_declaration (
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
  declare_no text,
  status text,
  bill_id uuid,
  contract_id uuid,
  direction text,
  counterparty uuid,
  our_company uuid,
  goods_id uuid,
  hs_code text,
  mode text,
  depart_country text,
  arrive_country text,
  origin_country text,
  supervise_mode text,
  declare_date date,
  pre_entry_no text,
  customs_no text,
  licence_no text,
  declared_qty numeric(20,3),
  deal_mode text,
  currency text,
  unit_price numeric(20,4),
  freight_per_tonne numeric(20,4),
  insurance_pct numeric(20,4),
  cif_price numeric(20,4),
  fx_rate numeric(20,6),
  customs_value numeric(20,2),
  duty_rate numeric(20,2),
  duty numeric(20,2),
  vat_rate numeric(20,2),
  vat numeric(20,2),
  tax_total numeric(20,2),
  unit_cost numeric(20,2),
  tax_cert_no text,
  tax_due_on date,
  tax_paid_on date,
  return_reason text,
  files jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index customs_declaration_create_time on trade.customs_declaration using btree (create_time, id) where (del_flag = 0);
create index customs_declaration_unit_id on trade.customs_declaration using btree (unit_id, create_time, id) include (status, direction, counterparty, declare_date) where (del_flag = 0);
create index customs_declaration_dept_id on trade.customs_declaration using btree (dept_id, create_time, id) include (unit_id, status, direction, counterparty, declare_date) where (del_flag = 0);
create index customs_declaration_create_by on trade.customs_declaration using btree (create_by, create_time, id) include (unit_id, dept_id, status, direction, counterparty, declare_date) where (del_flag = 0);
create index customs_declaration_unit_id_status on trade.customs_declaration using btree (unit_id, status, create_time, id) include (direction, counterparty, declare_date) where (del_flag = 0);
create index customs_declaration_unit_id_direction on trade.customs_declaration using btree (unit_id, direction, create_time, id) include (status, counterparty, declare_date) where (del_flag = 0);
create index customs_declaration_unit_id_counterparty on trade.customs_declaration using btree (unit_id, counterparty, create_time, id) include (status, direction, declare_date) where (del_flag = 0);
create index customs_declaration_status on trade.customs_declaration using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_declaration_bill_id on trade.customs_declaration using btree (bill_id, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_declaration_contract_id on trade.customs_declaration using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_declaration_direction on trade.customs_declaration using btree (direction, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_declaration_counterparty on trade.customs_declaration using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_declaration_our_company on trade.customs_declaration using btree (our_company, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_declaration_goods_id on trade.customs_declaration using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_declaration_declare_date on trade.customs_declaration using btree (declare_date, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_declaration_tax_due_on on trade.customs_declaration using btree (tax_due_on, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_declaration_status_direction on trade.customs_declaration using btree (status, direction, create_time, id) include (counterparty, declare_date) where (del_flag = 0);
create index customs_declaration_status_counterparty on trade.customs_declaration using btree (status, counterparty, create_time, id) include (direction, declare_date) where (del_flag = 0);
create index customs_declaration_direction_counterparty on trade.customs_declaration using btree (direction, counterparty, create_time, id) include (status, declare_date) where (del_flag = 0);
create unique index customs_declaration_declare_no_key on trade.customs_declaration using btree (declare_no) where (del_flag = 0);
create index customs_declaration_search on trade.customs_declaration using gin (search_grams) where (del_flag = 0);
-- Bills from before say of which countries their places are, as new ones do.
update trade.logistics_bill b set load_country = p.country from contracts.port p where p.id = b.load_place;
update trade.logistics_bill b set discharge_country = p.country from contracts.port p where p.id = b.discharge_place;
