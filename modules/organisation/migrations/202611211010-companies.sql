-- Companies of the group.
create schema organisation;

create table organisation.company (
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
  company_code text,
  company_name text,
  name_ru text,
  name_en text,
  owner_unit uuid,
  credit_code text,
  legal_person text,
  reg_capital numeric(20,2),
  found_date date,
  tax_no text,
  customs_code text,
  vat_type text,
  base_currency text,
  biz_segments text[],
  invoice_title text,
  reg_address text,
  open_bank text,
  account_no text,
  parent_company uuid,
  licence jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index company_create_time on organisation.company using btree (create_time, id) where (del_flag = 0);
create unique index company_company_code_key on organisation.company using btree (company_code) where (del_flag = 0);
create unique index company_company_name_key on organisation.company using btree (company_name) where (del_flag = 0);
create unique index company_credit_code_key on organisation.company using btree (credit_code) where (del_flag = 0);
create index company_search on organisation.company using gin (search_grams) where (del_flag = 0);
