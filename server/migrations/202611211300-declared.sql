-- Which set of declarations (menu, dictionaries, roles) has been brought in already.
create table engine.declared (
  print text primary key,
  at timestamp(3) with time zone not null default now()
);
