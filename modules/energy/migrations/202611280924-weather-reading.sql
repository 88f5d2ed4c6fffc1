create table energy.weather_reading (
  key uuid not null,
  at timestamp(3) with time zone not null,
  poa numeric not null,
  ghi numeric not null,
  air_temp numeric not null,
  module_temp numeric not null,
  wind_speed numeric not null,
  humidity numeric not null,
  faults smallint not null,
  corrected smallint not null default 0
) partition by range (at);
create unique index weather_reading_key on energy.weather_reading using btree (key, at);
create table energy.weather_reading_hour (
  key uuid not null,
  at timestamp(3) with time zone not null,
  n integer not null,
  faults smallint not null,
  first_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  poa_sum numeric,
  poa_least numeric,
  poa_most numeric,
  ghi_sum numeric,
  ghi_least numeric,
  ghi_most numeric,
  air_temp_sum numeric,
  air_temp_least numeric,
  air_temp_most numeric,
  module_temp_sum numeric,
  module_temp_least numeric,
  module_temp_most numeric,
  wind_speed_sum numeric,
  wind_speed_least numeric,
  wind_speed_most numeric,
  humidity_sum numeric,
  humidity_least numeric,
  humidity_most numeric
) partition by range (at);
create unique index weather_reading_hour_key on energy.weather_reading_hour using btree (key, at);
create table energy.weather_reading_day (
  key uuid not null,
  at timestamp(3) with time zone not null,
  n integer not null,
  faults smallint not null,
  first_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  poa_sum numeric,
  poa_least numeric,
  poa_most numeric,
  ghi_sum numeric,
  ghi_least numeric,
  ghi_most numeric,
  air_temp_sum numeric,
  air_temp_least numeric,
  air_temp_most numeric,
  module_temp_sum numeric,
  module_temp_least numeric,
  module_temp_most numeric,
  wind_speed_sum numeric,
  wind_speed_least numeric,
  wind_speed_most numeric,
  humidity_sum numeric,
  humidity_least numeric,
  humidity_most numeric
);
create unique index weather_reading_day_key on energy.weather_reading_day using btree (key, at);
create table energy.weather_reading_month (
  key uuid not null,
  at timestamp(3) with time zone not null,
  n integer not null,
  faults smallint not null,
  first_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  poa_sum numeric,
  poa_least numeric,
  poa_most numeric,
  ghi_sum numeric,
  ghi_least numeric,
  ghi_most numeric,
  air_temp_sum numeric,
  air_temp_least numeric,
  air_temp_most numeric,
  module_temp_sum numeric,
  module_temp_least numeric,
  module_temp_most numeric,
  wind_speed_sum numeric,
  wind_speed_least numeric,
  wind_speed_most numeric,
  humidity_sum numeric,
  humidity_least numeric,
  humidity_most numeric
);
create unique index weather_reading_month_key on energy.weather_reading_month using btree (key, at);
create table energy.weather_reading_last (
  key uuid not null,
  last_at timestamp(3) with time zone
);
create unique index weather_reading_last_key on energy.weather_reading_last using btree (key);
