import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { groupWorld, type GroupWorld } from '../../app/testing/group-world.ts'
import { alertRule } from '../../base/alert-rule.ts'
import type { Figure } from '../../core/description/widget.ts'
import { addDays } from '../../core/values/day.ts'
import { type AnyDocument, asSystem, type Ctx, find, save } from '../../server/module-api.ts'
import { totals } from '../../server/records/list/list-totals.ts'
import { contract } from '../contracts/index.ts'
import { openItem } from '../finance/open-item.ts'
import { paymentPlan } from '../finance/payment-plan.ts'
import { lights } from './alert-lights.server.ts'
import { concentration, exposure, largest } from './exposure.server.ts'
import { occupied } from './fund-occupation-widget.server.ts'
import { overdueAges } from './overdue-ages.server.ts'

const today = '2026-11-18'
const parties = [1, 2, 3].map((at) => `10000000-0000-4000-8000-00000000000${at}`)
let world: GroupWorld
let risk: Ctx

beforeAll(async () => {
  world = await groupWorld()
  risk = await world.ctx('risk')
  for (const [at, id] of parties.entries())
    await world.pool.query(sql`
      insert into contracts.counterparty (id, create_by, create_name, cp_code, cp_name, status)
      values (${id}::uuid, ${world.person('risk')}, 'x', ${`C${at}`}, ${`客商${at}`}, '1')`)
  const contracts = [
    // unit, party, direction, status, currency, rate, paid, received, settled, from, to
    ['BLHY', 0, 'buy', '4', 'CNY', null, 900, 0, 300, -20, 200],
    ['BLHY', 0, 'buy', '5', 'CNY', null, 100, 0, 400, -20, -1],
    ['BLLY', 0, 'sell', '4', 'CNY', null, 0, 150, 350, -20, 25],
    ['BLLY', 1, 'sell', '3', 'USD', '7.1', 0, 0, 20, -61, -2],
    // A draft is no risk yet.
    ['BLLY', 1, 'buy', '0', 'CNY', null, 5_000, 0, 0, -90, 5],
  ] as const
  for (const [unit, party, direction, status, currency, rate, paid, received, settled, from, to] of contracts)
    await world.pool.query(sql`
      insert into contracts.contract (id, create_by, create_name, unit_id, contract_no, contract_name, counterparty, direction, contract_status, approval_status, currency, fx_rate, paid_amt, received_amt, settled_amt, total_amount, total_amount_cny, valid_from, valid_to)
      values (gen_random_uuid(), ${world.person('seasales')}, 'x', ${world.place(unit)}, gen_random_uuid()::text, 'x', ${parties[party]}::uuid, ${direction}, ${status}, '2', ${currency}, ${rate}, ${paid}, ${received}, ${settled}, 1000, 1000, ${addDays(today, from)}, ${addDays(today, to)})`)
  const items = [
    // unit, party, days late, type, status, amount, cleared, rate
    ['BLHY', 0, 1, 'ar', '0', 100, 0, null],
    ['BLHY', 0, 15, 'ar', '1', 100, 50, null],
    ['BLLY', 1, 29, 'ar', '0', 10, 0, '7.1'],
    ['BLLY', 1, 40, 'ar', '1', 10, 5, '7.1'],
    ['BLLY', 1, 400, 'ar', '2', 10, 10, '7.1'],
    ['BLLY', 1, 0, 'ar', '0', 9, 0, null],
    // What we owe is another light's.
    ['BLLY', 1, 20, 'ap', '0', 9, 0, null],
    // Without a contract.
    ['BLLY', 2, 2, 'ar', '0', 77, 0, null],
  ] as const
  for (const [unit, party, late, type, status, amount, settled, rate] of items)
    await world.pool.query(sql`
      insert into finance.open_item (id, create_by, create_name, unit_id, source_id, item_type, status, counterparty, due_date, currency, fx_rate, amount, settled, balance, balance_cny)
      values (gen_random_uuid(), ${world.person('seasales')}, 'x', ${world.place(unit)}, gen_random_uuid()::text, ${type}, ${status}, ${parties[party]}::uuid, ${addDays(today, -late)}, ${rate === null ? 'CNY' : 'USD'}, ${rate}::numeric, ${amount}::numeric, ${settled}::numeric, ${amount}::numeric - ${settled}::numeric, round((${amount}::numeric - ${settled}::numeric) * coalesce(${rate}::numeric, 1), 2))`)
  for (const [due, status] of [
    [-1, '0'],
    [7, '0'],
    [8, '0'],
    [0, '2'],
  ] as const)
    await world.pool.query(sql`
      insert into finance.payment_plan (id, create_by, create_name, unit_id, plan_no, counterparty, payment_status, approval_status, plan_date, plan_amount, payable_amount, plan_amount_cny, currency)
      values (gen_random_uuid(), ${world.person('seasales')}, 'x', ${world.place('BLHY')}, gen_random_uuid()::text, ${parties[0]}::uuid, ${status}, '2', ${addDays(today, due)}, 10, 10, 10, 'CNY')`)
}, 120_000)

const lists: Readonly<Record<string, { readonly doc: AnyDocument; readonly list: string }>> = {
  '/contractLedger': { doc: contract, list: 'main' },
  '/receivable': { doc: openItem, list: 'receivable' },
  '/financePaymentPlan': { doc: paymentPlan, list: 'main' },
}

