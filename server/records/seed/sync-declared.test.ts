import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { baseModule } from '../../../base/base-module.ts'
import type { Module } from '../../../core/description/module.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { freshDatabase } from '../../testing/database.ts'
import { syncDeclared } from './sync-declared.ts'

const words = { zh: '新模块', ru: 'Модуль', en: 'Module' }
const added: Module = {
  name: 'added',
  label: words,
  needs: [],
  documents: {},
  words: {},
  refusals: {},
  pages: [
    {
      path: '/added',
      list: 'base.person',
      needs: 'yhgl-ck',
      kept: true,
      label: words,
      menu: { folder: 'system', sort: 1 },
    },
  ],
}

test('a build brings its declarations in once; other modules or another build are looked at', async () => {
  const { pool } = await freshDatabase()
  const sync = (modules: readonly Module[], build: string | null) =>
    inTransaction(pool, (on) => syncDeclared(on, modules, new Set(), build))
  const count = async (what: ReturnType<typeof sql>) =>
    (await pool.query<{ count: number }>(sql`select count(*)::int as count from ${what}`))[0]?.count
  const entries = () => count(sql`base.menu where menu_url = '/added'`)
  const prints = () => count(sql`engine.declared`)

  await sync([baseModule], 'first')
  expect([await entries(), await prints()]).toEqual([0, 2])
  // What is known is not even put together: a module whose pages cannot be read is not asked for them.
  const unread = new Proxy(baseModule, {
    get: (module, name) => (name === 'name' ? module.name : Reflect.get({}, name)),
  })
  await sync([unread], 'first')
  expect(await prints()).toBe(2)
  await sync([baseModule], 'second')
  expect(await prints()).toBe(3)
  await sync([baseModule, added], 'second')
  expect([await entries(), await prints()]).toEqual([1, 5])
})

test('what is declared is found by its code and path, and what an earlier start has brought in as well', async () => {
  const { pool } = await freshDatabase()
  const sync = (build: string) => inTransaction(pool, (on) => syncDeclared(on, [baseModule, added], new Set(), build))
  await sync('first')
  const lost = () =>
    pool.query(sql`
      select 'rule ' || rule_code as row from base.alert_rule where position(lower(rule_code) in search) = 0
      union all select 'role ' || role_code from base.role where position(lower(role_code) in search) = 0
      union all select 'page ' || menu_url from base.menu where position(lower(menu_url) in search) = 0
      union all select 'entry ' || dic_group || ' ' || dic_code from base.dictionary
        where position(lower(dic_group) in search) = 0 or position(lower(dic_code) in search) = 0`)
  expect(await lost()).toEqual([])
  await pool.query(sql`update base.alert_rule set search = rule_name`)
  await pool.query(sql`delete from engine.declared`)
  await sync('second')
  expect(await lost()).toEqual([])
})
