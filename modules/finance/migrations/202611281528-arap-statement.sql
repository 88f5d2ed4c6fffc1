create table finance.arap_statement (
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
  statement_no text,
  status text,
  counterparty uuid,
  our_company uuid,
  currency text,
  period_from date,
  as_of date,
  language text,
  opening numeric(20,2),
  debit_total numeric(20,2),
  credit_total numeric(20,2),
  closing numeric(20,2),
  in_favour text,
  owed numeric(20,2),
  sent_time timestamp(3) with time zone,
  reply_by date,
  confirmed_time timestamp(3) with time zone,
  confirmed_balance numeric(20,2),
  difference numeric(20,2),
  dispute_reason text,
  scan jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index arap_statement_create_time on finance.arap_statement using btree (create_time, id) where (del_flag = 0);
create index arap_statement_unit_id on finance.arap_statement using btree (unit_id, create_time, id) include (counterparty, status, currency, as_of) where (del_flag = 0);
create index arap_statement_dept_id on finance.arap_statement using btree (dept_id, create_time, id) include (unit_id, counterparty, status, currency, as_of) where (del_flag = 0);
create index arap_statement_create_by on finance.arap_statement using btree (create_by, create_time, id) include (unit_id, dept_id, counterparty, status, currency, as_of) where (del_flag = 0);
create index arap_statement_unit_id_counterparty on finance.arap_statement using btree (unit_id, counterparty, create_time, id) include (status, currency, as_of) where (del_flag = 0);
create index arap_statement_unit_id_status on finance.arap_statement using btree (unit_id, status, create_time, id) include (counterparty, currency, as_of) where (del_flag = 0);
create index arap_statement_unit_id_currency on finance.arap_statement using btree (unit_id, currency, create_time, id) include (counterparty, status, as_of) where (del_flag = 0);
create index arap_statement_status on finance.arap_statement using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index arap_statement_counterparty on finance.arap_statement using btree (counterparty, create_time, id) include (unit_id) where (del_flag = 0);
create index arap_statement_our_company on finance.arap_statement using btree (our_company, create_time, id) include (unit_id) where (del_flag = 0);
create index arap_statement_currency on finance.arap_statement using btree (currency, create_time, id) include (unit_id) where (del_flag = 0);
create index arap_statement_as_of on finance.arap_statement using btree (as_of, create_time, id) include (unit_id) where (del_flag = 0);
create index arap_statement_reply_by on finance.arap_statement using btree (reply_by, create_time, id) include (unit_id) where (del_flag = 0);
create index arap_statement_counterparty_status on finance.arap_statement using btree (counterparty, status, create_time, id) include (currency, as_of) where (del_flag = 0);
create index arap_statement_counterparty_currency on finance.arap_statement using btree (counterparty, currency, create_time, id) include (status, as_of) where (del_flag = 0);
create index arap_statement_status_currency on finance.arap_statement using btree (status, currency, create_time, id) include (counterparty, as_of) where (del_flag = 0);
create unique index arap_statement_statement_no_key on finance.arap_statement using btree (statement_no) where (del_flag = 0);
create index arap_statement_search on finance.arap_statement using gin (search_grams) where (del_flag = 0);
create table finance.arap_statement_movements (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  day date,
  item_type text,
  item uuid,
  debit numeric(20,2),
  credit numeric(20,2),
  foreign key (parent_id) references finance.arap_statement (id) on delete cascade
);
create index arap_statement_movements_parent_id on finance.arap_statement_movements using btree (parent_id, line_no);
