-- Where vessels were heard, each report once, with what it is worth; refused ones stand beside the others with their reason.
create table shipping.position (
  mmsi text not null,
  at timestamptz not null,
  latitude double precision not null,
  longitude double precision not null,
  speed double precision,
  course double precision,
  nav_status text,
  quality text not null,
  told_at timestamptz not null,
  primary key (mmsi, at, quality)
);
