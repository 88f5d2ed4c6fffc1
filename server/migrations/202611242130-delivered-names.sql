-- Delivered names that were worded anew: whoever has changed one keeps it. A name is found by its lower-case line of the search text.
update base.dictionary t set dic_name = r.now,
  search = trim(both E'\n' from replace(E'\n' || coalesce(t.search, '') || E'\n', E'\n' || lower(replace(replace(r.was, 'ё', 'е'), 'Ё', 'Е')) || E'\n', E'\n' || lower(replace(replace(r.now, 'ё', 'е'), 'Ё', 'Е')) || E'\n'))
from (values
  ('incoterms', 'EXW', '工厂交货', 'EXW 工厂交货'),
  ('incoterms', 'FCA', '货交承运人', 'FCA 货交承运人'),
  ('incoterms', 'FAS', '船边交货', 'FAS 船边交货'),
  ('incoterms', 'FOB', '船上交货', 'FOB 船上交货'),
  ('incoterms', 'CFR', '成本加运费', 'CFR 成本加运费'),
  ('incoterms', 'CIF', '成本保险费加运费', 'CIF 成本保险费加运费'),
  ('incoterms', 'CPT', '运费付至', 'CPT 运费付至'),
  ('incoterms', 'CIP', '运费保险费付至', 'CIP 运费保险费付至'),
  ('incoterms', 'DAP', '目的地交货', 'DAP 目的地交货'),
  ('incoterms', 'DPU', '卸货后交货', 'DPU 卸货后交货'),
  ('incoterms', 'DDP', '完税后交货', 'DDP 完税后交货'),
  ('menuCounter', 'todo', '待办任务', '待办事项'),
  ('menuCounter', 'grantRequests', '待确认的授权', '待处理的授权')
) as r(grp, code, was, now)
where t.dic_group = r.grp and t.dic_code = r.code and t.dic_name = r.was;
update base.dictionary t set dic_name_ru = r.now,
  search = trim(both E'\n' from replace(E'\n' || coalesce(t.search, '') || E'\n', E'\n' || lower(replace(replace(r.was, 'ё', 'е'), 'Ё', 'Е')) || E'\n', E'\n' || lower(replace(replace(r.now, 'ё', 'е'), 'Ё', 'Е')) || E'\n'))
