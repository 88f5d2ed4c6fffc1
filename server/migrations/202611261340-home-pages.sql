-- Home pages of people, and those that administrators arranged for roles and units: widgets in order, each with its
-- place where it was given one, and what was taken away. The version keeps two administrators apart.
create table engine.home_page (
  owner_kind text not null check (owner_kind in ('person', 'role', 'unit')),
  owner uuid not null,
  items jsonb not null,
  hidden text[] not null,
  rank integer not null,
  ver integer not null,
  at timestamptz not null,
  primary key (owner_kind, owner)
);
insert into engine.home_page (owner_kind, owner, items, hidden, rank, ver, at)
  select 'person', person,
    (select coalesce(jsonb_agg(jsonb_build_object('widget', name, 'place', null) order by nr), '[]') from unnest(shown) with ordinality as s(name, nr) where name <> all(hidden)),
    hidden, 0, 1, at
  from engine.home_layout;
drop table engine.home_layout;
