import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { servers } from '../../app/module-servers.ts'
import { modules } from '../../app/modules.ts'
import { worldNow } from '../../app/testing/group-world.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { createApproval } from '../../server/approval/create-approval-port.ts'
import { planned } from '../../server/forms/form-designer-queries.ts'
import { askToPublish, dropForm, formRow, retireForm, saveForm } from '../../server/forms/form-drafts.ts'
import { subscribeToForms } from '../../server/forms/form-subscription.ts'
import { openRuntimeRegistry } from '../../server/forms/runtime-registry.ts'
import { formWords } from '../../server/forms/words.ts'
import { makePerson } from '../../server/identity/session/testing/people.ts'
import { call, signedIn, testServer } from '../../server/identity/session/testing/test-server.ts'
import { compose } from '../../server/main/compose-modules.ts'
import { save } from '../../server/module-api.ts'
import { myMenus } from '../../server/organisation/my-account/my-menus.ts'
import { systemContext } from '../../server/platform/context/system-context.ts'
import { openListening } from '../../server/platform/database/listen-notify.ts'
import { openPool } from '../../server/platform/database/pool.ts'
import { describedRoutes } from '../../server/records/documents/record-routes.ts'
import { addPhone, formWork, named, record } from './testing/form-designer-world.ts'
import { visitDraft } from './testing/visit-draft.ts'

const { world, publish, run, docOf, fresh, one, columnsOf, killWaiting } = await formWork()

beforeAll(async () => {
  await publish(visitDraft())
})

