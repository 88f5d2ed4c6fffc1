import { beforeAll, describe, expect, test } from 'vitest'
import { act, find, setMonthClosed, taskPage } from '../../server/module-api.ts'
import { opened } from '../../server/records/documents/opened-record.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { customsTaxCertificate } from './customs-tax-certificate.ts'
import { lateOn } from './late-customs-tax-surcharge.ts'
import { type CustomsDesk, customsDesk } from './testing/customs-desk.ts'
import { type TradeWorld, tradeWorld } from './testing/trade-world.ts'

let world: TradeWorld
let desk: CustomsDesk

beforeAll(async () => {
  world = await tradeWorld()
  desk = await customsDesk(world)
}, 120_000)

const system = async () => (await world.ctx('sealog')).withoutScope('test')

async function paid(id: string, paidOn: string): Promise<void> {
  await act(await system(), customsTaxCertificate, id, 'pay', { paidOn })
}

async function deducted(id: string, month: string, verb = 'deduct', who = 'seafin'): Promise<void> {
  const { ver } = await desk.certOf(id)
  await act(await world.ctx(who), customsTaxCertificate, id, verb, verb === 'deduct' ? { ver, month } : { ver })
}

describe('a certificate of what is owed to customs', () => {
  test('T-CUS-01: 10 000 t are asked for 305 221.80 of duty and 700 992.73 of VAT, fifteen days after the issue', async () => {
    const of = await desk.assessed('10000')
    expect(await desk.certOf(await desk.certified(of, 'duty'))).toMatchObject({
      amount: '305221.80',
      dueDate: '2026-11-30',
      customsNo: '021720261000123456',
    })
    expect((await desk.certOf(await desk.certified(of, 'vat'))).amount).toBe('700992.73')
  })

  // 250 t × 60 × 7.18 = 107 700.00; 3 % of it 3 231.00; 13 % of both 14 421.03.
  test('another is asked for its own, filled in by the form as its tax is chosen', async () => {
    const of = await desk.assessed('250', { unitPrice: '60', dutyRate: '3' })
    const begun = await suggested(
      await world.ctx('sealog'),
      customsTaxCertificate,
      { declarationId: of, taxType: 'vat' },
      'taxType',
    )
    expect(begun.settled).toMatchObject({ amount: '14421.03' })
    expect((await desk.certOf(await desk.certified(of, 'duty', { amount: '1' }))).amount).toBe('3231.00')
  })

  test('is made once of each tax, of a declaration that owes it and goes no other way until then', async () => {
    const of = await desk.assessed('20', { dutyRate: '0' })
    await expect(desk.certified(of, 'duty')).rejects.toMatchObject({
      errors: { taxType: { code: 'trade.no-such-tax' } },
    })
    await desk.certified(of, 'vat')
    await expect(desk.certified(of, 'vat')).rejects.toThrow()
    await expect(desk.does(of, 'withdraw', { reason: '撤单' })).rejects.toMatchObject({ code: 'record.followed' })
    const draft = await desk.declared(await desk.arrived('30'), '30')
    await expect(desk.certified(draft, 'vat')).rejects.toMatchObject({
      errors: { declarationId: { code: 'derivation.not-possible' } },
    })
  })
})

