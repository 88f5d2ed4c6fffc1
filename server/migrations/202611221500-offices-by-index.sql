-- Asked once for each row, under a plan kept from when the table may have been small: a crowd that joins in one
-- statement would otherwise read all members for every one of them.
alter function base.keep_offices_apart() set enable_seqscan = off;
