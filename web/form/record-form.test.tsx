import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Described, DescribedField } from '../../core/description/described-document.ts'
import { fieldOf } from '../../kinds/testing/test-host.tsx'
import { press, refusal, showRecord, signedIn, type, voyage, voyageDocument, voyages } from '../testing/index.ts'

const more: readonly DescribedField[] = [
  fieldOf('text', { name: 'ship', label: '船名', required: "port == '上海'", max: 20 }),
  fieldOf('text', { name: 'berth', label: '泊位', visible: "port == '上海'" }),
  fieldOf('money', { name: 'fee', label: '港杂费', digits: 2, readonly: "port == '大连'" }),
  fieldOf('money', { name: 'total', label: '合计', digits: 2, calc: 'add(freight, fee)', readonly: true }),
]
const names = ['name', 'port', 'freight', 'fee', 'total']

/** The voyage with conditions, a formula and a second group. */
function ruled(changed: Partial<Described> = {}): Described {
  const fields = [...voyageDocument().fields, ...more]
  const group = { name: 'ship', label: '船舶', fields: ['ship', 'berth'] }
  return voyageDocument({ fields, form: [{ name: 'basic', label: '基本信息', fields: names }, group], ...changed })
}

async function form(id: string, doc = ruled(), options: Parameters<typeof showRecord>[2] = {}) {
  const server = await signedIn()
  voyages([voyage(1, { ship: null, berth: null, fee: '10.00', total: '1210.00' })], doc)
  const at = id === 'new' ? '/doc/sea/voyage/new' : `/doc/sea/voyage/${id}?edit=1`
  const shown = await showRecord(id, doc, { at, ...options })
  await screen.findByRole('textbox', { name: '航次名称' })
  return { server, ...shown }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const wrongs = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('a field under a condition comes and goes as one types, with its mark of a demand', async () => {
  await form('new')
  expect(screen.queryByRole('textbox', { name: '泊位' })).toBeNull()
  const isDemanded = () => screen.getByText('船名', { selector: 'label' }).textContent === '*船名'
  expect(isDemanded()).toBe(false)
  await type('港口', '上海')
  expect(await screen.findByRole('textbox', { name: '泊位' })).toBeTruthy()
  await waitFor(() => expect(isDemanded()).toBe(true))
  await type('港口', '青岛')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '泊位' })).toBeNull())
})

test('a group all of whose fields are hidden is not there', async () => {
  const hidden = { name: 'ship', label: '船舶', fields: ['berth'] }
  await form('new', ruled({ form: [{ name: 'basic', label: '基本信息', fields: names }, hidden] }))
  expect(screen.queryByText('船舶')).toBeNull()
  await type('港口', '上海')
  expect(await screen.findByText('船舶')).toBeTruthy()
})

test('of a new record a group is away while nobody types its fields and none has something to show', async () => {
  const sums = { name: 'sums', label: '金额汇总', fields: ['total'] }
  await form('new', ruled({ form: [{ name: 'basic', label: '基本信息', fields: names.slice(0, -1) }, sums] }))
  expect(screen.queryByText('金额汇总')).toBeNull()
  await type('运费', '1200.5')
  await type('港杂费', '20')
  expect(await screen.findByText('金额汇总')).toBeTruthy()
})

test('a formula follows each key and is typed by nobody; of a new record it is away while it has nothing to show', async () => {
  await form('new')
  expect(screen.queryByText('合计')).toBeNull()
  await type('运费', '1200.5')
  await type('港杂费', '20')
  const total = () => screen.getByText('合计').closest('[data-field]')
  await waitFor(() => expect(total()?.textContent).toBe('合计1,220.50'))
  await type('港杂费', '30')
  await waitFor(() => expect(total()?.textContent).toBe('合计1,230.50'))
  expect(within(screen.getByText('合计').parentElement ?? document.body).queryByRole('textbox')).toBeNull()
})

