-- Fields of the form that a step keeps from its handlers, kept with the task so that any answer finds them at once.
alter table engine.flow_task add column hidden text[];
create index flow_task_hidden on engine.flow_task (assignee) where hidden is not null;
