-- A stretch of time and the newest lines are walked in one order.
drop index engine.audit_search_time;
create index audit_search_time on engine.audit_search (at, seq);
