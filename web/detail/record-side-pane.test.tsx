import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Values } from '../platform/data/record-values.ts'
import { press, refusal, show, signedIn, type, voyage, voyageDocument, voyages } from '../testing/index.ts'
import { EditRecord, NewRecord, RecordPane } from './record-side-pane.tsx'

const save = 'POST /api/sea/voyage/save'

async function server(rows: readonly Values[] = [voyage(1), voyage(2)]) {
  const made = await signedIn()
  voyages(rows)
  return made
}

/** The heading of the record that is shown. */
function heading(text: RegExp): Promise<HTMLElement> {
  return screen.findByText(text, { selector: 'h1' })
}

async function pressButton(words: RegExp): Promise<void> {
  fireEvent.click(await screen.findByText(words, { selector: 'button' }))
}

test('a record is read and edited beside what it was chosen from', async () => {
  const at = await server()
  at.on(save, { id: 'v1', ver: 2 })
  const own = ({ port }: Values) => <button type="button">通知{String(port)}</button>
  await show(<RecordPane module="sea" name="voyage" id="v1" actions={own} />)
  await heading(/HC-001/)
  expect(screen.getByText('通知大连')).toBeTruthy()
  await pressButton(/^编\s?辑$/)
  await type('港口', '营口')
  expect(screen.queryByText('通知大连')).toBeNull()
  at.on('GET /api/sea/voyage/v1', { record: voyage(1, { ver: 2, port: '营口' }), offered: ['bj'] })
  fireEvent.click((await screen.findByText(/^保\s?存/)).closest('button') ?? document.body)
  expect(await screen.findByText('通知营口')).toBeTruthy()
  expect(at.callsTo(save)[0]?.body).toMatchObject({ id: 'v1', ver: 1, port: '营口' })
})

test('editing that is given up shows the record again as it is', async () => {
  const at = await server()
  await show(<RecordPane module="sea" name="voyage" id="v1" />)
  await heading(/HC-001/)
  await pressButton(/^编\s?辑$/)
  await screen.findByLabelText('港口')
  await pressButton(/^取\s?消$/)
  await waitFor(() => expect(screen.queryByLabelText('港口')).toBeNull())
  expect(at.callsTo(save)).toEqual([])
})

test('another record that is chosen takes its place, not its form', async () => {
  await server()
  const { again } = await show(<RecordPane module="sea" name="voyage" id="v1" />)
  await heading(/HC-001/)
  await pressButton(/^编\s?辑$/)
  await screen.findByLabelText('港口')
  again(<RecordPane module="sea" name="voyage" id="v2" />)
  await heading(/HC-002/)
  expect(screen.queryByLabelText('港口')).toBeNull()
})

test('whoever may not edit a record is offered no form beside it', async () => {
  const at = await server()
  at.on('GET /api/sea/voyage/v1', { record: voyage(1), offered: [] })
  await show(<RecordPane module="sea" name="voyage" id="v1" />)
  await heading(/HC-001/)
  expect(screen.queryByText(/^编\s?辑$/)).toBeNull()
})

test('a record that is not there is said to be missing, one that could not be read is read again', async () => {
  const at = await server([])
  const { again } = await show(<RecordPane module="sea" name="voyage" id="v9" />)
  expect(await screen.findByText('单据不存在，或您无权查看')).toBeTruthy()
  at.on('GET /api/sea/voyage/v8', refusal({ status: 409, code: 'busy', message: '正在更新' }))
  again(<RecordPane module="sea" name="voyage" id="v8" />)
  expect(await screen.findByText(/正在更新/)).toBeTruthy()
  at.on('GET /api/sea/voyage/v8', { record: voyage(8), offered: [] })
  await pressButton(/^重\s?试$/)
  expect(await heading(/HC-008/)).toBeTruthy()
})

test('a new record begins with what it is given, and tells when it is saved', async () => {
  const at = await server()
  at.on(save, { id: 'n1', ver: 1 })
  const saved: string[] = []
  const start = { key: 'a', values: { port: '大连' } }
  await show(
    <NewRecord
      module="sea"
      name="voyage"
      start={start}
      onSaved={({ id }) => void saved.push(id)}
      onCancel={() => void saved.push('cancelled')}
    />,
  )
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('港口').value).toBe('大连'))
  await type(/^航次名称/, '北极')
  fireEvent.click((await screen.findByText(/^保\s?存/)).closest('button') ?? document.body)
  await waitFor(() => expect(saved).toEqual(['n1']))
  expect(at.callsTo(save)[0]?.body).toMatchObject({ name: '北极', port: '大连' })
})

test('the form of a record that is there is filled with it, and given up without a call', async () => {
  const at = await server()
  const ended: string[] = []
  await show(
    <EditRecord
      module="sea"
      name="voyage"
      id="v1"
      onSaved={() => void ended.push('saved')}
      onCancel={() => void ended.push('cancelled')}
    />,
  )
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('港口').value).toBe('大连'))
  await pressButton(/^取\s?消$/)
  await waitFor(() => expect(ended).toEqual(['cancelled']))
  expect(at.callsTo(save)).toEqual([])
})

test('the form of a record that is gone says so', async () => {
  await server([])
  await show(<EditRecord module="sea" name="voyage" id="v9" onSaved={() => undefined} onCancel={() => undefined} />)
  expect(await screen.findByText('单据不存在，或您无权查看')).toBeTruthy()
})

test('descriptions that did not come are asked for again', async () => {
  const at = await server()
  at.on('GET /api/sea/voyage/describe', refusal({ status: 409, code: 'busy', message: '正在更新' }))
  await show(<RecordPane module="sea" name="voyage" id="v1" />)
  await screen.findByText(/正在更新/)
  at.on('GET /api/sea/voyage/describe', voyageDocument())
  await press((await screen.findByText(/^重\s?试$/)).closest('button') ?? document.body)
  expect(await heading(/HC-001/)).toBeTruthy()
})
