import { beforeEach, describe, expect, test } from 'vitest'
import { add, sum } from '../../core/values/decimal.ts'
import { addMonths, lastDayOf } from '../../core/values/month.ts'
import { act, find, save, setMonthClosed } from '../../server/module-api.ts'
import { asset } from './asset.ts'
import { depreciation, depreciationRun } from './depreciation.ts'
import { type AssetWorld, assetWorld, posted } from './testing/asset-world.ts'

let world: AssetWorld

beforeEach(async () => {
  world = await assetWorld()
}, 120_000)

const nothing = { lines: 0, sums: { amount: '0' } }

const later = Date.parse('2032-12-31T09:00:00+08:00')

/** What the months of some years charged of the only asset there is, by year. */
async function yearsOf(first: string, years: number): Promise<string[]> {
  let month = first
  const sums: string[] = []
  for (let year = 0; year < years; year += 1) {
    let total = '0'
    for (let count = 0; count < 12; count += 1) {
      total = add(total, (await world.charged(month, later)).amount ?? '0')
      month = addMonths(month, 1)
    }
    sums.push(total)
  }
  return sums
}

describe('what a month charges', () => {
  test('T-AST-01 of 1,200,000 over 120 months with 5 % salvage is 9,500.00, on the card and in the books', async () => {
    const id = await world.bought()
    const run = await world.charged('2026-02')
    expect(run).toMatchObject({
      state: '2',
      lines: '1',
      planned: '1',
      amount: '9500.00',
      day: '2026-02-28',
      voucherNo: expect.stringMatching(/^PZ-BLHY-202602/),
    })
    expect(await world.assetOf(id)).toMatchObject({ accumDepr: '9500.00', net: '1190500.00' })
    expect(await balanceOf('1602')).toBe('-9500.00')
    expect(await balanceOf('6602')).toBe('9500.00')
  })

  test('T-AST-02 by double declining over five years is 480,000, 288,000, 172,800, 99,600 and 99,600', async () => {
    const id = await world.bought({ method: 'ddb', lifeMonths: '60' })
    expect(await yearsOf('2026-02', 5)).toEqual(['480000', '288000', '172800', '99600', '99600'])
    expect((await world.assetOf(id)).accumDepr).toBe('1140000.00')
  }, 120_000)

  test('T-AST-03 by the sum of the years is 380,000, 304,000, 228,000, 152,000 and 76,000', async () => {
    await world.bought({ method: 'syd', lifeMonths: '60' })
    expect(await yearsOf('2026-02', 5)).toEqual(['380000', '304000', '228000', '152000', '76000'])
  }, 120_000)

  test('takes the remainder in the last month, so that the salvage is left to the cent', async () => {
    const id = await world.bought({ original: '100.01', lifeMonths: '3' })
    const amounts = []
    for (const month of ['2026-02', '2026-03', '2026-04']) amounts.push((await world.charged(month)).amount)
    expect(amounts).toEqual(['31.67', '31.67', '31.67'])
    const { original, salvage, accumDepr, net } = await world.assetOf(id)
    expect(sum([salvage ?? '', accumDepr ?? ''])).toBe(original)
    expect(net).toBe(salvage)
    await expect(world.charged('2026-05')).rejects.toMatchObject({ code: 'run.nothing' })
  })

  test('begins in the month after the first use, goes over February and the change of a year, and ends with disposal', async () => {
    expect(['2027-02', '2028-02', '2026-12'].map(lastDayOf)).toEqual(['2027-02-28', '2028-02-29', '2026-12-31'])
    const old = await world.bought({ inDate: '2025-12-31', useDate: '2025-12-31' })
    await world.bought({ inDate: '2026-01-31', useDate: '2026-01-31', assetName: '新车' })
    await save(await world.ctx('seafin'), asset, {
      id: old,
      ver: (await world.assetOf(old)).ver,
      status: 'gone',
      goneDate: '2026-02-10',
    })
    expect(await linesOf((await world.charged('2026-01')).id)).toEqual(['装载机'])
    expect(await linesOf((await world.charged('2026-02')).id)).toEqual(['新车', '装载机'])
    expect(await linesOf((await world.charged('2026-03')).id)).toEqual(['新车'])
    const december = await world.charged('2026-04')
    expect(december).toMatchObject({ period: '2026-04', lines: '1', leftOut: '1' })
  })
})

