create table contracts.exchange_rate (
  id uuid primary key,
  ver integer not null default 1,
  unit_id uuid,
  dept_id uuid,
  create_by uuid not null,
  create_name text not null,
  create_time timestamp(3) with time zone not null default now(),
  update_by uuid,
  update_time timestamp(3) with time zone,
  remark text,
  pair text,
  currency text,
  rate_type text,
  rate_date date,
  rate numeric(20,6),
  source text,
  del_flag smallint not null default 0
);
create index exchange_rate_create_time on contracts.exchange_rate using btree (create_time, id) where (del_flag = 0);
create index exchange_rate_rate_date on contracts.exchange_rate using btree (rate_date DESC NULLS LAST, id DESC) where (del_flag = 0);
create index exchange_rate_currency on contracts.exchange_rate using btree (currency, rate_date DESC NULLS LAST, id DESC) where (del_flag = 0);
create index exchange_rate_rate_type on contracts.exchange_rate using btree (rate_type, rate_date DESC NULLS LAST, id DESC) where (del_flag = 0);
create index exchange_rate_currency_rate_type on contracts.exchange_rate using btree (currency, rate_type, rate_date DESC NULLS LAST, id DESC) where (del_flag = 0);
create unique index exchange_rate_currency_rate_type_rate_date_key on contracts.exchange_rate using btree (currency, rate_type, rate_date) where (del_flag = 0);
