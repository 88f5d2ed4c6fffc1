alter table finance.open_item add column days_late numeric(20,0);
alter table finance.open_item add column late_interest numeric(20,2);
