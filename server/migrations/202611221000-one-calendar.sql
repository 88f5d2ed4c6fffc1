-- Holidays and made-up working days are those of base.holiday, which an administrator can see and change.
drop table engine.working_day;
