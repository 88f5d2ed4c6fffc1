import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choose, press, show, signedIn, voyageDocument } from '../../../web/testing/index.ts'
import PlaceholdersTab from './placeholders-tab.tsx'

const doc = voyageDocument()
const record = { id: 't1', ver: 3, status: 'draft', source: 'contracts.contract' }
const plain = { form: 'value', place: 'body', times: 1, format: 'auto', lang: null, equals: null, matched: false }
const number = {
  ...plain,
  name: '合同编号',
  path: 'contractNo',
  label: '合同编号',
  kind: 'text',
  times: 2,
  matched: true,
  problem: null,
}
const total = { ...plain, name: 'total', path: '', label: '', kind: '', problem: '未选择字段' }
const paths = {
  page: 'GET /api/office/template/t1/placeholders',
  save: 'POST /api/office/template/t1/placeholders',
  samples: 'GET /api/office/template/t1/samples',
  fields: 'GET /api/office/template/fields',
}

test('what is wrong stands at its row, and what is chosen is saved with the version that was seen', async () => {
  const server = await signedIn({
    permissions: ['wdmb-bj'],
    answers: {
      [paths.page]: { rows: [number, total], problems: [] },
      [paths.save]: { rows: [number, { ...total, format: 'blank', problem: null }], problems: [] },
      [paths.samples]: [],
      [paths.fields]: [],
    },
  })
  await show(<PlaceholdersTab doc={doc} record={record} />)
  await screen.findByText('未选择字段')
  await screen.findByText('1 个占位符需要处理')
  await screen.findByText('出现 2 处，填同一内容')
  await choose('格式 total', '留空手填')
  await press('保存')
  await screen.findByText('全部占位符已就绪，可以发布')
  await waitFor(() =>
    expect(server.callsTo(paths.save)[0]?.body).toEqual({
      ver: 3,
      bindings: [
        { mark: '合同编号', path: 'contractNo', format: 'auto', lang: '', equals: '' },
        { mark: 'total', path: '', format: 'blank', lang: '', equals: '' },
      ],
    }),
  )
})

test('a published version is read and not changed', async () => {
  await signedIn({
    language: 'ru',
    permissions: ['wdmb-bj'],
    answers: { [paths.page]: { rows: [number], problems: [] }, [paths.samples]: [], [paths.fields]: [] },
  })
  await show(<PlaceholdersTab doc={doc} record={{ ...record, status: 'published' }} />, { language: 'ru' })
  await screen.findByText('Опубликованная версия не меняется: сначала создайте новую')
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull()
})
