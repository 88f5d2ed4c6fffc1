import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Described } from '../../../core/description/described-document.ts'
import { fieldOf } from '../../../kinds/testing/test-host.tsx'
import type { Values } from '../../platform/data/record-values.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import {
  press,
  refusal,
  showRecord,
  signedIn,
  type,
  unreachable,
  voyage,
  voyageDocument,
  voyages,
} from '../../testing/index.ts'

const save = 'POST /api/sea/voyage/save'
const one = 'GET /api/sea/voyage/v1'
const title = '您编辑期间，单据已被他人修改'

const change = (field: string, personName = '王伟') => ({
  at: Date.UTC(2026, 10, 25, 2),
  ver: 2,
  personName,
  verb: '编辑',
  field,
  label: field,
  before: '',
  after: '',
  old: null,
  whole: true,
})
const answer = (record: Values, offered: readonly string[] = ['bj']) => ({
  record,
  names: {},
  offered,
  waits: [],
  linked: false,
  writable: null,
})

/** The form of the first voyage, whose record others have made into `theirs` once it is saved. */
async function overtaken(theirs: Values | null, doc: Described = voyageDocument(), offered?: readonly string[]) {
  const server = await signedIn()
  voyages([voyage(1)], doc)
  await showRecord('v1', doc, { at: '/doc/sea/voyage/v1?edit=1' })
  await screen.findByRole('textbox', { name: '航次名称' })
  server
    .on(save, refusal({ status: 409, code: 'record.changed', message: '已被修改' }))
    .on('GET /api/sea/voyage/v1/history', [change('port')])
    .on(
      one,
      theirs === null
        ? refusal({ status: 404, code: 'record.missing' })
        : answer(voyage(1, { ver: 2, ...theirs }), offered),
    )
  return server
}

const panel = () => screen.findByRole('region', { name: title })
const side = (field: HTMLElement, at: number) => within(field).getAllByRole('radio')[at] ?? field
const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value

test('changes of two people in different fields go together by one press, over the newer version', async () => {
  const server = await overtaken({ port: '天津' })
  await type('航次名称', '北极')
  await press(/保存/)
  const region = await panel()
  await waitFor(() => expect(document.activeElement).toBe(region))
  expect(region.textContent).toContain('对方修改、将一并保留：港口')
  expect(region.textContent).toContain('您修改、将一并保留：航次名称')
  expect(region.textContent).toContain('王伟 于')
  expect(within(region).queryAllByRole('radio')).toEqual([])
  server.on(save, { id: 'v1', ver: 3 })
  await press('合并并保存')
  await waitFor(() => expect(server.callsTo(save)).toHaveLength(2))
  expect(server.callsTo(save)[1]?.body).toMatchObject({ id: 'v1', ver: 2, name: '北极', port: '天津' })
})

test('a field that both changed waits for a choice, and goes as chosen', async () => {
  const server = await overtaken({ port: '天津' })
  await type('港口', '青岛')
  await press(/保存/)
  const region = await panel()
  const field = within(region).getByRole('group', { name: '港口' })
  expect(field.textContent).toMatch(/我的青岛.*对方的 · 王伟 于 .*天津/)
  expect(screen.getByRole('button', { name: '合并并保存' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: '合并后继续编辑' })).toHaveProperty('disabled', true)
  await press(side(field, 1))
  await press('合并后继续编辑')
  await waitFor(() => expect(valueOf('港口')).toBe('天津'))
  expect(screen.queryByRole('region', { name: title })).toBeNull()
  expect(server.callsTo(save)).toHaveLength(1)
})

test('all contested fields go to one side by one press', async () => {
  const server = await overtaken({ port: '天津', note: '他写的' })
  await type('港口', '青岛')
  await type('备注', '我写的')
  await press(/保存/)
  await panel()
  await press('全部用对方的')
  await press('全部用我的')
  server.on(save, { id: 'v1', ver: 3 })
  await press('合并并保存')
  await waitFor(() => expect(server.callsTo(save)).toHaveLength(2))
  expect(server.callsTo(save)[1]?.body).toMatchObject({ ver: 2, port: '青岛', note: '我写的' })
})