describe('the months of a company', () => {
  beforeEach(async () => {
    await world.bought()
  })

  test('are charged once each: two who press at once make one run, whoever comes later is told who posted it', async () => {
    const [one, other] = [await world.ctx('seafin'), await world.ctx('seafin')]
    const pressed = await Promise.allSettled([
      posted(one, world.unitId, '2026-02'),
      posted(other, world.unitId, '2026-02'),
    ])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(posted(one, world.unitId, '2026-02')).rejects.toMatchObject({
      code: 'run.twice',
      params: { period: '2026-02', by: '钱文静' },
      status: 409,
    })
  })

  test('are kept apart by the database itself', async () => {
    const run = await world.charged('2026-02')
    const twin = world.pool.driver.query(
      `insert into assets.depreciation_run select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()))).* from assets.depreciation_run r where id = $1`,
      [run.id],
    )
    await expect(twin).rejects.toMatchObject({ code: '23505' })
  })

  test('follow each other: none is left out, and no earlier one comes behind a later', async () => {
    await world.charged('2026-03')
    await expect(world.charged('2026-05')).rejects.toMatchObject({
      errors: { month: { code: 'assets.month-before', params: { month: '2026-04' } } },
    })
    await expect(world.charged('2026-02')).rejects.toMatchObject({
      code: 'run.later-posted',
      params: { later: '2026-03' },
    })
    await expect(world.charged('2026-12')).rejects.toMatchObject({ errors: { month: { code: 'assets.future' } } })
  })

  test('are taken back the newest first, from the cards and the books, and are charged anew then', async () => {
    const [first, second] = [await world.charged('2026-02'), await world.charged('2026-03')]
    await expect(world.reversed(first.id)).rejects.toMatchObject({
      code: 'run.later',
      params: { period: '2026-02', later: '2026-03' },
      status: 409,
    })
    expect(await world.reversed(second.id)).toMatchObject({ state: '4', lines: '0', reason: '重算' })
    expect(await world.reversed(first.id)).toMatchObject({ state: '4' })
    const [{ accumDepr, net } = { accumDepr: '', net: '' }] = await find(await world.ctx('seafin'), asset)
    expect({ accumDepr, net }).toEqual({ accumDepr: '0.00', net: '1200000.00' })
    expect(await balanceOf('1602')).toBe('0.00')
    expect(await world.charged('2026-02')).toMatchObject({ state: '2', amount: '9500.00' })
  })

  test('are neither charged nor taken back once the month is closed', async () => {
    const { id } = await world.charged('2026-02')
    const system = (await world.ctx('findir')).withoutScope('test')
    await setMonthClosed(system, { unitId: world.unitId, month: '2026-02' }, 'profit', true)
    await expect(world.reversed(id)).rejects.toMatchObject({ code: 'period.closed', params: { month: '2026-02' } })
    await setMonthClosed(system, { unitId: world.unitId, month: '2026-03' }, 'profit', true)
    await expect(world.charged('2026-03')).rejects.toMatchObject({
      code: 'period.closed',
      params: { month: '2026-03' },
    })
  })

  test('go on where a closed month stopped them, once it is open again', async () => {
    const system = (await world.ctx('findir')).withoutScope('test')
    const close = (closed: boolean) =>
      setMonthClosed(system, { unitId: world.unitId, month: '2026-02' }, 'profit', closed)
    const id = await posted(await world.ctx('seafin'), world.unitId, '2026-02')
    await close(true)
    expect(await world.worked(id)).toMatchObject({ state: '5', reason: 'period.closed 2026-02 profit' })
    await close(false)
    await act(await world.ctx('seafin'), depreciationRun, id, 'resume', { ver: (await world.runOf(id)).ver })
    expect(await world.worked(id)).toMatchObject({ state: '2', amount: '9500.00', reason: null })
  })

  test('are refused where what was seen is not what there is any more', async () => {
    const ctx = await world.ctx('seafin')
    await expect(posted(ctx, world.unitId, '2026-02', { lines: 1, sums: { amount: '1.00' } })).rejects.toMatchObject({
      code: 'run.changed',
      status: 409,
    })
  })

  test('are for those alone who reach the whole company and hold the permission', async () => {
    const run = await world.charged('2026-02')
    await expect(posted(await world.ctx('seafin'), world.place('BLLY'), '2026-02')).rejects.toMatchObject({
      errors: { unitId: { code: 'run.unit' } },
    })
    await expect(posted(await world.ctx('sealead'), world.unitId, '2026-03', nothing)).rejects.toMatchObject({
      code: 'permission.missing',
    })
    await expect(
      act(await world.ctx('chairman'), depreciationRun, run.id, 'reverse', { ver: run.ver, why: 'x' }),
    ).rejects.toMatchObject({
      code: 'permission.missing',
    })
    expect(await find(await world.ctx('landsales'), depreciationRun)).toEqual([])
  })
})

test('what an asset was charged by stays as it is once a month was charged', async () => {
  const id = await world.bought()
  await world.charged('2026-02')
  const change = async (of: object) =>
    save(await world.ctx('seafin'), asset, { id, ver: (await world.assetOf(id)).ver, ...of })
  await expect(change({ original: '1300000' })).rejects.toMatchObject({
    code: 'assets.charged',
    params: { month: '2026-02' },
  })
  await expect(change({ place: '二号仓' })).resolves.toMatchObject({ id })
})

async function linesOf(runId: string): Promise<string[]> {
  const ctx = await world.ctx('seafin')
  const [lines, assets] = [await find(ctx, depreciation, { runId }), await find(ctx, asset)]
  return lines.map(({ assetId }) => assets.find(({ id }) => id === assetId)?.assetName ?? '').toSorted()
}

async function balanceOf(account: string): Promise<string | undefined> {
  const { rows } = await world.pool.driver.query<{ amount: string }>(
    'select sum(amount)::text as amount from engine.balance where account = $1 and unit_id = $2',
    [account, world.unitId],
  )
  return rows[0]?.amount
}
