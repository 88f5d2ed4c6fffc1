-- A record's lines are found by the record: the name of its document stood in every entry before it. Nobody asks
-- for lines by their time alone, but through what makes them findable, engine.audit_search.
drop index engine.audit_time;
drop index engine.audit_record;
create index audit_record on engine.audit (record_id, id);
