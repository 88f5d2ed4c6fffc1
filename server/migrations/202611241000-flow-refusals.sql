-- A handler may end a case, and whoever is asked for an opinion answers without agreeing.
alter table engine.flow_task drop constraint flow_task_result_check;
alter table engine.flow_task add constraint flow_task_result_check
  check (result in ('agreed', 'rejected', 'refused', 'answered', 'transferred', 'delegated', 'claimed', 'removed', 'takenBack', 'notNeeded', 'cancelled'));
drop index engine.flow_task_done;
create index flow_task_done on engine.flow_task (assignee, closed, id) where result in ('agreed', 'rejected', 'transferred', 'refused', 'answered');
alter table engine.flow_deciding drop constraint flow_deciding_verb_check;
alter table engine.flow_deciding add constraint flow_deciding_verb_check check (verb in ('agree', 'reject', 'refuse'));
