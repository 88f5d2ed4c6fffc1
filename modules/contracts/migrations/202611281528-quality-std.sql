create table contracts.quality_std (
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
  std_code text,
  std_name text,
  status text,
  goods_id uuid,
  coal_grade text,
  mt_base numeric(20,2),
  mt_limit numeric(20,2),
  mt_reject numeric(20,2),
  mt_mode text,
  q_base numeric(20,0),
  q_limit numeric(20,0),
  q_reject numeric(20,0),
  heat_mode text,
  heat_per numeric(20,0),
  heat_rate numeric(20,4),
  bonus_cap numeric(20,0),
  trial_price numeric(20,2),
  trial_qty numeric(20,3),
  trial_heat numeric(20,0),
  trial_mt numeric(20,2),
  paid_qty numeric(20,3),
  paid_price numeric(20,2),
  paid_amount numeric(20,2),
  del_flag smallint not null default 0,
  search text not null default '',
  search_grams text[] not null default '{}'
);
create index quality_std_create_time on contracts.quality_std using btree (create_time, id) where (del_flag = 0);
create index quality_std_status on contracts.quality_std using btree (status, create_time, id) where (del_flag = 0);
create index quality_std_goods_id on contracts.quality_std using btree (goods_id, create_time, id) where (del_flag = 0);
create index quality_std_coal_grade on contracts.quality_std using btree (coal_grade, create_time, id) where (del_flag = 0);
create index quality_std_q_base on contracts.quality_std using btree (q_base, create_time, id) where (del_flag = 0);
create index quality_std_heat_mode on contracts.quality_std using btree (heat_mode, create_time, id) where (del_flag = 0);
create index quality_std_status_goods_id on contracts.quality_std using btree (status, goods_id, create_time, id) include (coal_grade) where (del_flag = 0);
create index quality_std_status_coal_grade on contracts.quality_std using btree (status, coal_grade, create_time, id) include (goods_id) where (del_flag = 0);
create index quality_std_goods_id_coal_grade on contracts.quality_std using btree (goods_id, coal_grade, create_time, id) include (status) where (del_flag = 0);
create unique index quality_std_std_code_key on contracts.quality_std using btree (std_code) where (del_flag = 0);
create unique index quality_std_std_name_key on contracts.quality_std using btree (std_name) where (del_flag = 0);
create index quality_std_search on contracts.quality_std using gin (search_grams) where (del_flag = 0);
create table contracts.quality_std_bands (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  band_from numeric(20,0),
  band_to numeric(20,0),
  change numeric(20,2),
  foreign key (parent_id) references contracts.quality_std (id) on delete cascade
);
create index quality_std_bands_parent_id on contracts.quality_std_bands using btree (parent_id, line_no);
create table contracts.quality_std_indices (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  idx text,
  base numeric(20,3),
  worst numeric(20,3),
  reject numeric(20,3),
  worse text,
  per numeric(20,3),
  rate numeric(20,4),
  mode text,
  bonus text,
  cap numeric(20,2),
  trial numeric(20,3),
  foreign key (parent_id) references contracts.quality_std (id) on delete cascade
);
create index quality_std_indices_parent_id on contracts.quality_std_indices using btree (parent_id, line_no);
create table contracts.quality_std_tiers (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  idx text,
  tier_from numeric(20,3),
  tier_to numeric(20,3),
  rate numeric(20,4),
  foreign key (parent_id) references contracts.quality_std (id) on delete cascade
);
create index quality_std_tiers_parent_id on contracts.quality_std_tiers using btree (parent_id, line_no);
create table contracts.quality_std_steps (
  id uuid primary key,
  parent_id uuid not null,
  line_no integer not null,
  step text,
  measured numeric(20,3),
  base numeric(20,3),
  verdict text,
  formula text,
  change numeric(20,2),
  price numeric(20,2),
  foreign key (parent_id) references contracts.quality_std (id) on delete cascade
);
create index quality_std_steps_parent_id on contracts.quality_std_steps using btree (parent_id, line_no);
