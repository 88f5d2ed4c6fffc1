import { beforeAll, describe, expect, test } from 'vitest'
import type { Ctx } from '../../platform/context/context.ts'
import { describe as described } from '../documents/describe-document.ts'
import { opened } from '../documents/opened-record.ts'
import { seenRecord } from '../documents/requested-record.ts'
import { link, linksOf } from '../read/record-links.ts'
import { draftTables } from '../schema/draft-migration.ts'
import { bill, harbourModule, intake } from '../testing/derivation-test-documents.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { seaModule } from '../testing/voyage-test-documents.ts'
import { act } from '../write/call-verb.ts'
import { remove } from '../write/delete-records.ts'
import { suggested } from '../write/form-suggestions.ts'
import { save, type Saved } from '../write/save-record.ts'
import { derivableRows } from './derivable-rows.ts'
import { openSources } from './open-sources.ts'
import { relatedDocuments } from './related-documents.ts'

const all = ['td-ck', 'td-xz', 'td-bj', 'td-sl', 'rk-ck', 'rk-xz', 'rk-bj']
let world: World
let ctx: Ctx
let numbers = 0

beforeAll(async () => {
  world = await makeWorld([], { modules: [seaModule, harbourModule] })
  await world.pool.driver.query(`create schema harbour; ${draftTables([bill, intake])}`)
  ctx = await who(all)
})

function who(permissions: readonly string[], unit: 'a' | 'b' = 'a'): Promise<Ctx> {
  return world.as({
    permissions,
    unitId: world.units[unit],
    scope: { all: false, unitIds: [world.units[unit]], deptIds: [] },
  })
}

async function landed(given: object = {}): Promise<string> {
  numbers += 1
  const { id, ver } = await save(ctx, bill, {
    billNo: `TD-${numbers}`,
    owner: 'Amur',
    currency: 'CNY',
    tonnes: '100',
    ...given,
  })
  await act(ctx, bill, id, 'arrive', { ver })
  return id
}

function takeIn(billId: string, tonnes: string, given: object = {}, by = ctx): Promise<Saved> {
  numbers += 1
  return save(by, intake, { intakeNo: `RK-${numbers}`, billId, owner: 'Amur', currency: 'CNY', tonnes, ...given })
}

const followed = (documents: RegExp) => ({
  code: 'record.followed',
  params: { documents: expect.stringMatching(documents) },
})

describe('the form of what is made from a record', () => {
  test('begins with the fields of its source and with what is left of it, and stores nothing', async () => {
    const billId = await landed()
    await takeIn(billId, '30.5')
    const told = await suggested(ctx, intake, { billId }, 'billId')
    expect(told).toMatchObject({ offered: { tonnes: '69.500' }, settled: { owner: 'Amur', currency: 'CNY' } })
    expect(await linksOf(ctx, bill, billId)).toHaveLength(1)
    expect(await described(ctx, { doc: intake, words: harbourModule.words.intake } as never)).toMatchObject({
      suggestsAfter: ['billId'],
    })
  })

  test('tells nothing of a source that its reader may not see, and no figure that he may not know', async () => {
    const billId = await landed()
    const stranger = await who(all, 'b')
    const empty = { offered: {}, settled: {} }
    expect(await suggested(stranger, intake, { billId }, 'billId')).toMatchObject(empty)
    const unread = await who(['rk-xz'])
    expect(await suggested(unread, intake, { billId }, 'billId')).toEqual({ ...empty, choices: {} })
    const blind = await who(all.filter((code) => code !== 'td-sl'))
    expect(await suggested(blind, intake, { billId }, 'billId')).toMatchObject({
      offered: {},
      settled: { owner: 'Amur' },
    })
    await expect(takeIn(billId, '100.001', {}, blind)).rejects.toMatchObject({
      params: { amount: '100.001', total: '***', taken: '***', left: '***' },
    })
  })
})