from (values
  ('deptFlag', '1', 'Единица', 'Организация'),
  ('deptFlag', '2', 'Отдел', 'Подразделение'),
  ('dataScopeType', '2', 'Единица и подчинённые', 'Организация и подчинённые'),
  ('dataScopeType', '3', 'Единица', 'Организация'),
  ('dataScopeType', '4', 'Отдел и подчинённые', 'Подразделение и подчинённые'),
  ('dataScopeType', '5', 'Отдел', 'Подразделение'),
  ('approvalStatus', '3', 'Отозвано', 'Аннулировано'),
  ('wfAction', 'revoke', 'Отозвать', 'Аннулировать'),
  ('wfAction', 'withdraw', 'Забрать назад', 'Отозвать'),
  ('wfAction', 'close', 'Закрыть', 'Закрыть документ'),
  ('bizSegment', 'sea', 'Море', 'Морская торговля'),
  ('bizSegment', 'land', 'Суша', 'Сухопутная торговля'),
  ('bizSegment', 'dom', 'Внутренняя', 'Внутренняя торговля'),
  ('bizSegment', 'data', 'Данные', 'Торговля данными'),
  ('contractType', 'sj', 'Данные', 'Торговля данными'),
  ('contractStatus', '2', 'Ожидает печати', 'Ожидает подписания'),
  ('cpStatus', '3', 'Заморожен', 'Заблокирован'),
  ('payMethod', 'bab', 'Банковский акцепт', 'Вексель, акцептованный банком'),
  ('payNode', 'inv', 'После счёта', 'После выставления счёта-фактуры'),
  ('incoterms', 'EXW', 'Франко-завод', 'EXW — франко завод'),
  ('incoterms', 'FCA', 'Франко-перевозчик', 'FCA — франко перевозчик'),
  ('incoterms', 'FAS', 'Вдоль борта судна', 'FAS — франко вдоль борта'),
  ('incoterms', 'FOB', 'Свободно на борту', 'FOB — франко борт'),
  ('incoterms', 'CFR', 'Стоимость и фрахт', 'CFR — стоимость и фрахт'),
  ('incoterms', 'CIF', 'Стоимость, страхование, фрахт', 'CIF — стоимость, страхование и фрахт'),
  ('incoterms', 'CPT', 'Перевозка оплачена до', 'CPT — фрахт и перевозка оплачены до'),
  ('incoterms', 'CIP', 'Перевозка и страхование оплачены до', 'CIP — фрахт, перевозка и страхование оплачены до'),
  ('incoterms', 'DAP', 'Поставка в месте назначения', 'DAP — поставка в месте назначения'),
  ('incoterms', 'DPU', 'Поставка с выгрузкой', 'DPU — поставка в месте назначения с выгрузкой'),
  ('incoterms', 'DDP', 'Поставка с оплатой пошлин', 'DDP — поставка с оплатой пошлин'),
  ('uom', 'car', 'авто', 'ед.'),
  ('uom', 'call', 'вызов', 'раз'),
  ('customsMode', '0110', 'Общая торговля', 'Обычный торговый режим'),
  ('releaseBasis', 'dep', 'Депозит', 'Обеспечительный платёж'),
  ('invoiceType', 'zp', 'Спец. счёт НДС', 'Специальный счёт-фактура НДС'),
  ('payAttr', 'dep', 'Депозит', 'Обеспечительный платёж'),
  ('recAttr', 'dep', 'Депозит', 'Обеспечительный платёж'),
  ('acctType', 'dep', 'Депозитный', 'Для обеспечительных платежей'),
  ('acctStatus', '2', 'Заморожен', 'Заблокирован'),
  ('creditStatus', '3', 'Заморожен', 'Заблокирован'),
  ('warrantType', 'cash', 'Депозит', 'Обеспечительный платёж'),
  ('meetingType', 'dept', 'Отделческое', 'Совещание подразделения'),
  ('country', 'HK', 'Гонконг', 'Гонконг (Китай)'),
  ('orderStatus', '0', 'On subs', 'Ожидает подтверждения'),
  ('post', 'dir', 'Директор правления', 'Член совета директоров'),
  ('post', 'head', 'Начальник отдела', 'Руководитель подразделения'),
  ('taskLevel', '2', 'Единица', 'Организация'),
  ('taskLevel', '3', 'Отдел', 'Подразделение'),
  ('contract_direction', 'buy', 'Расход', 'Оплата'),
  ('contract_direction', 'sell', 'Доход', 'Поступление'),
  ('paymentPlan_chargeBearer', 'SHA', 'SHA — пополам', 'SHA — каждый платит своему банку'),
  ('userEntry_group', 'opinion', 'Частые резолюции', 'Частые формулировки'),
  ('schedule_visibility', '2', 'Мой отдел', 'Моё подразделение'),
  ('menuCounter', 'todo', 'Задачи к решению', 'К исполнению'),
  ('menuCounter', 'grantRequests', 'Изменения прав на подтверждение', 'Запросы прав')
) as r(grp, code, was, now)
where t.dic_group = r.grp and t.dic_code = r.code and t.dic_name_ru = r.was;
update base.dictionary t set dic_name_en = r.now,
  search = trim(both E'\n' from replace(E'\n' || coalesce(t.search, '') || E'\n', E'\n' || lower(replace(replace(r.was, 'ё', 'е'), 'Ё', 'Е')) || E'\n', E'\n' || lower(replace(replace(r.now, 'ё', 'е'), 'Ё', 'Е')) || E'\n'))
