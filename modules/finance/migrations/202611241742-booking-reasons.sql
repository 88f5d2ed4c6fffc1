alter table finance.receipt add column booking_reason text;
