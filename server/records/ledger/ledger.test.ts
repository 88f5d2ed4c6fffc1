import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { compare, add, negate, round } from '../../../core/values/decimal.ts'
import { say } from '../../../core/words/format-message.ts'
import { makeNode } from '../../identity/session/testing/people.ts'
import { compose } from '../../main/compose-modules.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import type { Pool } from '../../platform/database/pool.ts'
import { freshDatabase } from '../../testing/database.ts'
import { withinTransaction } from '../write/within-transaction.ts'
import { balanceOf } from './account-balance.ts'
import { findPosted } from './find-posted-voucher.ts'
import { ledgerProblems } from './ledger-consistency.ts'
import { closedFor, setMonthClosed } from './month-closing.ts'
import { post } from './post-voucher.ts'
import { reverse } from './reverse-voucher.ts'
import type { Posting } from './voucher-lines.ts'
import { ledgerWords } from './words.ts'

let pool: Pool
let ctx: Ctx
let unitId: string
const now = Date.parse('2026-11-18T09:00:00+08:00')

beforeAll(async () => {
  ;({ pool } = await freshDatabase({ pool: { max: 16 } }))
  ctx = systemContext(pool, compose({ modules: [] }), now, 'test')
  unitId = await makeNode(pool, { flag: '1', name: 'Sea', code: 'BLHY' })
})

describe('a voucher', () => {
  test('is numbered, balanced and shows what each account came to', async () => {
    expect(await written(payment('100.00'))).toMatchObject({
      voucherNo: 'PZ-BLHY-202611-0001',
      balances: ['100.00', '-100.00'],
      isNew: true,
    })
    expect(await written(payment('0.01'))).toMatchObject({
      voucherNo: 'PZ-BLHY-202611-0002',
      balances: ['100.01', '-100.01'],
    })
    expect(await balanceOf(ctx, unitId, bank)).toBe('-100.01')
  })

  test('is written once for each event of a source', async () => {
    const source = { type: 'finance.bankPayment', id: v7() }
    const first = await written({ ...payment('5.00'), source })
    expect(await written({ ...payment('5.00'), source })).toEqual({ ...first, isNew: false })
    expect(await findPosted(ctx, 'PAY_AP', source.id)).toMatchObject({ id: first.id })
  })

  test('that two transactions write at once is written by one of them', async () => {
    const source = { type: 'finance.bankPayment', id: v7() }
    const both = await Promise.allSettled([1, 2].map(() => written({ ...payment('6.00'), source })))
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await pool.query(sql`select 1 from engine.posting where src_id = ${source.id}::uuid`)).toHaveLength(1)
  })

  test('leaves no gap in the numbers when its transaction fails', async () => {
    const before = await written(payment('7.00'))
    await expect(
      withinTransaction(ctx, async (inside) => {
        await post(inside, payment('8.00'))
        throw new Error('something else went wrong')
      }),
    ).rejects.toThrow('something else')
    const after = await written(payment('9.00'))
    expect(Number(after.voucherNo.slice(-4))).toBe(Number(before.voucherNo.slice(-4)) + 1)
  })

  test('may be larger than a machine number can hold', async () => {
    const { balances } = await written(payment('99999999999999.99', v7()))
    expect(balances[0]).toBe('99999999999999.99')
  })

  test('with three decimals or one line is our own mistake', async () => {
    await expect(written(payment('1.001'))).rejects.toThrow('positive amount of cents')
    await expect(written({ ...payment('1.00'), lines: [{ ...bank, side: 'debit', amount: '1.00' }] })).rejects.toThrow(
      'two lines',
    )
  })
})

