import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { modules } from '../../app/modules.ts'
import { worldNow } from '../../app/testing/group-world.ts'
import { kindWords } from '../../kinds/words.ts'
import { startable } from '../../server/approval/startable-processes.ts'
import { exportRoutes } from '../../server/exchange/export/export-routes.ts'
import { importRoutes } from '../../server/exchange/import/import-routes.ts'
import { doSheetJobs, multipart } from '../../server/exchange/testing/sheet-world.ts'
import { formRoutes } from '../../server/forms/routes.ts'
import { formWords } from '../../server/forms/words.ts'
import { makePerson } from '../../server/identity/session/testing/people.ts'
import { call, type Page, post, signedIn, testServer } from '../../server/identity/session/testing/test-server.ts'
import { searchEverything } from '../../server/messaging/portal/search-everything.ts'
import { act, find, page, permissionCatalogue, save } from '../../server/module-api.ts'
import { myMenus } from '../../server/organisation/my-account/my-menus.ts'
import { describedRoutes } from '../../server/records/documents/record-routes.ts'
import { recordLog } from '../../server/records/history/record-log.ts'
import { formWork, named, record } from './testing/form-designer-world.ts'
import { visitDraft } from './testing/visit-draft.ts'

const { world, publish, docOf, fresh } = await formWork()

beforeAll(async () => {
  await publish(visitDraft())
})

describe('WFL-03 a published form is a document like any other', () => {
  test('it is saved, totalled, numbered, listed, searched and kept in history', async () => {
    const ctx = await fresh('seasales')
    const { id } = await save(ctx, docOf(), record('黑龙江海事局'))
    const [found] = await find(ctx, docOf(), { id }, { lines: true })
    expect(found).toMatchObject({
      guest: '黑龙江海事局',
      total: '200.00',
      approvalStatus: '0',
      stops: [
        { place: '同江', cost: '120.50' },
        { place: '哈尔滨', cost: '79.50' },
      ],
    })
    const { content } = await page(ctx, docOf(), { page: 1, size: 10, parameters: { guest: '海事' } })
    expect(content).toHaveLength(1)
    expect(JSON.stringify(await searchEverything(ctx, '海事局'))).toContain(id)
    expect(await recordLog(ctx, docOf(), id)).not.toEqual([])
  })

  test('it goes round by its process, which the catalogue offers', async () => {
    const ctx = await fresh('seasales')
    const offered = await startable(ctx)
    const plans = modules.flatMap(({ pages }) => pages).find(({ list }) => list === 'finance.paymentPlan')?.menu?.icon
    // Where nobody chose an icon for the process, it has that of its page in the menu.
    expect(offered).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ process: 'visit', icon: 'form' }),
        expect.objectContaining({ process: 'ctPayPlan', icon: plans }),
      ]),
    )
    expect(plans).not.toBe('form')
    const made = await save(ctx, docOf(), record('审批来宾'))
    const sent = await act(ctx, docOf(), made.id, 'submit', { ver: made.ver })
    await world.agree(docOf(), sent.id, worldNow)
    const [passed] = await find((await fresh('seasales')).withoutScope('test'), docOf(), { id: made.id })
    expect(passed).toMatchObject({ approvalStatus: '2' })
    expect(Reflect.get(passed ?? {}, 'no')).toMatch(/^LF-202611-\d{4}$/)
  })

  test('its rights stand in the catalogue, its page in the menu of whoever was given them', async () => {
    const catalogue = await permissionCatalogue(await fresh('admin'))
    expect(catalogue.parts.find(({ key }) => key === 'form.visit')?.codes.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['bdvisit-ck', 'bdvisit-xz', 'bdvisit-tj']),
    )
    expect((await myMenus(await fresh('seasales'))).map(({ menuUrl }) => menuUrl)).toContain('/form_visit')
  })

  test('its rows leave in a sheet and come from one, each bad cell named at its place', async () => {
    const { pool, running, files } = world
    const server = await testServer(pool, {
      running,
      routes: [describedRoutes, exportRoutes(files), importRoutes(files)],
      words: [kindWords],
    })
    const [seat] = await pool.query<{ unit: string; dept: string }>(
      sql`select user_dwid as unit, user_bmid as dept from base.person where user_code = 'seasales'`,
    )
    await makePerson(pool, {
      code: 'porter',
      unitId: seat?.unit ?? null,
      deptId: seat?.dept ?? null,
      permissions: ['ck', 'xz', 'dr', 'dc'].map((verb) => `bdvisit-${verb}`),
    })
    const porter = await signedIn(server.app, 'porter')
    const ask = async <T>(url: string, payload?: object) =>
      (
        await call(server.app, porter, url, {
          headers: { lang: 'zh' },
          ...(payload === undefined ? {} : { method: 'POST', payload }),
        })
      ).json<{ data: T }>().data
    const sheet = Buffer.from('来宾,日期,说明\n漠河口岸办,2026-11-20,\n,31.02.2026,无名\n', 'utf8')
    const sent = await call(server.app, porter, '/api/form/visit/import', multipart('来访.csv', sheet))
    const { id } = sent.json<{ data: { id: string } }>().data
    await doSheetJobs(await fresh('admin'), files)
    expect(await ask(`/api/form/visit/import/${id}`)).toMatchObject({
      state: 'checked',
      total: 2,
      counts: { right: 1, wrong: 1 },
    })
    expect(await ask(`/api/form/visit/import/${id}/rows?from=0&only=wrong`)).toMatchObject([
      { errors: { guest: expect.any(String), from: expect.any(String) } },
    ])
    await ask(`/api/form/visit/import/${id}/write`, {})
    await doSheetJobs(await fresh('admin'), files)
    expect(await ask(`/api/form/visit/import/${id}`)).toMatchObject({ counts: { done: 1, right: 0, wrong: 1 } })
    const book = await call(server.app, porter, '/api/form/visit/export', {
      method: 'POST',
      headers: { lang: 'zh' },
      payload: { format: 'csv', columns: ['guest', 'from'], parameters: { guest: '漠河' } },
    })
    expect(book.body.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual(['来宾,日期', '漠河口岸办,2026-11-20'])
    await server.close()
  })

  test('a row is seen by whom its scope lets see it, as of a coded document', async () => {
    const mine = await save(await fresh('seasales'), docOf(), record('只有我看见'))
    const other = await page(await fresh('landsales'), docOf(), { page: 1, size: 50, parameters: {} })
    expect(other.content.map(({ id }) => id)).not.toContain(mine.id)
    const own = await page(await fresh('seasales'), docOf(), { page: 1, size: 50, parameters: {} })
    expect(own.content.map(({ id }) => id)).toContain(mine.id)
  })

  test('what its kinds refuse is refused', async () => {
    await expect(save(await fresh('seasales'), docOf(), { ...record('x'), guest: '' })).rejects.toMatchObject({
      errors: { guest: { code: 'kind.fill' } },
    })
  })
})