test('giving up my changes leaves the newer record in the form, with nothing unsaved', async () => {
  await overtaken({ port: '天津' })
  await type('港口', '青岛')
  await press(/保存/)
  await panel()
  await press('放弃我的修改')
  await waitFor(() => expect(valueOf('港口')).toBe('天津'))
  expect(screen.queryByRole('region', { name: title })).toBeNull()
  expect(screen.queryByText('未保存')).toBeNull()
})

test('a record that was deleted meanwhile shows what was typed, to be copied, and can only be left', async () => {
  await overtaken(null)
  await type('港口', '青岛')
  await press(/保存/)
  const region = await panel()
  expect(region.textContent).toContain('单据已被删除')
  expect(within(region).getByText('港口').parentElement?.textContent).toBe('港口青岛')
  expect(within(region).getAllByRole('button')).toHaveLength(1)
})

test('a record that may no longer be edited shows what was typed and offers no merging', async () => {
  await overtaken({ port: '天津' }, voyageDocument(), ['ck'])
  await type('港口', '青岛')
  await press(/保存/)
  const region = await panel()
  expect(region.textContent).toContain('单据已不能编辑')
  expect(within(region).getByText('港口').parentElement?.textContent).toBe('港口青岛')
  expect(within(region).queryByRole('button', { name: '合并并保存' })).toBeNull()
})

test('who changed it is no reason not to merge: without an answer the panel comes all the same', async () => {
  const server = await overtaken({ port: '天津' })
  server.on('GET /api/sea/voyage/v1/history', refusal({ status: 500, code: 'server.bug' }))
  await type('航次名称', '北极')
  await press(/保存/)
  expect((await panel()).textContent).not.toContain('王伟')
})

test('where the newer record cannot be read the reason is said and the input stays', async () => {
  const server = await overtaken({ port: '天津' })
  server.on(one, unreachable)
  await type('港口', '青岛')
  await press(/保存/)
  expect(await screen.findByText(/网络/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: title })).toBeNull()
  expect(valueOf('港口')).toBe('青岛')
})

test('a newer version that arrives while one types is told, and compared at a press', async () => {
  const server = await overtaken({ port: '天津' })
  await type('航次名称', '北极')
  server.on(save, { id: 'v1', ver: 3 })
  void queryClient.invalidateQueries({ queryKey: ['doc', 'sea', 'voyage', 'record'] })
  expect(await screen.findByText('此单据刚刚被他人修改')).toBeTruthy()
  expect(valueOf('港口')).toBe('大连')
  await press('查看并合并')
  expect((await panel()).textContent).toContain('对方修改、将一并保留：港口')
  await press('合并后继续编辑')
  await waitFor(() => expect(valueOf('港口')).toBe('天津'))
  expect(valueOf('航次名称')).toBe('北极')
  expect(screen.queryByText('此单据刚刚被他人修改')).toBeNull()
})

const cargo = fieldOf('lines', {
  name: 'cargo',
  label: '货物',
  fields: {},
  totals: [],
  columns: [fieldOf('text', { name: 'goods', label: '品名' }), fieldOf('text', { name: 'mark', label: '唛头' })],
})

test('lines that both changed are put together line by line', async () => {
  const doc = voyageDocument({
    fields: [...voyageDocument().fields, cargo],
    form: [{ name: 'basic', label: '基本信息', fields: ['name', 'cargo'] }],
  })
  const server = await signedIn()
  const lines = (goods: string, mark: string) => [{ id: 'l1', goods, mark }]
  voyages([voyage(1, { cargo: lines('煤', 'A') })], doc)
  await showRecord('v1', doc, { at: '/doc/sea/voyage/v1?edit=1' })
  await type('品名', '焦炭')
  server
    .on(save, refusal({ status: 409, code: 'record.changed' }))
    .on('GET /api/sea/voyage/v1/history', [change('cargo')])
    .on(one, answer(voyage(1, { ver: 2, cargo: lines('煤', 'B') })))
  await press(/保存/)
  expect((await panel()).textContent).toContain('双方修改已逐行合并：货物')
  server.on(save, { id: 'v1', ver: 3 })
  await press('合并并保存')
  await waitFor(() => expect(server.callsTo(save)).toHaveLength(2))
  expect(server.callsTo(save)[1]?.body).toMatchObject({ cargo: [{ id: 'l1', goods: '焦炭', mark: 'B' }] })
})
