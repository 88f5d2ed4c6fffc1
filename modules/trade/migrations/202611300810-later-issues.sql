alter table trade.customs_declaration add column later_issues text[];
