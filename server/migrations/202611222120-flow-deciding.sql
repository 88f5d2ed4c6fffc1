-- A decision that may still be taken back: a job carries it out when it is due, unless its row is gone by then.
create table engine.flow_deciding (
  id uuid primary key,
  task uuid not null unique references engine.flow_task (id),
  person uuid not null,
  verb text not null check (verb in ('agree', 'reject')),
  body jsonb not null,
  lang text not null,
  due timestamp(3) with time zone not null
);
create index flow_deciding_due on engine.flow_deciding (due);