/** How many records the list behind an address finds. */
async function followed(ctx: Ctx, address: string | null | undefined): Promise<number> {
  const to = new URL(address ?? '', 'http://amur')
  const shown = lists[to.pathname]
  if (shown === undefined) throw new Error(`no list at ${address}`)
  const parameters = Object.fromEntries(
    [...to.searchParams].map(([name, value]) => [name, /^[[{]/.test(value) ? JSON.parse(value) : value]),
  )
  return Number((await totals(ctx, shown.doc, { list: shown.list, parameters })).count)
}

const shown = (figures: readonly Figure[]) => figures.map(({ value, light }) => [value, light?.colour])

test('a light has the colour of the worst between the limits of its alert, and counts what is beyond the first', async () => {
  const figures = await lights(risk, {})
  expect(figures.map(({ label }) => label)).toEqual(['应收逾期', '应付到期', '合同到期', '合同未执行'])
  expect(shown(figures)).toEqual([
    ['5', 'red'],
    ['2', 'red'],
    ['2', 'red'],
    ['1', 'orange'],
  ])
  expect(figures[0]?.note).toBe('最长逾期 40 天，¥333.50')
  expect(figures[2]?.note, 'an end that has passed is said so').toBe('已过 2 天，¥2,000.00')
})

test('the list that a light leads to has as many records as it counts, of the unit asked for too', async () => {
  const queries: readonly Readonly<Record<string, string>>[] = [{}, { unitId: world.place('BLLY') }]
  for (const query of queries) {
    for (const { label, value, href } of await lights(risk, query)) {
      if (value === '0') expect(href, label).toBeUndefined()
      else expect(await followed(risk, href), label).toBe(Number(value))
    }
  }
  expect(shown(await lights(risk, { unitId: world.place('BLLY') }))[1], 'nothing is due there').toEqual(['0', 'green'])
})

test('limits that an administrator changes move the colours, and a rule switched off has no light', async () => {
  const admin = asSystem(risk, 'test')
  const [late, idle] = await find(admin, alertRule, { ruleCode: ['AR-OVERDUE', 'CT-NOEXEC'] }, { sort: ['ruleCode'] })
  if (late === undefined || idle === undefined) throw new Error('no rules')
  const { ver } = await save(admin, alertRule, { id: late.id, ver: late.ver, red: '41' })
  const off = await save(admin, alertRule, { id: idle.id, ver: idle.ver, enabled: '0' })
  const figures = await lights(risk, {})
  expect([figures.length, figures[0]?.light?.colour]).toEqual([3, 'orange'])
  await save(admin, alertRule, { id: late.id, ver, red: '30' })
  await save(admin, alertRule, { id: idle.id, ver: off.ver, enabled: '1' })
})

test('nobody has a light over what he may not read', async () => {
  const permissions = new Set([...risk.actor.permissions].filter((code) => code !== 'ysyf-ck'))
  const blind = { ...risk, actor: { ...risk.actor, permissions } }
  expect((await lights(blind, {})).map(({ label }) => label)).not.toContain('应收逾期')
  expect((await exposure(blind, {})).series.map(({ label }) => label)).toEqual(['预付未结算', '应收未收'])
})

test('exposure is what was paid and not settled or settled and not received, in our own money, the largest first', async () => {
  const { categories, series } = await exposure(risk, {})
  expect(categories).toEqual(['客商0', '客商1', '客商2'])
  expect(series.map(({ label, values }) => [label, values])).toEqual([
    ['预付未结算', ['600.00', null, null]],
    ['应收未收', ['200.00', '142.00', null]],
    ['逾期应收', ['150.00', '106.50', '77.00']],
  ])
  expect((await largest(risk, {})).lines.map(({ title, amount }) => [title, amount])).toEqual([
    ['客商0', '800.00'],
    ['客商1', '142.00'],
    ['客商2', '77.00'],
  ])
  expect((await exposure(risk, { unitId: world.place('BLLY') })).series[0]?.values).toEqual([null, null, null])
})

test('a field of the map leads to the records it was made of', async () => {
  const { series } = await exposure(risk, {})
  const [advance, claim, late] = series
  expect(await followed(risk, advance?.hrefs?.[0])).toBe(2)
  expect(advance?.hrefs?.[1], 'where nothing is there is nowhere to go').toBeNull()
  expect(await followed(risk, claim?.hrefs?.[1])).toBe(1)
  expect(await followed(risk, late?.hrefs?.[1])).toBe(2)
})

test('concentration is told on a scale that is bad beyond 2,500', async () => {
  const { series, bands } = await concentration(risk, {})
  // 800, 142 and 77 of 1,019.
  expect(series[0]?.values).toEqual(['6415'])
  expect(bands).toEqual([
    { to: '2500', tone: 'good' },
    { to: '10000', tone: 'bad' },
  ])
})

test('overdue receivables stand between the limits of their alert, and each column leads to its own', async () => {
  const { categories, series } = await overdueAges(risk, {})
  expect(categories).toEqual(['1–14 天', '15–29 天', '30 天以上'])
  expect(series[0]?.values).toEqual(['177.00', '121.00', '35.50'])
  expect(await Promise.all((series[0]?.hrefs ?? []).map((href) => followed(risk, href)))).toEqual([2, 2, 1])
})

test('money is tied up as far as it was paid under running contracts and not received', async () => {
  expect((await occupied(risk, {})).map(({ label, value }) => [label, value])).toEqual([
    ['占用（已付 − 已收）', '750.00'],
    ['执行中合同已付', '900.00'],
    ['执行中合同已收', '150.00'],
  ])
  expect(await occupied(risk, { unitId: parties[0] ?? '' }), 'a unit without contracts').toEqual([])
})
