-- The sorts of page elements are codes of the dictionary ppeType; the first declarations used a number.
update base.permission set ppe_type = 'btn' where ppe_type = '1';
