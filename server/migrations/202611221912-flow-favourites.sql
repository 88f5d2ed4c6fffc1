-- Processes a person keeps at hand.
create table engine.flow_favourite (
  person uuid not null,
  process text not null,
  at timestamp(3) with time zone not null,
  primary key (person, process)
);
