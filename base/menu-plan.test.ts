import { expect, test } from 'vitest'
import { modules } from '../app/modules.ts'
import { languages } from '../core/values/language.ts'
import { loadActor } from '../server/identity/access/actor.ts'
import { makePerson } from '../server/identity/session/testing/people.ts'
import { compose } from '../server/main/compose-modules.ts'
import { myMenus } from '../server/organisation/my-account/my-menus.ts'
import { contextFor } from '../server/platform/context/system-context.ts'
import { inTransaction } from '../server/platform/database/transaction.ts'
import { unbuilt } from '../server/records/seed/declared-rows.ts'
import { syncDeclared } from '../server/records/seed/sync-declared.ts'
import { freshDatabase } from '../server/testing/database.ts'
import { menuPlan } from './menu-plan.ts'

const han = /\p{Script=Han}/u
const cyrillic = /\p{Script=Cyrillic}/u

test('ACC-06 every entry of the menu has its folder, and names in three languages', () => {
  const folders = new Set(menuPlan.folders.map(({ code }) => code))
  for (const { code } of menuPlan.folders)
    if (code.includes('.')) expect(folders.has(code.slice(0, code.lastIndexOf('.'))), code).toBe(true)
  for (const { folder, path } of menuPlan.pages) expect([path, folders.has(folder)]).toEqual([path, true])
  for (const { label } of [...menuPlan.folders, ...menuPlan.pages]) {
    for (const lang of languages) expect(label[lang].trim(), JSON.stringify(label)).not.toBe('')
    expect(
      [han.test(label.zh), cyrillic.test(label.ru), han.test(label.en) || cyrillic.test(label.en)],
      JSON.stringify(label),
    ).toEqual([true, true, false])
  }
  const places = menuPlan.pages.map(({ folder, path, params }) => `${folder} ${path} ${JSON.stringify(params)}`)
  expect(new Set(places).size).toBe(places.length)
  for (const module of modules)
    for (const { menu, path } of module.pages)
      if (menu) expect([path, folders.has(menu.folder)], 'a page stands in a folder that exists').toEqual([path, true])
})

test('ACC-06 a page is called in its tab as it is called in the menu, in three languages', () => {
  const pages = modules.flatMap((module) => module.pages)
  const differing = menuPlan.pages.flatMap(({ path, params, label }) =>
    pages
      .filter((page) => page.path === path && JSON.stringify(page.params ?? {}) === JSON.stringify(params ?? {}))
      .flatMap((page) =>
        languages
          .filter((lang) => page.label[lang] !== label[lang])
          .map((lang) => [path, lang, label[lang], page.label[lang]]),
      ),
  )
  expect(differing).toEqual([])
})

test('ACC-07 an entry whose screen is not built is in the menu data, switched off, and offered to nobody; here is which', async ({
  annotate,
}) => {
  const { pool } = await freshDatabase()
  const running = compose({ modules })
  await inTransaction(pool, (on) => syncDeclared(on, modules, running.permissions))
  const waiting = unbuilt(menuPlan.pages, modules)
  await annotate(
    `${waiting.length} of ${menuPlan.pages.length} entries wait for their screen: ${waiting.map(({ path }) => path).join(' ')}`,
  )

  const id = await makePerson(pool, { code: 'everything', permissions: [...running.permissions] })
  const offered = new Set(
    (await myMenus(contextFor(await loadActor(pool, id), pool, running, Date.now()))).map(({ menuUrl }) => menuUrl),
  )
  expect(waiting.filter(({ path }) => offered.has(path))).toEqual([])
  const rows = await pool.query<{ url: string; enabled: string }>({
    text: `select menu_url as url, enabled from base.menu where menu_type = '2'`,
    values: [],
  })
  const stored = new Map(rows.map(({ url, enabled }) => [url, enabled]))
  expect(waiting.filter(({ path }) => stored.get(path) !== '0')).toEqual([])
  const inMenu = modules.flatMap(({ pages }) => pages).filter(({ menu }) => menu !== undefined)
  expect(inMenu.filter(({ path }) => !offered.has(path)).map(({ path }) => path)).toEqual([])
})

test('ACC-06 an entry that waited is offered as soon as a module declares its page', async () => {
  const { pool } = await freshDatabase()
  const more = modules.filter(({ name }) => ['base', 'organisation', 'workflow'].includes(name))
  const some = more.filter(({ name }) => name !== 'workflow')
  await inTransaction(pool, (on) => syncDeclared(on, some, new Set()))
  const state = async () =>
    await pool.query<{ enabled: string; needs: string | null }>({
      text: `select enabled, needs from base.menu where menu_url = '/workflowdb'`,
      values: [],
    })
  expect(await state()).toEqual([{ enabled: '0', needs: null }])
  await inTransaction(pool, (on) => syncDeclared(on, more, new Set()))
  expect(await state()).toEqual([{ enabled: '1', needs: 'wf-ck' }])
})
