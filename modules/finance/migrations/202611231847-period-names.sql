alter table finance.period add column period_name text;
alter table finance.period add column period_name_ru text;
alter table finance.period add column period_name_en text;
alter table finance.period add column search text not null default '';
alter table finance.period add column search_grams text[] not null default '{}';
create index period_search on finance.period using gin (search_grams) where (del_flag = 0);
update finance.period p set period_name = d.dept_sname || ' ' || p.month, period_name_ru = coalesce(d.name_ru, d.dept_sname) || ' ' || p.month, period_name_en = coalesce(d.name_en, d.dept_sname) || ' ' || p.month
from base.department d where d.id = p.book_unit;
