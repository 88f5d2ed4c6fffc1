-- Prices, limits and telephone numbers have rights of their own: whoever saw them goes on seeing them.
insert into base.role_permission (id, create_by, create_name, role_id, ppe_value)
select gen_random_uuid(), p.create_by, p.create_name, p.role_id, own.code
from base.role_permission p join (values ('htgl-ck', 'htgl-jg'), ('khgl-ck', 'khgl-lx'), ('yhzh-ck', 'yhzh-xe')) own (seen, code) on own.seen = p.ppe_value
where p.del_flag = 0 and not exists (select from base.role_permission q where q.role_id = p.role_id and q.ppe_value = own.code and q.del_flag = 0);