describe('what is made from a record is refused at its field', () => {
  test('for more than is left, counting what everybody took and not itself', async () => {
    const billId = await landed()
    const first = await takeIn(billId, '60')
    await expect(takeIn(billId, '40.001')).rejects.toMatchObject({
      code: 'derivation.over',
      errors: { tonnes: {} },
      params: {
        number: expect.stringMatching(/^TD-/),
        amount: '40.001',
        total: '100.000',
        taken: '60.000',
        left: '40.000',
      },
    })
    await takeIn(billId, '40')
    await save(ctx, intake, { ...first, tonnes: '59' })
    await expect(save(ctx, intake, { id: first.id, ver: 2, tonnes: '60.001' })).rejects.toMatchObject({
      code: 'derivation.over',
    })
  })

  test('but for what the tolerance lets through, and what was undone is there again', async () => {
    const billId = await landed()
    const { id, ver } = await takeIn(billId, '100')
    await expect(takeIn(billId, '5.001', { swells: '5' })).rejects.toMatchObject({ params: { left: '5.000' } })
    await act(ctx, intake, id, 'undo', { ver })
    await takeIn(billId, '105', { swells: '5' })
  })

  test('when its source is not in sight of whoever makes it', async () => {
    const billId = await landed()
    await expect(takeIn(billId, '1', {}, await who(all, 'b'))).rejects.toMatchObject({
      errors: { billId: { code: 'choice.unknown' } },
    })
  })

  test('when its source was ended while it was typed, unless its own condition lets it', async () => {
    const billId = await landed()
    await act(ctx, bill, billId, 'end', { ver: 2 })
    await expect(takeIn(billId, '1')).rejects.toMatchObject({
      code: 'derivation.not-possible',
      errors: { billId: {} },
      params: { document: '提单', state: '完成', act: '入库' },
    })
    await takeIn(billId, '1', { early: '1' })
  })

  test('when its source has changed in what both must agree in; their amounts are compared no more', async () => {
    const billId = await landed()
    await world.pool.driver.query(`update harbour.bill set currency = 'USD' where id = $1`, [billId])
    await expect(takeIn(billId, '1000')).rejects.toMatchObject({ code: 'derivation.differs', errors: { currency: {} } })
    await takeIn(billId, '1', { currency: 'USD' })
  })
})

test('of thirty-two who take the last tonnes at once, none gets more than there is', async () => {
  const billId = await landed({ tonnes: '10' })
  const tried = await Promise.allSettled(Array.from({ length: 32 }, () => takeIn(billId, '1')))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(new Set(tried.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : [])))).toEqual(
    new Set(['derivation.over']),
  )
})

test('both are tied to each other with what was taken; one that is moved to another source leaves the first', async () => {
  const [one, other] = [await landed(), await landed()]
  const { id } = await takeIn(one, '25')
  expect(await linksOf(ctx, bill, one)).toMatchObject([{ doc: 'intake', id, direction: 'to' }])
  expect(await linksOf(ctx, intake, id)).toMatchObject([{ doc: 'bill', id: one, direction: 'from' }])
  await save(ctx, intake, { id, ver: 1, billId: other })
  expect(await linksOf(ctx, bill, one)).toEqual([])
  expect(await linksOf(ctx, bill, other)).toMatchObject([{ id }])
})

test('related documents stand before and after a record with state and figure, and what was taken of it is added up', async () => {
  const billId = await landed()
  const { id } = await takeIn(billId, '25')
  const { id: undone, ver } = await takeIn(billId, '5')
  await act(ctx, intake, undone, 'undo', { ver })
  const of = async (by: Ctx) => relatedDocuments(by, bill, await seenRecord(ctx, bill, billId))
  expect(await of(ctx)).toEqual({
    related: [
      expect.objectContaining({ level: 0, doc: 'bill', id: billId, label: '提单', state: { label: '在航' } }),
      expect.objectContaining({
        level: 1,
        doc: 'intake',
        id,
        amount: '25.000',
        currency: 'CNY',
        state: { label: '在航' },
      }),
      expect.objectContaining({ level: 1, id: undone, state: { label: '完成' } }),
    ],
    taken: [{ label: '入库单', total: '100.000', taken: '25.000', left: '75.000', percent: '25.00', currency: 'CNY' }],
  })
  const { related } = await relatedDocuments(ctx, intake, await seenRecord(ctx, intake, id))
  expect(related.map(({ level, id: one }) => [level, one])).toEqual([
    [-1, billId],
    [0, id],
  ])
  const blind = await of(await who(['td-ck']))
  expect(blind).toMatchObject({ related: [{ id: billId }], taken: [] })
  expect(blind.related).toHaveLength(1)
  expect((await of(await who(['td-ck', 'rk-ck']))).taken).toEqual([])
})

test('a document that several ways lead to stands once, at the end of the shortest', async () => {
  const billId = await landed()
  const [first, second] = [await takeIn(billId, '1'), await takeIn(billId, '1')]
  await link(ctx, { from: { doc: intake, id: first.id }, to: { doc: intake, id: second.id }, type: 'ref' })
  await link(ctx, { from: { doc: intake, id: second.id }, to: { doc: bill, id: billId }, type: 'ref' })
  const { related } = await relatedDocuments(ctx, bill, await seenRecord(ctx, bill, billId))
  expect(related.filter(({ level }) => level >= 0).map(({ level, id }) => [level, id])).toEqual([
    [0, billId],
    [1, first.id],
    [1, second.id],
  ])
})

