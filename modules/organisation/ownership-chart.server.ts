import type { FastifyInstance } from 'fastify'
import { department } from '../../base/department.ts'
import { dayOfMs } from '../../core/values/day.ts'
import { compare } from '../../core/values/decimal.ts'
import { type Ctx, find } from '../../server/module-api.ts'
import { controlOf, type Holding, isConsolidated } from './company-control.ts'
import { company, type Company } from './company.ts'
import type { Chart } from './ownership-chart.ts'
import { shareholding } from './shareholding.ts'

/** The companies of the group as they hold each other today. */
export function chartRoutes(app: FastifyInstance): void {
  app.get('/api/organisation/chart', { config: { needs: 'gszl-ck' } }, ({ ctx }) => chartOf(ctx))
}

/** The chart of today. */
export async function chartOf(ctx: Ctx): Promise<Chart> {
  const day = dayOfMs(ctx.now)
  const companies = await find(ctx, company, {}, { sort: ['companyCode'] })
  const holdings = (await find(ctx, shareholding, {}))
    .filter(({ from, to }) => (from ?? '') <= day && (to === null || to >= day))
    .map(({ companyId, holderId, pct }): Holding => ({
      company: companyId ?? '',
      holder: holderId ?? '',
      pct: pct ?? '0',
    }))
  const units = await find(ctx, department, { deptFlag: ['0', '1'], deptZt: '1' })
  const names = new Map(companies.map((one) => [one.id, nameOf(ctx, one)]))
  const unitNames = new Map(
    units.map(({ id, deptName, nameRu, nameEn }) => [
      id,
      { zh: deptName, ru: nameRu || deptName, en: nameEn || deptName }[ctx.lang] ?? '',
    ]),
  )
  const nodes = companies.map((one) => ({ one, under: aboveOf(one, holdings, names) }))
  const top = nodes.find(({ under }) => under === null)?.one.id ?? ''
  const control = controlOf(holdings, top)
  const behind = new Set(companies.map(({ ownerUnit }) => ownerUnit))
  return {
    day,
    unitsWithout: units
      .filter(({ id, deptFlag }) => deptFlag === '1' && !behind.has(id))
      .map(({ id }) => unitNames.get(id) ?? ''),
    companies: nodes.map(({ one, under }) => ({
      id: one.id,
      code: one.companyCode ?? '',
      name: nameOf(ctx, one),
      unit: unitNames.get(one.ownerUnit ?? '') ?? null,
      under,
      holders: holdings
        .filter((holding) => holding.company === one.id)
        .toSorted((a, b) => compare(b.pct, a.pct))
        .map(({ holder, pct }) => ({ name: names.get(holder) ?? '', pct })),
      control: control.get(one.id) ?? null,
      consolidated: one.id === top || isConsolidated(control.get(one.id) ?? '0'),
    })),
  }
}

function nameOf({ lang }: Ctx, { companyName, nameRu, nameEn }: Company): string {
  return { zh: companyName, ru: nameRu || companyName, en: nameEn || companyName }[lang] ?? ''
}

function aboveOf(
  { id, parentCompany }: Company,
  holdings: readonly Holding[],
  known: ReadonlyMap<string, string>,
): string | null {
  const [most] = holdings
    .filter(({ company: held, holder }) => held === id && known.has(holder))
    .toSorted((a, b) => compare(b.pct, a.pct))
  return most?.holder ?? parentCompany
}
