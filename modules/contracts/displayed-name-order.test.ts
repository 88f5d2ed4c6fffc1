import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import type { Lang } from '../../core/values/language.ts'
import { exportPieces } from '../../server/exchange/export/read-export-rows.ts'
import { save } from '../../server/module-api.ts'
import type { SheetRow } from '../../server/platform/workbook/sheet-cell.ts'
import { page } from '../../server/records/list/list-page.ts'
import { withinTransaction } from '../../server/records/write/within-transaction.ts'
import { counterparty } from './counterparty.ts'

let world: GroupWorld

const parties = [
  ['甲公司', 'Ёлка', 'Zeta'],
  ['乙公司', 'Байкал', 'Alpha'],
  ['丙公司', '', 'Mid'],
  ['丁公司', 'Ясень', ''],
]

beforeAll(async () => {
  world = await groupWorld()
  for (const [cpName = '', nameRu = '', nameEn = ''] of parties) {
    await save(await world.ctx('seabuy'), counterparty, {
      cpName,
      nameRu,
      nameEn,
      cpRole: ['supp'],
      cpNature: 'foreign',
      country: 'MN',
      accounts: [],
    })
  }
})

test.each<[Lang, readonly string[]]>([
  ['zh', ['丙公司', '丁公司', '甲公司', '乙公司']],
  ['ru', ['Байкал', 'Ёлка', 'Ясень', '丙公司']],
  ['en', ['Alpha', 'Mid', 'Zeta', '丁公司']],
])(
  'LNG in %s rows stand in the order of the names that the list shows, window by window, both ways',
  async (lang, names) => {
    expect(await listed(lang, 'cpName')).toEqual(names)
    expect(await listed(lang, '-cpName')).toEqual(names.toReversed())
  },
)

test.each<[Lang, readonly string[]]>([
  ['zh', ['丙公司', '丁公司', '甲公司', '乙公司']],
  ['ru', ['Байкал', 'Ёлка', 'Ясень', '丙公司']],
  ['en', ['Alpha', 'Mid', 'Zeta', '丁公司']],
])(
  'LNG WID-17 in %s an export says the names that the list shows, and each as it is where a column is asked for',
  async (lang, names) => {
    expect((await exported(lang, ['cpName'])).flat()).toEqual(names)
    const both = await exported(lang, ['cpName', 'nameRu', 'nameEn'])
    expect(both.map(([cpName]) => cpName)).toEqual(
      names.map((name) => parties.find((party) => party.includes(name))?.[0]),
    )
  },
)

/** The rows of an export. */
async function exported(lang: Lang, columns: readonly string[]): Promise<SheetRow[]> {
  const ctx = { ...(await world.ctx('seabuy')), lang }
  return withinTransaction(ctx, async (inside) => {
    const rows: SheetRow[] = []
    const request = { columns, sort: 'cpName', dir: 'asc' }
    for await (const piece of exportPieces(inside, counterparty, request, new AbortController().signal))
      rows.push(...piece)
    return rows
  })
}

/** What the list shows in the column of names, read by windows of one row. */
async function listed(lang: Lang, sort: string): Promise<string[]> {
  const ctx = { ...(await world.ctx('seabuy')), lang }
  const shown: string[] = []
  for (let after: string | null | undefined; after !== null;) {
    const window = await page(ctx, counterparty, { size: 1, sort, ...(after === undefined ? {} : { after }) })
    for (const { cpName, nameRu, nameEn } of window.content)
      shown.push(String({ zh: null, ru: nameRu, en: nameEn }[lang] || cpName))
    after = window.next
  }
  return shown
}
