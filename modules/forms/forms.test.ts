import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { modules } from '../../app/modules.ts'
import { servers } from '../../app/servers.ts'
import { worldNow } from '../../app/testing/group-world.ts'
import type { FormDraft } from '../../core/form/draft.ts'
import { Refusal } from '../../core/refusal.ts'
import { kindWords } from '../../kinds/words.ts'
import { openListening } from '../../server/database/listening.ts'
import { openPool } from '../../server/database/pool.ts'
import { act, find, page, permissionCatalogue, save } from '../../server/define.ts'
import { describedRoutes } from '../../server/described/routes.ts'
import { createApproval } from '../../server/flow/approval.ts'
import { startable } from '../../server/flow/startable.ts'
import { openForm, planned } from '../../server/form/form-answers.ts'
import { askToPublish, dropForm, formRow, retireForm, saveForm } from '../../server/form/form-drafts.ts'
import { hearForms } from '../../server/form/hear-forms.ts'
import { living } from '../../server/form/living.ts'
import { formRoutes } from '../../server/form/routes.ts'
import { tryForm } from '../../server/form/try-form.ts'
import { formWords } from '../../server/form/words.ts'
import { recordLog } from '../../server/history/log.ts'
import { searchEverything } from '../../server/portal/search-everything.ts'
import { compose } from '../../server/registry.ts'
import { myMenus } from '../../server/session/my-menus.ts'
import { makePerson } from '../../server/session/testing/people.ts'
import { call, type Page, post, signedIn, testServer } from '../../server/session/testing/test-server.ts'
import { exportRoutes } from '../../server/sheet/export-routes.ts'
import { importRoutes } from '../../server/sheet/import-routes.ts'
import { doSheetJobs, multipart } from '../../server/sheet/testing/sheet-world.ts'
import { systemContext } from '../../server/system-context.ts'
import { addPhone, dropField, formWork, move, named, record } from './testing/form-work.ts'
import { visitDraft } from './testing/visit-draft.ts'

const { world, publish, run, docOf, fresh, planOf, one, columnsOf, killWaiting } = await formWork()

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
  }, 30_000)

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

