import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { caller } from './api-caller.ts'
import { findOne } from './find-one.ts'

const today = dayOfMs(Date.now())

/** A licence of thirty thousand tonnes in force today; answers its id. */
export async function issuedLicence(): Promise<string> {
  const clerk = caller('sealog')
  const { id: ourCompany } = await findOne<{ id: string }>(clerk, 'organisation/company', { param: 'BLHY' })
  const { id: goodsId } = await findOne<{ id: string }>(clerk, 'contracts/goods', { param: '动力煤 Q5500' })
  const values = { ourCompany, goodsId, hsCode: '2701129000', country: 'RU', qty: '30000' }
  const { id } = await clerk.post<{ id: string }>('/api/trade/importLicense/save', values)
  const { record } = await clerk.get<{ record: { ver: number } }>(`/api/trade/importLicense/${id}`)
  const half = today.slice(5) < '07-01' ? ['01-01', '06-30'] : ['07-01', '12-31']
  const [validFrom = '', validTo = ''] = half.map((day) => `${today.slice(0, 4)}-${day}`)
  const term = { licNo: `E2E-${Date.now()}`, validFrom, validTo }
  await clerk.post(`/api/trade/importLicense/${id}/action/issue`, { ver: record.ver, ...term })
  return id
}

/** A draft of so many tonnes of a bill that is on its way under a contract, under a licence. */
export async function draftDeclaration(
  contractId: string,
  licenceId: string,
  billQty: string,
  declaredQty: string,
): Promise<string> {
  const [clerk, trader] = [caller('sealog'), caller('seabuy')]
  const found = async (document: string, param: string) =>
    (await findOne<{ id: string }>(clerk, document, { param })).id
  const goodsId = await found('contracts/goods', '动力煤 Q5500')
  const { id: billId } = await trader.post<{ id: string }>('/api/trade/logisticsBill/save', {
    contractId,
    goodsId,
    mode: 'sea',
    carrier: await found('contracts/counterparty', '渤湾海运'),
    loadPlace: await found('contracts/port', '东方港'),
    dischargePlace: await found('contracts/port', '锦州港'),
    etd: today,
    eta: addDays(today, 4),
    vesselName: '江海顺达',
    billQty,
  })
  const { record } = await clerk.get<{ record: { ver: number } }>(`/api/trade/logisticsBill/${billId}`)
  await clerk.post(`/api/trade/logisticsBill/${billId}/action/depart`, { ver: record.ver, atd: today })
  const { id } = await clerk.post<{ id: string }>('/api/trade/customsDeclaration/save', {
    billId,
    licenceId,
    declareDate: today,
    currency: 'CNY',
    items: [{ goodsId, qty: declaredQty, uom: 't', unitPrice: '140', dutyRate: '6', originCountry: 'RU' }],
  })
  return id
}
