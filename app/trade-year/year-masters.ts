import { addDays, msOfDay } from '../../core/values/day.ts'
import { dayMs, hourMs } from '../../core/values/duration.ts'
import { creditCodeCheck } from '../../core/values/unified-credit-code.ts'
import { admitFirst } from '../../modules/contracts/demo/make-admissions.ts'
import { bankBranch, counterparty, goods, port } from '../../modules/contracts/index.ts'
import { bankAccount } from '../../modules/finance/bank-account.ts'
import { company } from '../../modules/organisation/index.ts'
import { warehouse } from '../../modules/stock/warehouse.ts'
import { act, type Ctx, type DemoContext, find, save } from '../../server/module-api.ts'
import { partyName, type PartyRole } from './party-names.ts'
import { linesOfBusiness, scaled } from './year-volumes.ts'

/** A party of the year, with the account to which it is paid. */
export interface YearParty {
  readonly id: string
  readonly short: string
  readonly account: string
}

/** What documents of the year name: ids by code, and parties by their role. */
export interface YearMasters {
  readonly goods: ReadonlyMap<string, { readonly id: string; readonly name: string; readonly hsCode: string }>
  readonly ports: ReadonlyMap<string, string>
  readonly warehouses: ReadonlyMap<string, string>
  /** Company and bank account of each unit. */
  readonly companies: ReadonlyMap<string, string>
  readonly accounts: ReadonlyMap<string, string>
  /** The bank that opens letters of credit. */
  readonly bank: string
  readonly parties: Readonly<Record<PartyRole, readonly YearParty[]>>
}

const coals = [
  [
    'ND-E5800',
    '俄罗斯动力煤 Q5800',
    'Уголь энергетический 5800 (РФ)',
    'Russian thermal coal 5800',
    '2701129000',
    'batch',
  ],
  [
    'ND-E5200',
    '俄罗斯动力煤 Q5200',
    'Уголь энергетический 5200 (РФ)',
    'Russian thermal coal 5200',
    '2701129000',
    'fifo',
  ],
  ['ND-H3800', '褐煤 Q3800', 'Уголь бурый 3800', 'Brown coal 3800', '2702100000', 'mwa'],
  ['ND-Q5000', '气煤 Q5000', 'Уголь газовый 5000', 'Gas coal 5000', '2701129000', 'mwa'],
] as const

const yards = [
  ['ND-JZ', '锦州港年度堆场', 'Порт Цзиньчжоу, годовая площадка', 'Jinzhou port, yard of the year', 'port'],
  ['ND-SFH', '绥芬河口岸堆场', 'Суйфэньхэ, пограничная площадка', 'Suifenhe border yard', 'yard'],
  ['ND-TJ', '同江换装场', 'Тунцзян, перегрузочная площадка', 'Tongjiang transshipment yard', 'yard'],
  ['ND-JMS', '佳木斯煤场', 'Цзямусы, угольный склад', 'Jiamusi coal yard', 'yard'],
] as const

const places = [
  ['RUVYP', '东方港', 'Восточный', 'Vostochny', 'sea', 'RU'],
  ['CNJNZ', '锦州港', 'Цзиньчжоу', 'Jinzhou', 'sea', 'CN'],
  ['CNSHP', '秦皇岛港', 'Циньхуандао', 'Qinhuangdao', 'sea', 'CN'],
  ['CNSFE', '绥芬河口岸', 'Суйфэньхэ', 'Suifenhe', 'rail', 'CN'],
  ['CNTOJ', '同江口岸', 'Тунцзян', 'Tongjiang', 'rail', 'CN'],
  ['CNJMU', '佳木斯港', 'Цзямусы', 'Jiamusi', 'river', 'CN'],
  ['RU-NLN', '下列宁斯阔耶站', 'Нижнеленинское', 'Nizhneleninskoye', 'rail', 'RU'],
  ['RU-ZBK', '后贝加尔斯克站', 'Забайкальск', 'Zabaikalsk', 'rail', 'RU'],
] as const

const counts: Readonly<Record<PartyRole, number>> = { cust: 70, supp: 44, carr: 66 }
const bankOfLetters = {
  bankName: '中国银行哈尔滨南岗支行',
  bankNameEn: 'Bank of China Harbin Nangang',
  country: 'CN',
  cnaps: '104261000017',
  city: '哈尔滨',
}
const onAccount = '20000000000.00'