describe('changing a published form never loses data', () => {
  test('a field is added at once, removed only as agreed, and comes back with its values', async () => {
    await publish(named('keep'))
    const { id } = await save(await fresh('seasales'), docOf('keep'), record('甲', { note: '保留的内容' }))
    const without = named('keep', (draft) => dropField(draft, 'note'))
    expect((await planOf(without)).changes).toMatchObject([
      { code: 'form.change.removed', sort: 'narrows', field: 'note', rows: 1 },
    ])
    expect(await publish(without)).toBeNull()
    expect(await one('keep', id)).not.toHaveProperty('note')
    expect((await planOf(named('keep'))).changes).toMatchObject([
      { code: 'form.change.back', sort: 'adds', field: 'note', rows: 1 },
    ])
    expect(await publish(named('keep'))).toBeNull()
    expect(await one('keep', id)).toMatchObject({ note: '保留的内容' })
  })

  test('a type changes as agreed: what converts goes along, all is kept aside', async () => {
    await publish(named('retype'))
    const good = await save(await fresh('seasales'), docOf('retype'), record('甲', { note: '42.5' }))
    const bad = await save(await fresh('seasales'), docOf('retype'), record('乙', { note: '四十二' }))
    const old = docOf('retype')
    const changed = named('retype', ({ doc }) => {
      Reflect.set(doc.fields, 'note', { kind: 'money', digits: 2 })
    })
    expect((await planOf(changed)).changes).toMatchObject([
      { code: 'form.change.type', sort: 'narrows', field: 'note', rows: 2, lost: 1 },
    ])
    expect(await publish(changed)).toBeNull()
    expect([await one('retype', good.id), await one('retype', bad.id)]).toMatchObject([
      { note: '42.50' },
      { note: null },
    ])
    expect(await world.pool.query(sql`select note_v2 from form.retype order by guest desc`)).toEqual(
      expect.arrayContaining([{ note_v2: '四十二' }, { note_v2: '42.5' }]),
    )
    // Whoever still knew the form as it was is told so, and nothing of his is half written.
    await expect(save(await fresh('seasales'), old, record('丙', { note: '旧' }))).rejects.toMatchObject({
      code: expect.stringMatching(/^(42703|42804|22P02)$/),
    })
  })

  test('rows that were there are found by a field that is searched only now, and no more by one that is not', async () => {
    await publish(named('found'))
    const own = await fresh('seasales')
    const { id } = await save(own, docOf('found'), record('Ada Lovelace', { note: '港口考察' }))
    const found = async (param: string) =>
      (await page(await fresh('seasales'), docOf('found'), { parameters: { param } })).content.map((row) => row.id)
    expect([await found('lovelace'), await found('港口')]).toEqual([[id], []])
    await publish(
      named('found', ({ doc }) => {
        Object.assign(doc.fields.note ?? {}, { searched: true })
        Reflect.deleteProperty(doc.fields.guest ?? {}, 'searched')
      }),
    )
    expect([await found('lovelace'), await found('港口'), await found('gangkou')]).toEqual([[], [id], [id]])
  })

  test('a field that becomes required, shorter or without a choice says whom it concerns', async () => {
    await publish(named('narrow'))
    await save(await fresh('seasales'), docOf('narrow'), record('甲甲甲甲甲甲'))
    const tight = named('narrow', ({ doc }) => {
      Reflect.set(doc.fields, 'note', { kind: 'textarea', required: true })
      Reflect.set(doc.fields, 'guest', { kind: 'text', required: true, searched: true, max: 5 })
    })
    expect((await planOf(tight)).changes).toMatchObject([
      { code: 'form.change.shorter', field: 'guest', rows: 1 },
      { code: 'form.change.required', field: 'note', rows: 1 },
    ])
  })

  test('values that repeat bar uniqueness, and publishing says so', async () => {
    await publish(named('twice'))
    for (const guest of ['同名', '同名']) await save(await fresh('seasales'), docOf('twice'), record(guest))
    const unique = named('twice', ({ doc }) => {
      Reflect.set(doc.fields, 'guest', { kind: 'text', required: true, searched: true, max: 50, unique: true })
    })
    expect(await planOf(unique)).toMatchObject({
      blocked: true,
      changes: [{ code: 'form.change.duplicates', rows: 2 }],
    })
    expect(await publish(unique)).toBe('form.blocked')
  })

  test('a plan that has changed since it was agreed to is asked anew', async () => {
    await publish(named('anew'))
    const ctx = await fresh('admin')
    const { ver } = await saveForm(
      ctx,
      named('anew', (draft) => dropField(draft, 'note')),
      (await formRow(ctx, 'anew')).ver,
    )
    const { plan } = await planned(ctx, 'anew', ver)
    await save(await fresh('seasales'), docOf('anew'), record('甲', { note: '新写的' }))
    await askToPublish(ctx, 'anew', ver, plan?.hash ?? '')
    await run('anew', plan?.hash ?? '')
    expect((await formRow(ctx, 'anew')).publishingCode).toBe('form.plan-changed')
    expect(docOf('anew').fields).toHaveProperty('note')
  })

  test('a column is renamed with 100,000 rows while others write by the old name and the new', async () => {
    await publish(named('many'))
    await world.pool.driver.query(
      `insert into form.many (id, unit_id, create_by, create_name, guest, note) select gen_random_uuid(), null, gen_random_uuid(), 'x', 'g' || n, 'note ' || n from generate_series(1, 100000) n`,
    )
    const old = docOf('many')
    const renamed = {
      ...named('many', ({ doc, words }) => move(doc, words, 'note', 'story')),
      renamed: { story: 'note' },
    }
    const ctx = await fresh('seasales')
    let going = true
    let written = 0
    const writer = (async () => {
      while (going) {
        await save(ctx, old, record(`w${written}`, { note: `old ${written}` }))
        written += 1
      }
    })()
    expect((await planOf(renamed)).changes).toMatchObject([
      { code: 'form.change.renamed', sort: 'adds', rows: expect.any(Number) },
    ])
    expect(await publish(renamed)).toBeNull()
    going = false
    await writer
    await save(await fresh('seasales'), docOf('many'), record('new', { story: 'new' }))
    const [counted] = await world.pool.query<{ n: string }>(
      sql`select count(*) as n from form.many where note is not null`,
    )
    expect(Number(counted?.n)).toBe(100_000 + written + 1)
    expect(written).toBeGreaterThan(0)
    expect(
      (await find((await fresh('seasales')).withoutScope('test'), docOf('many'), { guest: 'g77' })).map((row) =>
        Reflect.get(row, 'story'),
      ),
    ).toEqual(['note 77'])
  }, 60_000)

  test('a field that a running approval decides by stays until that approval has ended', async () => {
    await publish(named('deciding'))
    const made = await save(await fresh('seasales'), docOf('deciding'), record('甲'))
    const sent = await act(await fresh('seasales'), docOf('deciding'), made.id, 'submit', { ver: made.ver })
    const without = named('deciding', (draft) => {
      dropField(draft, 'total')
      const approval = draft.doc.approval
      if (approval !== undefined)
        Reflect.set(draft.doc, 'approval', {
          ...approval,
          values: [],
          first: {
            ...approval.first,
            version: 2,
            nodes: {
              ...approval.first.nodes,
              grade: { ...approval.first.nodes.grade, branches: [{ when: 'filled(me)', to: 'manager' }] },
            },
          },
        })
    })
    expect(await planOf(without)).toMatchObject({
      blocked: true,
      changes: expect.arrayContaining([
        expect.objectContaining({ code: 'form.change.flow-uses', field: 'total', rows: 1, params: { version: 1 } }),
      ]),
    })
    await world.agree(docOf('deciding'), sent.id, worldNow)
    expect((await planOf(without)).blocked).toBe(false)
  })
})

