-- Business forms that administrators draw. Each published one has its own table in the schema form. Drafts are json,
-- not jsonb: the columns of a sub-table stand in the order in which they were drawn.
create schema form;

create table engine.form (
  name text primary key,
  -- Rises with every save, so that nobody saves over somebody else's drawing.
  ver integer not null default 1,
  draft json not null,
  -- The draft differs from the published version.
  changed boolean not null default true,
  status text not null default 'drawn' check (status in ('drawn', 'published', 'retired')),
  version integer,
  updated timestamp(3) with time zone not null,
  updated_by uuid not null,
  -- The last wish to publish, and how it went.
  publishing text check (publishing in ('waiting', 'done', 'failed')),
  publishing_at timestamp(3) with time zone,
  publishing_by uuid,
  publishing_ver integer,
  publishing_hash text,
  publishing_code text,
  publishing_params jsonb
);

create table engine.form_version (
  name text not null references engine.form (name),
  version integer not null,
  -- With the columns that its fields were given.
  draft json not null,
  at timestamp(3) with time zone not null,
  by uuid not null,
  primary key (name, version)
);

insert into engine.cache_version (name) values ('form') on conflict do nothing;

-- Every process hears that what runs has changed; drafts are nobody's matter.
create trigger bump after insert on engine.form_version for each statement execute function engine.bump_caches('form');
create trigger bump after update of status on engine.form for each row when (old.status is distinct from new.status) execute function engine.bump_caches('form');
