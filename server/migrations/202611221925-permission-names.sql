alter table base.permission
  add column name_ru text,
  add column name_en text;