describe('WFL-03 a form and its flow are published together', () => {
  const flowOf = (name: string) =>
    world.pool.query<{ version: number; status: string; nodes: string[] }>(sql`
    select version, status, array(select jsonb_object_keys(definition -> 'nodes') order by 1) as nodes from engine.flow_definition where key = ${name} order by version`)
  const drawnOn = (name: string, base: number) =>
    named(name, (draft) => {
      const approval = draft.doc.approval
      const copy = {
        kind: 'cc',
        label: { zh: '抄送', ru: 'Копия', en: 'Copy' },
        people: { by: 'departmentLeader' },
        next: 'end',
      }
      if (approval !== undefined)
        Reflect.set(draft.doc, 'approval', {
          ...approval,
          first: {
            ...approval.first,
            version: base,
            nodes: {
              ...approval.first.nodes,
              copy,
              manager: { ...approval.first.nodes['manager'], next: 'copy' },
              grade: { ...approval.first.nodes['grade'], otherwise: 'copy' },
            },
          },
        })
    })

  test('a flow drawn on is the next version, and one that was not is left as it is', async () => {
    await publish(named('together'))
    await publish(named('together', ({ words }) => Reflect.set(words.title, 'en', 'Another name')))
    expect((await flowOf('together')).map(({ version, status }) => [version, status])).toEqual([[1, '1']])
    expect(await publish(drawnOn('together', 1))).toBeNull()
    expect(await flowOf('together')).toMatchObject([
      { version: 1, status: '2' },
      { version: 2, status: '1', nodes: expect.arrayContaining(['copy']) },
    ])
    const opened = await openForm(await fresh('admin'), 'together', () => '')
    expect(opened.draft.doc.approval?.first).toMatchObject({ nodes: { copy: { kind: 'cc' } } })
  })

  test('a flow is tried before its form is published: for a drafter and what he would type, once nothing is wrong with the form', async () => {
    const [drafter] = await world.pool.query<{ id: string }>(
      sql`select id from base.person where user_code = 'seasales'`,
    )
    const way = async (total: string, draft = named('untried')) => {
      const steps = await tryForm(await fresh('admin'), draft, { drafter: drafter?.id ?? '', values: { total } })
      return steps as unknown as readonly { node: string; people: readonly { name: string }[] }[] // as the page reads it
    }
    expect((await way('500.00')).map(({ node }) => node)).toEqual(['start', 'leader', 'grade', 'end'])
    const large = await way('12000.00')
    expect(large.map(({ node }) => node)).toEqual(['start', 'leader', 'grade', 'manager', 'end'])
    expect(large.map(({ people }) => people.map(({ name }) => name))).toEqual([[], ['高远航'], [], ['强明远'], []])
    const unsound = named('untried', ({ words }) => Reflect.deleteProperty(words.fields, 'guest'))
    await expect(way('1.00', unsound)).rejects.toMatchObject({ code: 'form.not-tried' })
    expect(await world.pool.query(sql`select 1 from engine.form where name = 'untried'`)).toEqual([])
  })

  test('who publishes is told of approvers who will have no right to read the form, by the step that asks them', async () => {
    const unableIn = async (draft: FormDraft) => {
      const { name, ver } = await saveForm(await fresh('admin'), draft, null)
      return (await planned({ ...(await fresh('admin')), lang: 'zh' }, name, ver)).unable
    }
    const readBy = (name: string, ...roles: readonly string[]) => {
      return named(name, (draft) =>
        Reflect.set(
          draft,
          'access',
          roles.map((role) => ({ role, verbs: ['ck'] })),
        ),
      )
    }
    expect(await unableIn(readBy('readable', 'staff'))).toEqual([])
    const [leaders, manager] = await unableIn(readBy('unreadable', 'departmentLeader'))
    expect(manager).toEqual({ step: '总经理', people: ['强明远'], count: 1 })
    // Some lead a department without the role of those who do.
    expect(leaders).toMatchObject({ step: '部门负责人', people: expect.arrayContaining(['强明远']) })
    expect(leaders?.people).toHaveLength(5)
    expect(leaders?.count).toBeGreaterThan(5)
    expect(await unableIn(readBy('managed', 'staff', 'gm'))).toEqual([])
  })

  test('a flow that was published apart meanwhile is not drawn over unseen', async () => {
    await publish(named('apart'))
    const [flow] = await world.pool.query<{ definition: object }>(
      sql`select definition from engine.flow_definition where key = 'apart'`,
    )
    await world.pool.query(sql`update engine.flow_definition set status = '2' where key = 'apart'`)
    await world.pool.query(
      sql`insert into engine.flow_definition (key, version, definition, status) values ('apart', 2, ${JSON.stringify({ ...flow?.definition, version: 2, label: { zh: '另', ru: '2', en: '2' }, nodes: { start: { kind: 'start', label: { zh: '始', ru: 's', en: 's' }, next: 'end' }, end: { kind: 'end', label: { zh: '终', ru: 'e', en: 'e' } } } })}::jsonb, '1')`,
    )
    expect(await publish(drawnOn('apart', 1))).toBe('form.flow-meanwhile')
    expect((await openForm(await fresh('admin'), 'apart', () => '')).draft.doc.approval?.first.version).toBe(1)
    expect((await flowOf('apart')).map(({ version, status }) => [version, status])).toEqual([
      [1, '2'],
      [2, '1'],
    ])
  })

  test('a flow that calls itself through the flow of another form is a problem', async () => {
    const calling = (name: string, process: string) =>
      named(name, ({ doc: { approval } }) => {
        const call = {
          kind: 'subflow',
          process,
          mode: 'sync',
          values: { guest: { field: 'guest' } },
          label: { zh: '子流程', ru: 'Вложенный процесс', en: 'Sub-process' },
          next: 'leader',
        }
        const first = approval?.first
        Object.assign(first?.nodes ?? {}, { call, start: { ...first?.nodes['start'], next: 'call' } })
      })
    await publish(named('called'))
    expect(await publish(calling('calling', 'called'))).toBeNull()
    const { problems } = await saveForm(
      await fresh('admin'),
      calling('called', 'calling'),
      (await formRow(await fresh('admin'), 'called')).ver,
    )
    expect(problems).toMatchObject([
      { code: 'form.problem.flow-form', params: { node: 'call', problem: 'flow.fit.circle' } },
    ])
  })
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
  }, 20_000)

  test('another process learns of it without a restart, and keeps the description of a request that runs', async () => {
    const pool = openPool(world.database.address, { max: 4 })
    const elsewhere = living(compose({ modules, servers, approval: createApproval() }), pool, () => undefined)
    const listening = await openListening(pool)
    await hearForms(listening, elsewhere.forms, () => undefined)
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
    const slow = living(compose({ modules, servers, approval: createApproval() }), world.pool, () => undefined)
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
  }, 30_000)

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
  }, 30_000)
})
