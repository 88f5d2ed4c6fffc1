-- Cases of their own that a flow begins: what is to be begun, what is under way, and what its parent has yet to hear.
create table engine.flow_child (
  -- The record that is made has this id too, so that it is made once whatever is repeated.
  id uuid primary key,
  parent uuid not null references engine.flow_instance (id),
  -- The engine's own name of it, node#round.n.
  key text not null,
  node text not null,
  -- The line of a sub-table it is for.
  line uuid,
  -- The node as it stood then: what is run and what with.
  call jsonb not null,
  waits boolean not null,
  -- wanted: to be begun; running; ended: its parent has yet to hear of it; stopping: nobody waits for it any more; over.
  state text not null default 'wanted' check (state in ('wanted', 'running', 'ended', 'stopping', 'over')),
  outcome text check (outcome in ('approved', 'refused')),
  -- Why it does not go on, until somebody has it tried again: a refusal.
  problem jsonb,
  wanted timestamp(3) with time zone not null,
  child uuid unique references engine.flow_instance (id),
  unique (parent, key)
);
create index flow_child_due on engine.flow_child (wanted, id) where state in ('wanted', 'ended', 'stopping') and problem is null;
