import sql from 'sql-template-tag'
import { type GroupWorld, groupWorld, worldNow } from '../../../app/testing/group-world.ts'
import { startBank, type RunningBank } from '../../../bank-simulator/start.ts'
import { addDays, dayOfMs } from '../../../core/values/day.ts'
import type { Json } from '../../../core/values/json.ts'
import { creditCodeCheck } from '../../../core/values/unified-credit-code.ts'
import {
  act,
  type Ctx,
  find,
  get,
  makePdf,
  save,
  storeFile,
  systemContext,
  taskPage,
} from '../../../server/module-api.ts'
import { makeContext } from '../../../server/platform/context/make-context.ts'
import { useClock } from '../../../server/platform/process/clock.ts'
import { contract, counterparty } from '../../contracts/index.ts'
import { admitParty } from '../../contracts/testing/admit-party.ts'
import { company } from '../../organisation/index.ts'
import { bankAccount } from '../bank-account.ts'
import { bankPayment } from '../bank-payment.ts'
import type { bankStatementLine } from '../bank-statement-line.ts'
import { httpBankAdapter } from '../bank/http-bank-adapter.server.ts'
import { setBank } from '../connected-bank.server.ts'
import { paymentPlan } from '../payment-plan.ts'
import { financeServer } from '../server.ts'

/** The group with one counterparty, one account with money in it, and a bank that listens. */
export interface FundsWorld extends GroupWorld {
  readonly bank: RunningBank
  readonly party: string
  readonly account: string
  /** Time as everybody has it, ours and the bank's. */
  readonly time: () => number
  readonly pass: (ms: number) => void
  /** Input of a plan that is right in every way. */
  readonly plan: (more?: object) => Record<string, Json>
  /** A plan that went through approval; answers its id. */
  readonly approved: (more?: object) => Promise<string>
  /** A payment the cashier made of an approved plan; answers its id. */
  readonly made: (amount: string, more?: object) => Promise<string>
  /** Made, reviewed, authorised; the job that sends it waits. */
  readonly signed: (amount: string, more?: object) => Promise<string>
  /** Signed, and the job has run. */
  readonly sentOff: (amount: string, more?: object) => Promise<string>
  /** A verb on a plan, payment or account as somebody who sees it as it is now. */
  /** A context of somebody who, against all good sense, holds a permission more. */
  readonly withRight: (who: string, permission: string) => Promise<Ctx>
  readonly does: (
    who: string | Ctx,
    doc: typeof paymentPlan | typeof bankPayment | typeof bankAccount | typeof bankStatementLine,
    id: string,
    verb: string,
    body?: object,
  ) => Promise<void>
  /** Runs the jobs whose time has come, as the relay would; answers how many. */
  readonly runJobs: () => Promise<number>
  /** Fetches yesterday's statements, as the cron does each morning. */
  readonly runMorning: () => Promise<void>
  /** Which tasks a record is for somebody's office, by their names. */
  readonly waits: (who: string | Ctx, id: string) => Promise<(string | null)[]>
  readonly payment: (id: string) => ReturnType<typeof get<typeof bankPayment>>
  readonly planOf: (id: string) => ReturnType<typeof get<typeof paymentPlan>>
  readonly accountOf: (id?: string) => ReturnType<typeof get<typeof bankAccount>>
  readonly close: () => Promise<void>
}

/** With which the bank signs what it pushes. */
export const testSecret = 'a secret of the bank, 32 characters or more'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Makes the world of the tests of payments; a second or two. */
export async function fundsWorld(opening = '50000000.00', given?: GroupWorld): Promise<FundsWorld> {
  let time = worldNow
  const putClockBack = useClock({ now: () => time })
  const group = given ?? (await groupWorld())
  const bank = await startBank({ port: 0, holdMs: 60_000, simulation: true })
  bank.bank.setClock(time)
  // Long enough for a busy machine, short enough for the answers that never come.
  const disconnect = setBank({
    adapter: httpBankAdapter({ url: bank.url, timeoutMs: 2_000 }),
    callbackSecret: testSecret,
  })
  const ctx: GroupWorld['ctx'] = (code, options = {}) => group.ctx(code, { at: time, ...options })
  const all = async () => (await ctx('findir')).withoutScope('test')
  const party = await makeParty(ctx)
  const account = await makeAccount(ctx, await companyOf(await all(), 'BLHY'), opening)
  const versions = async (doc: Parameters<FundsWorld['does']>[1], id: string) => (await get(await all(), doc, id)).ver
  const does: FundsWorld['does'] = async (who, doc, id, verb, body = {}) => {
    await act(typeof who === 'string' ? await ctx(who) : who, doc, id, verb, { ver: await versions(doc, id), ...body })
  }
  const withRight: FundsWorld['withRight'] = async (who, permission) => {
    const own = await ctx(who)
    return makeContext({
      ...own,
      actor: { ...own.actor, permissions: new Set([...own.actor.permissions, permission]) },
    })
  }
  const plan: FundsWorld['plan'] = (more = {}) => ({
    paymentAttribute: 'port',
    planMonth: addDays(dayOfMs(time), 7).slice(0, 7),
    planDate: addDays(dayOfMs(time), 7),
    counterparty: party,
    bizSegment: 'sea',
    budgetSubject: 'freight',
    backToBack: '0',
    supplementary: '0',
    advance: '0',
    planAmount: '100000.00',
    payerAccountId: account,
    payeeName: '辽海远通航运有限公司',
    payeeBank: '中国银行大连分行',
    payeeAccount: '6222000100010001',
    payeeCountry: 'CN',
    purpose: '港杂费',
    ...more,
  })
  const approved: FundsWorld['approved'] = async (more = {}) => {
    const { id } = await save(await ctx('seasales'), paymentPlan, plan(more))
    await does('seasales', paymentPlan, id, 'submit')
    await group.agree(paymentPlan, id, time)
    return id
  }
  const made: FundsWorld['made'] = async (amount, more = {}) => {
    const planId = await approved({ planAmount: amount, ...more })
    await does('cashier', paymentPlan, planId, 'pay', { amount })
    const [payment] = await find(await all(), bankPayment, { planId })
    return payment?.id ?? ''
  }
  const signed: FundsWorld['signed'] = async (amount, more) => {
    const id = await made(amount, more)
    await does('reviewer', bankPayment, id, 'review')
    await does('authoriser', bankPayment, id, 'authorise')
    return id
  }
  const runJobs = () => runDue(group, () => time)
  return {
    ...group,
    ctx,
    bank,
    party,
    account,
    plan,
    approved,
    made,
    signed,
    does,
    withRight,
    runJobs,
    sentOff: async (amount, more) => {
      const id = await signed(amount, more)
      await runJobs()
      return id
    },
    runMorning: () =>
      financeServer.jobs['bankDay']?.run(systemContext(group.pool, group.running, time, 'test morning'), null) ??
      Promise.resolve(),
    time: () => time,
    pass(ms) {
      time += ms
      bank.bank.setClock(time)
    },
    waits: async (who, id) => {
      const { content } = await taskPage(typeof who === 'string' ? await ctx(who) : who, {
        view: 'todo',
        tab: '',
        param: '',
        thing: '',
        page: 1,
        size: 500,
      })
      return content.filter((row) => row.id === id).map(({ task }) => task)
    },
    payment: async (id) => get(await all(), bankPayment, id),
    planOf: async (id) => get(await all(), paymentPlan, id),
    accountOf: async (id = account) => get(await all(), bankAccount, id),
    async close() {
      disconnect()
      putClockBack()
      await bank.close()
    },
  }
}

