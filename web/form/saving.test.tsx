import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Described } from '../../core/description/described-document.ts'
import { openPagesNow } from '../platform/page/open-pages-store.ts'
import { chooseLang } from '../platform/session/language.ts'
import {
  key,
  press,
  refusal,
  showRecord,
  signedIn,
  type,
  unreachable,
  voyage,
  voyageDocument,
  voyages,
} from '../testing/index.ts'

const save = 'POST /api/sea/voyage/save'
const submit = 'POST /api/sea/voyage/v9/action/submit'

/** The voyage with an approval, which its form submits. */
function approved(): Described {
  return voyageDocument({
    approval: { process: 'sea.voyage', money: false, values: ['freight'] },
    verbs: ['ck', 'xz', 'bj', 'sc', 'tj'],
  })
}

async function form(id: string, doc = voyageDocument()) {
  const server = await signedIn()
  voyages([voyage(1)], doc)
  server.on(save, { id: 'v9', ver: 3 }).on('POST /api/workflow/dryRun', { steps: [], names: {}, roles: [] })
  const shown = await showRecord(id, doc, { at: `/doc/sea/voyage/${id}${id === 'new' ? '' : '?edit=1'}` })
  await screen.findByRole('textbox', { name: '航次名称' })
  return { server, ...shown }
}

test('a new record is sent whole, and its page takes the place of the form', async () => {
  const { server, opened } = await form('new')
  await type('航次名称', '北极')
  await type('运费', '1200.5')
  await press(/^保存/)
  expect(await screen.findByText('保存成功')).toBeTruthy()
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v9?closetab=1']))
  const [call] = server.callsTo(save)
  expect(call?.body).toMatchObject({ name: '北极', freight: '1200.50', port: null })
  expect(call?.body).not.toHaveProperty('id')
  expect(call?.key).toBeTruthy()
})

test.each(['new', 'v1'])('what is typed into the form of %s stays in sight in another language', async (id) => {
  const { server } = await form(id)
  await type('港口', '青岛')
  const fields = voyageDocument().fields.map((field) => (field.name === 'port' ? { ...field, label: 'Порт' } : field))
  voyages([voyage(1)], voyageDocument({ fields }))
  const described = server.hold('GET /api/sea/voyage/describe')
  act(() => chooseLang('ru'))
  await waitFor(() => expect(described.asked).toBe(1))
  expect(screen.getByDisplayValue('青岛')).toBeTruthy()
  described.answer(voyageDocument({ fields }))
  expect(await screen.findByRole('textbox', { name: 'Порт' })).toHaveProperty('value', '青岛')
  // It was never away, and so did not come back.
  expect(screen.queryByText(/Восстановлены несохранённые данные/)).toBeNull()
})

test('a stored record is sent with its id and the version that was typed over, and is then read again', async () => {
  const { server } = await form('v1')
  await type('港口', '青岛')
  server.on('GET /api/sea/voyage/v1', {
    record: voyage(1, { port: '青岛', ver: 2 }),
    names: {},
    offered: ['bj'],
    waits: [],
    linked: false,
    writable: null,
  })
  await press(/^保存/)
  await waitFor(() => expect(server.callsTo(save)[0]?.body).toMatchObject({ id: 'v1', ver: 1, port: '青岛' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '航次名称' })).toBeNull())
  expect((await screen.findAllByText('青岛')).length).toBeGreaterThan(0)
})

test('a second press while one is under way saves nothing more, by the key neither', async () => {
  const { server } = await form('new')
  const slow = server.hold(save)
  await type('航次名称', '北极')
  await press(/^保存/)
  await waitFor(() => expect(slow.asked).toBe(1))
  fireEvent.click(screen.getByRole('button', { name: /保存/ }))
  key('s', { ctrl: true })
  slow.answer({ id: 'v9', ver: 1 })
  expect(await screen.findByText('保存成功')).toBeTruthy()
  expect(slow.asked).toBe(1)
})

/** A button that has come to rest after a press. */
const rested = async (name: RegExp) => {
  await waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBeNull())
  return screen.getByRole('button', { name })
}

test('a retry of the same input carries the same key, other input a new one', async () => {
  const { server } = await form('new')
  server.on(save, unreachable)
  await type('航次名称', '北极')
  await press(await rested(/保存/))
  await waitFor(() => expect(server.callsTo(save)).toHaveLength(1))
  await press(await rested(/保存/))
  await waitFor(() => expect(server.callsTo(save)).toHaveLength(2))
  await type('航次名称', '南极')
  await press(await rested(/保存/))
  await waitFor(() => expect(server.callsTo(save)).toHaveLength(3))
  const keys = server.callsTo(save).map((call) => call.key)
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[0])
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '航次名称' }).value).toBe('南极')
})

