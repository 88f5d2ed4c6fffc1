import { beforeAll, expect, test } from 'vitest'
import { person } from '../../../base/person.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { page } from '../list/list-page.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { ship } from '../testing/voyage-test-documents.ts'
import { save } from './save-record.ts'

let world: World
let me: Ctx

beforeAll(async () => {
  world = await makeWorld()
  me = await world.as({})
})

test('Chinese texts stand by pinyin, beside them Latin and Cyrillic, and windows by cursor lose and double nobody', async () => {
  const inOrder = [
    '1号',
    '安平',
    '北陆',
    '大连',
    '丁香',
    '同江',
    '重庆',
    '珠海',
    '𠮷丰',
    '𪚥龙',
    'Amur',
    'Volga',
    'Байкал',
    'Ёлка',
    'Жигули',
  ]
  for (const shipName of inOrder.toReversed()) await save(me, ship, { shipName })
  for (const sort of ['shipName', '-shipName']) {
    const seen: unknown[] = []
    for (let after: string | null | undefined; after !== null;) {
      const window = await page(me, ship, { size: 4, sort, ...(after === undefined ? {} : { after }) })
      seen.push(...window.content.map(({ shipName }) => shipName))
      after = window.next
    }
    expect(seen).toEqual(sort === 'shipName' ? inOrder.toSorted(byPinyin) : inOrder.toSorted(byPinyin).toReversed())
  }
  // 重 is read in its word: chong, not zhong.
  expect(inOrder.toSorted(byPinyin).slice(1, 5)).toEqual(['安平', '北陆', '重庆', '大连'])
})

const collator = new Intl.Collator('zh-u-co-pinyin')
const byPinyin = (a: string, b: string): number => collator.compare(a, b)

test('people are listed by the rank of their posts, then by the strokes of their surnames, whoever wrote the rows', async () => {
  await world.pool.driver
    .query(`insert into base.dictionary (id, create_by, create_name, dic_group, dic_code, dic_name, dic_sort, enabled)
    select gen_random_uuid(), gen_random_uuid(), 'x', 'post', v.code, v.code, v.sort, '1' from (values ('dir', 1), ('staff', 7)) v(code, sort)`)
  const crowd = [
    ['赵一', 'staff'],
    ['丁二', 'staff'],
    ['王三', 'staff'],
    ['魏四', 'dir'],
    ['𠮷五', 'staff'],
    ['单六', null],
  ]
  for (const [name, post] of crowd) {
    await world.pool.driver.query(
      `insert into base.person (id, create_by, create_name, user_code, user_name, user_zt, post) select gen_random_uuid(), gen_random_uuid(), 'x', $1, $1, '1', $2`,
      [name, post],
    )
  }
  const everybody = me.withoutScope('a look at all people')
  const listed = async () =>
    (await page(everybody, person, { parameters: {} })).content
      .map(({ userName }) => userName)
      .filter((name) => crowd.some(([one]) => one === name))
  expect(await listed()).toEqual(['魏四', '丁二', '王三', '赵一', '𠮷五', '单六'])
  // An administrator puts directors last.
  await world.pool.driver.query(`update base.dictionary set dic_sort = 9 where dic_group = 'post' and dic_code = 'dir'`)
  expect(await listed()).toEqual(['丁二', '王三', '赵一', '𠮷五', '魏四', '单六'])
})
