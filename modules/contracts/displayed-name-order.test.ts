import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import type { Lang } from '../../core/language.ts'
import { save } from '../../server/define.ts'
import { page } from '../../server/store/page.ts'
import { counterparty } from './counterparty.ts'

let world: GroupWorld

beforeAll(async () => {
  world = await groupWorld()
  const parties = [['甲公司', 'Ёлка', 'Zeta'], ['乙公司', 'Байкал', 'Alpha'], ['丙公司', '', 'Mid'], ['丁公司', 'Ясень', '']] as const
  for (const [cpName, nameRu, nameEn] of parties) {
    await save(await world.ctx('seabuy'), counterparty, {
      cpName, nameRu, nameEn, cpRole: ['supp'], cpNature: 'foreign', country: 'MN', accounts: [],
    })
  }
})

test.each<[Lang, readonly string[]]>([
  ['zh', ['丙公司', '丁公司', '甲公司', '乙公司']],
  ['ru', ['Байкал', 'Ёлка', 'Ясень', '丙公司']],
  ['en', ['Alpha', 'Mid', 'Zeta', '丁公司']],
])('LNG in %s rows stand in the order of the names that the list shows, window by window, both ways', async (lang, names) => {
  expect(await listed(lang, 'cpName')).toEqual(names)
  expect(await listed(lang, '-cpName')).toEqual(names.toReversed())
})

/** What the list shows in the column of names, read by windows of one row. */
async function listed(lang: Lang, sort: string): Promise<string[]> {
  const ctx = { ...(await world.ctx('seabuy')), lang }
  const shown: string[] = []
  for (let after: string | null | undefined; after !== null;) {
    const window = await page(ctx, counterparty, { size: 1, sort, ...(after === undefined ? {} : { after }) })
    for (const { cpName, nameRu, nameEn } of window.content) shown.push(String((lang === 'ru' ? nameRu : lang === 'en' ? nameEn : null) || cpName))
    after = window.next
  }
  return shown
}
