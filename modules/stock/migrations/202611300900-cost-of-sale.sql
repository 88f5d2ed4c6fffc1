alter table stock.stock_out add column settled_qty numeric(20,3);
alter table stock.stock_out add column settled_cost numeric(20,2);
-- Goods sent become a cost of their sale after their stock was closed: their account is closed with what stands beside it.
alter table engine.posting_line disable trigger posting_line_only_grows;
update engine.posting_line set ledger = 'sent' where account = '1406';
alter table engine.posting_line enable trigger posting_line_only_grows;
update engine.balance set ledger = 'sent' where account = '1406';
