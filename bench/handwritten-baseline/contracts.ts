import { type ByHand, copyOf, dictionaryNamed } from './handwritten-list.ts'

const columns = `c.id, c.ver, c.contract_no, c.counterparty, p.cp_name, c.currency, cu.dic_name as currency_name, c.total_amount, c.sign_date,
  c.contract_status, st.dic_name as contract_status_name, c.contract_name, c.approval_status, ap.dic_name as approval_status_name,
  c.contract_type, ty.dic_name as contract_type_name, c.paid_amt, c.unpaid_amt, c.received_amt, c.unreceived_amt, c.total_amount_cny,
  c.biz_segment, se.dic_name as biz_segment_name, c.drafter, dr.user_name as drafter_name, c.unit_id, un.dept_sname as unit_name, c.create_time`

const joins = `left join contracts.counterparty p on p.id = c.counterparty
  left join base.person dr on dr.id = c.drafter
  left join base.department un on un.id = c.unit_id
  ${dictionaryNamed('cu', 'currency', 'c.currency')}
  ${dictionaryNamed('st', 'contractStatus', 'c.contract_status')}
  ${dictionaryNamed('ap', 'approvalStatus', 'c.approval_status')}
  ${dictionaryNamed('ty', 'contractType', 'c.contract_type')}
  ${dictionaryNamed('se', 'bizSegment', 'c.biz_segment')}`

const paged = (where: string) => [
  `select ${columns} from by_hand.contract c ${joins} where ${where} order by c.create_time desc, c.id desc limit 20`,
  `select count(*) from by_hand.contract c where ${where}`,
]

/** Contracts of the group, for one who sees all of them; `party` is a counterparty that has some. */
export function contractsByHand(party: string): ByHand {
  return {
    path: 'contracts/contract',
    who: 'findir',
    table: 'contract',
    prepare: `${copyOf('contracts.contract', 'contract')}
      create index on by_hand.contract (contract_status, create_time desc, id desc);
      create index on by_hand.contract (contract_status, counterparty, create_time desc, id desc) include (sign_date)`,
    lists: [
      {
        work: 'contracts by status',
        request: { parameters: { contractStatus: '3' } },
        statements: paged('c.contract_status = $1'),
        values: ['3'],
      },
      {
        work: 'contracts by status and counterparty',
        request: { parameters: { contractStatus: '3', counterparty: party } },
        statements: paged('c.contract_status = $1 and c.counterparty = $2'),
        values: ['3', party],
      },
      {
        work: 'contracts by status, counterparty and day',
        request: {
          parameters: { contractStatus: '3', counterparty: party, signDate: { from: '2026-03-01', to: '2026-08-31' } },
        },
        statements: paged('c.contract_status = $1 and c.counterparty = $2 and c.sign_date between $3 and $4'),
        values: ['3', party, '2026-03-01', '2026-08-31'],
      },
    ],
  }
}
