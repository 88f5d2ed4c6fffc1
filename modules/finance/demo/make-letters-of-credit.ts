import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { div, mul, round } from '../../../core/values/decimal.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, type Ctx, type DemoContext, find, get, save, type Saved } from '../../../server/module-api.ts'
import { bankBranch, type Contract, contract, counterparty, runningContract } from '../../contracts/index.ts'
import { company } from '../../organisation/index.ts'
import { lcAmendment } from '../letter-of-credit/lc-amendment.ts'
import { lcDrawing } from '../letter-of-credit/lc-drawing.ts'
import { letterCredit } from '../letter-of-credit/letter-of-credit.ts'

type Values = Readonly<Record<string, Json>>

const ours = { direction: 'buy', currency: 'USD', drafter: 'seabuy' } as const
const theirs = { direction: 'sell', currency: 'CNY', drafter: 'seasales' } as const

/** A purchase by usance letter with discrepant documents, a sale under a customer's letter, and two on their way. */
export async function makeLettersOfCredit(demo: DemoContext): Promise<void> {
  await Promise.all([
    demo.story('进口信用证', async () => openForPurchase(demo, await contractOf(demo, ours))),
    demo.story('出口来证', async () => takeForSale(demo, await contractOf(demo, theirs))),
    demo.story('信用证申请', async () => {
      const of = await contractOf(demo, ours)
      await apply(demo, ours, of, demo.now - 2 * dayMs, { availableBy: 'sight', marginPct: '30' })
      await entered(demo, ours, of, demo.now - dayMs, { marginPct: '20' })
    }),
  ])
}

type Side = typeof ours | typeof theirs

/** The first contract of a side that is running two weeks ago. */
async function contractOf(demo: DemoContext, { direction, currency, drafter }: Side): Promise<Contract> {
  const running = { direction, currency, contractStatus: runningContract }
  const [of] = await demo.as(drafter, demo.now - 14 * dayMs, (ctx) =>
    find(ctx, contract, running, { sort: ['contractNo'], limit: 1 }),
  )
  if (of === undefined) throw new Error(`no running contract in ${currency} to open a letter of credit for`)
  return of
}

/** Ninety days after the bill of lading: one drawing is accepted, the next has discrepancies that wait for a decision. */
async function openForPurchase(demo: DemoContext, of: Contract): Promise<void> {
  const began = demo.now - 12 * dayMs
  const usance = { availableBy: 'acc', tenorDays: '90', tenorBase: 'bl', tolPlus: '10', tolMinus: '10' }
  const id = await apply(demo, ours, of, began, { ...usance, marginPct: '20' })
  const agreed = await demo.agree(letterCredit, id, began + hourMs)
  const issued = agreed + dayMs / 4
  await demo.as('seafin', issued, async (ctx) =>
    act(ctx, letterCredit, id, 'issue', {
      ver: (await get(ctx, letterCredit, id)).ver,
      lcNo: `LC${dayOfMs(issued).replaceAll('-', '')}0173`,
      issueDate: dayOfMs(issued),
    }),
  )
  const half = round(div(mul((await one(demo, id)).amount, '45'), '100', 4), 2)
  const accepted = await present(demo, id, half, demo.now - 6 * dayMs)
  await answer(demo, accepted, demo.now - 5 * dayMs, { acceptDate: dayOfMs(demo.now - 5 * dayMs) })
  const discrepant = await present(demo, id, half, demo.now - 2 * dayMs)
  await demo.as('seafin', demo.now - dayMs, async (ctx) =>
    act(ctx, lcDrawing, discrepant, 'findDiscrepancies', {
      ver: (await get(ctx, lcDrawing, discrepant)).ver,
      discrepancies: '重量证书数量与提单相差0.4%；原产地证书漏签',
    }),
  )
}

