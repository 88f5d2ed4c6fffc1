import { type Ctx, find, save } from '../../../server/module-api.ts'
import { company } from '../company.ts'
import { departmentGroup } from '../department-group.ts'
import { shareholding } from '../shareholding.ts'

// Holder, company, percent: new energy holds most of the heating company, of which the head company has a part
// directly.
const holdings: readonly (readonly [holder: string, company: string, pct: string])[] = [
  ['BLJT', 'BLHY', '100'],
  ['BLJT', 'BLLY', '100'],
  ['BLJT', 'BLTJ', '70'],
  ['BLHY', 'BLTJ', '30'],
  ['BLJT', 'BLNM', '100'],
  ['BLJT', 'BLHYUN', '51'],
  ['BLHY', 'BLHYUN', '15'],
  ['BLJT', 'BLXNY', '80'],
  ['BLXNY', 'BLRL', '60'],
  ['BLJT', 'BLRL', '10'],
  ['BLJT', 'BLMD', '40'],
  ['BLJT', 'BLGC', '100'],
  ['BLJT', 'BLZC', '100'],
  ['BLTJ', 'BLQC', '65'],
  ['BLJT', 'BLSJ', '67'],
]

const groups = [
  {
    groupCode: 'SEA',
    groupName: '海运公司组',
    nameRu: 'Морские компании',
    nameEn: 'Sea companies',
    usage: 'report',
    units: ['BLHY', 'BLHYUN'],
  },
  {
    groupCode: 'BORDER',
    groupName: '边贸公司组',
    nameRu: 'Приграничные компании',
    nameEn: 'Border companies',
    usage: 'report',
    units: ['BLTJ', 'BLQC', 'BLLY'],
  },
  {
    groupCode: 'ENERGY',
    groupName: '能源公司组',
    nameRu: 'Энергетические компании',
    nameEn: 'Energy companies',
    usage: 'scope',
    units: ['BLXNY', 'BLRL', 'BLMD'],
  },
] as const

/** Who holds whom in the group, and the sets of units that reports speak of. */
export async function makeShareholdings(ctx: Ctx, places: ReadonlyMap<string, string>): Promise<void> {
  const ids = new Map((await find(ctx, company, {})).map(({ id, companyCode }) => [companyCode, id]))
  for (const [holder, held, pct] of holdings)
    await save(ctx, shareholding, {
      holderId: ids.get(holder) ?? '',
      companyId: ids.get(held) ?? '',
      pct,
      from: '2020-01-01',
    })
  for (const { units, ...group } of groups)
    await save(ctx, departmentGroup, { ...group, nodeIds: units.map((code) => places.get(code) ?? '') })
}
