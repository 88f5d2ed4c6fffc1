import { addMonths, lastDayOf } from '../../core/values/month.ts'
import { customsDeclaration } from '../../modules/trade/customs-declaration.ts'
import { importLicence } from '../../modules/trade/import-licence.ts'
import { act, type Ctx, get, save } from '../../server/module-api.ts'
import type { YearArrival } from './planned-work.ts'
import { deskOf } from './year-desks.ts'
import type { LineOfBusiness } from './year-volumes.ts'
import { hourOf, madeOf, tonnes, type YearLicence, type YearWork } from './year-work.ts'

// A licence is used six times at most, and a little is left of most of them.
const mostUses = 6
const roomFor = 6.4
const monthsValid = 4

/** What came from abroad on a day is declared, accepted and assessed. */
export async function declare(
  work: YearWork,
  line: LineOfBusiness,
  day: string,
  come: readonly YearArrival[],
): Promise<void> {
  await work.demo.as(deskOf(line.unit).dispatch, hourOf(day, 4), async (ctx) => {
    for (const one of come) {
      const values = {
        billId: madeOf(work.bills, one),
        superviseMode: line.mode === 'rail' ? '4019' : '0110',
        licenceId: await licenceFor(work, ctx, line, day, one.billed),
        currency: 'CNY',
        declareDate: day,
        items: [
          {
            goodsId: work.masters.goods.get(line.goods)?.id ?? '',
            originCountry: 'RU',
            qty: tonnes(one.billed),
            uom: 't',
            unitPrice: (one.contract.price / 1.13).toFixed(4),
            dutyRate: line.mode === 'sea' ? '6' : '3',
          },
        ],
      }
      const { id } = await save(ctx, customsDeclaration, values)
      const number = `${line.segment === 'sea' ? '0904' : '1903'}${day.replaceAll('-', '')}${String(one.nr).padStart(6, '0')}`
      for (const [verb, asked] of [
        ['declare', {}],
        ['accept', { customsNo: number }],
        ['assess', {}],
      ] as const)
        await act(ctx, customsDeclaration, id, verb, { ver: (await get(ctx, customsDeclaration, id)).ver, ...asked })
    }
  })
}

/** The licence under which so much is declared: the one in use, or a new one where that has ended. */
async function licenceFor(work: YearWork, ctx: Ctx, line: LineOfBusiness, day: string, kilograms: number) {
  const known = work.licences.get(line.unit)
  const fits = known !== undefined && known.uses < mostUses && known.until >= day && known.left >= kilograms
  const licence = fits ? known : await applyFor(work, ctx, line, day)
  work.licences.set(line.unit, { ...licence, uses: licence.uses + 1, left: licence.left - kilograms })
  return licence.id
}

async function applyFor(work: YearWork, ctx: Ctx, line: LineOfBusiness, day: string): Promise<YearLicence> {
  const kept = work.masters.goods.get(line.goods)
  const left = Math.round(((line.tonnes * 1_000) / line.arrivals) * roomFor)
  const { id, ver } = await save(ctx, importLicence, {
    ourCompany: work.masters.companies.get(line.unit) ?? '',
    goodsId: kept?.id ?? '',
    hsCode: kept?.hsCode ?? '',
    country: 'RU',
    qty: tonnes(left),
  })
  const ended = lastDayOf(addMonths(day.slice(0, 7), monthsValid))
  const until = ended.slice(0, 4) === day.slice(0, 4) ? ended : `${day.slice(0, 4)}-12-31`
  const licNo = `${day.slice(2, 4)}-ND-${line.unit}-${day.slice(5).replace('-', '')}`
  await act(ctx, importLicence, id, 'issue', { ver, licNo, validFrom: day, validTo: until })
  return { id, until, uses: 0, left }
}
