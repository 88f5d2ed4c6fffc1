import type { DemoContext } from '../../../server/module-api.ts'
import type { DemoContract } from './contracts.ts'
import { makeContract } from './make-contracts.ts'

const coal = {
  segment: 'sea',
  currency: 'CNY',
  unit: 'BLHY',
  goods: '动力煤 Q5500',
  transport: 'sea',
  stage: 'effective',
} as const

const sale: DemoContract = {
  ...coal,
  name: '松原热电动力煤背靠背销售合同',
  type: 'xs',
  direction: 'sell',
  drafter: 'seasales',
  party: '松原热电',
  quantity: '20000.000',
  price: '768.0000',
  terms: '签约后付定金 30%，到港验收后付清余款。',
  daysAgo: 40,
  linked: [],
}

/** What was bought for it, in two lots. */
const purchases = [
  { party: '盛远煤炭', quantity: '12000.000', price: '712.0000', daysAgo: 38 },
  { party: '恒源矿业', quantity: '8000.000', price: '705.0000', daysAgo: 37 },
] as const

/** A deal back to back: a sale, and two purchases for it that name it. */
export async function makeLinkedContracts(demo: DemoContext): Promise<void> {
  const { id } = await makeContract(demo, sale)
  for (const purchase of purchases)
    await makeContract(demo, {
      ...coal,
      ...purchase,
      name: `${purchase.party}动力煤背靠背采购合同`,
      type: 'hc',
      direction: 'buy',
      drafter: 'seabuy',
      terms: '客户付款后付定金 30%，到港验收、收到客户货款后付清。',
      linked: [id],
    })
}