describe('what is paid late', () => {
  // 0.05 % × 4 days = 0.2 % of 305 221.80 = 610.4436; × 7 days = 0.35 % of 700 992.73 = 2 453.474555.
  test('costs 0.05 % of it for each day after it was due, and nothing on that day', () => {
    const duty = { amount: '305221.80', dueDate: '2026-11-30' }
    expect(lateOn(duty, '2026-12-04')).toEqual({ lateDays: '4', lateFee: '610.44' })
    expect(lateOn({ ...duty, amount: '700992.73' }, '2026-12-07')).toEqual({ lateDays: '7', lateFee: '2453.47' })
    expect(lateOn(duty, '2026-11-30')).toEqual({ lateDays: null, lateFee: null })
  })

  // The clock stands at 18 November: issued on the 1st it was due on the 16th. 2 days of 13 % of 100 × 70.85 × 7.18.
  test('is seen by whoever opens it before, and kept as it was on the day of its payment', async () => {
    const of = await desk.assessed('100', { dutyRate: '0' })
    const id = await desk.certified(of, 'vat', { issuedOn: '2026-11-01' })
    expect((await desk.certOf(id)).amount).toBe('6613.14')
    expect((await opened(await world.ctx('seafin'), customsTaxCertificate, id))?.record).toMatchObject({
      lateDays: '2',
      lateFee: '6.61',
    })
    expect((await desk.certOf(id)).lateFee).toBeNull()
    await paid(id, '2026-11-21')
    expect(await desk.certOf(id)).toMatchObject({ status: '1', lateDays: '5', lateFee: '16.53' })
    expect(await desk.declarationOf(of)).toMatchObject({ status: '6', taxPaidOn: '2026-11-21' })
    await act(await system(), customsTaxCertificate, id, 'payBack')
    expect(await desk.certOf(id)).toMatchObject({ status: '0', paidOn: null, lateFee: null })
    expect(await desk.declarationOf(of)).toMatchObject({ status: '5', taxPaidOn: null })
  })

  test('two certificates of one declaration paid at once let it go on', async () => {
    const of = await desk.assessed('60')
    const ids = [await desk.certified(of, 'duty'), await desk.certified(of, 'vat')]
    await Promise.all(ids.map((id) => paid(id, '2026-11-17')))
    expect((await desk.declarationOf(of)).status).toBe('6')
  })
})

describe('import VAT', () => {
  test('is deducted once, by the finance office, in an open month from that of its issue on', async () => {
    const of = await desk.assessed('90')
    const [duty, vat] = [await desk.certified(of, 'duty'), await desk.certified(of, 'vat')]
    await expect(deducted(vat, '2026-11')).rejects.toMatchObject({ code: 'record.wrong-state' })
    await paid(duty, '2026-11-17')
    await paid(vat, '2026-11-17')
    const waiting = async (id: string) => {
      const asked = { view: 'todo', tab: '', param: '', thing: '', page: 1, size: 500 } as const
      return (await taskPage(await world.ctx('seafin'), asked)).content.some((row) => row.id === id)
    }
    expect([await waiting(duty), await waiting(vat)]).toEqual([false, true])
    await expect(deducted(duty, '2026-11')).rejects.toMatchObject({ code: 'record.not-possible' })
    for (const month of ['2026-10', '2026-12'])
      await expect(deducted(vat, month)).rejects.toMatchObject({ errors: { month: { code: 'trade.deduct-month' } } })
    await expect(deducted(vat, '2026-11', 'deduct', 'sealog')).rejects.toMatchObject({ status: 403 })
    await deducted(vat, '2026-11')
    expect(await desk.certOf(vat)).toMatchObject({ status: '2', deductMonth: '2026-11' })
    expect(await waiting(vat)).toBe(false)
    await expect(deducted(vat, '2026-11')).rejects.toMatchObject({ code: 'record.wrong-state' })
    expect(await find(await world.ctx('seafin'), customsTaxCertificate, { deductMonth: '2026-11' })).toHaveLength(1)
  })

  test('a closed month takes none, and gives none back', async () => {
    const of = await desk.assessed('70', { dutyRate: '0' })
    const vat = await desk.certified(of, 'vat', { issuedOn: '2026-11-02' })
    await paid(vat, '2026-11-17')
    const month = { unitId: world.place('BLHY'), month: '2026-11' }
    const close = async (closed: boolean) => setMonthClosed(await world.ctx('seafin'), month, 'settlement', closed)
    await close(true)
    await expect(deducted(vat, '2026-11')).rejects.toMatchObject({ errors: { month: { code: 'period.closed' } } })
    await close(false)
    await deducted(vat, '2026-11')
    await close(true)
    await expect(deducted(vat, '', 'revokeDeduction')).rejects.toThrow()
    await close(false)
    await deducted(vat, '', 'revokeDeduction')
    expect(await desk.certOf(vat)).toMatchObject({ status: '1', deductMonth: null })
  })
})
