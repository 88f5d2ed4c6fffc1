import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ApproveNode, AutoNode, ConditionNode, SubflowNode } from '../../../core/approval/definition.ts'
import { press, type } from '../../testing/index.ts'
import { choices } from './testing/flow-editor-shown.tsx'
import { box, formField, offered, panel, pick, said } from './testing/node-panel-shown.tsx'

const words = (zh: string, ru = zh, en = zh) => ({ zh, ru, en })

const approve = (more: Partial<ApproveNode> = {}): ApproveNode => ({
  kind: 'approve',
  label: words('总经理'),
  next: 'end',
  mode: 'one',
  approver: { by: 'role', role: 'ceo' },
  ...more,
})
const form = [
  formField('name', '名称', { names: true }),
  formField('total', '合计', { fixed: true, kind: 'money' }),
  formField('port', '港口'),
]

test('all fields are opened at once as far as each may be: what is computed is not written', async () => {
  await panel(approve(), { form })
  await pick('全部设为…', '必填')
  await waitFor(() => expect(said.node).toMatchObject({ fields: { name: 'required', port: 'required' } }))
  expect(said.node).not.toHaveProperty('fields.total')
})

test('a document does not lose the name it is called by', async () => {
  await panel(approve(), { form })
  await pick('全部设为…', '隐藏')
  await waitFor(() => expect(said.node).toMatchObject({ fields: { total: 'hide', port: 'hide' } }))
  expect(said.node).not.toHaveProperty('fields.name')
})

test('what is computed may be hidden at most', async () => {
  await panel(approve(), { form })
  expect(await offered('合计')).toEqual(['只读', '隐藏'])
})

test('a step whose last right is taken back says nothing of fields', async () => {
  await panel(approve({ fields: { port: 'write' } }), { form })
  await pick('港口', '只读')
  await waitFor(() => expect(said.abouts).toEqual(['right port']))
  expect(said.node).not.toHaveProperty('fields')
})

test('a right to a field that the form has lost stays in sight and can be taken back', async () => {
  await panel(approve({ fields: { gone: 'hide', port: 'write' } }), { form })
  await pick('gone', '只读')
  await waitFor(() => expect(said.node).toMatchObject({ fields: { port: 'write' } }))
  expect(said.node).not.toHaveProperty('fields.gone')
  await waitFor(() => expect(screen.queryByLabelText('gone')).toBeNull())
})

const child: SubflowNode = {
  kind: 'subflow',
  label: words('子流程'),
  next: 'end',
  process: 'sea.loan',
  mode: 'sync',
  over: 'crew',
  values: {},
}
const crew = formField('crew', '船员', {
  kind: 'lines',
  columns: [
    { name: 'who', label: '姓名', kind: 'text' },
    { name: 'pay', label: '工资', kind: 'money' },
  ],
})
const loan = (...fields: ReturnType<typeof formField>[]) => ({
  'GET /api/workflow/template/sea.loan': { ...choices, process: 'sea.loan', names: {}, form: fields },
})
const begun = async () => within(await screen.findByRole('region', { name: '子表单取值' }))

test('what the form to be made demands is asked first; what nobody writes is not asked', async () => {
  const fields = [
    formField('note', '备注'),
    formField('no', '编号', { fixed: true }),
    formField('rows', '明细', { kind: 'lines' }),
    formField('sum', '借款金额', { kind: 'money', required: true }),
  ]
  await panel(child, { form: [...form, crew] }, loan(...fields))
  const heads = (await begun()).getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['借款金额 *', '备注'])
})

test('a field begins with what fits its kind: of the line, then of the document, then of its own choices', async () => {
  const options = [{ code: '1', label: '短期' }]
  await panel(child, { form: [...form, crew] }, loan(formField('sort', '种类', { options })))
  expect(await offered('种类')).toEqual(['姓名', '名称', '港口', '短期'])
})

test.each([
  ['姓名', { sort: { line: 'who' } }],
  ['港口', { sort: { field: 'port' } }],
  ['短期', { sort: { value: 'a:b' } }],
])('a field that begins with %s is told to the flow as %o', async (entry, values) => {
  const options = [{ code: 'a:b', label: '短期' }]
  await panel(child, { form: [...form, crew] }, loan(formField('sort', '种类', { options })))
  await pick('种类', entry)
  await waitFor(() => expect(said.node).toMatchObject({ values }))
  await waitFor(() => expect(screen.getByLabelText('种类').closest('.ant-select')?.textContent).toContain(entry))
})

