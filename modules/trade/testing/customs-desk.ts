import type { Json } from '../../../core/values/json.ts'
import { act, get, save } from '../../../server/module-api.ts'
import { suggested } from '../../../server/records/write/form-suggestions.ts'
import { exchangeRate, rateTypes } from '../../contracts/index.ts'
import { customsDeclaration } from '../customs-declaration.ts'
import { customsTaxCertificate } from '../customs-tax-certificate.ts'
import type { TradeWorld } from './trade-world.ts'

type More = Readonly<Record<string, Json>>

/** What the clerk does at customs, one declaration after the other. */
export interface CustomsDesk {
  /** A bill from abroad that has arrived. */
  readonly arrived: (tonnes: string, more?: More) => Promise<string>
  /** What the clerk declares of a bill, over what the form has filled. */
  readonly declared: (billId: string, tonnes: string, more?: More) => Promise<string>
  readonly declarationOf: (id: string) => ReturnType<typeof get<typeof customsDeclaration>>
  readonly does: (id: string, verb: string, body?: More) => Promise<void>
  /** A declaration of so many tonnes whose tax is due. */
  readonly assessed: (tonnes: string, more?: More) => Promise<string>
  /** A certificate of a declaration as the clerk enters it; answers its id. */
  readonly certified: (declarationId: string, taxType: 'duty' | 'vat', more?: More) => Promise<string>
  readonly certOf: (id: string) => ReturnType<typeof get<typeof customsTaxCertificate>>
}

export async function customsDesk(world: TradeWorld): Promise<CustomsDesk> {
  const rate = { currency: 'USD', rateType: rateTypes.customs, rateDate: '2026-11-01', rate: '7.18' }
  await save(await world.ctx('cashier'), exchangeRate, rate)
  let certificates = 0

  const arrived: CustomsDesk['arrived'] = async (tonnes, more = {}) => {
    const id = await world.shipped(await world.bought(tonnes), { billQty: tonnes, ...more })
    await world.does(id, 'load', 'depart', 'arrive')
    return id
  }
  const declared: CustomsDesk['declared'] = async (billId, declaredQty, more = {}) => {
    const clerk = await world.ctx('sealog')
    const licenceId = await world.licensed(declaredQty)
    const { settled } = await suggested(clerk, customsDeclaration, { billId }, 'billId')
    const { unitPrice = '70.85', dutyRate = '6', vatRate = '13', originCountry = 'RU', ...head } = more
    const goodsId = (await world.billOf(billId)).goodsId
    const items = [{ goodsId, qty: declaredQty, uom: 't', unitPrice, dutyRate, vatRate, originCountry }]
    const terms = { declareDate: '2026-11-14', currency: 'USD', items }
    return (await save(clerk, customsDeclaration, { ...settled, billId, licenceId, ...terms, ...head })).id
  }
  const declarationOf: CustomsDesk['declarationOf'] = async (id) =>
    get(await world.ctx('sealog'), customsDeclaration, id)
  const does: CustomsDesk['does'] = async (id, verb, body = {}) => {
    const { ver } = await declarationOf(id)
    await act(await world.ctx('sealog'), customsDeclaration, id, verb, { ver, ...body })
  }
  return {
    arrived,
    declared,
    declarationOf,
    does,
    assessed: async (tonnes, more) => {
      const id = await declared(await arrived(tonnes), tonnes, more)
      await does(id, 'declare')
      await does(id, 'accept', { customsNo: '021720261000123456' })
      await does(id, 'assess')
      return id
    },
    certified: async (declarationId, taxType, more = {}) => {
      certificates += 1
      const values = { declarationId, taxType, certNo: `0217-2026-${certificates}`, issuedOn: '2026-11-15', ...more }
      return (await save(await world.ctx('sealog'), customsTaxCertificate, values)).id
    },
    certOf: async (id) => get(await world.ctx('sealog'), customsTaxCertificate, id),
  }
}