/** A customer's letter: prolonged at his wish, drawn on and paid in part. */
async function takeForSale(demo: DemoContext, of: Contract): Promise<void> {
  const began = demo.now - 12 * dayMs
  const lcNo = `KZ${dayOfMs(began).replaceAll('-', '')}5521`
  const id = await apply(demo, theirs, of, began, { lcNo, issueDate: dayOfMs(began - dayMs) })
  const agreed = await demo.agree(letterCredit, id, began + hourMs)
  const asked = await demo.as('seasales', agreed + hourMs, async (ctx) =>
    save(ctx, lcAmendment, {
      lcId: id,
      newExpiryDate: addDays((await get(ctx, letterCredit, id)).expiryDate, 15),
      reason: '买方码头检修，装期顺延半个月',
    }),
  )
  await demo.as('seasales', agreed + 2 * hourMs, (ctx) => act(ctx, lcAmendment, asked.id, 'submit', { ver: asked.ver }))
  const passed = await demo.agree(lcAmendment, asked.id, agreed + 3 * hourMs)
  await demo.as('seafin', passed + dayMs / 4, async (ctx) =>
    act(ctx, lcAmendment, asked.id, 'accept', {
      ver: (await get(ctx, lcAmendment, asked.id)).ver,
      bankNumber: '1',
      acceptDate: dayOfMs(passed + dayMs / 4),
    }),
  )
  const part = round(div(mul((await one(demo, id)).amount, '30'), '100', 4), 2)
  const drawing = await present(demo, id, part, demo.now - 5 * dayMs)
  const paidOn = demo.now - 3 * dayMs
  await answer(demo, drawing, paidOn, { acceptDate: dayOfMs(paidOn) })
  await demo.as('cashier', paidOn + hourMs, async (ctx) =>
    act(ctx, lcDrawing, drawing, 'pay', {
      ver: (await get(ctx, lcDrawing, drawing)).ver,
      payDate: dayOfMs(paidOn),
      paidAmount: part,
    }),
  )
}

async function one(demo: DemoContext, id: string) {
  return demo.look('seafin', (ctx) => get(ctx, letterCredit, id))
}

async function entered(demo: DemoContext, side: Side, of: Contract, at: number, more: Values) {
  return demo.as(side.drafter, at, async (ctx) => {
    const [bank] = await find(ctx, bankBranch, { cnaps: '104261000012' })
    return enterLetter(ctx, of, at, { issuingBank: bank?.id ?? '', ...more })
  })
}

/** A letter as it is entered, for half of its contract unless said; `more` names its bank. */
export async function enterLetter(ctx: Ctx, of: Contract, at: number, more: Values): Promise<Saved> {
  const { nameEn, cpName } = await get(ctx, counterparty, of.counterparty)
  const home = await get(ctx, company, of.ourCompany)
  const names = [home.nameEn ?? home.companyName, nameEn ?? cpName].map((name) => name.toUpperCase())
  const [applicant, beneficiary] = of.direction === 'buy' ? names : names.toReversed()
  return save(ctx, letterCredit, {
    direction: of.direction === 'buy' ? 'import' : 'export',
    contractId: of.id,
    applicant,
    beneficiary,
    amount: round(div(of.totalAmount, '2', 4), 2),
    expiryDate: addDays(dayOfMs(at), 75),
    expiryPlace: 'CHINA',
    latestShip: addDays(dayOfMs(at), 54),
    loadPort: 'VOSTOCHNY',
    dischPort: 'YINGKOU',
    goods: 'STEAM COAL IN BULK, AS PER CONTRACT',
    docs: [
      { docType: 'invoice', originals: '3', copies: '2' },
      { docType: 'bl', originals: '3', copies: '3', note: 'CLEAN ON BOARD' },
      { docType: 'quality', originals: '1', copies: '1' },
      { docType: 'weight', originals: '1', copies: '1' },
      { docType: 'origin', originals: '1', copies: '1' },
    ],
    charges: 'ALL BANKING CHARGES OUTSIDE ISSUING BANK ARE FOR BENEFICIARY',
    ...more,
  })
}

/** Enters a letter and sends it round; answers its id. */
async function apply(demo: DemoContext, side: Side, of: Contract, at: number, more: Values): Promise<string> {
  const { id, ver } = await entered(demo, side, of, at, more)
  await demo.as(side.drafter, at + hourMs / 2, (ctx) => act(ctx, letterCredit, id, 'submit', { ver }))
  return id
}

/** Documents of goods that were shipped three days before; answers the id of the drawing. */
async function present(demo: DemoContext, lcId: string, amount: string, at: number): Promise<string> {
  return demo.as('seafin', at, async (ctx) => {
    const presentDate = dayOfMs(at)
    const { id, ver } = await save(ctx, lcDrawing, { lcId, amount, blDate: addDays(presentDate, -3), presentDate })
    await act(ctx, lcDrawing, id, 'present', { ver })
    return id
  })
}

async function answer(demo: DemoContext, id: string, at: number, body: Values): Promise<void> {
  await demo.as('seafin', at, async (ctx) =>
    act(ctx, lcDrawing, id, 'comply', { ver: (await get(ctx, lcDrawing, id)).ver, ...body }),
  )
}
