create schema if not exists office;
create table office.template (
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
  source text,
  office_type text,
  language text,
  file jsonb,
  use_units uuid[],
  series text,
  version numeric(20,0),
  status text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index template_create_time on office.template using btree (create_time, id) where (del_flag = 0);
create index template_template_no_version on office.template using btree (template_no, version DESC NULLS LAST, id DESC) where (del_flag = 0);
create index template_source on office.template using btree (source, template_no, version DESC NULLS LAST, id DESC) where (del_flag = 0);
create index template_language on office.template using btree (language, template_no, version DESC NULLS LAST, id DESC) where (del_flag = 0);
create index template_series on office.template using btree (series, template_no, version DESC NULLS LAST, id DESC) where (del_flag = 0);
create index template_status on office.template using btree (status, template_no, version DESC NULLS LAST, id DESC) where (del_flag = 0);
create index template_status_language on office.template using btree (status, language, template_no, version DESC NULLS LAST, id DESC) where (del_flag = 0);
create unique index template_template_no_key on office.template using btree (template_no) where (del_flag = 0);
create index template_search on office.template using gin (search_grams) where (del_flag = 0);
create table office.template_bindings (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  mark text,
  path text,
  format text,
  language text,
  equals text,
  foreign key (parent_id) references office.template (id) on delete cascade
);
create index template_bindings_parent_id on office.template_bindings using btree (parent_id, line_no);
