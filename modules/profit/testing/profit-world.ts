import { type GroupWorld, worldNow } from '../../../app/testing/group-world.ts'
import { act, create, find, get, makePdf, save, storeFile } from '../../../server/module-api.ts'
import { contract, counterparty, settlement } from '../../contracts/index.ts'
import { company } from '../../organisation/index.ts'
import { type StockWorld, stockWorld } from '../../stock/testing/stock-world.ts'
import { profitLine } from '../profit-line.ts'

/** The group with goods in a yard, contracts in force and settlements that were agreed to. */
export interface ProfitWorld extends StockWorld {
  /** A counterparty of a role that is admitted; answers its id. */
  readonly admitted: (role: string) => Promise<string>
  /** A contract of a type that is in force, of the sea segment when nothing else is said; answers its id. */
  readonly inForce: (contractType: string, more?: object) => Promise<string>
  /** Settles an amount, tax included, under a contract; it is agreed to. Answers its id. */
  readonly settled: (relatedContract: string, amount: string, more?: object) => Promise<string>
  /** Ends a settlement that was agreed to, by its drafter, who may close his own here. */
  readonly ended: (id: string, verb: string) => Promise<void>
  /** The lines of a document: day, item and amount in the order of writing. */
  readonly linesOf: (sourceId: string) => Promise<readonly (readonly string[])[]>
}

export async function profitWorld(group?: GroupWorld): Promise<ProfitWorld> {
  const world = await stockWorld(group)
  const system = (await world.ctx('findir')).withoutScope('test')
  const [ours] = await find(system, company, { companyCode: 'BLHY' })
  let made = 0
  const admitted = async (role: string) => {
    made += 1
    const cpName = `往来单位 ${made}`
    const values = { cpName, shortName: cpName, cpRole: [role], country: 'CN', status: '1' }
    return (await create(system, counterparty, values)).id
  }
  // What was bought is sold to somebody else.
  const [supplier, customer] = [await admitted('supp'), await admitted('cust')]
  return {
    ...world,
    admitted,
    inForce: async (contractType, more = {}) => {
      const trader = await world.ctx('seasales')
      const usual = contractType === 'xs' ? customer : supplier
      const values = { ...terms, ourCompany: ours?.id ?? '', counterparty: usual, contractType, ...more }
      const { id, ver } = await save(trader, contract, values)
      await act(trader, contract, id, 'submit', { ver })
      await world.agree(contract, id, worldNow)
      const keeper = (await world.ctx('keeper')).withoutScope('test')
      const scan = [{ ...(await storeFile(keeper, { name: 'a.pdf', bytes: makePdf(['Signed contract']) })) }]
      await act(keeper, contract, id, 'sign', { ver: (await get(keeper, contract, id)).ver, scan })
      return id
    },
    settled: async (relatedContract, amount, more = {}) => {
      const trader = await world.ctx('seasales')
      const of = await get(system, contract, relatedContract)
      const { id, ver } = await save(trader, settlement, {
        title: '结算',
        settleType: 'diff',
        relatedContract,
        counterparty: of.counterparty,
        currency: of.currency,
        fxRate: of.fxRate,
        vatRate: of.vatRate,
        date: '2026-11-12',
        content: '按合同结算',
        items: [{ goods: '煤', qty: '1', uom: 't', price: amount }],
        ...more,
      })
      await act(trader, settlement, id, 'submit', { ver })
      await world.agree(settlement, id, worldNow)
      return id
    },
    ended: async (id, verb) => {
      const { actor, ...trader } = await world.ctx('seasales')
      const ctx = { ...trader, actor: { ...actor, permissions: new Set([...actor.permissions, 'jsgl-gb']) } }
      await act(ctx, settlement, id, verb, { ver: (await get(ctx, settlement, id)).ver, opinion: '数量有误' })
    },
    linesOf: async (sourceId) =>
      (await find(system, profitLine, { sourceId }, { sort: ['lineNo'] })).map((line) => [
        line.day,
        line.item,
        line.amount,
      ]),
  }
}

const terms = {
  contractName: '动力煤合同',
  bizSegment: 'sea',
  ourSide: 'buy',
  currency: 'CNY',
  signDate: '2026-11-01',
  validFrom: '2026-11-01',
  validTo: '2027-06-30',
  paymentConditions: '到港后付清',
  vatRate: '13',
  items: [{ goods: '煤', qty: '100000', uom: 't', unitPrice: '1000' }],
  payTerms: [{ node: 'arr', pct: '100', daysAfter: '10' }],
}
