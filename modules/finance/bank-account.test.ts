import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shownValue } from '../../core/description/shown-value.ts'
import type { Lang } from '../../core/values/language.ts'
import { find, get, loadNames, page, save } from '../../server/module-api.ts'
import { makeContext } from '../../server/platform/context/make-context.ts'
import { describe as describeDocument } from '../../server/records/documents/describe-document.ts'
import { company } from '../organisation/index.ts'
import { bankAccount } from './bank-account.ts'
import { bankJournal } from './bank-journal.ts'
import { paymentPlan } from './payment-plan.ts'
import { type FundsWorld, fundsWorld, makeAccount } from './testing/funds-world.ts'

let world: FundsWorld
let ours: string

beforeAll(async () => {
  world = await fundsWorld('100000.00')
  ours = (await find((await world.ctx('findir')).withoutScope('test'), company, { companyCode: 'BLHY' }))[0]?.id ?? ''
}, 120_000)
afterAll(() => world.close())

describe('an account', () => {
  test('belongs to the books of its company and begins with what was on it', async () => {
    const account = await world.accountOf()
    expect(account).toMatchObject({ unitId: world.place('BLHY'), balance: '100000.00', inFlight: '0.00', status: '1' })
    expect(await find(await world.ctx('findir'), bankJournal, { accountId: world.account })).toMatchObject([
      { direction: 'in', receiptAmount: '100000.00', runningBalance: '100000.00', date: '2026-11-01' },
    ])
    const russian = makeContext({ ...(await world.ctx('findir')), lang: 'ru' })
    const listed = await page(russian, bankJournal, { parameters: { accountId: world.account } })
    expect(listed.content, 'what the product wrote is said in the reader’s language').toMatchObject([
      { purpose: 'Входящий остаток' },
    ])
    await expect(
      world.does('findir', bankAccount, world.account, 'openWith', { amount: '1.00', date: '2026-11-01' }),
    ).rejects.toMatchObject({ code: 'bank-account.opened-already' })
  })

  test('LNG-01 and its bank are called as its reader calls them, where their names are entered in his language', async () => {
    const names = { accountNameRu: 'Основной счёт', bankNameRu: 'Банк Китая', bankNameEn: 'Bank of China' }
    const id = await makeAccount(world.ctx, ours, null, { accountNo: '2100880009', ...names })
    const source = 'document:finance.bankAccount'
    const shown = async (lang: Lang) => {
      const ctx = { ...(await world.ctx('findir')), lang }
      const running = ctx.running.documents.get('finance.bankAccount')
      const fields = running === undefined ? [] : (await describeDocument(ctx, running)).fields
      const {
        content: [row = {}],
      } = await page(ctx, bankAccount, { columns: ['accountName', 'bankName'], parameters: { id } })
      const named = ['accountName', 'bankName'].map((name) =>
        shownValue(fields.find((field) => field.name === name) ?? { name }, row),
      )
      return [...named, (await loadNames(ctx, new Map([[source, new Set([id])]])))[`${source}:${id}`]]
    }
    expect(await shown('zh')).toEqual(['海运贸易基本户', '中国银行大连分行', '海运贸易基本户'])
    expect(await shown('ru')).toEqual(['Основной счёт', 'Банк Китая', 'Основной счёт'])
    // Nobody has entered its English name.
    expect(await shown('en')).toEqual(['海运贸易基本户', 'Bank of China', '海运贸易基本户'])
    const { totalElements } = await page({ ...(await world.ctx('findir')), lang: 'ru' }, bankAccount, {
      parameters: { bankName: 'Банк Кит' },
    })
    expect(totalElements).toBe(1)
  })

  test('may begin overdrawn, but not with nothing', async () => {
    const id = await makeAccount(world.ctx, ours, null, { accountNo: '2100880002' })
    await expect(
      world.does('findir', bankAccount, id, 'openWith', { amount: '0.00', date: '2026-11-01' }),
    ).rejects.toMatchObject({ code: 'bank-account.nothing-to-open' })
    await world.does('findir', bankAccount, id, 'openWith', { amount: '-2500.00', date: '2026-11-01' })
    expect(await world.accountOf(id)).toMatchObject({ balance: '-2500.00' })
  })

  test('pays no more than it has available, what is in flight included', async () => {
    const planId = await world.approved({ planAmount: '150000.00' })
    await expect(pay(planId, '100000.01')).rejects.toMatchObject({
      code: 'bank-account.short',
      params: { available: '100000.00', amount: '100000.01' },
      errors: { amount: {} },
    })
    await pay(planId, '60000.00')
    await expect(pay(planId, '40000.01')).rejects.toMatchObject({
      code: 'bank-account.short',
      params: { available: '40000.00' },
    })
  })

  test('reliability 28: thirty-two cashiers at once never overrun it', async () => {
    const id = await makeAccount(world.ctx, ours, '1000.00', { accountNo: '2100880003' })
    const plans = await Promise.all(
      Array.from({ length: 32 }, () => world.approved({ planAmount: '100.00', payerAccountId: id })),
    )
    const paid = await Promise.allSettled(plans.map((planId) => pay(planId, '100.00')))
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(paid.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual(
      Array(22).fill('bank-account.short'),
    )
    expect(await world.accountOf(id)).toMatchObject({ balance: '1000.00', inFlight: '1000.00' })
  })

  test('once booked on keeps its number, currency and company', async () => {
    const { ver } = await world.accountOf()
    await expect(
      save(await world.ctx('findir'), bankAccount, { id: world.account, ver, accountNo: '2100889999' }),
    ).rejects.toMatchObject({ code: 'bank-account.fixed', errors: { accountNo: {} } })
    await expect(
      save(await world.ctx('findir'), bankAccount, { id: world.account, ver, currency: 'USD' }),
    ).rejects.toMatchObject({ code: 'bank-account.fixed', errors: { currency: {} } })
    await save(await world.ctx('findir'), bankAccount, { id: world.account, ver, accountName: '海运贸易基本户（新）' })
  })

  test('nobody types a balance', async () => {
    const { ver } = await world.accountOf()
    await save(await world.ctx('findir'), bankAccount, {
      id: world.account,
      ver,
      balance: '999999.00',
      inFlight: '0.00',
      remark: 'x',
    })
    expect(await world.accountOf()).toMatchObject({ balance: '100000.00', inFlight: '60000.00' })
  })

  test('is frozen and freed, sleeps and wakes, and pays only in between', async () => {
    const planId = await world.approved()
    await world.does('findir', bankAccount, world.account, 'freeze')
    await expect(pay(planId, '1.00')).rejects.toMatchObject({ code: 'payment-plan.account-not-normal' })
    await world.does('findir', bankAccount, world.account, 'unfreeze')
    await world.does('findir', bankAccount, world.account, 'dormant')
    await world.does('findir', bankAccount, world.account, 'wake')
    await pay(planId, '1.00')
  })

  test('is closed only when nothing is on it or on its way', async () => {
    await expect(world.does('findir', bankAccount, world.account, 'closeAccount')).rejects.toMatchObject({
      code: 'bank-account.in-flight',
    })
    const full = await makeAccount(world.ctx, ours, '5.00', { accountNo: '2100880004' })
    await expect(world.does('findir', bankAccount, full, 'closeAccount')).rejects.toMatchObject({
      code: 'bank-account.not-empty',
      params: { balance: '5.00' },
    })
    const empty = await makeAccount(world.ctx, ours, null, { accountNo: '2100880005' })
    await world.does('findir', bankAccount, empty, 'closeAccount')
    expect(await world.accountOf(empty)).toMatchObject({ status: '4' })
  })

  test('shows a trader its number only in part', async () => {
    expect((await get(await world.ctx('seasales'), bankAccount, world.account)).accountNo).not.toBe('2100880001')
    expect((await get(await world.ctx('findir'), bankAccount, world.account)).accountNo).toBe('2100880001')
  })
})

function pay(planId: string, amount: string): Promise<void> {
  return world.does('cashier', paymentPlan, planId, 'pay', { amount })
}
