-- The production calendar of Russia beside that of China; a day stands once in each.
alter table base.holiday add column calendar text;
update base.holiday set calendar = 'CN';
drop index base.holiday_day_key;
create unique index holiday_calendar_day_key on base.holiday using btree (calendar, day) where (del_flag = 0);

-- Days off of 2026 with those the government moved (9 January, 9 March, 11 May, 31 December); a year to come is the administrator's to enter.
insert into base.holiday (id, create_by, create_name, calendar, day, day_type, name, name_ru, name_en)
select gen_random_uuid(), '00000000-0000-0000-0000-000000000000', 'Amur', 'RU', day::date, type, zh, ru, en
from (values
  ('2026-01-01','2','元旦假期','Новогодние каникулы','New Year holidays'), ('2026-01-02','2','元旦假期','Новогодние каникулы','New Year holidays'),
  ('2026-01-03','2','元旦假期','Новогодние каникулы','New Year holidays'), ('2026-01-04','2','元旦假期','Новогодние каникулы','New Year holidays'),
  ('2026-01-05','2','元旦假期','Новогодние каникулы','New Year holidays'), ('2026-01-06','2','元旦假期','Новогодние каникулы','New Year holidays'),
  ('2026-01-07','2','东正教圣诞节','Рождество Христово','Orthodox Christmas'), ('2026-01-08','2','元旦假期','Новогодние каникулы','New Year holidays'),
  ('2026-01-09','1','调休','Перенос выходного','Day off moved'), ('2026-02-23','2','祖国保卫者日','День защитника Отечества','Defender of the Fatherland Day'),
  ('2026-03-08','2','国际妇女节','Международный женский день','International Women''s Day'), ('2026-03-09','1','调休','Перенос выходного','Day off moved'),
  ('2026-05-01','2','春天与劳动节','Праздник Весны и Труда','Spring and Labour Day'), ('2026-05-09','2','胜利日','День Победы','Victory Day'),
  ('2026-05-11','1','调休','Перенос выходного','Day off moved'), ('2026-06-12','2','俄罗斯日','День России','Russia Day'),
  ('2026-11-04','2','人民团结日','День народного единства','Unity Day'), ('2026-12-31','1','调休','Перенос выходного','Day off moved')
) as days (day, type, zh, ru, en);
