import { creditCodeCheck } from '../../../core/values/unified-credit-code.ts'
import { type Ctx, save } from '../../../server/module-api.ts'
import { company } from '../company.ts'
import { makeShareholdings } from './make-shareholdings-and-department-groups.ts'
import { demoUnits } from './units.ts'

const segments: Readonly<Record<string, readonly string[]>> = {
  BLHY: ['sea'],
  BLLY: ['land'],
  BLTJ: ['tj', 'barter', 'export'],
  BLNM: ['dom'],
  BLHYUN: ['ship'],
  BLXNY: ['xny'],
  BLRL: ['heat'],
  BLMD: ['coalp'],
  BLQC: ['car'],
  BLSJ: ['data'],
}

/** The legal companies behind the units, under the head office, and who holds whom. */
export async function makeCompanies(ctx: Ctx, places: ReadonlyMap<string, string>): Promise<void> {
  let head: string | null = null
  for (const [at, unit] of demoUnits.entries()) {
    const [zh = '', ru = '', en = ''] =
      unit.code === 'BLJT'
        ? ['北陆能源集团有限公司', 'ООО «ГК Бэйлу Энерго»', 'Beilu Energy Group Co., Ltd.']
        : unit.name.split('|')
    const body = `91230881MA1C${String(at + 1).padStart(4, '0')}A`
    const made: { readonly id: string } = await save(ctx, company, {
      companyCode: unit.code,
      companyName: zh,
      nameRu: ru,
      nameEn: en,
      ownerUnit: places.get(unit.code) ?? '',
      creditCode: body + (creditCodeCheck(body) ?? ''),
      regCapital: `${(at + 2) * 10_000_000}.00`,
      baseCurrency: 'CNY',
      vatType: null,
      bizSegments: [...(segments[unit.code] ?? [])],
      parentCompany: head,
    })
    head ??= made.id
  }
  await makeShareholdings(ctx, places)
}
