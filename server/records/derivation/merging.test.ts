import { beforeAll, describe, expect, test } from 'vitest'
import type { Ctx } from '../../platform/context/context.ts'
import { describe as described } from '../documents/describe-document.ts'
import { opened } from '../documents/opened-record.ts'
import { seenRecord } from '../documents/requested-record.ts'
import { linksOf } from '../read/record-links.ts'
import { draftTables } from '../schema/draft-migration.ts'
import { debt, ledgerModule, payDebts, transfer } from '../testing/merging-test-documents.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { seaModule } from '../testing/voyage-test-documents.ts'
import { act } from '../write/call-verb.ts'
import { remove } from '../write/delete-records.ts'
import { suggested } from '../write/form-suggestions.ts'
import { save, type Saved } from '../write/save-record.ts'
import { derivableRows } from './derivable-rows.ts'
import { derivationProblems } from './derivation-problems.ts'
import { openSources } from './open-sources.ts'
import { relatedDocuments } from './related-documents.ts'

const all = ['zw-ck', 'zw-xz', 'zw-bj', 'zw-je', 'zz-ck', 'zz-xz', 'zz-bj']
let world: World
let ctx: Ctx
let numbers = 0

beforeAll(async () => {
  world = await makeWorld([], { modules: [seaModule, ledgerModule] })
  await world.pool.driver.query(`create schema ledger; ${draftTables([debt, transfer])}`)
  ctx = await who(all)
})

function who(permissions: readonly string[]): Promise<Ctx> {
  const unitId = world.units.a
  return world.as({ permissions, unitId, scope: { all: false, unitIds: [unitId], deptIds: [] } })
}

async function owed(amount = '100', given: object = {}): Promise<string> {
  numbers += 1
  const values = { debtNo: `QK-${numbers}`, owner: 'Amur', currency: 'CNY', amount, ...given }
  return (await save(ctx, debt, values)).id
}

/** Pays parts of debts with one transfer. */
function paid(parts: readonly (readonly [debtId: string, part: string])[], given: object = {}): Promise<Saved> {
  numbers += 1
  const amount = parts.reduce((sum, [, part]) => sum + Number(part), 0).toFixed(2)
  const debts = parts.map(([debtId, part]) => ({ debtId, part }))
  return save(ctx, transfer, { transferNo: `ZZ-${numbers}`, owner: 'Amur', currency: 'CNY', amount, debts, ...given })
}

async function leftOf(id: string): Promise<string | undefined> {
  const { taken } = await relatedDocuments(ctx, debt, await seenRecord(ctx, debt, id))
  return taken[0]?.left
}

describe('the form of a target that merges several sources', () => {
  test('begins with what they share, a line for each with what is left of it, and what they come to', async () => {
    const [one, other] = [await owed('100'), await owed('50.5')]
    await paid([[one, '30']])
    const told = await suggested(ctx, transfer, { debts: [{ debtId: one }, { debtId: other }] }, 'debts')
    expect(told.settled).toMatchObject({
      owner: 'Amur',
      currency: 'CNY',
      amount: '120.50',
      debts: [
        { debtId: one, part: '70.00' },
        { debtId: other, part: '50.50' },
      ],
    })
  })

  test('leaves what was typed in a line, and says no figure that its reader may not know', async () => {
    const [one, other] = [await owed(), await owed()]
    const debts = [
      { debtId: one, part: '1.00' },
      { debtId: other, part: null },
    ]
    expect((await suggested(ctx, transfer, { debts }, 'debts')).settled).toMatchObject({
      amount: '101.00',
      debts: [{ part: '1.00' }, { part: '100.00' }],
    })
    const blind = await suggested(await who(all.filter((code) => code !== 'zw-je')), transfer, { debts }, 'debts')
    expect(blind.settled).toMatchObject({ amount: '1.00', debts: [{ part: '1.00' }, { part: null }] })
  })

  test('is begun from what can join what it names already, and told of its lines', async () => {
    const [one, joins] = [await owed('1', { owner: 'Lena' }), await owed('2', { owner: 'Lena' })]
    await owed('3', { owner: 'Lena', currency: 'USD' })
    await owed('4', { owner: 'Ob' })
    const found = await openSources(ctx, transfer, 'payDebts', '', one)
    expect(found.map(({ id }) => id)).toEqual([joins, one])
    const running = { doc: transfer, words: ledgerModule.words.transfer } as never
    expect(await described(ctx, running)).toMatchObject({
      suggestsAfter: ['debts'],
      sources: [{ name: 'payDebts', by: 'debtId', into: { lines: 'debts', takes: 'part', total: 'amount' } }],
    })
  })
})

