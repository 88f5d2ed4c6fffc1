import { type GroupWorld, groupWorld, worldNow } from '../../../app/testing/group-world.ts'
import type { Json } from '../../../core/values/json.ts'
import { creditCodeCheck } from '../../../core/values/unified-credit-code.ts'
import { act, asSystem, type Ctx, find, get, makePdf, save, storeFile } from '../../../server/module-api.ts'
import { contract, counterparty, settlement } from '../../contracts/index.ts'
import { admitParty } from '../../contracts/testing/admit-party.ts'
import { company } from '../../organisation/index.ts'
import { creditLimit } from '../credit/credit-limit.ts'
import { ageItems } from '../open-item-ages.server.ts'
import { openItem, type OpenItem } from '../open-item.ts'
import { receiptPlan } from '../receipt-plan.ts'
import { receipt } from '../receipt.ts'
import { makeAccount } from './funds-world.ts'

type More = Readonly<Record<string, Json>>

/** Whom a payment plan pays. */
interface Payee {
  readonly counterparty: string
  readonly payeeName: string
  readonly payeeBank: string
  readonly payeeAccount: string
}

/** The group, parties who owe it something, and what each step of that needs. */
export interface DebtsWorld extends GroupWorld {
  /** Somebody who sees everything. */
  readonly all: Ctx
  /** The open item of a document. */
  readonly itemOf: (sourceId: string) => Promise<OpenItem>
  /** The night in which what is open is judged. */
  readonly aged: (day: string) => Promise<void>
  /** A party that business may be done with. */
  readonly admitted: () => Promise<string>
  /** Puts an account on the card of a party, verified; answers it as a payment plan names its payee. */
  readonly banked: (party: string) => Promise<Payee>
  /** A limit of so much that a customer may owe, agreed to; answers its id. */
  readonly credited: (party: string, amount: string, more?: More) => Promise<string>
  /** A contract of sale in force with a party. */
  readonly sold: (party: string, more?: More) => Promise<string>
  /** A contract of freight in force that a party carries for us. */
  readonly bought: (party: string) => Promise<string>
  /** A settlement of so much: a draft, submitted, or agreed to. */
  readonly drafted: (
    contract: string,
    party: string,
    amount: string,
    more: More,
  ) => Promise<{ id: string; ver: number }>
  readonly submitted: (contract: string, party: string, amount: string, more: More) => Promise<string>
  readonly settled: (contract: string, party: string, amount: string, more: More) => Promise<string>
  readonly revoked: (settlementId: string) => Promise<void>
  /** Money of a party for a receipt plan; answers its receipt. */
  readonly received: (party: string, amount: string, more: More) => Promise<string>
}