/** Enters what the documents of the year name, three weeks before it begins. */
export async function enterMasters(demo: DemoContext, firstDay: string, scale: number): Promise<YearMasters> {
  const at = msOfDay(addDays(firstDay, -21))
  const kept = await demo.as('findir', at, (ctx) => enterGoods(ctx))
  const ports = await demo.as('seabuy', at, (ctx) => enterPorts(ctx))
  const bank = await demo.as('cashier', at, (ctx) => enterBank(ctx))
  const accounts = new Map<string, string>()
  for (const [nr, { unit }] of linesOfBusiness.entries()) {
    const ofCompany = kept.companies.get(unit) ?? ''
    accounts.set(
      unit,
      await demo.as('findir', at, (ctx) => openAccount(ctx, unit, ofCompany, nr, addDays(firstDay, -21))),
    )
  }
  const role = (one: PartyRole, from: number) => enterParties(demo, one, scaled(counts[one], scale), from, at)
  const [cust, supp, carr] = await Promise.all([
    role('cust', 0),
    role('supp', counts.cust),
    role('carr', counts.cust + counts.supp),
  ])
  return { ...kept, ports, accounts, bank, parties: { cust, supp, carr } }
}

async function enterGoods(ctx: Ctx) {
  const entered: [string, { id: string; name: string; hsCode: string }][] = []
  for (const [goodsCode, goodsName, goodsNameRu, goodsNameEn, hsCode, costMethod] of coals) {
    const values = { goodsCode, goodsName, goodsNameRu, goodsNameEn, hsCode, costMethod, superviseCond: '7A' }
    entered.push([goodsCode, { id: (await save(ctx, goods, values)).id, name: goodsName, hsCode }])
  }
  const warehouses: [string, string][] = []
  for (const [warehouseCode, warehouseName, warehouseNameRu, warehouseNameEn, warehouseType] of yards) {
    const values = { warehouseCode, warehouseName, warehouseNameRu, warehouseNameEn, warehouseType }
    warehouses.push([warehouseCode, (await save(ctx, warehouse, values)).id])
  }
  const ours = await find(ctx.withoutScope('demonstration'), company, {})
  return {
    goods: new Map(entered),
    warehouses: new Map(warehouses),
    companies: new Map(ours.map(({ companyCode, id }) => [companyCode ?? '', id])),
  }
}

/** The ports of the year; those that are known are named by their codes. */
async function enterPorts(ctx: Ctx): Promise<ReadonlyMap<string, string>> {
  const known = new Map((await find(ctx.withoutScope('demonstration'), port, {})).map((one) => [one.portCode, one.id]))
  for (const [portCode, portName, portNameRu, portNameEn, portType, country] of places)
    if (!known.has(portCode))
      known.set(portCode, (await save(ctx, port, { portCode, portName, portNameRu, portNameEn, portType, country })).id)
  return known
}

async function enterBank(ctx: Ctx): Promise<string> {
  const [known] = await find(ctx, bankBranch, { cnaps: bankOfLetters.cnaps })
  return known?.id ?? (await save(ctx, bankBranch, bankOfLetters)).id
}

async function openAccount(ctx: Ctx, unit: string, ofCompany: string, nr: number, date: string): Promise<string> {
  const { id, ver } = await save(ctx, bankAccount, {
    accountName: `${unit} 贸易结算户`,
    accountNo: `210099000${nr + 1}`,
    bankName: '中国银行哈尔滨分行',
    company: ofCompany,
    currency: 'CNY',
    acctType: 'gen',
    openDate: '2020-01-01',
  })
  await act(ctx, bankAccount, id, 'openWith', { ver, amount: onAccount, date })
  return id
}

function enterParties(
  demo: DemoContext,
  role: PartyRole,
  count: number,
  from: number,
  at: number,
): Promise<YearParty[]> {
  return Promise.all(Array.from({ length: count }, (_, nr) => enterParty(demo, role, from + nr, at)))
}

async function enterParty(demo: DemoContext, role: PartyRole, nr: number, at: number): Promise<YearParty> {
  const { name, ru, en, short } = partyName(role, nr)
  const own = String(nr + 1).padStart(4, '0')
  const body = `91230881MA1D${own}X`
  const account = `6225${own}000${own}`
  const { id, ver } = await demo.as('seabuy', at + hourMs, (ctx) =>
    save(ctx, counterparty, {
      cpName: name,
      shortName: short,
      nameRu: ru,
      nameEn: en,
      cpRole: [role],
      cpNature: nr % 3 === 0 ? 'soe' : 'priv',
      country: 'CN',
      creditCode: body + (creditCodeCheck(body) ?? ''),
      contactName: '业务联系人',
      contactTel: `1990002${own}`,
      accounts: [
        {
          accountName: name,
          bankName: '工商银行哈尔滨分行',
          currency: 'CNY',
          accountNo: account,
          cnaps: `10226100${own}`,
        },
      ],
    }),
  )
  await demo.as('findir', at + 2 * hourMs, (ctx) => act(ctx, counterparty, id, 'verifyAccounts', { ver }))
  await admitFirst(demo, short, at + dayMs)
  return { id, short, account }
}
