-- A task that is decided takes its notice along.
create index notice_of_task on engine.notice ((params ->> 'taskId')) where read_at is null and type = 'task';
