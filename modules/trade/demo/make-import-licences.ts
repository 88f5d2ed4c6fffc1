import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, type Ctx, type DemoContext, find, save } from '../../../server/module-api.ts'
import { goods } from '../../contracts/index.ts'
import { company } from '../../organisation/index.ts'
import { importLicence } from '../import-licence.ts'
import type { LogisticsBill } from '../logistics-bill.ts'

const daysBefore = 26
const daysAfter = 60

/** What each clerk’s company may bring in. */
const licences = [
  { by: 'sealog', companyCode: 'BLHY', goodsCode: 'M6000', qty: '30000', no: '06-L10' },
  { by: 'tjlog', companyCode: 'BLTJ', goodsCode: 'HM4000', qty: '900', no: '06-L20' },
] as const

interface Declared {
  readonly by: string
  readonly daysAgo: number
}

/** A licence of each year in which something is declared, and one that was applied for. */
export function makeImportLicences(demo: DemoContext, declarations: readonly Declared[]): readonly Promise<void>[] {
  const today = dayOfMs(demo.now)
  return licences.map((licence) =>
    demo.story(`许可证 ${licence.companyCode}`, async () => {
      const own = declarations.filter(({ by }) => by === licence.by)
      const years = [...new Set(own.map(({ daysAgo }) => addDays(today, -daysAgo).slice(0, 4)))].toSorted()
      await Promise.all(years.map((year) => makeLicence(demo, licence, year)))
      await demo.as(licence.by, demo.now - dayMs, (ctx) => applyFor(ctx, licence))
    }),
  )
}

type Licence = (typeof licences)[number]

async function makeLicence(demo: DemoContext, licence: Licence, year: string): Promise<void> {
  const today = dayOfMs(demo.now)
  const begun = addDays(today, -daysBefore)
  const ended = addDays(today, daysAfter)
  const term = {
    validFrom: begun.slice(0, 4) === year ? begun : `${year}-01-01`,
    validTo: ended.slice(0, 4) === year ? ended : `${year}-12-31`,
  }
  const applied = await demo.as(licence.by, demo.now - (daysBefore + 4) * dayMs, (ctx) => applyFor(ctx, licence))
  await demo.as(licence.by, demo.now - daysBefore * dayMs, (ctx) =>
    act(ctx, importLicence, applied.id, 'issue', {
      ver: applied.ver,
      licNo: `${year.slice(2)}-${licence.no}`,
      ...term,
    }),
  )
}

async function applyFor(ctx: Ctx, { companyCode, goodsCode, qty }: Licence) {
  const all = ctx.withoutScope('demonstration')
  const [ours] = await find(all, company, { companyCode })
  const [coal] = await find(all, goods, { goodsCode })
  if (ours === undefined || coal === undefined) throw new Error('a licence names a company and goods')
  const values = { ourCompany: ours.id, goodsId: coal.id, hsCode: coal.hsCode, country: 'RU', qty }
  return save(ctx, importLicence, values)
}

/** The licence under which a bill is declared on a day. */
export async function licenceOf(all: Ctx, { ourCompany, goodsId }: LogisticsBill, day: string): Promise<string | null> {
  const issued = await find(all, importLicence, { ourCompany, goodsId })
  const fits = issued.find(({ validFrom, validTo }) => validFrom !== null && validFrom <= day && day <= (validTo ?? ''))
  return fits?.id ?? null
}