describe('a target of several sources is refused at the line', () => {
  test('that takes more than is left of its source, counting all lines of the same', async () => {
    const [one, other] = [await owed(), await owed()]
    await paid([
      [one, '60'],
      [other, '10'],
    ])
    await expect(
      paid([
        [other, '90'],
        [one, '40.01'],
      ]),
    ).rejects.toMatchObject({
      code: 'derivation.over',
      errors: { 'debts.1.part': { params: { taken: '60.00', left: '40.00' } } },
    })
    await expect(
      paid([
        [one, '20'],
        [one, '20.01'],
      ]),
    ).rejects.toMatchObject({ errors: { 'debts.0.part': { params: { amount: '40.01' } } } })
    const { id, ver } = await paid([
      [other, '90'],
      [one, '40'],
    ])
    await save(ctx, transfer, {
      id,
      ver,
      owner: 'Amur',
      amount: '130.00',
      debts: [
        { debtId: other, part: '90' },
        { debtId: one, part: '40' },
      ],
    })
  })

  test('whose source is in another currency or of another owner', async () => {
    const [one, other] = [await owed(), await owed('100', { currency: 'USD' })]
    const both = paid([
      [one, '1'],
      [other, '1'],
    ])
    await expect(both).rejects.toMatchObject({
      code: 'derivation.cannot-join',
      errors: { 'debts.1.debtId': { params: { field: '币种', number: expect.stringMatching(/^QK-/) } } },
    })
    await expect(paid([[other, '1']], { owner: null, currency: 'USD' })).rejects.toMatchObject({
      errors: { 'debts.0.debtId': { params: { field: '债主' } } },
    })
  })

  test('whose source was ended while it was typed, and that alone', async () => {
    const [one, other] = [await owed(), await owed()]
    await act(ctx, debt, other, 'end', { ver: 1 })
    const both = paid([
      [one, '1'],
      [other, '1'],
    ])
    await expect(both).rejects.toMatchObject({
      code: 'derivation.not-possible',
      errors: { 'debts.1.debtId': { params: { state: '完成' } } },
    })
  })

  test('and at its sum where that is not what its lines come to', async () => {
    const one = await owed()
    await expect(paid([[one, '30']], { amount: '31' })).rejects.toMatchObject({
      errors: { amount: { code: 'derivation.total', params: { total: '30.00' } } },
    })
  })
})

test('one that was stopped has taken of each source its share of what went out', async () => {
  const [one, other] = [await owed('90'), await owed('30')]
  const { id, ver } = await paid(
    [
      [one, '90'],
      [other, '30'],
    ],
    { gone: '40' },
  )
  expect([await leftOf(one), await leftOf(other)]).toEqual(['0.00', '0.00'])
  await act(ctx, transfer, id, 'stop', { ver })
  expect([await leftOf(one), await leftOf(other)]).toEqual(['60.00', '20.00'])
  expect((await opened(ctx, debt, one)).derives).toEqual(['payDebts'])
})

test('of thirty-two who take the last of the same sources in crossing orders, none waits for another for ever', async () => {
  const debts = [await owed('8'), await owed('8'), await owed('8'), await owed('8')]
  const tried = await Promise.allSettled(
    Array.from({ length: 32 }, (_, at) => {
      const turned = [...debts.slice(at % 4), ...debts.slice(0, at % 4)]
      return paid((at % 2 === 0 ? turned : turned.toReversed()).map((id) => [id, '1'] as const))
    }),
  )
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
  const refused = tried.flatMap((one) => (one.status === 'rejected' ? Object.values<object>(one.reason.errors) : []))
  expect(refused.length).toBe(24 * 4)
  expect(refused.every((error) => 'code' in error && error.code === 'derivation.over')).toBe(true)
  expect(await Promise.all(debts.map(leftOf))).toEqual(['0.00', '0.00', '0.00', '0.00'])
})

test('each source is tied with what was taken of it, is kept from its end, and let go by its line', async () => {
  const [one, other] = [await owed(), await owed()]
  const { id } = await paid([
    [one, '25'],
    [other, '5'],
  ])
  const { related } = await relatedDocuments(ctx, transfer, await seenRecord(ctx, transfer, id))
  expect(new Set(related.filter(({ level }) => level === -1).map((source) => source.id))).toEqual(new Set([one, other]))
  expect(await linksOf(ctx, debt, one)).toMatchObject([{ id, amount: '25.00' }])
  for (const source of [one, other])
    await expect(remove(ctx, debt, [source])).rejects.toMatchObject({ code: 'record.followed' })
  await save(ctx, transfer, { id, ver: 1, amount: '25', debts: [{ debtId: one, part: '25' }] })
  expect(await linksOf(ctx, debt, other)).toEqual([])
  expect(await leftOf(other)).toBe('100.00')
})

test('of rows that were chosen it is told which cannot be a source and which cannot be merged, and why', async () => {
  const [one, dollars, used, ended] = [await owed(), await owed('9', { currency: 'USD' }), await owed(), await owed()]
  await paid([[used, '100']])
  await act(ctx, debt, ended, 'end', { ver: 1 })
  const strange = '00000000-0000-7000-8000-0000000000ff'
  const rows = await derivableRows(ctx, debt, 'payDebts', [ended, one, dollars, used, strange])
  expect(rows.map(({ barred, apart }) => [barred?.code ?? null, apart?.code ?? null])).toEqual([
    ['derivation.wrong-state', null],
    [null, null],
    [null, 'derivation.differs-in'],
    ['derivation.none-left', null],
    ['record.missing', null],
  ])
  expect(rows[2]?.apart?.params).toMatchObject({ field: '币种', number: expect.stringMatching(/^QK-/) })
})

test.each([
  ['into what has no lines', { merge: { lines: 'owner' } }],
  ['by what is no reference in its lines', { by: 'part' }],
  ['what it does not count', { remaining: undefined }],
  ['sources that need agree in nothing', { alike: [] }],
  ['into a total that is no such figure', { merge: { lines: 'debts', total: 'owner' } }],
  [
    'by a share of what is no part of its total',
    { remaining: { of: ['amount'], less: [{ field: 'part', share: 'owner', while: {} }] } },
  ],
])('a derivation is refused at start that merges %s', (_title, wrong) => {
  const documents = new Map(Object.entries({ 'ledger.debt': { doc: debt }, 'ledger.transfer': { doc: transfer } }))
  expect(derivationProblems(payDebts, documents)).toEqual([])
  expect(derivationProblems({ ...payDebts, ...wrong }, documents).length).toBeGreaterThan(0)
})
