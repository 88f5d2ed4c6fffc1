alter table energy.device add column in_use text;
update energy.device set in_use = '1';
create table energy.turbine_reading (
  key uuid not null,
  at timestamp(3) with time zone not null,
  output numeric not null,
  wind_speed numeric not null,
  rotor_speed numeric not null,
  pitch numeric not null,
  nacelle_temp numeric not null,
  faults smallint not null,
  corrected smallint not null default 0
) partition by range (at);
create unique index turbine_reading_key on energy.turbine_reading using btree (key, at);
create table energy.turbine_reading_hour (
  key uuid not null,
  at timestamp(3) with time zone not null,
  n integer not null,
  faults smallint not null,
  first_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  output_sum numeric,
  output_least numeric,
  output_most numeric,
  wind_speed_sum numeric,
  wind_speed_least numeric,
  wind_speed_most numeric,
  rotor_speed_sum numeric,
  rotor_speed_least numeric,
  rotor_speed_most numeric,
  pitch_sum numeric,
  pitch_least numeric,
  pitch_most numeric,
  nacelle_temp_sum numeric,
  nacelle_temp_least numeric,
  nacelle_temp_most numeric
) partition by range (at);
create unique index turbine_reading_hour_key on energy.turbine_reading_hour using btree (key, at);
create table energy.turbine_reading_day (
  key uuid not null,
  at timestamp(3) with time zone not null,
  n integer not null,
  faults smallint not null,
  first_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  output_sum numeric,
  output_least numeric,
  output_most numeric,
  wind_speed_sum numeric,
  wind_speed_least numeric,
  wind_speed_most numeric,
  rotor_speed_sum numeric,
  rotor_speed_least numeric,
  rotor_speed_most numeric,
  pitch_sum numeric,
  pitch_least numeric,
  pitch_most numeric,
  nacelle_temp_sum numeric,
  nacelle_temp_least numeric,
  nacelle_temp_most numeric
);
create unique index turbine_reading_day_key on energy.turbine_reading_day using btree (key, at);
create table energy.turbine_reading_month (
  key uuid not null,
  at timestamp(3) with time zone not null,
  n integer not null,
  faults smallint not null,
  first_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  output_sum numeric,
  output_least numeric,
  output_most numeric,
  wind_speed_sum numeric,
  wind_speed_least numeric,
  wind_speed_most numeric,
  rotor_speed_sum numeric,
  rotor_speed_least numeric,
  rotor_speed_most numeric,
  pitch_sum numeric,
  pitch_least numeric,
  pitch_most numeric,
  nacelle_temp_sum numeric,
  nacelle_temp_least numeric,
  nacelle_temp_most numeric
);
create unique index turbine_reading_month_key on energy.turbine_reading_month using btree (key, at);
create table energy.turbine_reading_last (
  key uuid not null,
  last_at timestamp(3) with time zone
);
create unique index turbine_reading_last_key on energy.turbine_reading_last using btree (key);
create table energy.battery_reading (
  key uuid not null,
  at timestamp(3) with time zone not null,
  charge numeric not null,
  voltage numeric not null,
  cell_temp numeric not null,
  cell_spread numeric not null,
  faults smallint not null,
  corrected smallint not null default 0
) partition by range (at);
create unique index battery_reading_key on energy.battery_reading using btree (key, at);
create table energy.battery_reading_hour (
  key uuid not null,
  at timestamp(3) with time zone not null,
  n integer not null,
  faults smallint not null,
  first_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  charge_sum numeric,
  charge_least numeric,
  charge_most numeric,
  voltage_sum numeric,
  voltage_least numeric,
  voltage_most numeric,
  cell_temp_sum numeric,
  cell_temp_least numeric,
  cell_temp_most numeric,
  cell_spread_sum numeric,
  cell_spread_least numeric,
  cell_spread_most numeric
) partition by range (at);
create unique index battery_reading_hour_key on energy.battery_reading_hour using btree (key, at);
create table energy.battery_reading_day (
  key uuid not null,
  at timestamp(3) with time zone not null,
  n integer not null,
  faults smallint not null,
  first_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  charge_sum numeric,
  charge_least numeric,
  charge_most numeric,
  voltage_sum numeric,
  voltage_least numeric,
  voltage_most numeric,
  cell_temp_sum numeric,
  cell_temp_least numeric,
  cell_temp_most numeric,
  cell_spread_sum numeric,
  cell_spread_least numeric,
  cell_spread_most numeric
);
create unique index battery_reading_day_key on energy.battery_reading_day using btree (key, at);
create table energy.battery_reading_month (
  key uuid not null,
  at timestamp(3) with time zone not null,
  n integer not null,
  faults smallint not null,
  first_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  charge_sum numeric,
  charge_least numeric,
  charge_most numeric,
  voltage_sum numeric,
  voltage_least numeric,
  voltage_most numeric,
  cell_temp_sum numeric,
  cell_temp_least numeric,
  cell_temp_most numeric,
  cell_spread_sum numeric,
  cell_spread_least numeric,
  cell_spread_most numeric
);
create unique index battery_reading_month_key on energy.battery_reading_month using btree (key, at);
create table energy.battery_reading_last (
  key uuid not null,
  last_at timestamp(3) with time zone
);
create unique index battery_reading_last_key on energy.battery_reading_last using btree (key);
