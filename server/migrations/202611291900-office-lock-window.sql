-- Where a file is edited: the number its browser gave itself and what that browser says of itself. Null for an office server.
alter table engine.office_file
  add column lock_window jsonb,
  add constraint office_file_lock_window check (lock_window is null or lock_id is not null);
