create table trade.insurance_policy (
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
  apply_no text,
  policy_no text,
  status text,
  bill_id uuid,
  contract_id uuid,
  our_company uuid,
  goods_id uuid,
  mode text,
  load_place uuid,
  discharge_place uuid,
  incoterms text,
  insurer text,
  cover text,
  valid_from date,
  valid_to date,
  issued_on date,
  tonnes numeric(20,3),
  currency text,
  goods_value numeric(20,2),
  freight numeric(20,2),
  rate numeric(20,4),
  cif_amount numeric(20,2),
  insured_amount numeric(20,2),
  premium numeric(20,2),
  deductible_pct numeric(20,2),
  deductible numeric(20,2),
  claimed_amt numeric(20,2),
  left_amt numeric(20,2),
  cancel_reason text,
  files jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index insurance_policy_create_time on trade.insurance_policy using btree (create_time, id) where (del_flag = 0);
create index insurance_policy_unit_id on trade.insurance_policy using btree (unit_id, create_time, id) include (status, bill_id, goods_id, valid_to) where (del_flag = 0);
create index insurance_policy_dept_id on trade.insurance_policy using btree (dept_id, create_time, id) include (unit_id, status, bill_id, goods_id, valid_to) where (del_flag = 0);
create index insurance_policy_create_by on trade.insurance_policy using btree (create_by, create_time, id) include (unit_id, dept_id, status, bill_id, goods_id, valid_to) where (del_flag = 0);
create index insurance_policy_unit_id_status on trade.insurance_policy using btree (unit_id, status, create_time, id) include (bill_id, goods_id, valid_to) where (del_flag = 0);
create index insurance_policy_unit_id_bill_id on trade.insurance_policy using btree (unit_id, bill_id, create_time, id) include (status, goods_id, valid_to) where (del_flag = 0);
create index insurance_policy_unit_id_goods_id on trade.insurance_policy using btree (unit_id, goods_id, create_time, id) include (status, bill_id, valid_to) where (del_flag = 0);
create index insurance_policy_status on trade.insurance_policy using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index insurance_policy_bill_id on trade.insurance_policy using btree (bill_id, create_time, id) include (unit_id) where (del_flag = 0);
create index insurance_policy_contract_id on trade.insurance_policy using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index insurance_policy_our_company on trade.insurance_policy using btree (our_company, create_time, id) include (unit_id) where (del_flag = 0);
create index insurance_policy_goods_id on trade.insurance_policy using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index insurance_policy_load_place on trade.insurance_policy using btree (load_place, create_time, id) include (unit_id) where (del_flag = 0);
create index insurance_policy_discharge_place on trade.insurance_policy using btree (discharge_place, create_time, id) include (unit_id) where (del_flag = 0);
create index insurance_policy_cover on trade.insurance_policy using btree (cover, create_time, id) include (unit_id) where (del_flag = 0);
create index insurance_policy_valid_to on trade.insurance_policy using btree (valid_to, create_time, id) include (unit_id) where (del_flag = 0);
create index insurance_policy_status_bill_id on trade.insurance_policy using btree (status, bill_id, create_time, id) include (goods_id, valid_to) where (del_flag = 0);
create index insurance_policy_status_goods_id on trade.insurance_policy using btree (status, goods_id, create_time, id) include (bill_id, valid_to) where (del_flag = 0);
create index insurance_policy_bill_id_goods_id on trade.insurance_policy using btree (bill_id, goods_id, create_time, id) include (status, valid_to) where (del_flag = 0);
create unique index insurance_policy_apply_no_key on trade.insurance_policy using btree (apply_no) where (del_flag = 0);
create unique index insurance_policy_policy_no_key on trade.insurance_policy using btree (policy_no) where (del_flag = 0);
create index insurance_policy_search on trade.insurance_policy using gin (search_grams) where (del_flag = 0);
