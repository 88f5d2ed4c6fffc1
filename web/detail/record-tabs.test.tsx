import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fieldOf } from '../../kinds/testing/test-host.tsx'
import { refresh } from '../platform/data/use-record.ts'
import { queryClient } from '../platform/http/query-client.ts'
import { buttonIn, dialog, openVoyage, press, refusal, type, voyage, voyageDocument } from '../testing/index.ts'
import { addDetailTab } from './detail-tab-registry.ts'

test('the log is read when its tab is opened, and says what was changed', async () => {
  const { server } = await openVoyage()
  server.on('GET /api/sea/voyage/v1/log', [
    {
      at: Date.UTC(2026, 10, 21),
      personName: '王伟',
      verb: 'bj',
      label: '修改',
      changes: [{ field: 'port', label: '港口', before: '大连', after: '上海' }],
    },
  ])
  expect(server.callsTo('GET /api/sea/voyage/v1/log')).toEqual([])
  await press('操作日志')
  expect((await screen.findByText('王伟')).closest('li')?.textContent).toContain('港口 大连 → 上海')
})

test('a log that could not be read says why in its place', async () => {
  const { server } = await openVoyage()
  server.on('GET /api/sea/voyage/v1/log', refusal({ status: 409, code: 'record.busy', message: '日志正在归档' }))
  await press('操作日志')
  expect(await screen.findByText('日志正在归档')).toBeTruthy()
})

test('related documents have a tab only where there are some, and lead to them', async () => {
  const { server, opened } = await openVoyage(voyage(1), voyageDocument(), { linked: true })
  const one = { module: 'sea', title: '', amount: null, currency: null, state: null }
  const bill = {
    label: '提单',
    number: 'TD-1',
    title: '北极货物',
    state: { label: '已放货' },
    amount: '1200.5',
    currency: 'CNY',
  }
  server.on('GET /api/sea/voyage/v1/links', {
    related: [
      { ...one, doc: 'bill', id: 'b1', level: 1, ...bill },
      { ...one, doc: 'voyage', id: 'v1', level: 0, label: '航次', number: 'HC-001' },
      { ...one, doc: 'plan', id: 'p1', level: -1, label: '计划', number: '', title: '冬季计划' },
    ],
    taken: [{ label: '付款计划', total: '2000', taken: '1200.5', left: '799.5', percent: '60.03', currency: 'CNY' }],
  })
  await press('关联单据')
  const link = await screen.findByText('TD-1')
  expect(link.closest('li')?.textContent).toBe('提单TD-1北极货物已放货1,200.50 CNY')
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    '来源',
    '本单据',
    '后续单据',
  ])
  expect(screen.queryByRole('link', { name: 'HC-001' })).toBeNull()
  expect(screen.getByLabelText('付款计划').textContent).toBe('总额2,000 CNY付款计划1,200.5 CNY · 60.03%剩余799.5 CNY')
  await press(link)
  await press(await screen.findByText('冬季计划'))
  await waitFor(() => expect(opened).toEqual(['/doc/sea/bill/b1', '/doc/sea/plan/p1']))
})

test('a record without related documents has no tab for them, one without files none for those', async () => {
  await openVoyage()
  expect(screen.queryByText('关联单据')).toBeNull()
  expect(screen.queryByText(/^附件/)).toBeNull()
  expect(screen.getByText('操作日志')).toBeTruthy()
})

test('files are counted on their tab and listed by name', async () => {
  const base = voyageDocument()
  const papers = fieldOf('attachment', { name: 'papers', label: '单证' })
  const doc = { ...base, fields: [...base.fields, papers] }
  const file = { fileId: 'f1', fileName: '提单.pdf', fileSize: 1024, fileAdd: '/f/1' }
  await openVoyage(voyage(1, { papers: [file, { ...file, fileId: 'f2', fileName: '舱单.pdf' }] }), doc)
  await press('附件 2')
  expect(await screen.findByText(/提单\.pdf/)).toBeTruthy()
  expect(screen.getByText(/舱单\.pdf/)).toBeTruthy()
})