test('a formula without a value, and a field whose condition fails, are there while something is wrong with them', async () => {
  const groups = [
    { name: 'basic', label: '基本信息', fields: names.slice(0, -1) },
    { name: 'sums', label: '金额汇总', fields: ['total', 'berth'] },
  ]
  const { server } = await form('new', ruled({ form: groups }))
  const fields = { total: '合计不能为零', berth: '泊位已占用' }
  server.on('POST /api/sea/voyage/save', refusal({ status: 422, code: 'form.wrong', message: '填写有误', fields }))
  await type('航次名称', '北极')
  await press(/^保存/)
  await waitFor(() => expect(wrongs()).toEqual(['合计不能为零', '泊位已占用']))
  const shownOf = (label: string) => screen.getByText(label).closest('[data-field]')
  expect(shownOf('合计')?.textContent).toContain('合计不能为零')
  expect(shownOf('泊位')?.querySelector('input')).toBeNull()
  expect(screen.getByText('金额汇总').parentElement?.textContent).toBe('金额汇总2')
  // Neither is typed: the figure is another one once what it is counted from is.
  await type('运费', '1200.5')
  await type('港杂费', '20')
  await waitFor(() => expect(wrongs()).toEqual(['泊位已占用']))
})

test('a field locked by a condition shows its value and opens when the condition ends', async () => {
  await form('v1')
  expect(screen.queryByRole('textbox', { name: '港杂费' })).toBeNull()
  expect(screen.getByText('港杂费').closest('[data-field]')?.textContent).toBe('港杂费10.00')
  await type('港口', '青岛')
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '港杂费' })).value).toMatch(/^10/)
})

test('a field without the right to write is shown and cannot be typed into', async () => {
  const fields = ruled().fields.map((field) =>
    field.name === 'port' ? { ...field, rights: { read: true, write: false } } : field,
  )
  const doc = ruled({ fields })
  await form('v1', doc)
  expect(screen.queryByRole('textbox', { name: '港口' })).toBeNull()
  expect(screen.getByText('港口').closest('[data-field]')?.textContent).toBe('港口大连')
})

test('what the record closes in its state is closed, whatever the description says', async () => {
  const server = await signedIn()
  voyages([voyage(1)])
  const one = { record: voyage(1), names: {}, offered: ['bj'], waits: [], linked: false, writable: ['name'] }
  server.on('GET /api/sea/voyage/v1', one)
  await showRecord('v1', voyageDocument(), { at: '/doc/sea/voyage/v1?edit=1' })
  await screen.findByRole('textbox', { name: '航次名称' })
  expect(screen.queryByRole('textbox', { name: '港口' })).toBeNull()
})

test('nothing is called wrong before one leaves a field, then only that field', async () => {
  await form('new')
  expect(wrongs()).toEqual([])
  fireEvent.focus(box('航次名称'))
  fireEvent.blur(box('航次名称'))
  await waitFor(() => expect(wrongs()).toEqual(['请填写航次名称']))
  await type('航次名称', '北极')
  await waitFor(() => expect(wrongs()).toEqual([]))
})

test('saving shows all errors at once at their fields, those of the server too, and puts the focus on the first', async () => {
  const { server } = await form('new')
  server.on('POST /api/sea/voyage/check', { errors: { freight: '运费超出预算', name: '服务器也这样说' } })
  await type('港口', '上海')
  await press(/^保存/)
  await waitFor(() => expect(wrongs()).toEqual(['请填写航次名称', '运费超出预算', '请填写船名']))
  await waitFor(() => expect(document.activeElement).toBe(box('航次名称')))
  expect(box('航次名称').getAttribute('aria-invalid')).toBe('true')
  expect(await screen.findByText('有 3 处需要修改')).toBeTruthy()
  expect(server.callsTo('POST /api/sea/voyage/check')[0]?.body).toMatchObject({
    values: { port: '上海', name: null },
    submits: false,
  })
  expect(server.callsTo('POST /api/sea/voyage/save')).toEqual([])
})

