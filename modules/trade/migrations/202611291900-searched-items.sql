-- Declarations are found by the HS codes of their items, as by the one they had before.
with codes as (
  select parent_id, string_agg(distinct hs_code, e'\n') as said from trade.customs_declaration_items
  where hs_code is not null group by parent_id),
pairs as (
  select i.parent_id, array_agg(distinct substr(i.hs_code, n, 2)) as told
  from trade.customs_declaration_items i cross join lateral generate_series(1, length(i.hs_code) - 1) n
  group by i.parent_id)
update trade.customs_declaration d set search = concat_ws(e'\n', nullif(d.search, ''), c.said),
  search_grams = array(select distinct p from unnest(d.search_grams || coalesce(g.told, '{}')) p)
from codes c left join pairs g on g.parent_id = c.parent_id where d.id = c.parent_id;
