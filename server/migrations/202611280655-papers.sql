-- A paper: an office file that was made from a record by a template, one for each template whatever its version.
alter table engine.office_file rename column template_id to template_series;
alter table engine.office_file
  -- The fields of the record that stand in it, by their paths, and the rights without which one of them is not read.
  add column sources text[] not null default '{}',
  add column needs text[] not null default '{}',
  -- The version that the approval of the record ended with, and what its bytes were.
  add column frozen_version integer,
  add column frozen_sha256 text,
  add column frozen_at timestamp(3) with time zone,
  add constraint office_file_paper check (template_series is null or document is not null),
  add constraint office_file_frozen check (
    (frozen_version is null) = (frozen_sha256 is null) and (frozen_version is null) = (frozen_at is null)
    and (frozen_version is null or current_version = frozen_version));
create unique index office_file_paper_key on engine.office_file (document, record_id, template_series)
  where template_series is not null;

-- By what a version was made, and digests of the fields that it was made from; null for one that a person saved.
alter table engine.office_version
  add column template_no text,
  add column template_version integer,
  add column digests jsonb,
  add column after_approval boolean not null default false,
  add constraint office_version_made check (
    (template_no is null) = (template_version is null) and (template_no is null) = (digests is null));