from (values
  ('officeType', 'w', 'Writer', 'Text document'),
  ('wfAction', 'agree', 'Agree', 'Approve'),
  ('wfAction', 'close', 'Close', 'Close document'),
  ('wfCategory', 'fund', 'Funds', 'Treasury'),
  ('cpNature', 'ind', 'Individual', 'Sole trader'),
  ('payMethod', 'bab', 'Bank acceptance', 'Bank acceptance bill'),
  ('incoterms', 'EXW', 'Ex works', 'EXW — Ex works'),
  ('incoterms', 'FCA', 'Free carrier', 'FCA — Free carrier'),
  ('incoterms', 'FAS', 'Free alongside ship', 'FAS — Free alongside ship'),
  ('incoterms', 'FOB', 'Free on board', 'FOB — Free on board'),
  ('incoterms', 'CFR', 'Cost and freight', 'CFR — Cost and freight'),
  ('incoterms', 'CIF', 'Cost, insurance, freight', 'CIF — Cost, insurance, freight'),
  ('incoterms', 'CPT', 'Carriage paid to', 'CPT — Carriage paid to'),
  ('incoterms', 'CIP', 'Carriage and insurance paid to', 'CIP — Carriage and insurance paid to'),
  ('incoterms', 'DAP', 'Delivered at place', 'DAP — Delivered at place'),
  ('incoterms', 'DPU', 'Delivered at place unloaded', 'DPU — Delivered at place unloaded'),
  ('incoterms', 'DDP', 'Delivered duty paid', 'DDP — Delivered duty paid'),
  ('port', 'CNFAN', 'Fangcheng', 'Fangchenggang'),
  ('port', 'IDTAB', 'Taboneo (codes marked as demo where UN/LOCODE is unsure)', 'Taboneo'),
  ('invoiceType', 'zp', 'Special VAT', 'Special VAT invoice'),
  ('bankPayStatus', '05', 'Waiting for authorization', 'Waiting for authorisation'),
  ('bankPayStatus', '06', 'Authorization refused', 'Authorisation refused'),
  ('bankPayStatus', '08', 'In trading', 'Processing'),
  ('taskStatus', '1', 'Doing', 'In progress'),
  ('political', '5', 'None', 'No party'),
  ('country', 'HK', 'Hong Kong', 'Hong Kong, China'),
  ('orderStatus', '0', 'On subs', 'To be confirmed'),
  ('contract_direction', 'buy', 'We pay', 'Payable'),
  ('contract_direction', 'sell', 'We are paid', 'Receivable'),
  ('menuCounter', 'todo', 'Open to-dos', 'To-do'),
  ('menuCounter', 'grantRequests', 'Grants to confirm', 'Grants to decide'),
  ('bankPayment_returnCode', 'payment-plan.payee-not-verified', 'The payee account is gone or not verified', 'The payee account has been deleted or is not verified')
) as r(grp, code, was, now)
where t.dic_group = r.grp and t.dic_code = r.code and t.dic_name_en = r.was;
update base.menu t set menu_name = r.now,
  search = trim(both E'\n' from replace(E'\n' || coalesce(t.search, '') || E'\n', E'\n' || lower(replace(replace(r.was, 'ё', 'е'), 'Ё', 'Е')) || E'\n', E'\n' || lower(replace(replace(r.now, 'ё', 'е'), 'Ё', 'Е')) || E'\n'))
from (values
  ('2eebb8dc-eb50-565e-87c8-50791cddac50', '资金期间', '资金会计期间'),
  ('72469857-d000-56ba-a9ca-d877fcda8d3b', '民族与标准代码', '民族代码')
) as r(id, was, now)
where t.id = r.id::uuid and t.menu_name = r.was;
update base.menu t set menu_name_ru = r.now,
  search = trim(both E'\n' from replace(E'\n' || coalesce(t.search, '') || E'\n', E'\n' || lower(replace(replace(r.was, 'ё', 'е'), 'Ё', 'Е')) || E'\n', E'\n' || lower(replace(replace(r.now, 'ё', 'е'), 'Ё', 'Е')) || E'\n'))
