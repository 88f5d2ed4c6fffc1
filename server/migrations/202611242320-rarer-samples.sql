-- Lines are many and alike: a tenth more of them says nothing new to the planner, and reading a sample takes a second.
alter table engine.audit set (autovacuum_analyze_scale_factor = 0.1);
alter table engine.audit_seal set (autovacuum_analyze_scale_factor = 0.1);
alter table engine.audit_search set (autovacuum_analyze_scale_factor = 0.1);
alter table engine.call_log set (autovacuum_analyze_scale_factor = 0.1);
alter table engine.message set (autovacuum_analyze_scale_factor = 0.1);
alter table engine.notice set (autovacuum_analyze_scale_factor = 0.1);
