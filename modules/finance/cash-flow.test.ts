import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Lang } from '../../core/values/language.ts'
import { type FundsWorld, fundsWorld, hour } from './testing/funds-world.ts'
import { cashFlow } from './widgets.server.ts'

let world: FundsWorld

beforeAll(async () => {
  world = await fundsWorld()
}, 120_000)
afterAll(() => world.close())

test('what went out stands in its month, what an account was opened with nowhere, in the reader’s language', async () => {
  const id = await world.sentOff('31000.03')
  world.pass(3 * hour)
  await world.runJobs()
  expect(await world.payment(id)).toMatchObject({ status: '01' })
  const inLang = async (lang: Lang) => cashFlow({ ...(await world.ctx('findir')), lang })
  const { categories, series } = await inLang('zh')
  expect([categories.length, categories.at(-1)]).toEqual([12, '2026-11'])
  expect(series.map(({ label, values }) => [label, values.at(-1)])).toEqual([
    ['收入', '0'],
    ['支出', '31000.03'],
  ])
  expect(series.flatMap(({ values }) => values.slice(0, -1)).every((value) => value === '0')).toBe(true)
  const russian = await inLang('ru')
  expect([russian.categories.at(-1), russian.series[1]?.texts.at(-1)]).toEqual(['11.2026', '31\u00a0000,03'])
})
