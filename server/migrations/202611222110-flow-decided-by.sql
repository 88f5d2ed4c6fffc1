-- What somebody decided in the absence of others stands in his list of things done.
create index flow_task_decided_by on engine.flow_task (decided_by) where decided_by is not null;
