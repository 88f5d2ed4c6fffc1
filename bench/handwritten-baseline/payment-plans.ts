import { type ByHand, copyOf, dictionaryNamed } from './handwritten-list.ts'

const columns = `c.id, c.ver, c.plan_no, c.plan_date, c.payment_status, st.dic_name as payment_status_name, c.approval_status, ap.dic_name as approval_status_name,
  c.counterparty, p.cp_name, c.payment_attribute, at.dic_name as payment_attribute_name, c.plan_amount, c.plan_amount_cny, c.actual_amount, c.current_handlers, c.current_node,
  c.currency, cu.dic_name as currency_name, c.biz_segment, se.dic_name as biz_segment_name, c.contract_id, k.contract_name, c.unit_id, un.dept_sname as unit_name, c.urgent, c.create_name, c.create_time`

const joins = `left join contracts.counterparty p on p.id = c.counterparty
  left join contracts.contract k on k.id = c.contract_id
  left join base.department un on un.id = c.unit_id
  ${dictionaryNamed('st', 'payStatus', 'c.payment_status')}
  ${dictionaryNamed('ap', 'approvalStatus', 'c.approval_status')}
  ${dictionaryNamed('at', 'payAttr', 'c.payment_attribute')}
  ${dictionaryNamed('cu', 'currency', 'c.currency')}
  ${dictionaryNamed('se', 'bizSegment', 'c.biz_segment')}`

const mine = 'c.unit_id = $1'
const paged = (where: string) => [
  `select ${columns} from by_hand.payment_plan c ${joins} where ${where} order by c.create_time desc, c.id desc limit 20`,
  `select count(*) from by_hand.payment_plan c where ${where}`,
]

/** Payment plans of one unit, for its finance clerk. */
export function paymentPlansByHand(unit: string, party: string): ByHand {
  const ofParty = `${mine} and c.payment_status = $2 and c.counterparty = $3`
  return {
    path: 'finance/paymentPlan',
    who: 'seafin',
    table: 'payment_plan',
    prepare: `${copyOf('finance.payment_plan', 'payment_plan')}
      create index on by_hand.payment_plan (unit_id, payment_status, create_time desc, id desc);
      create index on by_hand.payment_plan (unit_id, payment_status, counterparty, create_time desc, id desc) include (plan_date)`,
    lists: [
      {
        work: 'payment plans by status',
        request: { parameters: { paymentStatus: '1' } },
        statements: paged(`${mine} and c.payment_status = $2`),
        values: [unit, '1'],
      },
      {
        work: 'payment plans by status and counterparty',
        request: { parameters: { paymentStatus: '1', counterparty: party } },
        statements: paged(ofParty),
        values: [unit, '1', party],
      },
      {
        work: 'payment plans by status, counterparty and day',
        request: {
          parameters: { paymentStatus: '1', counterparty: party, planDate: { from: '2026-03-01', to: '2026-08-31' } },
        },
        statements: paged(`${ofParty} and c.plan_date between $4 and $5`),
        values: [unit, '1', party, '2026-03-01', '2026-08-31'],
      },
      {
        work: 'three sums of payment plans by status and counterparty',
        call: 'totals',
        request: { parameters: { paymentStatus: '1', counterparty: party } },
        statements: [
          `select c.currency, count(*), sum(c.plan_amount) as plan_amount, sum(c.plan_amount_cny) as plan_amount_cny, sum(c.actual_amount) as actual_amount
          from by_hand.payment_plan c where ${ofParty} group by c.currency`,
        ],
        values: [unit, '1', party],
      },
    ],
  }
}
