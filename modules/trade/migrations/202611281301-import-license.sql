alter table trade.customs_declaration add column licence_id uuid;
alter table trade.customs_declaration add column licence_qty numeric(20,3);
alter table trade.customs_declaration drop column licence_no;
create index customs_declaration_licence_id on trade.customs_declaration using btree (licence_id, create_time, id) include (unit_id) where (del_flag = 0);
create table trade.import_license (
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
  lic_no text,
  status text,
  our_company uuid,
  goods_id uuid,
  hs_code text,
  country text,
  qty numeric(20,3),
  one_batch text,
  max_uses numeric(20,0),
  tol_pct numeric(20,2),
  uses numeric(20,0),
  used_qty numeric(20,3),
  remaining numeric(20,3),
  valid_from date,
  valid_to date,
  return_reason text,
  files jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index import_license_create_time on trade.import_license using btree (create_time, id) where (del_flag = 0);
create index import_license_unit_id on trade.import_license using btree (unit_id, create_time, id) include (status, our_company, goods_id, valid_to) where (del_flag = 0);
create index import_license_dept_id on trade.import_license using btree (dept_id, create_time, id) include (unit_id, status, our_company, goods_id, valid_to) where (del_flag = 0);
create index import_license_create_by on trade.import_license using btree (create_by, create_time, id) include (unit_id, dept_id, status, our_company, goods_id, valid_to) where (del_flag = 0);
create index import_license_unit_id_status on trade.import_license using btree (unit_id, status, create_time, id) include (our_company, goods_id, valid_to) where (del_flag = 0);
create index import_license_unit_id_our_company on trade.import_license using btree (unit_id, our_company, create_time, id) include (status, goods_id, valid_to) where (del_flag = 0);
create index import_license_unit_id_goods_id on trade.import_license using btree (unit_id, goods_id, create_time, id) include (status, our_company, valid_to) where (del_flag = 0);
create index import_license_status on trade.import_license using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index import_license_our_company on trade.import_license using btree (our_company, create_time, id) include (unit_id) where (del_flag = 0);
create index import_license_goods_id on trade.import_license using btree (goods_id, create_time, id) include (unit_id) where (del_flag = 0);
create index import_license_valid_to on trade.import_license using btree (valid_to, create_time, id) include (unit_id) where (del_flag = 0);
create index import_license_status_our_company on trade.import_license using btree (status, our_company, create_time, id) include (goods_id, valid_to) where (del_flag = 0);
create index import_license_status_goods_id on trade.import_license using btree (status, goods_id, create_time, id) include (our_company, valid_to) where (del_flag = 0);
create index import_license_our_company_goods_id on trade.import_license using btree (our_company, goods_id, create_time, id) include (status, valid_to) where (del_flag = 0);
create unique index import_license_apply_no_key on trade.import_license using btree (apply_no) where (del_flag = 0);
create unique index import_license_lic_no_key on trade.import_license using btree (lic_no) where (del_flag = 0);
create index import_license_search on trade.import_license using gin (search_grams) where (del_flag = 0);
