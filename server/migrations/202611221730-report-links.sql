-- Until when a link is good, and since when its publisher took it back.
alter table engine.published_report add column until timestamp(3) with time zone, add column ended_at timestamp(3) with time zone;
create index published_report_person on engine.published_report (person_id, created_at desc);