describe('bad days', () => {
  test('two who publish at once: one does, the other is told', async () => {
    const ctx = await fresh('admin')
    const { ver } = await saveForm(ctx, named('race'), null)
    const { plan } = await planned(ctx, 'race', ver)
    const asked = await Promise.allSettled([
      askToPublish(ctx, 'race', ver, plan?.hash ?? ''),
      askToPublish(ctx, 'race', ver, plan?.hash ?? ''),
    ])
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(
      asked.flatMap((one) => (one.status === 'rejected' && one.reason instanceof Refusal ? [one.reason.code] : [])),
    ).toEqual(['form.publishing'])
    await Promise.all([run('race', plan?.hash ?? ''), run('race', plan?.hash ?? '')])
    expect(await world.pool.query(sql`select version from engine.form_version where name = 'race'`)).toEqual([
      { version: 1 },
    ])
  })

  test('who saves over another’s drawing is told, and a form being published is not drawn on', async () => {
    const ctx = await fresh('admin')
    const { ver } = await saveForm(ctx, named('over'), null)
    await expect(saveForm(ctx, named('over'), null)).rejects.toMatchObject({ code: 'form.name-taken' })
    await saveForm(ctx, named('over'), ver)
    await expect(saveForm(ctx, named('over'), ver)).rejects.toMatchObject({ code: 'form.drawn-meanwhile' })
    await dropForm(ctx, 'over', ver + 1)
    await expect(formRow(ctx, 'over')).rejects.toMatchObject({ code: 'form.unknown' })
  })

  test('a publishing that is killed in the middle has done nothing, and the job does it whole', async () => {
    await publish(named('killed'))
    const ctx = await fresh('admin')
    const { ver } = await saveForm(ctx, named('killed', addPhone), (await formRow(ctx, 'killed')).ver)
    const { plan } = await planned(ctx, 'killed', ver)
    await askToPublish(ctx, 'killed', ver, plan?.hash ?? '')
    const holder = await world.pool.driver.connect()
    await holder.query('begin; select 1 from form.killed')
    const dying = run('killed', plan?.hash ?? '').then(
      () => 'ended',
      () => 'died',
    )
    await killWaiting()
    expect(await dying).toBe('died')
    await holder.query('rollback')
    holder.release()
    expect((await formRow(ctx, 'killed')).publishing).toBe('waiting')
    expect(await columnsOf('killed')).not.toContain('phone')
    await run('killed', plan?.hash ?? '')
    expect(await columnsOf('killed')).toContain('phone')
    expect((await formRow(ctx, 'killed')).publishing).toBe('done')
  })

  test('a table that others hold for more than five seconds is left alone, with a word why', async () => {
    await publish(named('held'))
    const holder = await world.pool.driver.connect()
    await holder.query('begin; select 1 from form.held')
    expect(await publish(named('held', addPhone))).toBe('form.table-busy')
    await holder.query('rollback')
    holder.release()
    expect(await columnsOf('held')).not.toContain('phone')
  })

  test('another process learns of it without a restart, and keeps the description of a request that runs', async () => {
    const pool = openPool(world.database.address, { max: 4 })
    const elsewhere = openRuntimeRegistry(
      compose({ modules, servers, approval: createApproval() }),
      pool,
      () => undefined,
    )
    const listening = await openListening(pool)
    await subscribeToForms(listening, elsewhere.forms, () => undefined)
    const before = systemContext(pool, elsewhere.running, worldNow, 'a request that runs')
    const heard = new Promise<void>(
      (resolve) =>
        void listening.hear('amur_cache', (name) => name === 'form' && void elsewhere.forms.learn().then(resolve)),
    )
    await publish(named('told'))
    await heard
    expect(elsewhere.running.documents.has('form.told')).toBe(true)
    expect(before.running.documents.has('form.told')).toBe(false)
    await listening.close()
    await pool.end()
  })

  test('a process that has not heard of it yet says so instead of failing, and has learned by the next try', async () => {
    await publish(named('stale'))
    const slow = openRuntimeRegistry(
      compose({ modules, servers, approval: createApproval() }),
      world.pool,
      () => undefined,
    )
    await slow.forms.learn()
    const server = await testServer(world.pool, {
      running: slow.running,
      routes: [describedRoutes],
      words: [formWords],
    })
    await makePerson(world.pool, {
      code: 'late9',
      unitId: world.place('BLHY'),
      permissions: ['bdstale-ck', 'bdstale-xz'],
    })
    const late = await signedIn(server.app, 'late9')
    const write = (note: string) =>
      call(server.app, late, '/api/form/stale/save', { method: 'POST', payload: { guest: '甲', note } })
    expect((await write('早')).statusCode).toBe(200)
    expect(
      await publish(
        named('stale', ({ doc }) => {
          Reflect.set(doc.fields, 'note', { kind: 'money', digits: 2 })
        }),
      ),
    ).toBeNull()
    const refused = await write('晚')
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'form.changed'])
    await slow.forms.learn()
    expect((await write('12.5')).statusCode).toBe(200)
    const rows = await call(server.app, late, '/api/form/stale/page', {
      method: 'POST',
      payload: { page: 1, size: 10 },
    })
    expect(rows.json<{ data: { content: { note: string }[] } }>().data.content.map(({ note }) => note)).toEqual([
      '12.50',
      null,
    ])
    await server.close()
  })

  test('a retired form is read and decided on, and nobody begins another', async () => {
    await publish(named('old'))
    const made = await save(await fresh('seasales'), docOf('old'), record('甲'))
    await retireForm(await fresh('admin'), 'old', (await formRow(await fresh('admin'), 'old')).ver)
    await world.running.forms?.learn()
    expect(await one('old', made.id)).toMatchObject({ guest: '甲' })
    await expect(save(await fresh('seasales'), docOf('old'), record('乙'))).rejects.toMatchObject({
      code: 'form.retired',
    })
    expect((await myMenus(await fresh('seasales'))).map(({ menuUrl }) => menuUrl)).not.toContain('/form_old')
    expect(await publish(named('old'))).toBeNull()
    expect((await myMenus(await fresh('seasales'))).map(({ menuUrl }) => menuUrl)).toContain('/form_old')
  })
})
