import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DescribedAction } from '../../../core/description/described-document.ts'
import {
  buttonIn,
  key,
  press,
  refusal,
  row,
  show,
  showList,
  signedIn,
  voyage,
  voyageDocument,
  voyages,
} from '../../testing/index.ts'
import { ListPane } from '../embedded-list.tsx'

const depart: DescribedAction = { verb: 'depart', label: '开航', look: 'primary', from: ['1'], asks: [] }
const doc = voyageDocument({ actions: [depart] })

async function atList() {
  const server = await signedIn()
  voyages([voyage(1), voyage(2, { name: '北极' }), voyage(3)], doc)
  const { opened } = await showList(doc)
  await row('HC-001')
  return { server, opened }
}

/** The record at the side. */
async function side(): Promise<HTMLElement> {
  return screen.findByRole('dialog')
}

async function peek(n: number): Promise<HTMLElement> {
  fireEvent.click(await screen.findByLabelText(`快速查看第 ${n} 行（P）`))
  return side()
}

test('the number of a row shows its record at the side, and the list stays where it is', async () => {
  const { opened } = await atList()
  const drawer = await peek(2)
  expect(await within(drawer).findByText('HC-002', { exact: false, selector: 'h1' })).toBeTruthy()
  expect(within(drawer).getByText('第 2 条，共 3 条')).toBeTruthy()
  expect(opened).toEqual([])
  expect(screen.getByRole('grid', { hidden: true })).toBeTruthy()
})

test('the key P shows the record of the row that the keyboard stands on', async () => {
  await atList()
  screen.getByRole('grid').focus()
  key('ArrowDown')
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'p', code: 'KeyP' })
  expect(await within(await side()).findByText('第 1 条，共 3 条')).toBeTruthy()
})

test('one goes on to the next record and back, and no further than the ends', async () => {
  await atList()
  const drawer = await peek(2)
  await within(drawer).findByText('HC-002', { exact: false, selector: 'h1' })
  fireEvent.click(within(drawer).getByLabelText('下一条（J）'))
  expect(await within(drawer).findByText('HC-003', { exact: false, selector: 'h1' })).toBeTruthy()
  expect(within(drawer).getByLabelText<HTMLButtonElement>('下一条（J）').disabled).toBe(true)
  fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' })
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK' })
  expect(await within(drawer).findByText('第 2 条，共 3 条')).toBeTruthy()
  fireEvent.click(within(drawer).getByLabelText('上一条（K）'))
  await within(drawer).findByText('第 1 条，共 3 条')
  expect(within(drawer).getByLabelText<HTMLButtonElement>('上一条（K）').disabled).toBe(true)
})

test('the whole page of the record is opened from its side, which closes', async () => {
  const { opened } = await atList()
  const drawer = await peek(2)
  await within(drawer).findByText('HC-002', { exact: false, selector: 'h1' })
  fireEvent.click(within(drawer).getByLabelText('打开完整页面'))
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v2']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what can be done with a record is done at the side, and list and record are read again', async () => {
  const { server } = await atList()
  server.on('GET /api/sea/voyage/v2', { record: voyage(2), offered: ['depart', 'bj'], waits: [], linked: false })
  server.on('POST /api/sea/voyage/v2/action/depart', { id: 'v2', ver: 2 })
  const drawer = await peek(2)
  await within(drawer).findByText('HC-002', { exact: false, selector: 'h1' })
  const reads = server.callsTo('POST /api/sea/voyage/page').length
  await press(buttonIn(drawer, /^开\s?航$/))
  await screen.findByText(/^确定开航/)
  const dialogs = screen.getAllByRole('dialog')
  await press(buttonIn(dialogs.at(-1) ?? drawer, /^开\s?航$/))
  expect(await screen.findByText('开航成功')).toBeTruthy()
  await waitFor(() => expect(server.callsTo('POST /api/sea/voyage/page').length).toBeGreaterThan(reads))
})

test('editing from the side opens the form in a page', async () => {
  const { opened } = await atList()
  const drawer = await peek(1)
  await within(drawer).findByText('HC-001', { exact: false, selector: 'h1' })
  await press(buttonIn(drawer, /^编\s?辑$/))
  await waitFor(() => expect(opened).toEqual(['/doc/sea/voyage/v1?edit=1']))
})

test('a record that is gone meanwhile says so at the side', async () => {
  const { server } = await atList()
  server.on('GET /api/sea/voyage/v1', refusal({ status: 404, code: 'record.missing', message: '记录不存在' }))
  expect(await within(await peek(1)).findByText('该记录已不存在或无权查看')).toBeTruthy()
})

test('the list of a document stands in a page of its own, cut to what was chosen beside it', async () => {
  const server = await signedIn()
  const full = voyageDocument({ verbs: ['ck', 'bj', 'dc', 'dr', 'xz'] })
  voyages([voyage(1)], full)
  const led: string[] = []
  const pane = (port: string) => (
    <ListPane
      module="sea"
      name="voyage"
      title="大连航次"
      fixed={{ port }}
      actions={({ label }) => <button type="button">新{label}</button>}
      onOpen={(one) => void led.push(String(one.id))}
    />
  )
  const { again } = await show(pane('大连'))
  await row('HC-001')
  const asked = () => server.callsTo('POST /api/sea/voyage/page').at(-1)?.body
  expect(asked()).toMatchObject({ parameters: { port: '大连' } })
  expect(screen.getByText('新航次')).toBeTruthy()
  for (const name of [/^导\s?出$/, /^导\s?入$/]) expect(screen.getByText(name)).toBeTruthy()
  await press(within(await row('HC-001')).getByText('HC-001'))
  await waitFor(() => expect(led).toEqual(['v1']))
  again(pane('上海'))
  await waitFor(() => expect(asked()).toMatchObject({ parameters: { port: '上海' } }))
})

test('rows stay chosen while what cuts such a list says the same, and are let go with another question', async () => {
  await signedIn()
  voyages([voyage(1), voyage(2)], doc)
  const pane = (port: string) => (
    <ListPane module="sea" name="voyage" title="航次" fixed={{ ports: [port] }} onOpen={() => undefined} />
  )
  const { again } = await show(pane('大连'))
  fireEvent.click(within(await row('HC-001')).getByRole('checkbox'))
  const chosen = () => screen.queryByText(/^已选/)?.textContent
  await waitFor(() => expect(chosen()).toContain('1'))
  again(pane('大连'))
  fireEvent.click(within(await row('HC-002')).getByRole('checkbox'))
  await waitFor(() => expect(chosen()).toContain('2'))
  again(pane('上海'))
  await waitFor(() => expect(chosen()).toBeUndefined())
})

test('such a list whose description did not come is asked for again', async () => {
  const server = await signedIn()
  voyages([voyage(1)])
  server.on('GET /api/sea/voyage/describe', refusal({ status: 409, code: 'busy', message: '正在更新' }))
  await show(<ListPane module="sea" name="voyage" title="航次" fixed={{}} onOpen={() => undefined} />)
  expect(await screen.findByText(/正在更新/)).toBeTruthy()
  server.on('GET /api/sea/voyage/describe', voyageDocument())
  fireEvent.click((await screen.findByText(/^重\s?试$/)).closest('button') ?? document.body)
  expect(await row('HC-001')).toBeTruthy()
})
