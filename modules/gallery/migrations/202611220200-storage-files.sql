-- The storage variant of attachments.
alter table gallery.sample add column storage_files jsonb;
alter table gallery.strict_sample add column storage_files jsonb;