describe('the database itself refuses', () => {
  test('a voucher whose sides differ, at the commit', async () => {
    await expect(
      written({
        ...payment('1.00'),
        lines: [
          { ...bank, side: 'credit', amount: '1.00' },
          { ...payable(unitId), side: 'debit', amount: '2.00' },
        ],
      }),
    ).rejects.toThrow('does not balance')
  })

  test('a line with both sides, none, or a negative one', async () => {
    for (const [debit, credit] of [
      ['1', '1'],
      ['0', '0'],
      ['-1', '0'],
    ]) {
      await expect(
        pool.query(sql`
        insert into engine.posting_line (posting, line_no, reversal, unit_id, ledger, account, key, currency, debit, credit, balance)
        values (${v7()}, 1, false, ${unitId}::uuid, 'fund', '1002', '', 'CNY', ${debit}::numeric, ${credit}::numeric, 0)`),
      ).rejects.toThrow('check constraint')
    }
  })

  test.each([
    "update engine.posting set segment = 'x'",
    'delete from engine.posting',
    'truncate engine.posting cascade',
    'update engine.posting_line set debit = 1',
    'delete from engine.posting_line',
    'truncate engine.posting_line',
  ])('%s', async (statement) => {
    await expect(pool.driver.query(statement)).rejects.toThrow('never changed or deleted')
  })

  test('lines without their voucher', async () => {
    await expect(
      pool.driver
        .query(`insert into engine.posting_line (posting, line_no, reversal, unit_id, ledger, account, key, currency, debit, credit, balance)
      select '${v7()}', n, false, '${unitId}', 'fund', '1002', '', 'CNY', case n when 1 then 1 else 0 end, case n when 2 then 1 else 0 end, 0 from generate_series(1, 2) n`),
    ).rejects.toThrow('foreign key')
  })
})

describe('a reversal', () => {
  test('is the original times minus one, once', async () => {
    const key = v7()
    const { id } = await written(payment('50.00', key))
    const back = await withinTransaction(ctx, (inside) => reverse(inside, { posting: id, day: '2026-12-01' }))
    expect(back).toMatchObject({
      voucherNo: 'PZ-BLHY-202612-0001',
      balances: ['0.00', expect.any(String)],
      isNew: true,
    })
    expect(await withinTransaction(ctx, (inside) => reverse(inside, { posting: id, day: '2026-12-02' }))).toMatchObject(
      { id: back.id, isNew: false },
    )
    await expect(
      withinTransaction(ctx, (inside) => reverse(inside, { posting: back.id, day: '2026-12-02' })),
    ).rejects.toThrow('can be reversed')
  })
})

describe('a closed month', () => {
  test('takes no line of what is closed until it is opened again', async () => {
    const month = { unitId, month: '2026-09' }
    await setMonthClosed(ctx, month, 'fund', true)
    await expect(written({ ...payment('1.00'), day: '2026-09-30' })).rejects.toMatchObject({
      code: 'period.closed',
      params: { month: '2026-09', ledger: 'fund' },
      status: 409,
    })
    expect(await closedFor(ctx, month, ['arap'])).toBeNull()
    expect(await written({ ...claim(), day: '2026-09-30' })).toMatchObject({ voucherNo: 'PZ-BLHY-202609-0001' })
    await setMonthClosed(ctx, month, 'fund', false)
    expect(await written({ ...payment('1.00'), day: '2026-09-30' })).toMatchObject({ voucherNo: 'PZ-BLHY-202609-0002' })
  })

  test('is closed part by part in the order of the parts, and opened in the reverse one', async () => {
    const month = { unitId, month: '2026-07' }
    await written({ ...payment('1.00'), day: '2026-07-15' })
    await expect(setMonthClosed(ctx, month, 'fund', true)).rejects.toMatchObject({
      code: 'period.before-open',
      params: { month: '2026-07', ledger: 'settlement', closing: 'fund' },
    })
    await setMonthClosed(ctx, month, 'settlement', true)
    await expect(written({ ...claim(), day: '2026-07-31' })).rejects.toMatchObject({
      params: { month: '2026-07', ledger: 'settlement' },
    })
    await setMonthClosed(ctx, month, 'fund', true)
    await expect(setMonthClosed(ctx, month, 'settlement', false)).rejects.toMatchObject({
      code: 'period.after-closed',
      params: { month: '2026-07', ledger: 'fund', closing: 'settlement' },
    })
    expect(await closedFor(ctx, month, ['fund', 'arap'])).toBe('settlement')
    await setMonthClosed(ctx, month, 'fund', false)
    await setMonthClosed(ctx, month, 'settlement', false)
    expect(await closedFor(ctx, month, ['fund', 'arap'])).toBeNull()
  })

  test.each([
    ['zh', '2026-07 库存尚未结账：先结库存，再结利润'],
    ['ru', 'Раздел «Запасы» за 2026-07 ещё открыт: закройте его раньше, чем «Прибыль»'],
    ['en', 'The month 2026-07 is still open for stock: close that before profit'],
  ] as const)('is named with its part in %s', (lang, text) => {
    expect(
      say(lang, ledgerWords['period.before-open'][lang], { month: '2026-07', ledger: 'stock', closing: 'profit' }),
    ).toBe(text)
  })

  test('closed while a voucher is being written waits for it, and the next one is refused', async () => {
    const order: string[] = []
    const closing = await withinTransaction(ctx, async (inside) => {
      await post(inside, { ...payment('1.00'), day: '2026-08-31' })
      const waits = setMonthClosed(ctx, { unitId, month: '2026-08' }, 'settlement', true).then(() =>
        order.push('closed'),
      )
      await pool.query(sql`select 1`)
      order.push('written')
      return () => waits
    })
    await closing()
    expect(order).toEqual(['written', 'closed'])
    await expect(written({ ...payment('1.00'), day: '2026-08-31' })).rejects.toMatchObject({ code: 'period.closed' })
  })
})

