-- How people want to see lists: views by name, and the columns of each list as each person arranged them.

create table engine.list_view (
  id uuid primary key,
  document text not null,
  list text not null,
  owner uuid not null,
  name text not null,
  -- Conditions, order, grouping and columns; cut to the reader's rights whenever it is read.
  content jsonb not null,
  ver integer not null default 1,
  at timestamp(3) with time zone not null
);
create unique index list_view_name on engine.list_view (document, list, owner, lower(name));

-- Whom its owner lets use a view: all of a role, or of a unit or department and what is below it.
create table engine.list_view_share (
  view_id uuid not null references engine.list_view on delete cascade,
  kind text not null check (kind in ('role', 'department')),
  target uuid not null,
  primary key (view_id, kind, target)
);

-- What each person makes of the views offered to him.
create table engine.list_view_choice (
  person uuid not null,
  view_id uuid not null references engine.list_view on delete cascade,
  pinned boolean not null default false,
  usual boolean not null default false,
  primary key (person, view_id)
);
create index list_view_choice_view on engine.list_view_choice (view_id);

create table engine.list_layout (
  person uuid not null,
  document text not null,
  list text not null,
  layout jsonb not null,
  at timestamp(3) with time zone not null,
  primary key (person, document, list)
);