test('few lines stand below the basics, many have a tab that counts them', async () => {
  const base = voyageDocument()
  const goods = fieldOf('lines', {
    name: 'goods',
    label: '货物',
    columns: [fieldOf('text', { name: 'cargo', label: '货名', max: 50 })],
  })
  const doc = { ...base, fields: [...base.fields, goods] }
  const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `g${at}`, cargo: `货${at}` }))
  const { server } = await openVoyage(voyage(1, { goods: lines(2) }), doc)
  expect(await screen.findByText('货1')).toBeTruthy()
  expect(screen.queryByText(/^明细/)).toBeNull()
  server.on('GET /api/sea/voyage/v1', { record: voyage(1, { ver: 2, goods: lines(13) }), offered: [] })
  refresh(doc)
  expect(await screen.findByText('明细 13')).toBeTruthy()
})

test('a tab of what a record has is there once it has one, with their number', async () => {
  addDetailTab({
    document: 'every',
    key: 'letters',
    label: { zh: '函件', ru: 'Письма', en: 'Letters' },
    counted: 'papers',
    load: () => Promise.resolve({ default: () => null }),
  })
  const { server } = await openVoyage()
  await screen.findByText('操作日志')
  expect(screen.queryByText(/^函件/)).toBeNull()
  server.on('POST /api/sea/voyage/v1/visit', {
    following: false,
    favourite: false,
    comments: 0,
    papers: 2,
    changed: [],
  })
  void queryClient.invalidateQueries({ queryKey: ['beside'] })
  expect(await screen.findByText('函件 2')).toBeTruthy()
})

test('a masked value is shown for a reason that the server writes down', async () => {
  const base = voyageDocument()
  const fields = base.fields.map((field) =>
    field.name === 'port' ? { ...field, rights: { read: true, write: false, reveal: true } } : field,
  )
  const { server } = await openVoyage(voyage(1, { port: '大***' }), { ...base, fields })
  const reveal = 'POST /api/sea/voyage/v1/reveal'
  server.on(reveal, refusal({ status: 422, code: 'reason.missing', message: '请填写查看原因' }))
  await press('查看完整内容：港口')
  const asked = await dialog()
  await press(buttonIn(asked, /查\s?看/))
  expect(await within(asked).findByText('请填写查看原因')).toBeTruthy()
  server.on(reveal, { value: '大连港五号泊位' })
  await type(/^原因/, '核对提单')
  expect(within(asked).queryByText('请填写查看原因')).toBeNull()
  await press(buttonIn(asked, /查\s?看/))
  expect(await screen.findByText('大连港五号泊位')).toBeTruthy()
  expect(server.callsTo(reveal).at(-1)?.body).toEqual({ field: 'port', reason: '核对提单' })
  expect(screen.queryByRole('button', { name: '查看完整内容：港口' })).toBeNull()
})

test('a field that was changed has its past beside it, and an old value goes into the form', async () => {
  const { server } = await openVoyage()
  server.on('POST /api/sea/voyage/v1/visit', {
    following: false,
    favourite: false,
    comments: 3,
    papers: 0,
    changed: ['port'],
  })
  void queryClient.invalidateQueries({ queryKey: ['beside'] })
  server.on('GET /api/sea/voyage/v1/history', [
    {
      at: 1,
      ver: 2,
      personName: '王伟',
      verb: '修改',
      field: 'port',
      label: '港口',
      before: '锦州',
      after: '大连',
      old: '锦州',
      whole: true,
    },
    {
      at: 0,
      ver: 1,
      personName: '李娜',
      verb: '新增',
      field: 'port',
      label: '港口',
      before: '',
      after: '锦州',
      old: null,
      whole: false,
    },
  ])
  await press('查看修改记录：港口')
  expect(await screen.findByText('“港口”的修改记录')).toBeTruthy()
  expect(screen.queryByText('恢复为空')).toBeNull()
  expect(await screen.findByText(/评论 3|^.* 3$/)).toBeTruthy()
  await press('恢复为“锦州”')
  expect(await screen.findByText('已填入原值，核对后请保存')).toBeTruthy()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('港口').value).toBe('锦州'))
})
