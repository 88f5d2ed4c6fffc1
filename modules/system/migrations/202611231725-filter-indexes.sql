drop index system.version_note_status;
create index version_note_publish_time on system.version_note using btree (publish_time, create_time, id) where (del_flag = 0);
create index version_note_status on system.version_note using btree (status, create_time, id) where (del_flag = 0);
drop index system.app_version_platform;
drop index system.app_version_status;
create index app_version_platform on system.app_version using btree (platform, create_time, id) where (del_flag = 0);
create index app_version_status on system.app_version using btree (status, create_time, id) where (del_flag = 0);
create index app_version_platform_status on system.app_version using btree (platform, status, create_time, id) where (del_flag = 0);
