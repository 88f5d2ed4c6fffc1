import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, refusal, show, showRecord, signedIn, type, voyageDocument, voyages } from '../../testing/index.ts'
import WayPreview from './approval-path-preview.tsx'

const dryRun = 'POST /api/workflow/dryRun'
const named = (...names: readonly string[]) => names.map((name) => ({ id: name, name, why: 'source' }))

const step = (label: string, more: object = {}) => ({
  node: label,
  kind: 'approve',
  label,
  outcome: 'asked',
  when: null,
  mode: 'one',
  source: null,
  people: named('王伟'),
  ...more,
})
const fork = (when: string) => step('判断', { kind: 'condition', outcome: 'passed', when, people: [] })

/** What is read of the way, step by step. */
async function way(...steps: readonly object[]): Promise<(string | null)[]> {
  const server = await signedIn()
  server.on(dryRun, { steps, names: {}, roles: [{ code: 'cfo', name: '财务总监' }] })
  await show(<WayPreview doc={voyageDocument()} id="v1" values={{ freight: '5.00' }} />)
  await screen.findByRole('list', { name: '提交后的审批流程' })
  expect(server.callsTo(dryRun)[0]?.body).toEqual({
    module: 'sea',
    thing: 'voyage',
    id: 'v1',
    values: { freight: '5.00' },
  })
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('steps of people are told with who would be asked, those of arithmetic are not', async () => {
  const start = step('开始', { kind: 'start', people: [] })
  const join = step('汇合', { kind: 'join', people: [] })
  expect(await way(start, step('财务审核'), join)).toEqual(['财务审核王伟'])
})

test('six people are named, the others counted, with how they decide together', async () => {
  const people = named('甲', '乙', '丙', '丁', '戊', '己', '庚', '辛')
  expect(await way(step('会签', { people, mode: 'all' }))).toEqual(['会签甲、乙、丙、丁、戊、己 +2 · 会签'])
})

test('one alone decides in no mode', async () => {
  expect(await way(step('财务审核', { mode: 'any' }))).toEqual(['财务审核王伟'])
})

test('the condition that led to a step is told in words', async () => {
  expect(await way(fork('port == "上海"'), step('财务审核'))).toEqual(['财务审核王伟因为港口：上海'])
})

test('a condition is told in words of the description that stands, when it comes after the way as well', async () => {
  const server = await signedIn({ language: 'ru' })
  server.on(dryRun, { steps: [fork('port == "上海"'), step('Проверка')], names: {}, roles: [] })
  const inChinese = voyageDocument()
  const fields = inChinese.fields.map((field) => (field.name === 'port' ? { ...field, label: 'Порт' } : field))
  const values = {}
  const { again } = await show(<WayPreview doc={inChinese} id="v1" values={values} />)
  await screen.findByText(/港口/)
  again(<WayPreview doc={{ ...inChinese, fields }} id="v1" values={values} />)
  expect(screen.getByRole('listitem').textContent).toContain('Так как: Порт')
})

test.each([
  ['is about a field that the reader may not know', 'secret == "1"'],
  ['asks one field that he knows and one that he does not', 'port == "上海" && secret == "1"'],
  ['is more than a sentence', 'port + name == "x"'],
  ['compares nothing', ''],
])('a condition that %s is not told', async (_what, when) => {
  expect(await way(fork(when), step('财务审核'))).toEqual(['财务审核王伟'])
})

test('whoever is asked by role is told why he', async () => {
  const told = await way(step('审核', { source: { by: 'role', role: 'cfo' } }))
  expect(told[0]).toContain('财务总监')
})

test.each([
  ['blocked', {}, '未找到处理人，到此会停住并通知流程管理员'],
  ['skipped', {}, '无需处理，自动跳过'],
  ['automatic', { people: named('王伟') }, '王伟与上一节点为同一人，自动通过'],
  ['asked', { source: { by: 'choice', of: 'drafter' } }, '提交时由您选择'],
  ['blocked', { source: { by: 'choice', of: 'handler' } }, '由上一节点处理人选择'],
  ['asked', { people: [{ id: 'p', name: '李娜', why: 'superior' }] }, '李娜起草人不能审批自己的单据，由其上级审批'],
  ['asked', { people: [{ id: 'p', name: '李娜', why: 'admin' }] }, '李娜未找到处理人，由流程管理员处理'],
])('a step that is %s with %o says “%s”', async (outcome, more, said) => {
  expect(await way(step('财务审核', { outcome, people: [], ...more }))).toEqual([`财务审核${said}`])
})

test('a copy is called one unless its name says it', async () => {
  expect(await way(step('知会', { kind: 'cc' }), step('抄送财务', { kind: 'cc' }))).toEqual([
    '知会王伟抄送',
    '抄送财务王伟',
  ])
})

test('a way that cannot be told says why', async () => {
  const server = await signedIn()
  server.on(dryRun, refusal({ status: 409, code: 'flow.none', message: '流程未发布' }))
  await show(<WayPreview doc={voyageDocument()} id={null} values={{}} />)
  expect(await screen.findByText('流程未发布')).toBeTruthy()
})

test('the form shows the way by what is typed, and asks again only for what its flow decides by', async () => {
  const doc = voyageDocument({
    approval: { process: 'sea.voyage', money: false, values: ['port'] },
    verbs: ['ck', 'xz', 'tj'],
  })
  const server = await signedIn()
  voyages([], doc)
  const answer = ({ body }: { body: unknown }) => {
    const { values } = body as { values: { port: string | null } } // what the preview sends
    return { steps: [step(values.port ?? '默认')], names: {}, roles: [] }
  }
  server.on(dryRun, answer)
  await showRecord('new', doc)
  expect(await screen.findByText('默认')).toBeTruthy()
  await type('航次名称', '北极')
  await type('港口', '上海')
  expect(await screen.findByText('上海')).toBeTruthy()
  expect(server.callsTo(dryRun).map(({ body }) => body)).toEqual([
    { module: 'sea', thing: 'voyage', id: null, values: { port: null } },
    { module: 'sea', thing: 'voyage', id: null, values: { port: '上海' } },
  ])
  server.on('POST /api/sea/voyage/save', { id: 'v1', ver: 1 })
  await press(/^保存\s*Ctrl/)
  await waitFor(() => expect(server.callsTo('POST /api/sea/voyage/save')).toHaveLength(1))
})