/** Makes the world of the tests of what is owed. */
export async function debtsWorld(group?: GroupWorld): Promise<DebtsWorld> {
  const world = group ?? (await groupWorld())
  const all = (await world.ctx('findir')).withoutScope('test')
  const ourCompany = (await find(all, company, { companyCode: 'BLHY' }))[0]?.id ?? ''
  const account = await makeAccount(world.ctx, ourCompany, '1000000.00', { accountNo: '2100880002' })
  let number = 10

  async function itemOf(sourceId: string) {
    const [item] = await find(all, openItem, { sourceId })
    if (item === undefined) throw new Error(`nothing is open of ${sourceId}`)
    return item
  }

  async function aged(day: string): Promise<void> {
    const ctx = await world.ctx('findir', { at: Date.parse(`${day}T00:05:00+08:00`) })
    await ageItems(asSystem(ctx, 'the night of the test'))
  }

  async function admitted(): Promise<string> {
    number += 1
    const body = `91230881MA1B2C${number}A`
    const { id } = await save(await world.ctx('seabuy'), counterparty, {
      cpName: `松原第${number}热电有限公司`,
      shortName: `松原${number}`,
      cpRole: ['cust', 'supp'],
      cpNature: 'priv',
      country: 'CN',
      creditCode: `${body}${creditCodeCheck(body) ?? ''}`,
    })
    await admitParty(await world.ctx('risk'), id)
    return id
  }

  async function banked(party: string): Promise<Payee> {
    number += 1
    const { ver, cpName: accountName } = await get(all, counterparty, party)
    const account = { accountName, bankName: '中国银行松原分行', accountNo: `62220001000200${number}`, currency: 'CNY' }
    const card = { id: party, ver, accounts: [account] as never } // lines as a form sends them
    const saved = await save(await world.ctx('seabuy'), counterparty, card)
    await act(await world.ctx('findir'), counterparty, party, 'verifyAccounts', { ver: saved.ver })
    return {
      counterparty: party,
      payeeName: accountName,
      payeeBank: account.bankName,
      payeeAccount: account.accountNo,
    }
  }

  async function sold(party: string, more: More = {}): Promise<string> {
    const drafter = await world.ctx('seasales')
    const { id, ver } = await save(drafter, contract, {
      contractName: '动力煤销售合同',
      contractType: 'xs',
      bizSegment: 'sea',
      currency: 'CNY',
      signDate: '2026-11-10',
      validFrom: '2026-11-10',
      validTo: '2027-06-30',
      ourCompany,
      counterparty: party,
      paymentConditions: '到货后十日内付清',
      vatRate: '13',
      items: [{ goods: '动力煤', qty: '1', uom: 't', unitPrice: '4000000' }],
      payTerms: [{ node: 'arr', pct: '100', daysAfter: '10' }],
      ...more,
    })
    await act(drafter, contract, id, 'submit', { ver })
    await world.agree(contract, id, worldNow)
    const keeper = (await world.ctx('keeper')).withoutScope('test')
    const scan = [{ ...(await storeFile(keeper, { name: 'a.pdf', bytes: makePdf(['Signed']) })) }]
    await act(keeper, contract, id, 'sign', { scan })
    return id
  }

  function bought(party: string): Promise<string> {
    return sold(party, {
      contractName: '航次租船运输合同',
      contractType: 'ys',
      direction: 'buy',
      vatRate: '9',
      items: [{ goods: '煤炭海运', qty: '1', uom: 't', unitPrice: '4000000' }],
    })
  }

  async function credited(customer: string, amount: string, more: More = {}): Promise<string> {
    const trader = await world.ctx('seasales')
    const { id, ver } = await save(trader, creditLimit, {
      customer,
      amount,
      validFrom: '2026-11-18',
      validTo: '2027-05-18',
      reason: '合作三年，回款正常',
      ...more,
    })
    await act(trader, creditLimit, id, 'submit', { ver })
    await world.agree(creditLimit, id, worldNow)
    return id
  }

  async function drafted(relatedContract: string, party: string, amount: string, more: More) {
    return save(await world.ctx('seasales'), settlement, {
      title: '煤款结算',
      relatedContract,
      counterparty: party,
      currency: 'CNY',
      vatRate: '13',
      date: '2026-11-18',
      content: '按质量结算',
      items: [{ goods: '动力煤', qty: '1', uom: 't', price: amount }],
      ...more,
    })
  }

  async function submitted(...of: Parameters<DebtsWorld['settled']>): Promise<string> {
    const { id, ver } = await drafted(...of)
    await act(await world.ctx('seasales'), settlement, id, 'submit', { ver })
    return id
  }

  async function settled(...of: Parameters<DebtsWorld['settled']>): Promise<string> {
    const id = await submitted(...of)
    await world.agree(settlement, id, worldNow)
    return id
  }

  async function revoked(id: string): Promise<void> {
    const { ver } = await get(all, settlement, id)
    await act(await world.ctx('seasales'), settlement, id, 'revoke', { ver, opinion: '数量有误' })
  }

  async function received(party: string, amount: string, more: More): Promise<string> {
    const drafter = await world.ctx('seasales')
    const { id, ver } = await save(drafter, receiptPlan, {
      receiptAttribute: 'goods',
      counterparty: party,
      bizSegment: 'sea',
      currency: 'CNY',
      expectedAmount: amount,
      expectedDate: '2026-11-20',
      ...more,
    })
    await act(drafter, receiptPlan, id, 'submit', { ver })
    await world.agree(receiptPlan, id, worldNow)
    const cashier = await world.ctx('cashier')
    const proof = [{ ...(await storeFile(cashier, { name: 'a.pdf', bytes: makePdf(['Received']) })) }]
    await act(cashier, receiptPlan, id, 'receive', {
      ver: (await get(all, receiptPlan, id)).ver,
      accountId: account,
      amount,
      receivedOn: '2026-11-18',
      payerName: '松原热电',
      proof,
      reason: '测试',
    })
    const [made] = await find(all, receipt, { planId: id })
    return made?.id ?? ''
  }

  return {
    ...world,
    all,
    itemOf,
    aged,
    admitted,
    credited,
    banked,
    sold,
    bought,
    drafted,
    submitted,
    settled,
    revoked,
    received,
  }
}
