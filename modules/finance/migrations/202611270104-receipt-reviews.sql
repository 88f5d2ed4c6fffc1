alter table finance.receipt add column reviewed_by uuid;
alter table finance.receipt add column reviewed_on date;
