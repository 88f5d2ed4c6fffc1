-- What was told of a record to an office is settled with it.
create index notice_of_office on engine.notice (record_id) where read_at is null and event = 'task.office';