describe('ACC-07 who may', () => {
  test('draws and publishes only with the right to; names that are none never reach the database', async () => {
    const server = await testServer(world.pool, {
      running: world.running,
      routes: [formRoutes, describedRoutes, exportRoutes(world.files)],
      words: [formWords],
    })
    await makePerson(world.pool, { code: 'nobody9', permissions: [] })
    await makePerson(world.pool, { code: 'drawer9', permissions: ['ywbd-ck', 'ywbd-bj'] })
    const [nobody, drawer] = [await signedIn(server.app, 'nobody9'), await signedIn(server.app, 'drawer9')]
    const ask = (who: Page, url: string, payload?: object) =>
      call(server.app, who, url, payload === undefined ? {} : { method: 'POST', payload })
    const codes = await Promise.all([
      ask(nobody, '/api/forms'),
      ask(nobody, '/api/forms/save', { draft: named('sneak'), ver: null }),
      ask(nobody, '/api/form/visit/page', { page: 1, size: 10 }),
      ask(drawer, '/api/forms/visit/publish', { ver: 1, hash: '0'.repeat(32) }),
    ])
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
    expect(
      (await ask(drawer, '/api/forms')).json<{ data: { name: string }[] }>().data.map(({ name }) => name),
    ).toContain('visit')
    const stolen = named('stolen', ({ doc }) => {
      Reflect.set(doc, 'code', 'ywbd')
    })
    expect(
      (await ask(drawer, '/api/forms/check', { draft: stolen }))
        .json<{ data: { problems: { code: string }[] } }>()
        .data.problems.map(({ code }) => code),
    ).toContain('form.problem.code-taken')
    const injected = named('x', ({ doc }) => {
      Reflect.set(doc, 'name', 'x"; drop schema form cascade; --')
    })
    expect((await ask(drawer, '/api/forms/save', { draft: injected, ver: null })).json<{ code: string }>().code).toBe(
      'form.name',
    )
    expect((await post(server.app, '/api/forms/save', { draft: 'x' }, drawer)).statusCode).toBe(400)
    expect(
      (await ask(drawer, '/api/forms/choices')).json<{ data: { roles: object[] } }>().data.roles.length,
    ).toBeGreaterThan(3)
    await server.close()
  })
})
