create schema if not exists system;
create table system.version_note (
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
  ver_no text,
  title text,
  title_ru text,
  title_en text,
  content text,
  content_ru text,
  content_en text,
  popup text,
  publish_time timestamp(3) with time zone,
  status text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index version_note_create_time on system.version_note using btree (create_time, id) where (del_flag = 0);
create index version_note_status on system.version_note using btree (status) where (del_flag = 0);
create unique index version_note_ver_no_key on system.version_note using btree (ver_no) where (del_flag = 0);
create index version_note_search on system.version_note using gin (search_grams) where (del_flag = 0);
create table system.app_version (
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
  platform text,
  ver_name text,
  ver_code numeric(20,0),
  min_ver_code numeric(20,0),
  force_update text,
  package_file jsonb,
  notes text,
  notes_ru text,
  notes_en text,
  publish_time timestamp(3) with time zone,
  status text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index app_version_create_time on system.app_version using btree (create_time, id) where (del_flag = 0);
create index app_version_platform on system.app_version using btree (platform) where (del_flag = 0);
create index app_version_status on system.app_version using btree (status) where (del_flag = 0);
create unique index app_version_platform_ver_code_key on system.app_version using btree (platform, ver_code) where (del_flag = 0);
create index app_version_search on system.app_version using gin (search_grams) where (del_flag = 0);

-- Who has been shown which release notes.
create table system.version_seen (
  person uuid not null,
  note uuid not null,
  at timestamp(3) with time zone not null,
  primary key (person, note)
);
