create table contracts.counterparty_access (
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
  access_no text,
  status text,
  counterparty_id uuid,
  access_type text,
  licence jsonb,
  tax_cert jsonb,
  account_proof jsonb,
  credit_report jsonb,
  screened_at timestamp(3) with time zone,
  list_size numeric(20,0),
  match_count numeric(20,0),
  open_matches numeric(20,0),
  match_note text,
  result text,
  condition text,
  grade text,
  valid_months numeric(20,0),
  valid_until date,
  reason text,
  refused_why text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index counterparty_access_create_time on contracts.counterparty_access using btree (create_time, id) where (del_flag = 0);
create index counterparty_access_unit_id on contracts.counterparty_access using btree (unit_id, create_time, id) include (status, counterparty_id, access_type, valid_until) where (del_flag = 0);
create index counterparty_access_dept_id on contracts.counterparty_access using btree (dept_id, create_time, id) include (unit_id, status, counterparty_id, access_type, valid_until) where (del_flag = 0);
create index counterparty_access_create_by on contracts.counterparty_access using btree (create_by, create_time, id) include (unit_id, dept_id, status, counterparty_id, access_type, valid_until) where (del_flag = 0);
create index counterparty_access_unit_id_status on contracts.counterparty_access using btree (unit_id, status, create_time, id) include (counterparty_id, access_type, valid_until) where (del_flag = 0);
create index counterparty_access_unit_id_counterparty_id on contracts.counterparty_access using btree (unit_id, counterparty_id, create_time, id) include (status, access_type, valid_until) where (del_flag = 0);
create index counterparty_access_unit_id_access_type on contracts.counterparty_access using btree (unit_id, access_type, create_time, id) include (status, counterparty_id, valid_until) where (del_flag = 0);
create index counterparty_access_approval_status on contracts.counterparty_access using btree (approval_status, create_time, id) include (unit_id) where (del_flag = 0);
create index counterparty_access_status on contracts.counterparty_access using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index counterparty_access_counterparty_id on contracts.counterparty_access using btree (counterparty_id, create_time, id) include (unit_id) where (del_flag = 0);
create index counterparty_access_access_type on contracts.counterparty_access using btree (access_type, create_time, id) include (unit_id) where (del_flag = 0);
create index counterparty_access_result on contracts.counterparty_access using btree (result, create_time, id) include (unit_id) where (del_flag = 0);
create index counterparty_access_valid_until on contracts.counterparty_access using btree (valid_until, create_time, id) include (unit_id) where (del_flag = 0);
create index counterparty_access_status_counterparty_id on contracts.counterparty_access using btree (status, counterparty_id, create_time, id) include (access_type, valid_until) where (del_flag = 0);
create index counterparty_access_status_access_type on contracts.counterparty_access using btree (status, access_type, create_time, id) include (counterparty_id, valid_until) where (del_flag = 0);
create index counterparty_access_counterparty_id_access_type on contracts.counterparty_access using btree (counterparty_id, access_type, create_time, id) include (status, valid_until) where (del_flag = 0);
create unique index counterparty_access_access_no_key on contracts.counterparty_access using btree (access_no) where (del_flag = 0);
create index counterparty_access_search on contracts.counterparty_access using gin (search_grams) where (del_flag = 0);
create table contracts.access_match (
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
  access_id uuid,
  counterparty_id uuid,
  party_name text,
  listed_name text,
  source text,
  entry_id text,
  score numeric(20,0),
  status text,
  applicant uuid,
  judged_by uuid,
  judged_at timestamp(3) with time zone,
  judged_why text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index access_match_create_time on contracts.access_match using btree (create_time, id) where (del_flag = 0);
create index access_match_unit_id on contracts.access_match using btree (unit_id, create_time, id) include (status, source, access_id) where (del_flag = 0);
create index access_match_dept_id on contracts.access_match using btree (dept_id, create_time, id) include (unit_id, status, source, access_id) where (del_flag = 0);
create index access_match_create_by on contracts.access_match using btree (create_by, create_time, id) include (unit_id, dept_id, status, source, access_id) where (del_flag = 0);
create index access_match_unit_id_status on contracts.access_match using btree (unit_id, status, create_time, id) include (source, access_id) where (del_flag = 0);
create index access_match_unit_id_source on contracts.access_match using btree (unit_id, source, create_time, id) include (status, access_id) where (del_flag = 0);
create index access_match_unit_id_access_id on contracts.access_match using btree (unit_id, access_id, create_time, id) include (status, source) where (del_flag = 0);
create index access_match_access_id on contracts.access_match using btree (access_id, create_time, id) include (unit_id) where (del_flag = 0);
create index access_match_counterparty_id on contracts.access_match using btree (counterparty_id, create_time, id) include (unit_id) where (del_flag = 0);
create index access_match_source on contracts.access_match using btree (source, create_time, id) include (unit_id) where (del_flag = 0);
create index access_match_status on contracts.access_match using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index access_match_judged_by on contracts.access_match using btree (judged_by, create_time, id) include (unit_id) where (del_flag = 0);
create index access_match_status_source on contracts.access_match using btree (status, source, create_time, id) include (access_id) where (del_flag = 0);
create index access_match_status_access_id on contracts.access_match using btree (status, access_id, create_time, id) include (source) where (del_flag = 0);
create index access_match_source_access_id on contracts.access_match using btree (source, access_id, create_time, id) include (status) where (del_flag = 0);
create index access_match_search on contracts.access_match using gin (search_grams) where (del_flag = 0);
create table contracts.sanction_entry (
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
  entry_name text,
  name_ru text,
  name_en text,
  source text,
  country text,
  id_no text,
  listed_on date,
  grounds text,
  in_force text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index sanction_entry_create_time on contracts.sanction_entry using btree (create_time, id) where (del_flag = 0);
create index sanction_entry_source on contracts.sanction_entry using btree (source, create_time, id) where (del_flag = 0);
create index sanction_entry_country on contracts.sanction_entry using btree (country, create_time, id) where (del_flag = 0);
create index sanction_entry_listed_on on contracts.sanction_entry using btree (listed_on, create_time, id) where (del_flag = 0);
create index sanction_entry_in_force on contracts.sanction_entry using btree (in_force, create_time, id) where (del_flag = 0);
create index sanction_entry_source_country on contracts.sanction_entry using btree (source, country, create_time, id) include (in_force, listed_on) where (del_flag = 0);
create index sanction_entry_source_in_force on contracts.sanction_entry using btree (source, in_force, create_time, id) include (country, listed_on) where (del_flag = 0);
create index sanction_entry_country_in_force on contracts.sanction_entry using btree (country, in_force, create_time, id) include (source, listed_on) where (del_flag = 0);
create unique index sanction_entry_source_entry_name_key on contracts.sanction_entry using btree (source, entry_name) where (del_flag = 0);
create index sanction_entry_search on contracts.sanction_entry using gin (search_grams) where (del_flag = 0);
