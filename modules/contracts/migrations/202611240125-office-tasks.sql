alter table contracts.counterparty add column to_verify text;
alter table contracts.counterparty add column accounts_by uuid[];
create index counterparty_to_verify on contracts.counterparty using btree (to_verify, cp_code, id) where (del_flag = 0);

update contracts.counterparty p set to_verify = '0';
update contracts.counterparty p set to_verify = '1', accounts_by = a.people
from (select parent_id, array_agg(distinct entered_by) filter (where entered_by is not null) as people from contracts.counterparty_accounts where verified is distinct from '1' group by parent_id) a
where a.parent_id = p.id;
