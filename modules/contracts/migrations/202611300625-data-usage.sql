alter table contracts.contract add column stamp_duty numeric(20,2);
-- Contracts that are there are taxed as new ones are; what is in foreign money and has no rate stays without.
update contracts.contract set stamp_duty = round(
  (total_amount + case when contract_type = 'yh' then coalesce(in_amount, 0) else 0 end)
  * case when currency = 'CNY' then 1 else fx_rate end
  * case when tax_included = '1' then 100 / (100 + case when vat_rate ~ '^[0-9]+$' then vat_rate::numeric else 0 end) else 1 end * 0.0003, 2)
where contract_type in ('xs', 'hc', 'lc', 'ck', 'nmc', 'nmx', 'yh', 'ys');
create table contracts.data_usage (
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
  usage_no text,
  status text,
  contract_id uuid,
  counterparty uuid,
  data_product text,
  month text,
  units numeric(20,0),
  meter text,
  currency text,
  meter_price numeric(20,4),
  min_fee numeric(20,2),
  fixed_fee numeric(20,2),
  tax_included text,
  vat_rate text,
  metered_fee numeric(20,2),
  amount numeric(20,2),
  net_amount numeric(20,2),
  tax_amount numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index data_usage_create_time on contracts.data_usage using btree (create_time, id) where (del_flag = 0);
create index data_usage_unit_id on contracts.data_usage using btree (unit_id, create_time, id) include (status, contract_id, counterparty) where (del_flag = 0);
create index data_usage_dept_id on contracts.data_usage using btree (dept_id, create_time, id) include (unit_id, status, contract_id, counterparty) where (del_flag = 0);
create index data_usage_create_by on contracts.data_usage using btree (create_by, create_time, id) include (unit_id, dept_id, status, contract_id, counterparty) where (del_flag = 0);
create index data_usage_unit_id_status on contracts.data_usage using btree (unit_id, status, create_time, id) include (contract_id, counterparty) where (del_flag = 0);
create index data_usage_unit_id_contract_id on contracts.data_usage using btree (unit_id, contract_id, create_time, id) include (status, counterparty) where (del_flag = 0);
create index data_usage_unit_id_counterparty on contracts.data_usage using btree (unit_id, counterparty, create_time, id) include (status, contract_id) where (del_flag = 0);
create index data_usage_status on contracts.data_usage using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index data_usage_contract_id on contracts.data_usage using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index data_usage_counterparty on contracts.data_usage using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index data_usage_month on contracts.data_usage using btree (month, create_time, id) include (unit_id) where (del_flag = 0);
create index data_usage_status_contract_id on contracts.data_usage using btree (status, contract_id, create_time, id) include (counterparty) where (del_flag = 0);
create index data_usage_status_counterparty on contracts.data_usage using btree (status, counterparty, create_time, id) include (contract_id) where (del_flag = 0);
create index data_usage_contract_id_counterparty on contracts.data_usage using btree (contract_id, counterparty, create_time, id) include (status) where (del_flag = 0);
create unique index data_usage_usage_no_key on contracts.data_usage using btree (usage_no) where (del_flag = 0);
create unique index data_usage_contract_id_month_key on contracts.data_usage using btree (contract_id, month) where (del_flag = 0);
create index data_usage_search on contracts.data_usage using gin (search_grams) where (del_flag = 0);
