-- What settlements took of the lines of their contracts: of the line of the same goods whose price agrees, else of the first.
insert into engine.doc_link (src_type, src_id, src_line_id, dst_type, dst_id, dst_line_id, link_type, qty)
select distinct on (own.id) 'contracts.contract', s.related_contract, theirs.id, 'contracts.settlement', s.id, own.id, 'settle', own.qty
from contracts.settlement s
join contracts.settlement_items own on own.parent_id = s.id
join contracts.contract_items theirs
  on theirs.parent_id = s.related_contract and theirs.goods = own.goods and theirs.uom = own.uom
order by own.id, (theirs.unit_price = own.price) desc, theirs.line_no
on conflict do nothing;
