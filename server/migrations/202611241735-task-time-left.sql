-- While a case is suspended the clock of its tasks stands still: what is left of each stands here instead of its due time.
alter table engine.flow_task add column time_left bigint;
