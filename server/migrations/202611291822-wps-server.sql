-- A WPS WebOffice server stands beside one of WOPI: what it said, and what its passes are good for.
alter table engine.office_server drop constraint office_server_kind_check;
alter table engine.office_server add constraint office_server_kind_check check (kind in ('wopi', 'wps'));

alter table engine.office_pass drop constraint office_pass_purpose_check;
alter table engine.office_pass
  add constraint office_pass_purpose_check check (purpose in ('frame', 'wopi', 'wps')),
  -- The version that the server's window of this pass stands on: a save over another one becomes a branch.
  add column based_on integer;

-- A save that comes in three calls: what was announced, the bytes once they are there, the version once it is kept.
create table engine.office_upload (
  ticket bytea primary key,
  pass bytea not null references engine.office_pass on delete cascade,
  size bigint not null,
  digests jsonb not null,
  stored_key text,
  version integer,
  expires_at timestamp(3) with time zone not null
);
create index office_upload_pass on engine.office_upload (pass);
