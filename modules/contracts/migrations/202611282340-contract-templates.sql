create table contracts.contract_template (
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
  template_no text,
  template_name text,
  name_ru text,
  name_en text,
  contract_type text,
  lang_mode text,
  version numeric(20,0),
  status text,
  editors uuid[],
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index contract_template_create_time on contracts.contract_template using btree (create_time, id) where (del_flag = 0);
create index contract_template_template_no on contracts.contract_template using btree (template_no, id) where (del_flag = 0);
create index contract_template_contract_type on contracts.contract_template using btree (contract_type, template_no, id) where (del_flag = 0);
create index contract_template_lang_mode on contracts.contract_template using btree (lang_mode, template_no, id) where (del_flag = 0);
create index contract_template_status on contracts.contract_template using btree (status, template_no, id) where (del_flag = 0);
create index contract_template_contract_type_status on contracts.contract_template using btree (contract_type, status, template_no, id) include (lang_mode) where (del_flag = 0);
create index contract_template_contract_type_lang_mode on contracts.contract_template using btree (contract_type, lang_mode, template_no, id) include (status) where (del_flag = 0);
create index contract_template_status_lang_mode on contracts.contract_template using btree (status, lang_mode, template_no, id) include (contract_type) where (del_flag = 0);
create unique index contract_template_template_name_key on contracts.contract_template using btree (template_name) where (del_flag = 0);
create unique index contract_template_template_no_key on contracts.contract_template using btree (template_no) where (del_flag = 0);
create index contract_template_search on contracts.contract_template using gin (search_grams) where (del_flag = 0);
create table contracts.contract_template_clauses (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  no text,
  title_zh text,
  zh text,
  title_other text,
  other text,
  mandatory text,
  variables text,
  foreign key (parent_id) references contracts.contract_template (id) on delete cascade
);
create index contract_template_clauses_parent_id on contracts.contract_template_clauses using btree (parent_id, line_no);
create table contracts.contract_text (
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
  text_no text,
  contract_id uuid,
  contract_type text,
  template_id uuid,
  lang_mode text,
  status text,
  changed_count numeric(20,0),
  changed_note text,
  legal_note text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index contract_text_create_time on contracts.contract_text using btree (create_time, id) where (del_flag = 0);
create index contract_text_unit_id on contracts.contract_text using btree (unit_id, create_time, id) include (status, template_id, lang_mode) where (del_flag = 0);
create index contract_text_dept_id on contracts.contract_text using btree (dept_id, create_time, id) include (unit_id, status, template_id, lang_mode) where (del_flag = 0);
create index contract_text_create_by on contracts.contract_text using btree (create_by, create_time, id) include (unit_id, dept_id, status, template_id, lang_mode) where (del_flag = 0);
create index contract_text_unit_id_status on contracts.contract_text using btree (unit_id, status, create_time, id) include (template_id, lang_mode) where (del_flag = 0);
create index contract_text_unit_id_template_id on contracts.contract_text using btree (unit_id, template_id, create_time, id) include (status, lang_mode) where (del_flag = 0);
create index contract_text_unit_id_lang_mode on contracts.contract_text using btree (unit_id, lang_mode, create_time, id) include (status, template_id) where (del_flag = 0);
create index contract_text_template_id on contracts.contract_text using btree (template_id, create_time, id) include (unit_id) where (del_flag = 0);
create index contract_text_lang_mode on contracts.contract_text using btree (lang_mode, create_time, id) include (unit_id) where (del_flag = 0);
create index contract_text_status on contracts.contract_text using btree (status, create_time, id) include (unit_id) where (del_flag = 0);
create index contract_text_status_template_id on contracts.contract_text using btree (status, template_id, create_time, id) include (lang_mode) where (del_flag = 0);
create index contract_text_status_lang_mode on contracts.contract_text using btree (status, lang_mode, create_time, id) include (template_id) where (del_flag = 0);
create index contract_text_template_id_lang_mode on contracts.contract_text using btree (template_id, lang_mode, create_time, id) include (status) where (del_flag = 0);
create unique index contract_text_text_no_key on contracts.contract_text using btree (text_no) where (del_flag = 0);
create unique index contract_text_contract_id_key on contracts.contract_text using btree (contract_id) where (del_flag = 0);
create index contract_text_search on contracts.contract_text using gin (search_grams) where (del_flag = 0);
create table contracts.contract_text_clauses (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  no text,
  title_zh text,
  zh text,
  title_other text,
  other text,
  mandatory text,
  change text,
  foreign key (parent_id) references contracts.contract_text (id) on delete cascade
);
create index contract_text_clauses_parent_id on contracts.contract_text_clauses using btree (parent_id, line_no);
