create table contracts.seal_use (
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
  seal_no text,
  status text,
  doc_type text,
  contract_id uuid,
  agreement_id uuid,
  settlement_id uuid,
  subject text,
  seal_type text,
  copies numeric(20,0),
  applicant uuid,
  purpose text,
  keeper uuid,
  use_time timestamp(3) with time zone,
  scan jsonb,
  return_reason text,
  files jsonb,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index seal_use_create_time on contracts.seal_use using btree (create_time, id) where (del_flag = 0);
create index seal_use_unit_id on contracts.seal_use using btree (unit_id, create_time, id) include (status, seal_type, doc_type, use_time) where (del_flag = 0);
create index seal_use_dept_id on contracts.seal_use using btree (dept_id, create_time, id) include (unit_id, status, seal_type, doc_type, use_time) where (del_flag = 0);
create index seal_use_create_by on contracts.seal_use using btree (create_by, create_time, id) include (unit_id, dept_id, status, seal_type, doc_type, use_time) where (del_flag = 0);
create index seal_use_unit_id_status on contracts.seal_use using btree (unit_id, status, create_time, id) include (seal_type, doc_type, use_time) where (del_flag = 0);
create index seal_use_unit_id_seal_type on contracts.seal_use using btree (unit_id, seal_type, create_time, id) include (status, doc_type, use_time) where (del_flag = 0);
create index seal_use_unit_id_doc_type on contracts.seal_use using btree (unit_id, doc_type, create_time, id) include (status, seal_type, use_time) where (del_flag = 0);
create index seal_use_status on contracts.seal_use using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index seal_use_doc_type on contracts.seal_use using btree (doc_type, create_time, id) include (unit_id) where (del_flag = 0);
create index seal_use_contract_id on contracts.seal_use using btree (contract_id, create_time, id) include (unit_id) where (del_flag = 0);
create index seal_use_agreement_id on contracts.seal_use using btree (agreement_id, create_time, id) include (unit_id) where (del_flag = 0);
create index seal_use_settlement_id on contracts.seal_use using btree (settlement_id, create_time, id) include (unit_id) where (del_flag = 0);
create index seal_use_seal_type on contracts.seal_use using btree (seal_type, create_time, id) include (unit_id) where (del_flag = 0);
create index seal_use_applicant on contracts.seal_use using btree (applicant, create_time, id) include (unit_id) where (del_flag = 0);
create index seal_use_use_time on contracts.seal_use using btree (use_time, create_time, id) include (unit_id) where (del_flag = 0);
create index seal_use_status_seal_type on contracts.seal_use using btree (status, seal_type, create_time, id) include (doc_type, use_time) where (del_flag = 0);
create index seal_use_status_doc_type on contracts.seal_use using btree (status, doc_type, create_time, id) include (seal_type, use_time) where (del_flag = 0);
create index seal_use_seal_type_doc_type on contracts.seal_use using btree (seal_type, doc_type, create_time, id) include (status, use_time) where (del_flag = 0);
create unique index seal_use_seal_no_key on contracts.seal_use using btree (seal_no) where (del_flag = 0);
create index seal_use_search on contracts.seal_use using gin (search_grams) where (del_flag = 0);
