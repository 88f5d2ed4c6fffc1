alter table finance.receipt_plan add column left_amount numeric(20,2);
alter table finance.bank_statement_line add column caption text;
update finance.receipt_plan set left_amount = expected_amount - coalesce(actual_amount, 0);
update finance.bank_statement_line set caption = left(concat_ws(' · ', day::text,
  case direction when 'debit' then '−' else '+' end || trim(to_char(amount, '999G999G999G999G990.00')) || ' ' || currency, coalesce(counterparty_name, purpose)), 200);
