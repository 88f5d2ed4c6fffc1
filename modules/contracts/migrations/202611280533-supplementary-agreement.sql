alter table contracts.contract add column contract_version numeric(20,0);
alter table contracts.settlement add column contract_version numeric(20,0);
-- No contract was changed before there was a place for it.
update contracts.contract set contract_version = 1;
update contracts.settlement set contract_version = 1;
create table contracts.supplementary_agreement (
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
  sa_no text,
  contract_id uuid,
  counterparty uuid,
  currency text,
  fx_rate numeric(20,6),
  framework_flag text,
  change_type text[],
  effect_date date,
  version_no numeric(20,0),
  reason text,
  before_total numeric(20,2),
  new_total numeric(20,2),
  delta_amount numeric(20,2),
  new_total_cny numeric(20,2),
  delta_cny numeric(20,2),
  new_framework_amount numeric(20,2),
  before_valid_to date,
  new_valid_to date,
  before_payment_conditions text,
  new_payment_conditions text,
  attachments jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index supplementary_agreement_create_time on contracts.supplementary_agreement using btree (create_time, id) where (del_flag = 0);
create index supplementary_agreement_unit_id on contracts.supplementary_agreement using btree (unit_id, create_time, id) include (contract_id, counterparty, approval_status, effect_date) where (del_flag = 0);
create index supplementary_agreement_dept_id on contracts.supplementary_agreement using btree (dept_id, create_time, id) include (unit_id, contract_id, counterparty, approval_status, effect_date) where (del_flag = 0);
create index supplementary_agreement_create_by on contracts.supplementary_agreement using btree (create_by, create_time, id) include (unit_id, dept_id, contract_id, counterparty, approval_status, effect_date) where (del_flag = 0);
create index supplementary_agreement_unit_id_contract_id on contracts.supplementary_agreement using btree (unit_id, contract_id, create_time, id) include (counterparty, approval_status, effect_date) where (del_flag = 0);
create index supplementary_agreement_unit_id_counterparty on contracts.supplementary_agreement using btree (unit_id, counterparty, create_time, id) include (contract_id, approval_status, effect_date) where (del_flag = 0);
create index supplementary_agreement_unit_id_approval_status on contracts.supplementary_agreement using btree (unit_id, approval_status, create_time, id) include (contract_id, counterparty, effect_date) where (del_flag = 0);
create index supplementary_agreement_approval_status on contracts.supplementary_agreement using btree (approval_status, create_time, id) include (unit_id) where (del_flag = 0);
create index supplementary_agreement_contract_id on contracts.supplementary_agreement using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index supplementary_agreement_counterparty on contracts.supplementary_agreement using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index supplementary_agreement_effect_date on contracts.supplementary_agreement using btree (effect_date, create_time, id) include (unit_id) where (del_flag = 0);
create index supplementary_agreement_delta_amount on contracts.supplementary_agreement using btree (delta_amount, create_time, id) include (unit_id) where (del_flag = 0);
create index supplementary_agreement_contract_id_counterparty on contracts.supplementary_agreement using btree (contract_id, counterparty, create_time, id) include (approval_status, effect_date) where (del_flag = 0);
create index supplementary_agreement_contract_id_approval_status on contracts.supplementary_agreement using btree (contract_id, approval_status, create_time, id) include (counterparty, effect_date) where (del_flag = 0);
create index supplementary_agreement_counterparty_approval_status on contracts.supplementary_agreement using btree (counterparty, approval_status, create_time, id) include (contract_id, effect_date) where (del_flag = 0);
create index supplementary_agreement_change_type on contracts.supplementary_agreement using gin (change_type) where (del_flag = 0);
create unique index supplementary_agreement_sa_no_key on contracts.supplementary_agreement using btree (sa_no) where (del_flag = 0);
create index supplementary_agreement_search on contracts.supplementary_agreement using gin (search_grams) where (del_flag = 0);
create table contracts.supplementary_agreement_before_items (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  goods text,
  grade text,
  qty numeric(20,3),
  uom text,
  unit_price numeric(20,4),
  amount numeric(20,2),
  foreign key (parent_id) references contracts.supplementary_agreement (id) on delete cascade
);
create index supplementary_agreement_before_items_parent_id on contracts.supplementary_agreement_before_items using btree (parent_id, line_no);
create table contracts.supplementary_agreement_new_items (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  goods text,
  grade text,
  qty numeric(20,3),
  uom text,
  unit_price numeric(20,4),
  amount numeric(20,2),
  foreign key (parent_id) references contracts.supplementary_agreement (id) on delete cascade
);
create index supplementary_agreement_new_items_parent_id on contracts.supplementary_agreement_new_items using btree (parent_id, line_no);
create table contracts.supplementary_agreement_before_pay_terms (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  node text,
  pct numeric(20,2),
  days_after numeric(20,0),
  condition text,
  foreign key (parent_id) references contracts.supplementary_agreement (id) on delete cascade
);
create index supplementary_agreement_before_pay_terms_parent_id on contracts.supplementary_agreement_before_pay_terms using btree (parent_id, line_no);
create table contracts.supplementary_agreement_new_pay_terms (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  node text,
  pct numeric(20,2),
  days_after numeric(20,0),
  condition text,
  foreign key (parent_id) references contracts.supplementary_agreement (id) on delete cascade
);
create index supplementary_agreement_new_pay_terms_parent_id on contracts.supplementary_agreement_new_pay_terms using btree (parent_id, line_no);
