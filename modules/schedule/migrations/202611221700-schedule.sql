create schema if not exists schedule;

-- What people answered to invitations: 1 accepts, 0 declines.
create table schedule.answer (
  event uuid not null,
  person uuid not null,
  answer text not null check (answer in ('0', '1')),
  at timestamptz not null,
  primary key (event, person)
);

-- The secret address of a person's calendar; of its key only the hash is kept.
create table schedule.feed (
  person uuid primary key,
  key_hash text not null unique,
  made_at timestamptz not null
);
create table schedule.schedule_event (
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
  event_type text,
  all_day text,
  start_time timestamp(3) with time zone,
  end_time timestamp(3) with time zone,
  place text,
  visibility text,
  participants uuid[],
  remind text,
  repeat text,
  repeat_every numeric(20,0),
  until date,
  skipped text[],
  color text,
  next_remind timestamp(3) with time zone,
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index schedule_event_create_time on schedule.schedule_event using btree (create_time, id) where (del_flag = 0);
create index schedule_event_unit_id on schedule.schedule_event using btree (unit_id, create_time, id) where (del_flag = 0);
create index schedule_event_dept_id on schedule.schedule_event using btree (dept_id, create_time, id) where (del_flag = 0);
create index schedule_event_create_by on schedule.schedule_event using btree (create_by, create_time, id) where (del_flag = 0);
create index schedule_event_start_time on schedule.schedule_event using btree (start_time) where (del_flag = 0);
create index schedule_event_end_time on schedule.schedule_event using btree (end_time) where (del_flag = 0);
create index schedule_event_repeat on schedule.schedule_event using btree (repeat) where (del_flag = 0);
create index schedule_event_next_remind on schedule.schedule_event using btree (next_remind) where (del_flag = 0);
create index schedule_event_search on schedule.schedule_event using gin (search_grams) where (del_flag = 0);
