drop index system.app_version_platform;
drop index system.app_version_status;
drop index system.app_version_platform_status;
create index app_version_platform_ver_code on system.app_version using btree (platform, ver_code DESC NULLS LAST, id DESC) where (del_flag = 0);
create index app_version_status on system.app_version using btree (status, platform, ver_code DESC NULLS LAST, id DESC) where (del_flag = 0);
create index app_version_platform_status on system.app_version using btree (platform, status, ver_code DESC NULLS LAST, id DESC) where (del_flag = 0);
