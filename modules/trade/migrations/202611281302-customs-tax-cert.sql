-- One number stood for duty and VAT together; certificates have one each, so that it is kept as a remark.
update trade.customs_declaration set remark = concat_ws(' ', remark, '缴款书 ' || tax_cert_no) where tax_cert_no is not null;
alter table trade.customs_declaration drop column tax_cert_no;
alter table trade.customs_declaration drop column tax_due_on;
create index customs_declaration_tax_paid_on on trade.customs_declaration using btree (tax_paid_on, create_time, id) include (unit_id) where (del_flag = 0);
create table trade.customs_tax_cert (
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
  cert_no text,
  status text,
  declaration_id uuid,
  customs_no text,
  our_company uuid,
  goods_id uuid,
  tax_type text,
  currency text,
  amount numeric(20,2),
  issued_on date,
  due_date date,
  owed_by date,
  paid_on date,
  late_days numeric(20,0),
  late_fee numeric(20,2),
  deduct_month text,
  files jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index customs_tax_cert_create_time on trade.customs_tax_cert using btree (create_time, id) where (del_flag = 0);
create index customs_tax_cert_unit_id on trade.customs_tax_cert using btree (unit_id, create_time, id) include (status, tax_type, declaration_id, due_date) where (del_flag = 0);
create index customs_tax_cert_dept_id on trade.customs_tax_cert using btree (dept_id, create_time, id) include (unit_id, status, tax_type, declaration_id, due_date) where (del_flag = 0);
create index customs_tax_cert_create_by on trade.customs_tax_cert using btree (create_by, create_time, id) include (unit_id, dept_id, status, tax_type, declaration_id, due_date) where (del_flag = 0);
create index customs_tax_cert_unit_id_status on trade.customs_tax_cert using btree (unit_id, status, create_time, id) include (tax_type, declaration_id, due_date) where (del_flag = 0);
create index customs_tax_cert_unit_id_tax_type on trade.customs_tax_cert using btree (unit_id, tax_type, create_time, id) include (status, declaration_id, due_date) where (del_flag = 0);
create index customs_tax_cert_unit_id_declaration_id on trade.customs_tax_cert using btree (unit_id, declaration_id, create_time, id) include (status, tax_type, due_date) where (del_flag = 0);
create index customs_tax_cert_status on trade.customs_tax_cert using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_tax_cert_declaration_id on trade.customs_tax_cert using btree (declaration_id, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_tax_cert_our_company on trade.customs_tax_cert using btree (our_company, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_tax_cert_goods_id on trade.customs_tax_cert using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_tax_cert_tax_type on trade.customs_tax_cert using btree (tax_type, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_tax_cert_due_date on trade.customs_tax_cert using btree (due_date, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_tax_cert_owed_by on trade.customs_tax_cert using btree (owed_by, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_tax_cert_deduct_month on trade.customs_tax_cert using btree (deduct_month, create_time, id) include (unit_id) where (del_flag = 0);
create index customs_tax_cert_status_tax_type on trade.customs_tax_cert using btree (status, tax_type, create_time, id) include (declaration_id, due_date) where (del_flag = 0);
create index customs_tax_cert_status_declaration_id on trade.customs_tax_cert using btree (status, declaration_id, create_time, id) include (tax_type, due_date) where (del_flag = 0);
create index customs_tax_cert_tax_type_declaration_id on trade.customs_tax_cert using btree (tax_type, declaration_id, create_time, id) include (status, due_date) where (del_flag = 0);
create unique index customs_tax_cert_cert_no_key on trade.customs_tax_cert using btree (cert_no) where (del_flag = 0);
create unique index customs_tax_cert_declaration_id_tax_type_key on trade.customs_tax_cert using btree (declaration_id, tax_type) where (del_flag = 0);
create index customs_tax_cert_search on trade.customs_tax_cert using gin (search_grams) where (del_flag = 0);
