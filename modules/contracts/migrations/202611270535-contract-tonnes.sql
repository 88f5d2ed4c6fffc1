alter table contracts.contract add column tonnes numeric(20,3);
update contracts.contract c set tonnes = s.tonnes
from (select parent_id, sum(qty) as tonnes from contracts.contract_items where uom = 't' group by parent_id) s
where c.id = s.parent_id;
update contracts.contract set tonnes = 0 where tonnes is null;
