-- What an administrator says of a process besides its drawing: where it stands, who may start it, who looks after it.
create table engine.flow_setting (
  process text primary key,
  -- Permission prefix of the document it approves.
  code text not null,
  -- A code of dictionary wfCategory; that of the description while it is null.
  category text,
  -- Codes of roles; whoever has the right while there are none.
  starters text[] not null default '{}',
  -- People who look after this process alone, beside the process administrators.
  managers uuid[] not null default '{}',
  ver integer not null default 1
);
-- Who may start what, and who looks after it, are rights.
create trigger bump after insert or update or delete on engine.flow_setting for each statement execute function engine.bump_caches('access');

create table engine.flow_setting_past (
  process text not null,
  ver integer not null,
  at timestamp(3) with time zone not null,
  person uuid not null,
  person_name text not null,
  before jsonb not null,
  after jsonb not null,
  primary key (process, ver)
);