test('a record is neither ended nor deleted while what was made from it is in force, which is named, the newest first', async () => {
  const billId = await landed()
  const made = [await takeIn(billId, '1'), await takeIn(billId, '1', {}, { ...ctx, now: ctx.now + 1 })]
  const newestFirst = followed(new RegExp(`^入库单 RK-${numbers}、入库单 RK-${numbers - 1}$`))
  await expect(act(ctx, bill, billId, 'end', { ver: 2 })).rejects.toMatchObject(newestFirst)
  await expect(remove(ctx, bill, [billId])).rejects.toMatchObject(newestFirst)
  for (const { id, ver } of made) await act(ctx, intake, id, 'undo', { ver })
  await act(ctx, bill, billId, 'end', { ver: 2 })
  await remove(ctx, bill, [billId])
})

test('a record offers what may be made from it to whoever may make that, in its state, while something is left', async () => {
  const billId = await landed()
  const offered = async (by: Ctx, id = billId) => (await opened(by, bill, id)).derives
  expect(await offered(ctx)).toEqual(['takeIn'])
  expect(await offered(await who(all.filter((code) => code !== 'rk-xz')))).toEqual([])
  expect(await offered(ctx, (await save(ctx, bill, { billNo: 'TD-0', tonnes: '1' })).id)).toEqual([])
  await takeIn(billId, '100')
  expect(await offered(ctx)).toEqual([])
})

describe('what something new is begun from', () => {
  const numbersOf = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title)

  test('is found by its name while something is left of it, with what is left, by whoever sees it', async () => {
    const find = `Z${numbers}`
    const [one, used] = [await landed({ billNo: `${find}-1` }), await landed({ billNo: `${find}-2` })]
    await landed({ billNo: `${find}-3` })
    await save(ctx, bill, { billNo: `${find}-4`, tonnes: '1' })
    await takeIn(one, '30')
    await takeIn(used, '100')
    const found = await openSources(ctx, intake, 'takeIn', find.toLowerCase())
    expect(numbersOf(found)).toEqual([`${find}-3`, `${find}-1`])
    expect(found[1]).toEqual({ id: one, number: '', title: `${find}-1`, left: '70.000', currency: 'CNY' })
    expect(await openSources(await who(all, 'b'), intake, 'takeIn', find)).toEqual([])
    const [blind] = await openSources(await who(all.filter((code) => code !== 'td-sl')), intake, 'takeIn', find)
    expect(blind).toMatchObject({ left: null })
  })

  test('is told to nobody who may not make it or see its sources', async () => {
    const refused = { status: 403 }
    const without = (code: string) => who(all.filter((one) => one !== code))
    await expect(openSources(await without('rk-xz'), intake, 'takeIn', '')).rejects.toMatchObject(refused)
    await expect(openSources(await without('td-ck'), intake, 'takeIn', '')).rejects.toMatchObject(refused)
    await expect(openSources(ctx, intake, 'none', '')).rejects.toMatchObject({ status: 404 })
    await expect(derivableRows(await without('rk-xz'), bill, 'takeIn', [])).rejects.toMatchObject(refused)
  })

  test('of rows that were chosen those are kept that are in sight, in the state for it and have something left', async () => {
    const [one, used, other] = [await landed(), await landed(), await landed()]
    const { id: draft } = await save(ctx, bill, { billNo: 'TD-D', tonnes: '1' })
    await takeIn(used, '100')
    const fit = async (by: Ctx, ids: readonly string[]) =>
      (await derivableRows(by, bill, 'takeIn', ids)).flatMap(({ id, barred }) => (barred === null ? [id] : []))
    expect(await fit(ctx, [other, draft, used, one])).toEqual([other, one])
    expect(await fit(await who(all, 'b'), [one])).toEqual([])
  })

  test('is described to whoever may begin it', async () => {
    const running = { doc: intake, words: harbourModule.words.intake } as never
    const sources = [{ name: 'takeIn', by: 'billId', label: '提单' }]
    expect(await described(ctx, running)).toMatchObject({ sources })
    expect(await described(await who(all.filter((code) => code !== 'td-ck')), running)).not.toHaveProperty('sources')
    expect(await described(await who(all.filter((code) => code !== 'rk-xz')), running)).not.toHaveProperty('sources')
  })
})
