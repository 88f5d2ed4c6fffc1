-- What secret settings say, sealed; the setting itself holds only the mark, so nothing that reads it can tell more.
create table engine.setting_secret (
  mark text primary key,
  key text not null,
  sealed bytea not null,
  at timestamp(3) with time zone not null
);
create index setting_secret_key on engine.setting_secret (key);

-- Values that come into force at a time to come.
create table engine.setting_plan (
  id uuid primary key,
  key text not null,
  value text not null,
  due timestamp(3) with time zone not null,
  note text,
  at timestamp(3) with time zone not null,
  person uuid not null,
  person_name text not null,
  done_at timestamp(3) with time zone,
  ver integer,
  problem text,
  cancelled_at timestamp(3) with time zone
);
create index setting_plan_due on engine.setting_plan (due) where done_at is null and cancelled_at is null;
create index setting_plan_key on engine.setting_plan (key);

-- A secret that was kept in plain text has been seen: it is to be given anew.
update base.config set cfg_value = null where cfg_type = 'secret';