test('each group says how many of its fields are wrong', async () => {
  const { server } = await form('new')
  server.on('POST /api/sea/voyage/check', { errors: { freight: '运费超出预算' } })
  await type('港口', '上海')
  await press(/^保存/)
  await screen.findByText('运费超出预算')
  const badgeOf = (group: string) => screen.getByText(group).parentElement?.textContent
  expect(badgeOf('基本信息')).toBe('基本信息2')
  expect(badgeOf('船舶')).toBe('船舶1')
})

test('a server that cannot be asked for its errors leaves those of the page', async () => {
  const { server } = await form('new')
  server.on('POST /api/sea/voyage/check', refusal({ status: 500, code: 'server.bug' }))
  await press(/^保存/)
  await waitFor(() => expect(wrongs()).toEqual(['请填写航次名称']))
})

test('what the server refused at a field stands there until the field is changed', async () => {
  const { server } = await form('new')
  server.on(
    'POST /api/sea/voyage/save',
    refusal({ status: 422, code: 'form.wrong', message: '填写有误', fields: { port: '港口已停用' } }),
  )
  await type('航次名称', '北极')
  await type('港口', '青岛')
  await press(/^保存/)
  expect(await screen.findByText('港口已停用')).toBeTruthy()
  expect(await screen.findByText('填写有误')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(box('港口')))
  await type('港口', '大连')
  await waitFor(() => expect(screen.queryByText('港口已停用')).toBeNull())
})

test('what is wrong with fields that the form does not show stands above it with their names, also beside errors of the page', async () => {
  const groups = [{ name: 'basic', label: '基本信息', fields: names }]
  const doc = ruled({ form: groups })
  const wordless = doc.fields
    .filter(({ name }) => name === 'berth')
    .map((field) => ({ ...field, name: 'procInstId', label: 'procInstId' }))
  const { server } = await form('new', { ...doc, fields: [...doc.fields, ...wordless] })
  const errors = { berth: '泊位已占用', procInstId: '流程已更换', secret: '须由财务填写', freight: '运费超出预算' }
  server.on('POST /api/sea/voyage/check', { errors })
  await type('港口', '上海')
  await press(/^保存/)
  const above = await screen.findByText('本表单未显示的字段需要修改')
  const told = within(above.closest<HTMLElement>('[role="alert"]') ?? document.body).getAllByRole('listitem')
  expect(told.map(({ textContent }) => textContent)).toEqual([
    '船名：请填写船名',
    '泊位：泊位已占用',
    '流程已更换',
    '须由财务填写',
  ])
  expect(above.compareDocumentPosition(box('航次名称'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await type('港口', '青岛')
  await waitFor(() => expect(screen.queryByText('船名：请填写船名')).toBeNull())
  expect(screen.getByText('泊位：泊位已占用')).toBeTruthy()
})

test('on a phone the form is the same and saving has no key to show', async () => {
  await form('new', ruled(), { width: 'phone' })
  expect(screen.getByRole('button', { name: /^保\s?存$/ })).toBeTruthy()
  expect(screen.queryByText('Ctrl')).toBeNull()
})

test('who may add nothing is told so and gets no form', async () => {
  const server = await signedIn()
  const doc = voyageDocument({ verbs: ['ck'] })
  voyages([], doc)
  const { opened } = await showRecord('new', doc)
  expect(await screen.findByText(/^403/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  await press('返回首页')
  await waitFor(() => expect(opened).toEqual(['/welcome']))
  expect(server.callsTo('POST /api/sea/voyage/save')).toEqual([])
})

test('a record that may not be edited is shown for reading, whatever its address asks', async () => {
  await signedIn()
  const doc = voyageDocument({ verbs: ['ck'] })
  voyages([voyage(1)], doc)
  await showRecord('v1', doc, { at: '/doc/sea/voyage/v1?edit=1' })
  expect(await screen.findByRole('heading', { name: /HC-001/ })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: '航次名称' })).toBeNull()
})
