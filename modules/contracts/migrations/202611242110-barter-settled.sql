update contracts.contract c set settled_amt = s.amount
from (select related_contract, sum(amount) as amount from contracts.barter_settlement where approval_status = '2' and del_flag = 0 group by related_contract) s
where c.id = s.related_contract and c.settled_amt is distinct from s.amount;