/** What the relay does: takes the jobs of finance out of the outbox that are due and runs each, until none is left. */
async function runDue(group: GroupWorld, time: () => number): Promise<number> {
  let ran = 0
  for (;;) {
    const [row] = await group.pool.query<{ id: string; name: string; payload: Json }>(sql`
      update engine.outbox set done_at = now() where id = (
        select id from engine.outbox where event = 'job' and done_at is null and data ->> 'name' like 'finance.%' and coalesce((data ->> 'runAt')::bigint, 0) <= ${time()} order by coalesce((data ->> 'runAt')::bigint, 0), id limit 1)
      returning id, data ->> 'name' as name, data -> 'payload' as payload`)
    if (row === undefined) return ran
    ran += 1
    await financeServer.jobs[row.name.replace('finance.', '')]?.run(
      systemContext(group.pool, group.running, time(), 'test job'),
      row.payload,
    )
  }
}

async function companyOf(ctx: Ctx, companyCode: string): Promise<string> {
  return (await find(ctx, company, { companyCode }))[0]?.id ?? ''
}

async function makeParty(ctx: GroupWorld['ctx']): Promise<string> {
  const body = '91230881MA1B2C3D6'
  const made = await save(await ctx('seabuy'), counterparty, {
    cpName: '辽海远通航运有限公司',
    shortName: '辽海远通',
    cpRole: ['carr'],
    cpNature: 'priv',
    country: 'CN',
    creditCode: `${body}${creditCodeCheck(body) ?? ''}`,
    accounts: [
      {
        accountName: '辽海远通航运有限公司',
        bankName: '中国银行大连分行',
        accountNo: '6222000100010001',
        cnaps: '104222000017',
        currency: 'CNY',
      },
    ],
  })
  await act(await ctx('findir'), counterparty, made.id, 'verifyAccounts', { ver: made.ver })
  await admitParty(await ctx('risk'), made.id)
  return made.id
}

/** An account of a company with money in it, opened and booked by the finance director. */
export async function makeAccount(
  ctx: GroupWorld['ctx'],
  companyId: string,
  opening: string | null,
  more: object = {},
): Promise<string> {
  const { id, ver } = await save(await ctx('findir'), bankAccount, {
    accountName: '海运贸易基本户',
    accountNo: '2100880001',
    bankName: '中国银行大连分行',
    company: companyId,
    acctType: 'basic',
    openDate: '2020-01-01',
    ...more,
  })
  if (opening !== null)
    await act(await ctx('findir'), bankAccount, id, 'openWith', { ver, amount: opening, date: '2026-11-01' })
  return id
}

/** A contract in force with the counterparty of the world; answers its id. */
export async function makeContract(world: FundsWorld, total: string): Promise<string> {
  const ourCompany = await companyOf((await world.ctx('findir')).withoutScope('test'), 'BLHY')
  const { id, ver } = await save(await world.ctx('seasales'), contract, {
    contractName: '航次租船运输合同',
    contractType: 'ys',
    bizSegment: 'sea',
    direction: 'buy',
    currency: 'CNY',
    signDate: '2026-11-10',
    validFrom: '2026-11-10',
    validTo: '2027-06-30',
    ourCompany,
    counterparty: world.party,
    paymentConditions: '到港后十日内付清',
    vatRate: '9',
    items: [{ goods: '煤炭海运', qty: '1', uom: 't', unitPrice: `${total}00` }],
    payTerms: [{ node: 'arr', pct: '100', daysAfter: '10' }],
  })
  await act(await world.ctx('seasales'), contract, id, 'submit', { ver })
  await world.agree(contract, id, world.time())
  const keeper = (await world.ctx('keeper')).withoutScope('test')
  const scan = [{ ...(await storeFile(keeper, { name: 'a.pdf', bytes: makePdf(['Signed contract']) })) }]
  await act(keeper, contract, id, 'sign', { scan })
  return id
}
