-- What an administrator changed of a job's own timetable; a job without a row keeps what it came with.
create table engine.job_plan (
  name text primary key,
  cron text,
  paused boolean not null default false,
  at timestamp(3) with time zone not null,
  person uuid not null,
  person_name text not null
);

-- Each run of a job, kept for a month; the last of each job stays in job_run.
create table engine.job_log (
  id bigint generated always as identity primary key,
  name text not null,
  started timestamp(3) with time zone not null,
  ended timestamp(3) with time zone not null,
  ok boolean not null,
  error text
);
create index job_log_name on engine.job_log (name, id desc);
create index job_log_age on engine.job_log (started);
