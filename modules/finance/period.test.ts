import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { act, find, get, makePdf, save, storeFile } from '../../server/module-api.ts'
import { opened } from '../../server/records/documents/opened-record.ts'
import { mappingOf } from '../../server/records/schema/table-mapping.ts'
import { company } from '../organisation/index.ts'
import { bankAccount } from './bank-account.ts'
import { bankPayment } from './bank-payment.ts'
import { bankStatementLine } from './bank-statement-line.ts'
import { paymentPlan } from './payment-plan.ts'
import { period } from './period.ts'
import { receipt } from './receipt.ts'
import { type FundsWorld, fundsWorld, makeAccount } from './testing/funds-world.ts'

let world: FundsWorld
const ids = new Map<string, string>()

beforeAll(async () => {
  world = await fundsWorld()
  for (const month of ['2026-08', '2026-09', '2026-10', '2026-11']) {
    const { id } = await save(await world.ctx('findir'), period, {
      bookUnit: world.place('BLHY'),
      unitId: world.place('BLHY'),
      month,
    })
    ids.set(month, id)
  }
}, 120_000)
afterAll(() => world.close())

describe('a month', () => {
  test('is there once for each unit', async () => {
    await expect(
      save(await world.ctx('findir'), period, {
        bookUnit: world.place('BLHY'),
        unitId: world.place('BLHY'),
        month: '2026-08',
      }),
    ).rejects.toMatchObject({ code: 'record.invalid' })
  })

  test('is closed after the one before it, and when it is over', async () => {
    await expect(does('2026-09', 'close')).rejects.toMatchObject({
      code: 'period.earlier-open',
      params: { month: '2026-08' },
    })
    await does('2026-08', 'close')
    await does('2026-09', 'close')
    await does('2026-10', 'close')
    await expect(does('2026-11', 'close')).rejects.toMatchObject({ code: 'period.not-over' })
    expect(await get(await world.ctx('findir'), period, ids.get('2026-10') ?? '')).toMatchObject({
      fundClosed: '1',
      periodName: '海运贸易 2026-10',
      periodNameRu: expect.stringContaining('Бэйлу'),
      updateBy: world.person('findir'),
    })
  })

  test('says what of it is open when it is opened, and keeps what was open when it was closed', async () => {
    const ours = {
      unit_id: world.place('BLHY'),
      create_by: world.person('cashier'),
      create_name: 'x',
      search: '',
      search_grams: '{}',
    }
    const put = async (table: string, values: Readonly<Record<string, unknown>>) => {
      const row = { id: crypto.randomUUID(), ...ours, ...values }
      const names = Object.keys(row)
      await world.pool.driver.query(
        `insert into ${table} (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()})`,
        Object.values(row),
      )
    }
    for (const [status, time] of [
      ['02', '2026-10-31T15:59:00Z'],
      ['09', '2026-09-03T04:00:00Z'],
      ['01', '2026-10-03T04:00:00Z'],
      ['02', '2026-10-31T16:00:00Z'],
    ])
      await put('finance.bank_payment', { status, create_time: time })
    for (const [claim, day] of [
      ['0', '2026-10-31'],
      ['1', '2026-10-02'],
      ['2', '2026-10-02'],
      ['0', '2026-11-01'],
    ])
      await put('finance.bank_statement_line', { direction: 'credit', claim_status: claim, day })
    for (const [status, line, date] of [
      ['1', null, '2026-10-09'],
      ['2', null, '2026-10-09'],
      ['1', crypto.randomUUID(), '2026-10-09'],
    ])
      await put('finance.receipt', { status, statement_line: line, date })
    const ctx = await world.ctx('findir')
    const counts = { openPayments: '2', openCredits: '2', unprovenReceipts: '1' }
    const october = async () => get(ctx, period, ids.get('2026-10') ?? '')
    expect((await opened(ctx, period, ids.get('2026-10') ?? '')).record).toMatchObject(counts)
    await does('2026-10', 'reopen')
    await does('2026-10', 'close')
    expect(await october()).toMatchObject({ fundClosed: '1', ...counts })
    for (const doc of [bankPayment, bankStatementLine, receipt])
      await world.pool.driver.query(`delete from ${mappingOf(doc).table.sql} where create_name = 'x'`)
  })

  test('that is closed takes neither a posting nor a plan', async () => {
    const ours =
      (await find((await world.ctx('findir')).withoutScope('test'), company, { companyCode: 'BLHY' }))[0]?.id ?? ''
    const account = await makeAccount(world.ctx, ours, null, { accountNo: '2100880009' })
    await expect(
      world.does('findir', bankAccount, account, 'openWith', { amount: '10.00', date: '2026-10-31' }),
    ).rejects.toMatchObject({ code: 'period.closed', params: { month: '2026-10' } })
    await world.does('findir', bankAccount, account, 'openWith', { amount: '10.00', date: '2026-11-01' })
    const attachments = [
      { ...(await storeFile(await world.ctx('seasales'), { name: '回单.pdf', bytes: makePdf(['paid']) })) },
    ]
    await expect(
      save(
        await world.ctx('seasales'),
        paymentPlan,
        world.plan({ supplementary: '1', planDate: '2026-10-15', attachments }),
      ),
    ).rejects.toMatchObject({ code: 'payment-plan.closed-month', params: { month: '2026-10', first: '2026-11-01' } })
  })

  test('is opened again from the last one back', async () => {
    await expect(does('2026-08', 'reopen')).rejects.toMatchObject({
      code: 'period.later-closed',
      params: { month: '2026-09' },
    })
    await does('2026-10', 'reopen')
    await does('2026-09', 'reopen')
    await does('2026-08', 'reopen')
    const { rows } = await world.pool.driver.query(
      `select verb from engine.audit where document = 'finance.period' and record_id = $1 order by id`,
      [ids.get('2026-08')],
    )
    // Closing writes twice: the state, and then what it left open.
    expect(rows.map(({ verb }) => verb)).toEqual(['create', 'close', 'close', 'reopen'])
  })

  test('is closed for stock, settlements, funds and profit one after the other, and opened in the reverse order', async () => {
    for (const verb of ['closeStock', 'closeSettlement', 'close', 'closeProfit']) await does('2026-08', verb)
    const closed = { stockClosed: '1', settlementClosed: '1', fundClosed: '1', profitClosed: '1' }
    expect(await get(await world.ctx('findir'), period, ids.get('2026-08') ?? '')).toMatchObject(closed)
    await expect(does('2026-08', 'reopen')).rejects.toMatchObject({
      code: 'period.after-closed',
      params: { month: '2026-08', ledger: 'profit', closing: 'fund' },
    })
    await does('2026-08', 'reopenProfit')
    await does('2026-08', 'reopen')
    await expect(does('2026-10', 'closeStock')).rejects.toMatchObject({
      code: 'period.earlier-open',
      params: { month: '2026-09', closing: 'stock' },
    })
    await does('2026-08', 'reopenSettlement')
    await does('2026-08', 'reopenStock')
    expect(await get(await world.ctx('findir'), period, ids.get('2026-08') ?? '')).toMatchObject({
      stockClosed: '0',
      settlementClosed: '0',
      fundClosed: '0',
      profitClosed: '0',
    })
  })

  test('two who close and open at once come one after the other', async () => {
    const both = await Promise.allSettled([does('2026-08', 'close'), does('2026-08', 'close')])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

async function does(month: string, verb: string): Promise<void> {
  const id = ids.get(month) ?? ''
  const ctx = await world.ctx('findir')
  await act(ctx, period, id, verb, { ver: (await get(ctx, period, id)).ver })
}
