-- How a process looks where it is begun, who beside roles may begin it, and what may not be done with its approvals.
alter table engine.flow_setting
  add column icon text,
  add column color text,
  -- Units and departments, with all below them.
  add column places uuid[] not null default '{}',
  add column people uuid[] not null default '{}',
  -- Verbs of approval that only process administrators use.
  add column closed text[] not null default '{}';
