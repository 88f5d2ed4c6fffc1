-- Approvals in branches: states of the new shape, what a handler asks of others, timers, and who stands in for whom.

-- The shape of state; one of an earlier shape is told anew from the log at the next start.
alter table engine.flow_instance add column model integer not null default 1;
create index flow_instance_model on engine.flow_instance (model);

alter table engine.flow_task drop constraint flow_task_result_check;
alter table engine.flow_task add constraint flow_task_result_check
  check (result in ('agreed', 'rejected', 'transferred', 'delegated', 'claimed', 'removed', 'takenBack', 'notNeeded', 'cancelled'));
-- Who decided in the absence of the assignee.
alter table engine.flow_task add column decided_by uuid;
-- What its node says of an overdue task was tried, and nobody was found for it.
alter table engine.flow_task add column expired timestamp(3) with time zone;

-- Delay nodes that are waited at; the row goes in the transaction in which the flow goes on.
create table engine.flow_timer (
  instance uuid not null references engine.flow_instance (id),
  node text not null,
  round integer not null,
  due timestamp(3) with time zone not null,
  primary key (instance, node, round)
);
create index flow_timer_due on engine.flow_timer (due);

-- Who decides for somebody who is away, on which days, and for which documents (all when null).
create table engine.flow_proxy (
  id uuid primary key,
  person uuid not null,
  agent uuid not null,
  from_day date not null,
  to_day date not null,
  documents text[],
  made timestamp(3) with time zone not null,
  ended timestamp(3) with time zone,
  check (person <> agent and from_day <= to_day)
);
create index flow_proxy_agent on engine.flow_proxy (agent, to_day) where ended is null;
create index flow_proxy_person on engine.flow_proxy (person, to_day);
