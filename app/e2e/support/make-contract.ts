import { addDays, dayOfMs } from '../../../core/values/day.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Words } from '../../../core/values/language.ts'
import { caller } from './api-caller.ts'
import { agreeAll, submit } from './approve-by-api.ts'
import { findOne } from './find-one.ts'
import { uniquePdf } from './unique-pdf.ts'

/** What a plan needs to know of its contract and of whom it pays. */
export interface MadeContract {
  readonly id: string
  readonly contractNo: string
  readonly contractName: string
  readonly counterparty: string
  readonly payee: Payee
  /** The other side as its readers of each language know it. */
  readonly party: Words
}

interface Payee {
  readonly name: string
  readonly bank: string
  readonly account: string
}

interface Party {
  readonly id: string
}

interface PartyRecord {
  readonly record: {
    readonly cpName: string
    readonly nameRu: string
    readonly nameEn: string
    readonly accounts: readonly {
      readonly accountName: string
      readonly bankName: string
      readonly accountNo: string
    }[]
  }
}

const sea = { bizSegment: 'sea', unit: 'BLHY', currency: 'CNY', transportMode: 'sea' }
const border = { unit: 'BLTJ', drafter: 'tjsales', party: '结雅煤矿', transportMode: 'rail' }
const domestic = {
  ...sea,
  bizSegment: 'dom',
  unit: 'BLNM',
  drafter: 'domsales',
  goods: '焦煤',
  vatRate: '13',
}
const kinds = {
  freight: { ...sea, contractType: 'ys', drafter: 'seasales', party: '辽海远通', goods: '煤炭海运', vatRate: '9' },
  goods: { ...sea, contractType: 'hc', drafter: 'seabuy', party: '盛远煤炭', goods: '动力煤 Q5500', vatRate: '13' },
  sale: { ...sea, contractType: 'xs', drafter: 'seasales', party: '松原热电', goods: '动力煤 Q5500', vatRate: '13' },
  domesticPurchase: { ...domestic, contractType: 'nmc', party: '恒源矿业' },
  domesticSale: { ...domestic, contractType: 'nmx', party: '辽原钢铁' },
  train: { ...border, contractType: 'lc', bizSegment: 'tj', currency: 'CNY', goods: '褐煤 Q4000', vatRate: '13' },
  barter: { ...border, contractType: 'yh', bizSegment: 'barter', currency: 'USD', goods: '成套钢结构', vatRate: '13' },
} as const

interface Wanted {
  readonly tonnes?: string
  readonly until?: 'draft' | 'sealed'
  /** Short name of the other side. */
  readonly party?: string
  /** What it says besides or otherwise. */
  readonly terms?: Readonly<Record<string, Json>>
}

let made = 0

/**
 * A contract of `tonnes` at 140 CNY made, agreed and sealed by the people whose work that is; `until` stops earlier.
 */
export async function makeContract(
  kind: keyof typeof kinds,
  { tonnes = '50000', until = 'sealed', party: named, terms }: Wanted = {},
): Promise<MadeContract> {
  const { drafter, party: usual, goods, unit, ...own } = kinds[kind]
  const party = named ?? usual
  const who = caller(drafter)
  const { id: counterparty } = await findOne<Party>(who, 'contracts/counterparty', { param: party })
  const {
    record: {
      accounts: [account],
      cpName: zh,
      nameRu: ru,
      nameEn: en,
    },
  } = await who.get<PartyRecord>(`/api/contracts/counterparty/${counterparty}`)
  if (account === undefined) throw new Error(`${party} has no account`)
  const { id: ourCompany } = await findOne<{ id: string }>(who, 'organisation/company', { param: unit })
  const today = dayOfMs(Date.now())
  made += 1
  const contractName = `浏览器测试合同 ${made}-${Date.now()}`
  const { id } = await who.post<{ id: string }>('/api/contracts/contract/save', {
    ...own,
    contractName,
    signDate: today,
    validFrom: today,
    validTo: addDays(today, 300),
    ourCompany,
    counterparty,
    paymentMethod: 'tt',
    paymentConditions: '签约后付清',
    items: [{ goods, qty: tonnes, uom: 't', unitPrice: '140' }],
    payTerms: [{ node: 'sign', pct: '100', daysAfter: '5' }],
    ...terms,
  })
  if (until === 'sealed') await seal(id, drafter)
  const { record } = await who.get<{ record: { contractNo: string } }>(`/api/contracts/contract/${id}`)
  return {
    id,
    contractNo: record.contractNo,
    contractName,
    counterparty,
    payee: { name: account.accountName, bank: account.bankName, account: account.accountNo },
    party: { zh, ru, en },
  }
}

async function seal(id: string, drafter: string): Promise<void> {
  await submit('contracts/contract', id, drafter)
  await agreeAll('contracts/contract', id, drafter)
  const keeper = caller('keeper')
  const { record } = await keeper.get<{ record: { ver: number } }>(`/api/contracts/contract/${id}`)
  await keeper.post(`/api/contracts/contract/${id}/action/sign`, {
    ver: record.ver,
    scan: [await keeper.upload('合同扫描件.pdf', uniquePdf('seal'), 'application/pdf')],
  })
}
