-- A month is closed part by part: stock, receivables and payables, money, profit. What was closed as a whole is closed
-- in everything that was kept until now.
alter table engine.ledger_month add column closed_parts text[] not null default '{}'
  check (closed_parts <@ array['stock', 'settlement', 'fund', 'profit']);
update engine.ledger_month set closed_parts = array['stock', 'settlement', 'fund'] where closed;
alter table engine.ledger_month drop column closed;
alter table engine.ledger_month rename column closed_parts to closed;