test('three hundred vouchers at once leave balances, running balances and numbers right', async () => {
  const keys = [v7(), v7(), v7()]
  const amounts = Array.from({ length: 300 }, (_, at) => `${at + 1}.${String(at % 100).padStart(2, '0')}`)
  // As many at once as there are connections: a longer line would wait longer for one than a caller may.
  const lanes = Array.from({ length: 12 }, async (_, lane) => {
    for (let at = lane; at < amounts.length; at += 12) await written(payment(amounts[at] ?? '', keys[at % 3] ?? ''))
  })
  await Promise.all(lanes)
  const total = amounts.reduce((sum, amount) => add(sum, amount), '0')
  const held = await Promise.all(keys.map((key) => balanceOf(ctx, unitId, payable(key))))
  expect(
    compare(
      held.reduce((sum, amount) => add(sum, amount), '0'),
      total,
    ),
  ).toBe(0)
  expect(await balanceOf(ctx, unitId, bank)).toBe(round(negate(await sumOfPayables()), 2))
  expect(await ledgerProblems(pool)).toEqual([])
})

test('the proofs see what they look for', async () => {
  const broken = await freshDatabase()
  const inside = systemContext(broken.pool, ctx.running, now, 'test')
  const own = await makeNode(broken.pool, { flag: '1', name: 'Sea', code: 'BLHY' })
  await withinTransaction(inside, (on) => post(on, { ...payment('10.00'), unitId: own }))
  expect(await ledgerProblems(broken.pool)).toEqual([])
  await broken.pool.driver.query(
    'update engine.balance set amount = amount + 1; update engine.ledger_month set last = 5; alter table engine.posting_line disable trigger all; update engine.posting_line set debit = 11 where debit = 10',
  )
  const problems = (await ledgerProblems(broken.pool)).map((problem) => problem.split(':')[0])
  expect(new Set(problems)).toEqual(
    new Set([
      'a voucher does not balance',
      'the trial balance is not zero',
      'a balance is not the sum of its lines',
      'a running balance is not the sum so far',
      'the counter is not at the last voucher',
    ]),
  )
})

async function sumOfPayables(): Promise<string> {
  const [row] = await pool.query<{ sum: string }>(sql`select sum(amount) from engine.balance where account = '2202'`)
  return row?.sum ?? '0'
}

const bank = { ledger: 'fund', account: '1002', key: 'account', currency: 'CNY' } as const

function payable(key: string) {
  return { ledger: 'arap', account: '2202', key, currency: 'CNY' } as const
}

function payment(amount: string, key = 'counterparty'): Posting {
  return {
    event: 'PAY_AP',
    source: { type: 'finance.bankPayment', id: v7() },
    unitId,
    day: '2026-11-18',
    lines: [
      { ...payable(key), side: 'debit', amount },
      { ...bank, side: 'credit', amount },
    ],
  }
}

/** What is owed and what is still to be invoiced: lines of payables alone. */
function claim(): Posting {
  const line = { ...payable(v7()), amount: '1.00' }
  return {
    ...payment('1.00'),
    event: 'PUR_INV',
    lines: [
      { ...line, side: 'debit' },
      { ...line, key: v7(), side: 'credit' },
    ],
  }
}

function written(posting: Posting) {
  return withinTransaction(ctx, (inside) => post(inside, posting))
}
