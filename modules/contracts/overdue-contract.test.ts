import { beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { type Running, sampleWorld, type SampleWorld } from '../testing/sample-world.ts'
import { overdueContractRows } from './overdue-contract.server.ts'

let world: SampleWorld
const today = dayOfMs(worldNow)

/** Days from today on which each begins and ends; each is of 1 000 t at 100. */
const terms = {
  far: [0, 200],
  thirty: [0, 30],
  fifteen: [0, 15],
  over: [-29, -1],
  today: [0, 0],
  idle29: [-29, 200],
  idle30: [-30, 200],
  idle60: [-60, 200],
  idle90: [-90, 200],
  both: [-60, 14],
} as const

beforeAll(async () => {
  world = await sampleWorld()
  await world.store(runningOf('organisation.company'), {})
  await world.store(runningOf('contracts.counterparty'), { status: '1' })
  for (const [name, [from, to]] of Object.entries(terms)) await inForce(name, from, to)
})

// By hand, of the limits 30, 15 and 0 days before the end and 30, 60 and 90 days after the start.
test.each([
  ['thirty', '2', 'near', '30', '0'],
  ['fifteen', '3', 'near', '15', '0'],
  ['today', '4', 'near', '0', '0'],
  ['over', '4', 'past', '-1', '29'],
  ['idle30', '2', 'idle', '200', '30'],
  ['idle60', '3', 'idle', '200', '60'],
  ['idle90', '4', 'idle', '200', '90'],
  // Orange for both; its end is named.
  ['both', '3', 'near', '14', '60'],
])('%s is of level %s because it is %s', async (name, level, reason, daysLeft, daysIdle) => {
  const lefts = { leftAmount: '100000.00', leftCny: '100000.00', leftTonnes: '1000.000' }
  expect(await rowOf(name)).toMatchObject({ level, reason, daysLeft, daysIdle, ...lefts })
})

test('one that is far from its end and began of late is not told of', async () => {
  expect(await rowOf('far')).toBeUndefined()
  expect(await rowOf('idle29')).toBeUndefined()
})

test('what is settled is not left any more', async () => {
  const id = await inForce('settled', 0, 30, { settledAmt: '25000.00' })
  const of = { relatedContract: id, settleNo: 'JS-OVERDUE', approvalStatus: '2' }
  const items = [{ goods: '煤炭海运', qty: '250', uom: 't', price: '100' }]
  await world.store(runningOf('contracts.settlement'), { ...of, settleType: 'final', items })
  await world.store(runningOf('contracts.settlement'), { ...of, settleNo: 'JS-PROV', settleType: 'prov', items })
  expect(await rowOf('settled')).toMatchObject({ leftAmount: '75000.00', leftTonnes: '750.000' })
})

test('one in another currency is left in both, by the rate of its contract', async () => {
  await inForce('dollars', 0, 30, { currency: 'USD', fxRate: '7.118000' })
  expect(await rowOf('dollars')).toMatchObject({ leftAmount: '100000.00', leftCny: '711800.00' })
})

test('filters ask for a level and a reason, and another type or company has none', async () => {
  const count = async (filters: object) => (await overdueContractRows(world.ctx, { ...filters })).length
  expect(await count({ level: '4' })).toBe(3)
  expect(await count({ reason: 'idle' })).toBe(3)
  expect(await count({ contractType: 'xs' })).toBe(0)
  expect(await count({ unitId: world.place('BLLY') })).toBe(0)
})

async function rowOf(name: string) {
  return (await overdueContractRows(world.ctx, {})).find((row) => row['contractNo'] === `HT-${name}`)
}

async function inForce(name: string, from: number, to: number, more: object = {}): Promise<string> {
  const record = await world.store(runningOf('contracts.contract'), {
    contractNo: `HT-${name}`,
    contractName: name,
    contractType: 'ys',
    contractStatus: '3',
    currency: 'CNY',
    frameworkFlag: '0',
    totalAmount: '100000.00',
    tonnes: '1000.000',
    settledAmt: '0.00',
    signDate: addDays(today, from),
    validFrom: addDays(today, from),
    validTo: addDays(today, to),
    items: [{ goods: '煤炭海运', qty: '1000', uom: 't', unitPrice: '100' }],
    payTerms: [{ node: 'sign', pct: '100' }],
    ...more,
  })
  return String(record.id)
}

function runningOf(key: string): Running {
  const running = world.documents.find((one) => one.key === key)
  if (running === undefined) throw new Error(`there is no ${key}`)
  return running
}