test('a value of a field that the other form has lost stays in sight and is cleared', async () => {
  await panel({ ...child, values: { gone: { field: 'port' } } }, { form }, loan(formField('note', '备注')))
  await box('gone')
  const row = (await begun()).getByText('gone').closest('tr')
  await press(row?.querySelector<HTMLElement>('.ant-select-clear') ?? document.body)
  await waitFor(() => expect(said.node).not.toHaveProperty('values.gone'))
  await waitFor(() => expect(screen.queryByText('gone')).toBeNull())
})

const setting = (values: Extract<NonNullable<AutoNode['act']>, { do: 'set' }>['values']): AutoNode => ({
  kind: 'auto',
  label: words('自动'),
  next: 'end',
  hook: '',
  act: { do: 'set', values },
})

test('fields to be set are those that are not set yet and that may be written', async () => {
  await panel(setting({ port: { value: '上海' } }), { form: [...form, crew] })
  expect(await offered('添加字段…')).toEqual(['名称'])
})

test('a field is set by another of the document, which is not itself and fits it', async () => {
  const more = [formField('memo', '备注', { kind: 'textarea' }), formField('no', '编号', { kind: 'autoNumber' })]
  await panel(setting({ port: { value: '上海' } }), { form: [...form, ...more], fields: [] })
  await pick('港口 · 取值', '本表单')
  await waitFor(() => expect(said.node).toMatchObject({ act: { values: { port: { field: '' } } } }))
  await pick('港口$', '编号')
  await waitFor(() => expect(said.node).toMatchObject({ act: { values: { port: { field: 'no' } } } }))
  const shown = [...document.querySelectorAll('.ant-select-item-option-content')].map(({ textContent }) => textContent)
  expect(shown).not.toContain('港口')
  expect(shown).not.toContain('合计')
})

test('another way to set a field begins anew, and the field is let go by its button', async () => {
  await panel(setting({ port: { value: '上海' } }), { form, fields: [] })
  expect(await box('港口$')).toHaveProperty('value', '上海')
  await pick('港口 · 取值', '公式')
  await waitFor(() => expect(said.node).toMatchObject({ act: { values: { port: { formula: '' } } } }))
  await type(await box('港口$'), 'name')
  await waitFor(() => expect(said.node).toMatchObject({ act: { values: { port: { formula: 'name' } } } }))
  await press(screen.getByLabelText('删除 · 港口'))
  await waitFor(() => expect(said.node).toMatchObject({ act: { values: {} } }))
  expect(said.node).not.toHaveProperty('act.values.port')
})

test('a name in Chinese brings what the product calls it elsewhere, and leaves what somebody wrote himself', async () => {
  const terms = [['付款', 'Оплата', 'Payment']] as const
  await panel(approve({ label: words('', '', 'Money out') }), { terms })
  await type(await box('名称 · 中文'), '付款')
  await waitFor(() => expect(said.node.label).toEqual(words('付款', 'Оплата', 'Money out')))
  expect(await screen.findAllByText('建议')).toHaveLength(1)
})

test('a name that is still Chinese in another language is marked until it is translated', async () => {
  await panel(approve())
  expect(await screen.findAllByText('未翻译')).toHaveLength(2)
  await type(await box('名称 · Русский'), 'Директор')
  await waitFor(() => expect(screen.getAllByText('未翻译')).toHaveLength(1))
})

const fork = (label?: ReturnType<typeof words>): ConditionNode => ({
  kind: 'condition',
  label: words('看金额'),
  branches: [{ when: '', to: 'end', ...(label ? { label } : {}) }],
  otherwise: 'end',
})

test('a branch named in one language is called so in the others until they have names of their own', async () => {
  await panel(fork())
  await type(await box('分支名称'), '大额')
  await waitFor(() => expect(said.node).toMatchObject({ branches: [{ label: words('大额') }] }))
})

test('a name of its own in another language stays when the branch is renamed', async () => {
  await panel(fork(words('大额', 'Крупные', '大额')))
  await type(await box('分支名称'), '巨额')
  await waitFor(() => expect(said.node).toMatchObject({ branches: [{ label: words('巨额', 'Крупные', '巨额') }] }))
})

test('a branch whose name is taken away has none', async () => {
  await panel(fork(words('大额')))
  await type(await box('分支名称'), '')
  await waitFor(() => expect(said.abouts).toEqual(['branch 0 name']))
  expect(said.node).not.toHaveProperty('branches.0.label')
})
