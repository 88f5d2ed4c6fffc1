import type { GroupWorld } from '../../../app/testing/group-world.ts'
import { creditCodeCheck } from '../../../core/values/unified-credit-code.ts'
import { act, find, save } from '../../../server/module-api.ts'
import { company } from '../../organisation/index.ts'
import { counterparty } from '../counterparty.ts'
import { admitParty } from './admit-party.ts'

/**
 * The sides of a freight contract: ids of our shipping company and of an admitted carrier whose account is verified.
 */
export interface FreightDeal {
  readonly ours: string
  readonly carrier: string
}

/** Admits a carrier as people do: the buyer enters it, finance verifies its account, and it is admitted. */
export async function freightDeal(world: GroupWorld): Promise<FreightDeal> {
  const [ourCompany] = await find(await world.ctx('findir'), company, { companyCode: 'BLHY' })
  const code = '91230881MA1B2C3D6'
  const made = await save(
    await world.ctx('seabuy'),
    counterparty,
    party('辽海远通航运有限公司', `${code}${creditCodeCheck(code) ?? ''}`),
  )
  await act(await world.ctx('findir'), counterparty, made.id, 'verifyAccounts', { ver: made.ver })
  await admitParty(await world.ctx('risk'), made.id)
  return { ours: ourCompany?.id ?? '', carrier: made.id }
}

/** A carrier as it is entered. */
export function party(name: string, creditCode: string) {
  return {
    cpName: name,
    shortName: name.slice(0, 4),
    cpRole: ['carr'],
    cpNature: 'priv',
    country: 'CN',
    creditCode,
    accounts: [{ accountName: name, bankName: '中国银行', accountNo: '622200010001', currency: 'CNY' }],
  }
}

/** A contract of carriage, of seven million when no other price is said. */
export function freight({ ours, carrier }: FreightDeal, price = '7000000.0000') {
  return {
    contractName: '航次租船运输合同',
    contractType: 'ys',
    bizSegment: 'sea',
    direction: 'buy',
    currency: 'CNY',
    signDate: '2026-11-10',
    validFrom: '2026-11-10',
    validTo: '2027-06-30',
    ourCompany: ours,
    counterparty: carrier,
    paymentConditions: '到港后十日内付清',
    vatRate: '9',
    items: [{ goods: '煤炭海运', qty: '1', uom: 't', unitPrice: price }],
    payTerms: [
      { node: 'sign', pct: '30', daysAfter: '5' },
      { node: 'arr', pct: '70', daysAfter: '10' },
    ],
  }
}
