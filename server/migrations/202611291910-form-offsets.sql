-- By how much a printer misses the places of a pre-printed form, as one person measured it for one template; millimetres.
create table engine.form_offset (
  person uuid not null,
  template_series uuid not null,
  printer text not null,
  x numeric(4, 1) not null,
  y numeric(4, 1) not null,
  changed_at timestamp(3) with time zone not null,
  primary key (person, template_series, printer)
);
