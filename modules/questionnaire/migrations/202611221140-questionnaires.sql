create schema if not exists questionnaire;
create table questionnaire.questionnaire (
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
  q_no text,
  title text,
  intro text,
  start_time timestamp(3) with time zone,
  end_time timestamp(3) with time zone,
  anonymous text,
  one_per_user text,
  target_people uuid[],
  pass_score numeric(20,2),
  status text,
  design text,
  token text,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index questionnaire_create_time on questionnaire.questionnaire using btree (create_time, id) where (del_flag = 0);
create index questionnaire_status on questionnaire.questionnaire using btree (status) where (del_flag = 0);
create unique index questionnaire_q_no_key on questionnaire.questionnaire using btree (q_no) where (del_flag = 0);
create index questionnaire_search on questionnaire.questionnaire using gin (search_grams) where (del_flag = 0);
create table questionnaire.answer_sheet (
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
  questionnaire uuid,
  answerer uuid,
  sheet_key text,
  answers text,
  score numeric(20,2),
  answer_time timestamp(3) with time zone,
  device text,
  files jsonb,
  del_flag smallint not null default 0
);
create index answer_sheet_create_time on questionnaire.answer_sheet using btree (create_time, id) where (del_flag = 0);
create index answer_sheet_questionnaire on questionnaire.answer_sheet using btree (questionnaire) where (del_flag = 0);
create unique index answer_sheet_sheet_key_key on questionnaire.answer_sheet using btree (sheet_key) where (del_flag = 0);
