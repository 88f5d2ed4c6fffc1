create table office.doc_out (
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
  draft_no text,
  doc_no text,
  title text,
  kind text,
  urgency text,
  secrecy text,
  status text,
  issue_unit uuid,
  drafter uuid,
  signer_id uuid,
  sign_depts uuid[],
  countersigners uuid[],
  addressee text,
  copy_to text,
  main_depts uuid[],
  main_people uuid[],
  copy_depts uuid[],
  copy_people uuid[],
  copies numeric(20,0),
  template text,
  template_series text,
  body text,
  files jsonb,
  code_id uuid,
  doc_year text,
  doc_seq numeric(20,0),
  sign_date date,
  keeper uuid,
  seal_time timestamp(3) with time zone,
  scan jsonb,
  sent_to numeric(20,0),
  read_by numeric(20,0),
  file_no text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index doc_out_create_time on office.doc_out using btree (create_time, id) where (del_flag = 0);
create index doc_out_unit_id on office.doc_out using btree (unit_id, create_time, id) include (status, kind, issue_unit, sign_date) where (del_flag = 0);
create index doc_out_dept_id on office.doc_out using btree (dept_id, create_time, id) include (unit_id, status, kind, issue_unit, sign_date) where (del_flag = 0);
create index doc_out_create_by on office.doc_out using btree (create_by, create_time, id) include (unit_id, dept_id, status, kind, issue_unit, sign_date) where (del_flag = 0);
create index doc_out_unit_id_status on office.doc_out using btree (unit_id, status, create_time, id) include (kind, issue_unit, sign_date) where (del_flag = 0);
create index doc_out_unit_id_kind on office.doc_out using btree (unit_id, kind, create_time, id) include (status, issue_unit, sign_date) where (del_flag = 0);
create index doc_out_unit_id_issue_unit on office.doc_out using btree (unit_id, issue_unit, create_time, id) include (status, kind, sign_date) where (del_flag = 0);
create index doc_out_kind on office.doc_out using btree (kind, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_out_secrecy on office.doc_out using btree (secrecy, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_out_status on office.doc_out using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_out_issue_unit on office.doc_out using btree (issue_unit, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_out_drafter on office.doc_out using btree (drafter, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_out_signer_id on office.doc_out using btree (signer_id, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_out_code_id on office.doc_out using btree (code_id, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_out_doc_year on office.doc_out using btree (doc_year, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_out_sign_date on office.doc_out using btree (sign_date, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_out_status_kind on office.doc_out using btree (status, kind, create_time, id) include (issue_unit, sign_date) where (del_flag = 0);
create index doc_out_status_issue_unit on office.doc_out using btree (status, issue_unit, create_time, id) include (kind, sign_date) where (del_flag = 0);
create index doc_out_kind_issue_unit on office.doc_out using btree (kind, issue_unit, create_time, id) include (status, sign_date) where (del_flag = 0);
create unique index doc_out_doc_no_key on office.doc_out using btree (doc_no) where (del_flag = 0);
create unique index doc_out_draft_no_key on office.doc_out using btree (draft_no) where (del_flag = 0);
create index doc_out_search on office.doc_out using gin (search_grams) where (del_flag = 0);
create table office.doc_out_readings (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  reader_id uuid,
  sent_by uuid,
  sent_time timestamp(3) with time zone,
  read_time timestamp(3) with time zone,
  opinion text,
  foreign key (parent_id) references office.doc_out (id) on delete cascade
);
create index doc_out_readings_parent_id on office.doc_out_readings using btree (parent_id, line_no);
create table office.doc_reading (
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
  title text,
  doc_no text,
  out_id uuid,
  reader_id uuid,
  sent_by uuid,
  sent_time timestamp(3) with time zone,
  status text,
  read_time timestamp(3) with time zone,
  opinion text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index doc_reading_create_time on office.doc_reading using btree (create_time, id) where (del_flag = 0);
create index doc_reading_unit_id on office.doc_reading using btree (unit_id, create_time, id) include (status, reader_id, sent_time) where (del_flag = 0);
create index doc_reading_dept_id on office.doc_reading using btree (dept_id, create_time, id) include (unit_id, status, reader_id, sent_time) where (del_flag = 0);
create index doc_reading_create_by on office.doc_reading using btree (create_by, create_time, id) include (unit_id, dept_id, status, reader_id, sent_time) where (del_flag = 0);
create index doc_reading_unit_id_status on office.doc_reading using btree (unit_id, status, create_time, id) include (reader_id, sent_time) where (del_flag = 0);
create index doc_reading_unit_id_reader_id on office.doc_reading using btree (unit_id, reader_id, create_time, id) include (status, sent_time) where (del_flag = 0);
create index doc_reading_out_id on office.doc_reading using btree (out_id, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_reading_reader_id on office.doc_reading using btree (reader_id, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_reading_sent_time on office.doc_reading using btree (sent_time, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_reading_status on office.doc_reading using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_reading_status_reader_id on office.doc_reading using btree (status, reader_id, create_time, id) include (sent_time) where (del_flag = 0);
create index doc_reading_search on office.doc_reading using gin (search_grams) where (del_flag = 0);
create table office.doc_code (
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
  prefix text,
  issue_unit uuid,
  kinds text[],
  in_use text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index doc_code_create_time on office.doc_code using btree (create_time, id) where (del_flag = 0);
create index doc_code_issue_unit on office.doc_code using btree (issue_unit, create_time, id) where (del_flag = 0);
create index doc_code_in_use on office.doc_code using btree (in_use, create_time, id) where (del_flag = 0);
create index doc_code_issue_unit_in_use on office.doc_code using btree (issue_unit, in_use, create_time, id) where (del_flag = 0);
create unique index doc_code_prefix_key on office.doc_code using btree (prefix) where (del_flag = 0);
create index doc_code_search on office.doc_code using gin (search_grams) where (del_flag = 0);
