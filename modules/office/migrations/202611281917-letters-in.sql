alter table office.doc_out add column reply_to uuid;
create index doc_out_reply_to on office.doc_out using btree (reply_to, create_time, id) include (unit_id) where (del_flag = 0);
create table office.doc_in (
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
  reg_no text,
  title text,
  from_unit text,
  their_no text,
  their_date date,
  received_date date,
  reg_year text,
  same_key text,
  same_as uuid,
  kind text,
  urgency text,
  secrecy text,
  received_by uuid,
  due_date date,
  status text,
  scan jsonb,
  proposal text,
  proposed_by uuid,
  leader_id uuid,
  instruction text,
  instruct_time timestamp(3) with time zone,
  handle_dept uuid,
  handler_id uuid,
  answer text,
  answer_time timestamp(3) with time zone,
  out_id uuid,
  sent_to numeric(20,0),
  read_by numeric(20,0),
  file_no text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index doc_in_create_time on office.doc_in using btree (create_time, id) where (del_flag = 0);
create index doc_in_unit_id on office.doc_in using btree (unit_id, create_time, id) include (status, handle_dept, secrecy, received_date) where (del_flag = 0);
create index doc_in_dept_id on office.doc_in using btree (dept_id, create_time, id) include (unit_id, status, handle_dept, secrecy, received_date) where (del_flag = 0);
create index doc_in_create_by on office.doc_in using btree (create_by, create_time, id) include (unit_id, dept_id, status, handle_dept, secrecy, received_date) where (del_flag = 0);
create index doc_in_unit_id_status on office.doc_in using btree (unit_id, status, create_time, id) include (handle_dept, secrecy, received_date) where (del_flag = 0);
create index doc_in_unit_id_handle_dept on office.doc_in using btree (unit_id, handle_dept, create_time, id) include (status, secrecy, received_date) where (del_flag = 0);
create index doc_in_unit_id_secrecy on office.doc_in using btree (unit_id, secrecy, create_time, id) include (status, handle_dept, received_date) where (del_flag = 0);
create index doc_in_received_date on office.doc_in using btree (received_date, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_in_reg_year on office.doc_in using btree (reg_year, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_in_same_as on office.doc_in using btree (same_as, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_in_secrecy on office.doc_in using btree (secrecy, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_in_received_by on office.doc_in using btree (received_by, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_in_due_date on office.doc_in using btree (due_date, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_in_status on office.doc_in using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_in_leader_id on office.doc_in using btree (leader_id, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_in_handle_dept on office.doc_in using btree (handle_dept, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_in_handler_id on office.doc_in using btree (handler_id, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_in_out_id on office.doc_in using btree (out_id, create_time, id) include (unit_id) where (del_flag = 0);
create index doc_in_status_handle_dept on office.doc_in using btree (status, handle_dept, create_time, id) include (secrecy, received_date) where (del_flag = 0);
create index doc_in_status_secrecy on office.doc_in using btree (status, secrecy, create_time, id) include (handle_dept, received_date) where (del_flag = 0);
create index doc_in_handle_dept_secrecy on office.doc_in using btree (handle_dept, secrecy, create_time, id) include (status, received_date) where (del_flag = 0);
create unique index doc_in_reg_no_key on office.doc_in using btree (reg_no) where (del_flag = 0);
create unique index doc_in_same_key_key on office.doc_in using btree (same_key) where (del_flag = 0);
create index doc_in_search on office.doc_in using gin (search_grams) where (del_flag = 0);
create table office.doc_in_readings (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  reader_id uuid,
  sent_by uuid,
  sent_time timestamp(3) with time zone,
  read_time timestamp(3) with time zone,
  opinion text,
  foreign key (parent_id) references office.doc_in (id) on delete cascade
);
create index doc_in_readings_parent_id on office.doc_in_readings using btree (parent_id, line_no);
alter table office.doc_reading add column in_id uuid;
create index doc_reading_in_id on office.doc_reading using btree (in_id, create_time, id) include (unit_id) where (del_flag = 0);
