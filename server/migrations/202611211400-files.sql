-- One row per stored file; its bytes lie in the file store under `key`, which is never used again.
create table engine.file (
  id uuid primary key,
  key text not null unique,
  name text not null,
  ext text not null,
  size bigint not null,
  type text not null,
  sha256 text not null,
  uploader uuid not null,
  uploader_name text not null,
  created timestamp(3) with time zone not null,
  -- What it is attached to: `finance.paymentPlan`, the record, and the field that names it.
  document text,
  record_id uuid,
  field text,
  -- Since when it has been attached to nothing; such files are collected after a day.
  loose_since timestamp(3) with time zone,
  check ((document is null) = (record_id is null) and (document is null) = (field is null) and (document is null) = (loose_since is not null))
);
create index file_record on engine.file (document, record_id) where document is not null;
create index file_loose on engine.file (loose_since) where loose_since is not null;
