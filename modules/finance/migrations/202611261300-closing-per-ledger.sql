-- Months that were closed as a whole were closed for stock and settlements too.
alter table finance.period add column stock_closed text;
alter table finance.period add column settlement_closed text;
alter table finance.period add column profit_closed text;
update finance.period set stock_closed = fund_closed, settlement_closed = fund_closed, profit_closed = '0';