from (values
  ('4cfcc2f6-31ad-5378-8d85-f092ea657b4e', 'Настройка процессов', 'Настройка'),
  ('c41b323c-d0dc-5c10-975c-0f413ea5980f', 'Области данных', 'Доступ к данным'),
  ('e029b985-c670-5d3c-8430-dde4776badfd', 'Копии мне', 'На ознакомление'),
  ('8c0f8b3e-33c5-5c00-8f97-429ee63f0179', 'Банковский журнал', 'Журнал банковских операций'),
  ('2eebb8dc-eb50-565e-87c8-50791cddac50', 'Периоды казначейства', 'Учётные периоды казначейства'),
  ('72469857-d000-56ba-a9ca-d877fcda8d3b', 'Национальности и коды', 'Национальности'),
  ('6aec8bfc-9dc7-5c76-a4b3-f349c26c08c1', 'Возмещение расходов', 'Авансовый отчёт')
) as r(id, was, now)
where t.id = r.id::uuid and t.menu_name_ru = r.was;
update base.menu t set menu_name_en = r.now,
  search = trim(both E'\n' from replace(E'\n' || coalesce(t.search, '') || E'\n', E'\n' || lower(replace(replace(r.was, 'ё', 'е'), 'Ё', 'Е')) || E'\n', E'\n' || lower(replace(replace(r.now, 'ё', 'е'), 'Ё', 'Е')) || E'\n'))
from (values
  ('631ba5ff-23ed-5e18-aba7-b24412ecabe4', 'Fund approvals', 'Treasury approvals'),
  ('32db7eaf-b56c-5be7-ae73-4d00b741e1ad', 'Funds', 'Treasury'),
  ('d28982aa-c27e-57d8-8bd0-fa9e8cac30bb', 'Organisation and rights', 'Organisation & rights'),
  ('55864127-856c-5b63-a6de-920d8be01f64', 'Contract ledger', 'Contract register'),
  ('2eebb8dc-eb50-565e-87c8-50791cddac50', 'Fund periods', 'Treasury periods'),
  ('72469857-d000-56ba-a9ca-d877fcda8d3b', 'Ethnic groups and codes', 'Ethnic groups'),
  ('6aec8bfc-9dc7-5c76-a4b3-f349c26c08c1', 'Expense claims', 'Expense reports'),
  ('12079a44-e3e7-517e-8d91-a40712ed7b96', 'All treasury approvals', 'All fund approvals'),
  ('5fcbe31f-a5e4-5a5d-82fe-6baf4eb92e13', 'Group treasury', 'Group funds')
) as r(id, was, now)
where t.id = r.id::uuid and t.menu_name_en = r.was;
update base.role t set name_ru = r.now,
  search = trim(both E'\n' from replace(E'\n' || coalesce(t.search, '') || E'\n', E'\n' || lower(replace(replace(r.was, 'ё', 'е'), 'Ё', 'Е')) || E'\n', E'\n' || lower(replace(replace(r.now, 'ё', 'е'), 'Ё', 'Е')) || E'\n'))
from (values
  ('chairman', 'Председатель правления', 'Председатель совета директоров'),
  ('departmentLeader', 'Руководитель отдела', 'Руководитель подразделения')
) as r(code, was, now)
where t.role_code = r.code and t.name_ru = r.was;
update base.dictionary t set search_grams = g.grams
from (
  select s.id, array_agg(distinct substr(line, at, 2)) as grams
  from base.dictionary s cross join regexp_split_to_table(s.search, E'\n') line cross join generate_series(1, length(line) - 1) at
  group by s.id
) g
where g.id = t.id and not (t.search_grams @> g.grams and g.grams @> t.search_grams);
update base.menu t set search_grams = g.grams
from (
  select s.id, array_agg(distinct substr(line, at, 2)) as grams
  from base.menu s cross join regexp_split_to_table(s.search, E'\n') line cross join generate_series(1, length(line) - 1) at
  group by s.id
) g
where g.id = t.id and not (t.search_grams @> g.grams and g.grams @> t.search_grams);
update base.role t set search_grams = g.grams
from (
  select s.id, array_agg(distinct substr(line, at, 2)) as grams
  from base.role s cross join regexp_split_to_table(s.search, E'\n') line cross join generate_series(1, length(line) - 1) at
  group by s.id
) g
where g.id = t.id and not (t.search_grams @> g.grams and g.grams @> t.search_grams);
