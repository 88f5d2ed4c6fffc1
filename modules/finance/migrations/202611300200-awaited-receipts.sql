alter table finance.payment_plan add column awaits_receipt text;
-- What is left of a back-to-back plan waits where its receipts allow no more than was paid and is on its way.
update finance.payment_plan p set awaits_receipt = case
  when p.payable_amount > 0 and round(p.plan_amount * least(r.actual_amount, r.expected_amount) / r.expected_amount, 2) <= coalesce(p.actual_amount, 0) + coalesce(p.in_flight_amount, 0)
  then '1' else '0' end
from finance.receipt_plan r where r.id = p.receipt_plan_id and p.back_to_back = '1' and p.approval_status in ('1', '2');
