-- The relay reads in the order in which transactions began, never by id alone.
drop index engine.outbox_open;
create index outbox_open on engine.outbox (xid, id) where done_at is null;

-- How each job went when it last ran.
create table engine.job_run (
  name text primary key,
  started timestamp(3) with time zone not null,
  ended timestamp(3) with time zone not null,
  ok boolean not null,
  error text,
  runs bigint not null default 1,
  failures bigint not null
);

-- Workers of living processes; what a dead one held is given back to the others.
create table engine.job_worker (
  id text primary key,
  seen timestamp(3) with time zone not null
);

-- Who was reminded of a task: 80 when four fifths of its time have passed, 100 when it is overdue.
create table engine.task_reminder (
  task uuid not null,
  share smallint not null,
  at timestamp(3) with time zone not null,
  primary key (task, share)
);
