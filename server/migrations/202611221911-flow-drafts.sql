-- A version of a flow that is being designed is saved again and again before it is published.
alter table engine.flow_definition
  add column ver integer not null default 1,
  add column updated timestamp(3) with time zone,
  add column updated_by uuid,
  -- What the version is about, in its designer's words.
  add column note text;
-- One version is designed at a time.
create unique index flow_definition_designed on engine.flow_definition (key) where status = '0';
-- Looking after all approvals, by state and by flow.
create index flow_instance_status on engine.flow_instance (status, started, id);
create index flow_instance_flow on engine.flow_instance (flow, started, id);