test('Ctrl+S saves what is being typed, which then is no longer under the cursor', async () => {
  const { server } = await form('new')
  const slow = server.hold(save)
  await type('航次名称', '北极')
  key('s', { ctrl: true })
  await waitFor(() => expect(slow.asked).toBe(1))
  await waitFor(() => expect(document.activeElement).toBe(document.body))
  expect(server.callsTo(save)[0]?.body).toMatchObject({ name: '北极' })
  key('s')
  expect(slow.asked).toBe(1)
})

test('what the server does not take for another reason is said, and the input stays', async () => {
  const { server, opened } = await form('new')
  server.on(save, refusal({ status: 409, code: 'voyage.closed', message: '本月已关账' }))
  await type('航次名称', '北极')
  await press(/^保存/)
  expect(await screen.findByText('本月已关账')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '航次名称' }).value).toBe('北极')
  expect(screen.getByText('未保存')).toBeTruthy()
  expect(opened).toEqual([])
})

test('saving and submitting is one press: the record saved is submitted in the version it got', async () => {
  const { server, opened } = await form('new', approved())
  server.on(submit, { id: 'v9', ver: 4 })
  await type('航次名称', '北极')
  await press(/^保存并提交/)
  expect(await screen.findByText('已提交审批')).toBeTruthy()
  expect(server.callsTo(submit)[0]?.body).toEqual({ ver: 3 })
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v9?closetab=1']))
})

test('what keeps a saved record from being submitted is mended in the same form, over what was saved', async () => {
  const { server, opened } = await form('new', approved())
  server.on(
    submit,
    refusal({ status: 422, code: 'form.wrong', message: '填写有误', fields: { port: '提交前须填写港口' } }),
  )
  await type('航次名称', '北极')
  await press(/^保存并提交/)
  expect(await screen.findByText('提交前须填写港口')).toBeTruthy()
  expect(await screen.findByText(/^已保存，但未能提交：/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '港口' })))
  expect(opened).toEqual([])
  await type('港口', '青岛')
  server.on(submit, { id: 'v9', ver: 5 })
  await press(await rested(/保存并提交/))
  expect(await screen.findByText('已提交审批')).toBeTruthy()
  expect(server.callsTo(save)[1]?.body).toMatchObject({ id: 'v9', ver: 3, port: '青岛' })
})

test('a saved record that is not submitted for another reason is opened, with the reason said', async () => {
  const { server, opened } = await form('new', approved())
  server.on(submit, refusal({ status: 409, code: 'flow.missing', message: '流程未发布' }))
  await type('航次名称', '北极')
  await press(/^保存并提交/)
  expect(await screen.findByText('已保存，但未能提交：流程未发布')).toBeTruthy()
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v9?closetab=1']))
})

test('objections before submitting are asked as for a submission', async () => {
  const { server } = await form('new', approved())
  server.on('POST /api/sea/voyage/check', { errors: { port: '提交前须填写港口' } })
  await press(/^保存并提交/)
  expect(await screen.findByText('提交前须填写港口')).toBeTruthy()
  expect(server.callsTo('POST /api/sea/voyage/check')[0]?.body).toMatchObject({ submits: true })
})

test('who may not submit has no button for it', async () => {
  await form('new', { ...approved(), verbs: ['ck', 'xz', 'bj'] })
  expect(screen.queryByRole('button', { name: /提交/ })).toBeNull()
})

test('editing is given up by a press, and the record is shown as it was', async () => {
  await form('v1')
  await press(/^取\s?消$/)
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '航次名称' })).toBeNull())
  expect(await screen.findByRole('heading', { name: /HC-001/ })).toBeTruthy()
})

test('a form that was typed into marks its page as unsaved until it is saved or left', async () => {
  await form('v1')
  const isMarked = () => openPagesNow().pages.some(({ dirty }) => dirty)
  expect(isMarked()).toBe(false)
  expect(screen.queryByText('未保存')).toBeNull()
  await type('港口', '青岛')
  expect(await screen.findByText('未保存')).toBeTruthy()
  await waitFor(() => expect(isMarked()).toBe(true))
  await press(/^取\s?消$/)
  await waitFor(() => expect(isMarked()).toBe(false))
})
