-- Approvals: versioned flows, one instance per document, its log (the source of truth), and the tasks people see.

create table engine.flow_definition (
  key text not null,
  version integer not null,
  definition jsonb not null,
  -- Codes of the dictionary defStatus: 0 being designed, 1 published, 2 stopped.
  status text not null check (status in ('0', '1', '2')),
  published_at timestamp(3) with time zone,
  primary key (key, version)
);
create unique index flow_definition_published on engine.flow_definition (key) where status = '1';

-- state is a cache of what flow_log leads to; ver counts the log lines, as state.seq does.
create table engine.flow_instance (
  id uuid primary key,
  flow text not null,
  version integer not null,
  document text not null,
  record_id uuid not null,
  drafter uuid not null,
  drafter_name text not null,
  number text,
  title text,
  amount_cny numeric(20,2),
  status text not null check (status in ('0', '1', '2', '3', '4')),
  nodes text[] not null default '{}',
  state jsonb not null,
  ver integer not null,
  started timestamp(3) with time zone not null,
  submitted timestamp(3) with time zone,
  ended timestamp(3) with time zone,
  foreign key (flow, version) references engine.flow_definition (key, version),
  unique (document, record_id)
  -- Every step rewrites the row; room in its page spares the indexes.
) with (fillfactor = 50);
create index flow_instance_drafter on engine.flow_instance (drafter, started, id);

create table engine.flow_log (
  instance uuid not null references engine.flow_instance (id),
  seq integer not null,
  at timestamp(3) with time zone not null,
  verb text not null,
  actor uuid not null,
  actor_name text not null,
  node text,
  opinion text,
  entry jsonb not null,
  primary key (instance, seq)
);

-- task is the engine's own id of it, node#round.n.
create table engine.flow_task (
  id uuid primary key,
  instance uuid not null references engine.flow_instance (id),
  task text not null,
  node text not null,
  assignee uuid not null,
  owner_before uuid,
  opened timestamp(3) with time zone not null,
  viewed timestamp(3) with time zone,
  due timestamp(3) with time zone,
  closed timestamp(3) with time zone,
  result text check (result in ('agreed', 'rejected', 'transferred', 'takenBack', 'notNeeded', 'cancelled')),
  opinion text,
  automatic boolean not null,
  -- Told to the process administrators: its person has left and nobody could be found in his place.
  stranded timestamp(3) with time zone,
  unique (instance, task)
);
create index flow_task_open on engine.flow_task (assignee, opened, id) where result is null;
create index flow_task_done on engine.flow_task (assignee, closed, id) where result in ('agreed', 'rejected', 'transferred');

create table engine.flow_copy (
  instance uuid not null references engine.flow_instance (id),
  person uuid not null,
  node text,
  at timestamp(3) with time zone not null,
  viewed timestamp(3) with time zone,
  primary key (instance, person)
);
create index flow_copy_person on engine.flow_copy (person, at, instance);

-- Rules that have run: a second time for the same key breaks the transaction.
create table engine.flow_hook (
  instance uuid not null references engine.flow_instance (id),
  key text not null,
  at timestamp(3) with time zone not null,
  primary key (instance, key)
);

-- Days that differ from Monday to Friday: holidays, and weekends that are worked instead.
create table engine.working_day (
  day date primary key,
  working boolean not null,
  note text
);
