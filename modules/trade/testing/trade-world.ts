import { type GroupWorld, groupWorld, worldNow } from '../../../app/testing/group-world.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, find, get, makePdf, save, storeFile } from '../../../server/module-api.ts'
import { contract, counterparty, goods, port } from '../../contracts/index.ts'
import { admitParty } from '../../contracts/testing/admit-party.ts'
import { company } from '../../organisation/index.ts'
import { importLicence } from '../import-licence.ts'
import { logisticsBill } from '../logistics-bill.ts'

/** Values that differ from the usual ones. */
type More = Readonly<Record<string, Json>>

/** The group with coal, two ports, a supplier and a carrier, and contracts of goods that are in force. */
export interface TradeWorld extends GroupWorld {
  readonly party: string
  readonly carrier: string
  readonly coal: string
  readonly ways: { readonly loadPlace: string; readonly dischargePlace: string }
  /** A purchase of so many tonnes, signed and sealed; answers its id. */
  readonly bought: (tonnes: string, more?: object) => Promise<string>
  /** A sea bill as the trader would save it. */
  readonly bill: (contractId: string, more?: More) => More
  /** Saves a bill as the trader; answers its id. */
  readonly shipped: (contractId: string, more?: More) => Promise<string>
  /** An import licence of Russian coal for so many tonnes, issued; answers its id. */
  readonly licensed: (tonnes: string, more?: More, term?: More) => Promise<string>
  /** Verbs called by the logistics clerk, one after another. */
  readonly does: (id: string, ...verbs: readonly string[]) => Promise<void>
  readonly billOf: (id: string) => ReturnType<typeof get<typeof logisticsBill>>
}

const coalName = '动力煤 Q5500'

export async function tradeWorld(): Promise<TradeWorld> {
  const world = await groupWorld()
  const findir = await world.ctx('findir')
  const system = findir.withoutScope('test')
  const supervised = { hsCode: '2701129000', superviseCond: '7A' }
  const coal = (
    await save(findir, goods, { goodsCode: 'M5500', goodsName: coalName, costMethod: 'batch', ...supervised })
  ).id
  const admitted = async (cpName: string, role: string, no: string) => {
    const values = {
      cpName,
      shortName: cpName.slice(0, 4),
      cpRole: [role],
      cpNature: 'foreign',
      country: 'RU',
      inn: no,
    }
    const { id } = await save(await world.ctx('seabuy'), counterparty, values)
    await admitParty(await world.ctx('risk'), id)
    return id
  }
  const party = await admitted('东方煤码头', 'supp', '7707083893')
  const carrier = await admitted('渤湾海运', 'carr', '7830002293')
  const placed = async (portCode: string, portName: string, country: string) =>
    (
      await save(await world.ctx('seabuy'), port, {
        portCode,
        portName,
        portNameRu: portCode,
        portNameEn: portCode,
        portType: 'sea',
        country,
      })
    ).id
  const ways = {
    loadPlace: await placed('RUVYP', '东方港', 'RU'),
    dischargePlace: await placed('CNJNZ', '锦州港', 'CN'),
  }
  const [ours] = await find(system, company, { companyCode: 'BLHY' })

  let licences = 0
  const bill: TradeWorld['bill'] = (contractId, more = {}) => ({
    contractId,
    goodsId: coal,
    mode: 'sea',
    carrier,
    ...ways,
    etd: '2026-11-02',
    eta: '2026-11-12',
    vesselName: '北岚兴盛',
    billQty: '10000',
    ...more,
  })
  return {
    ...world,
    party,
    carrier,
    coal,
    ways,
    bill,
    bought: (tonnes, more = {}) => signed(world, { ourCompany: ours?.id ?? '', counterparty: party, tonnes, more }),
    shipped: async (contractId, more) =>
      (await save(await world.ctx('seabuy'), logisticsBill, bill(contractId, more))).id,
    licensed: async (qty, more = {}, term = {}) => {
      const clerk = await world.ctx('sealog')
      licences += 1
      const values = { ourCompany: ours?.id ?? '', goodsId: coal, hsCode: '2701129000', country: 'RU', qty, ...more }
      const { id, ver } = await save(clerk, importLicence, values)
      const issued = { licNo: `26-06-L${licences}`, validFrom: '2026-07-01', validTo: '2026-12-31', ...term }
      await act(clerk, importLicence, id, 'issue', { ver, ...issued })
      return id
    },
    does: async (id, ...verbs) => {
      const ctx = await world.ctx('sealog')
      const asked: Record<string, object> = {
        depart: { atd: '2026-11-03' },
        arrive: { ata: '2026-11-13' },
        cancel: { reason: '船期取消' },
      }
      for (const verb of verbs)
        await act(ctx, logisticsBill, id, verb, { ver: (await get(ctx, logisticsBill, id)).ver, ...asked[verb] })
    },
    billOf: async (id) => get(system, logisticsBill, id),
  }
}

interface Deal {
  readonly ourCompany: string
  readonly counterparty: string
  readonly tonnes: string
  readonly more: object
}

async function signed(world: GroupWorld, { tonnes, more, ...sides }: Deal): Promise<string> {
  const trader = await world.ctx('seasales')
  const { id, ver } = await save(trader, contract, {
    ...sides,
    contractName: `俄煤采购合同 ${tonnes}`,
    contractType: 'hc',
    bizSegment: 'sea',
    currency: 'CNY',
    signDate: '2026-11-01',
    validFrom: '2026-11-01',
    validTo: '2027-06-30',
    paymentConditions: '到港后付清',
    vatRate: '13',
    transportMode: 'sea',
    tolerancePct: '5',
    items: [{ goods: coalName, qty: tonnes, uom: 't', unitPrice: '587.6' }],
    payTerms: [{ node: 'arr', pct: '100', daysAfter: '10' }],
    ...more,
  })
  await act(trader, contract, id, 'submit', { ver })
  await world.agree(contract, id, worldNow)
  const keeper = (await world.ctx('keeper')).withoutScope('test')
  const scan = [{ ...(await storeFile(keeper, { name: 'a.pdf', bytes: makePdf(['Signed contract']) })) }]
  await act(keeper, contract, id, 'sign', { ver: (await get(keeper, contract, id)).ver, scan })
  return id
}
