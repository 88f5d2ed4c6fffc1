import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { planned } from '../../server/forms/form-designer-queries.ts'
import { askToPublish, formRow, saveForm } from '../../server/forms/form-drafts.ts'
import { act, find, page, save } from '../../server/module-api.ts'
import { dropField, formWork, move, named, record } from './testing/form-designer-world.ts'
import { visitDraft } from './testing/visit-draft.ts'

const { world, publish, run, docOf, fresh, planOf, one } = await formWork()

beforeAll(async () => {
  await publish(visitDraft())
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
  })

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
