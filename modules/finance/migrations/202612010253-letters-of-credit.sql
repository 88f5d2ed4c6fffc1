create table finance.letter_credit (
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
  apply_no text,
  direction text,
  status text,
  lc_no text,
  form text,
  issue_date date,
  rules text,
  expiry_date date,
  expiry_place text,
  contract_id uuid,
  our_company uuid,
  counterparty uuid,
  applicant text,
  beneficiary text,
  currency text,
  amount numeric(20,2),
  about text,
  tol_plus numeric(20,2),
  tol_minus numeric(20,2),
  max_amount numeric(20,2),
  drawn_amount numeric(20,2),
  available_amount numeric(20,2),
  paid_amount numeric(20,2),
  available_with text,
  available_by text,
  tenor_days numeric(20,0),
  tenor_base text,
  partial text,
  tranship text,
  load_port text,
  disch_port text,
  latest_ship date,
  goods text,
  goods_qty numeric(20,3),
  in_packages text,
  conditions text,
  charges text,
  present_days numeric(20,0),
  confirm text,
  issuing_bank uuid,
  advising_bank uuid,
  margin_pct numeric(20,2),
  margin_amount numeric(20,2),
  margin_held numeric(20,2),
  margin_account uuid,
  cancel_reason text,
  files jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index letter_credit_create_time on finance.letter_credit using btree (create_time, id) where (del_flag = 0);
create index letter_credit_unit_id on finance.letter_credit using btree (unit_id, create_time, id) include (direction, status, counterparty, expiry_date) where (del_flag = 0);
create index letter_credit_dept_id on finance.letter_credit using btree (dept_id, create_time, id) include (unit_id, direction, status, counterparty, expiry_date) where (del_flag = 0);
create index letter_credit_create_by on finance.letter_credit using btree (create_by, create_time, id) include (unit_id, dept_id, direction, status, counterparty, expiry_date) where (del_flag = 0);
create index letter_credit_unit_id_direction on finance.letter_credit using btree (unit_id, direction, create_time, id) include (status, counterparty, expiry_date) where (del_flag = 0);
create index letter_credit_unit_id_status on finance.letter_credit using btree (unit_id, status, create_time, id) include (direction, counterparty, expiry_date) where (del_flag = 0);
create index letter_credit_unit_id_counterparty on finance.letter_credit using btree (unit_id, counterparty, create_time, id) include (direction, status, expiry_date) where (del_flag = 0);
create index letter_credit_approval_status on finance.letter_credit using btree (approval_status, create_time, id) include (unit_id) where (del_flag = 0);
create index letter_credit_direction on finance.letter_credit using btree (direction, create_time, id) include (unit_id) where (del_flag = 0);
create index letter_credit_status on finance.letter_credit using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index letter_credit_expiry_date on finance.letter_credit using btree (expiry_date, create_time, id) include (unit_id) where (del_flag = 0);
create index letter_credit_contract_id on finance.letter_credit using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index letter_credit_our_company on finance.letter_credit using btree (our_company, create_time, id) include (unit_id) where (del_flag = 0);
create index letter_credit_counterparty on finance.letter_credit using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index letter_credit_available_by on finance.letter_credit using btree (available_by, create_time, id) include (unit_id) where (del_flag = 0);
create index letter_credit_latest_ship on finance.letter_credit using btree (latest_ship, create_time, id) include (unit_id) where (del_flag = 0);
create index letter_credit_issuing_bank on finance.letter_credit using btree (issuing_bank, create_time, id) include (unit_id) where (del_flag = 0);
create index letter_credit_advising_bank on finance.letter_credit using btree (advising_bank, create_time, id) include (unit_id) where (del_flag = 0);
create index letter_credit_margin_account on finance.letter_credit using btree (margin_account, create_time, id) include (unit_id) where (del_flag = 0);
create index letter_credit_direction_status on finance.letter_credit using btree (direction, status, create_time, id) include (counterparty, expiry_date) where (del_flag = 0);
create index letter_credit_direction_counterparty on finance.letter_credit using btree (direction, counterparty, create_time, id) include (status, expiry_date) where (del_flag = 0);
create index letter_credit_status_counterparty on finance.letter_credit using btree (status, counterparty, create_time, id) include (direction, expiry_date) where (del_flag = 0);
create unique index letter_credit_apply_no_key on finance.letter_credit using btree (apply_no) where (del_flag = 0);
create unique index letter_credit_lc_no_key on finance.letter_credit using btree (lc_no) where (del_flag = 0);
create index letter_credit_search on finance.letter_credit using gin (search_grams) where (del_flag = 0);
create table finance.letter_credit_docs (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  doc_type text,
  originals numeric(20,0),
  copies numeric(20,0),
  note text,
  foreign key (parent_id) references finance.letter_credit (id) on delete cascade
);
create index letter_credit_docs_parent_id on finance.letter_credit_docs using btree (parent_id, line_no);
create table finance.lc_drawing (
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
  drawing_no text,
  lc_id uuid,
  status text,
  counterparty uuid,
  direction text,
  currency text,
  amount numeric(20,2),
  qty numeric(20,3),
  bl_date date,
  present_date date,
  last_present_day date,
  examine_by date,
  result text,
  discrepancies text,
  refused_reason text,
  accept_date date,
  due_date date,
  pay_date date,
  paid_amount numeric(20,2),
  files jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index lc_drawing_create_time on finance.lc_drawing using btree (create_time, id) where (del_flag = 0);
create index lc_drawing_unit_id on finance.lc_drawing using btree (unit_id, create_time, id) include (direction, status, lc_id, due_date) where (del_flag = 0);
create index lc_drawing_dept_id on finance.lc_drawing using btree (dept_id, create_time, id) include (unit_id, direction, status, lc_id, due_date) where (del_flag = 0);
create index lc_drawing_create_by on finance.lc_drawing using btree (create_by, create_time, id) include (unit_id, dept_id, direction, status, lc_id, due_date) where (del_flag = 0);
create index lc_drawing_unit_id_direction on finance.lc_drawing using btree (unit_id, direction, create_time, id) include (status, lc_id, due_date) where (del_flag = 0);
create index lc_drawing_unit_id_status on finance.lc_drawing using btree (unit_id, status, create_time, id) include (direction, lc_id, due_date) where (del_flag = 0);
create index lc_drawing_unit_id_lc_id on finance.lc_drawing using btree (unit_id, lc_id, create_time, id) include (direction, status, due_date) where (del_flag = 0);
create index lc_drawing_lc_id on finance.lc_drawing using btree (lc_id, create_time, id) include (unit_id) where (del_flag = 0);
create index lc_drawing_status on finance.lc_drawing using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index lc_drawing_counterparty on finance.lc_drawing using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index lc_drawing_direction on finance.lc_drawing using btree (direction, create_time, id) include (unit_id) where (del_flag = 0);
create index lc_drawing_present_date on finance.lc_drawing using btree (present_date, create_time, id) include (unit_id) where (del_flag = 0);
create index lc_drawing_result on finance.lc_drawing using btree (result, create_time, id) include (unit_id) where (del_flag = 0);
create index lc_drawing_due_date on finance.lc_drawing using btree (due_date, create_time, id) include (unit_id) where (del_flag = 0);
create index lc_drawing_direction_status on finance.lc_drawing using btree (direction, status, create_time, id) include (lc_id, due_date) where (del_flag = 0);
create index lc_drawing_direction_lc_id on finance.lc_drawing using btree (direction, lc_id, create_time, id) include (status, due_date) where (del_flag = 0);
create index lc_drawing_status_lc_id on finance.lc_drawing using btree (status, lc_id, create_time, id) include (direction, due_date) where (del_flag = 0);
create unique index lc_drawing_drawing_no_key on finance.lc_drawing using btree (drawing_no) where (del_flag = 0);
create index lc_drawing_search on finance.lc_drawing using gin (search_grams) where (del_flag = 0);
create table finance.lc_amendment (
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
  amend_no text,
  lc_id uuid,
  status text,
  counterparty uuid,
  direction text,
  currency text,
  bank_number numeric(20,0),
  before_amount numeric(20,2),
  delta_amount numeric(20,2),
  new_amount numeric(20,2),
  before_expiry_date date,
  new_expiry_date date,
  before_latest_ship date,
  new_latest_ship date,
  reason text,
  accept_date date,
  refused_reason text,
  files jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index lc_amendment_create_time on finance.lc_amendment using btree (create_time, id) where (del_flag = 0);
create index lc_amendment_unit_id on finance.lc_amendment using btree (unit_id, create_time, id) include (lc_id, counterparty, status) where (del_flag = 0);
create index lc_amendment_dept_id on finance.lc_amendment using btree (dept_id, create_time, id) include (unit_id, lc_id, counterparty, status) where (del_flag = 0);
create index lc_amendment_create_by on finance.lc_amendment using btree (create_by, create_time, id) include (unit_id, dept_id, lc_id, counterparty, status) where (del_flag = 0);
create index lc_amendment_unit_id_lc_id on finance.lc_amendment using btree (unit_id, lc_id, create_time, id) include (counterparty, status) where (del_flag = 0);
create index lc_amendment_unit_id_counterparty on finance.lc_amendment using btree (unit_id, counterparty, create_time, id) include (lc_id, status) where (del_flag = 0);
create index lc_amendment_unit_id_status on finance.lc_amendment using btree (unit_id, status, create_time, id) include (lc_id, counterparty) where (del_flag = 0);
create index lc_amendment_approval_status on finance.lc_amendment using btree (approval_status, create_time, id) include (unit_id) where (del_flag = 0);
create index lc_amendment_lc_id on finance.lc_amendment using btree (lc_id, create_time, id) include (unit_id) where (del_flag = 0);
create index lc_amendment_status on finance.lc_amendment using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index lc_amendment_counterparty on finance.lc_amendment using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index lc_amendment_lc_id_counterparty on finance.lc_amendment using btree (lc_id, counterparty, create_time, id) include (status) where (del_flag = 0);
create index lc_amendment_lc_id_status on finance.lc_amendment using btree (lc_id, status, create_time, id) include (counterparty) where (del_flag = 0);
create index lc_amendment_counterparty_status on finance.lc_amendment using btree (counterparty, status, create_time, id) include (lc_id) where (del_flag = 0);
create unique index lc_amendment_amend_no_key on finance.lc_amendment using btree (amend_no) where (del_flag = 0);
create index lc_amendment_search on finance.lc_amendment using gin (search_grams) where (del_flag = 0);
