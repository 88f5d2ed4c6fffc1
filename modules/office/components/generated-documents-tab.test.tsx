import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addDetailLink } from '../../../web/detail/detail-link-registry.ts'
import { press, show, showRecord, signedIn, voyage, voyageDocument, voyages } from '../../../web/testing/index.ts'
import GeneratedDocumentsTab from './generated-documents-tab.tsx'

const doc = voyageDocument()
const record = { id: 'v1', ver: 3 }
const list = 'GET /api/office/paper'
const paper = {
  fileId: 'f1',
  title: '运输合同 一号航次',
  number: 2,
  personName: '张敏',
  savedAt: 1_795_000_000_000,
  sha256: 'ab'.repeat(32),
  templateNo: 'MB-0003',
  templateVersion: 4,
  state: 'draft',
  proof: null,
  frozenAt: null,
  pdfs: [],
  changed: [],
  later: [],
}

test('a paper tells its template, its maker and its digest, and opens in the page of office files', async () => {
  await signedIn({ answers: { [list]: { papers: [paper], closed: 2 } } })
  await show(<GeneratedDocumentsTab doc={doc} record={record} />)
  const card = within(await screen.findByRole('article', { name: paper.title }))
  expect(card.getByText('草稿')).toBeTruthy()
  expect(card.getByText('MB-0003 第 4 版')).toBeTruthy()
  expect(card.getByText(/^第 2 版，张敏，/)).toBeTruthy()
  expect(card.getByText(paper.sha256)).toBeTruthy()
  expect(card.getByRole('link', { name: paper.title }).getAttribute('href')).toBe('/officeBookView?fileId=f1')
  expect(card.queryByText('文件与批准时一致')).toBeNull()
  expect(screen.getByText('另有 2 份文档含有您无权查看的字段')).toBeTruthy()
})

test.each([
  ['same', 'Файл не изменился с момента согласования'],
  ['changed', /Файл в хранилище изменён после согласования/],
  ['gone', /Согласованного файла нет в хранилище/],
])('a frozen paper says whether its bytes are those that were approved: %s', async (proof, said) => {
  const frozen = {
    ...paper,
    state: 'frozen',
    proof,
    frozenAt: 1_795_000_100_000,
    pdfs: ['ef'.repeat(32)],
    changed: ['Порт', 'Рейс'],
    later: [{ number: 3, personName: 'Ван Вэй', savedAt: 1_795_000_200_000, sha256: 'cd'.repeat(32) }],
  }
  await signedIn({ language: 'ru', answers: { [list]: { papers: [frozen], closed: 0 } } })
  await show(<GeneratedDocumentsTab doc={doc} record={record} />, { language: 'ru' })
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.getByText(/отличается от согласованного документа: Порт, Рейс/)).toBeTruthy()
  expect(screen.getByText('Сформирован после согласования, не утверждён')).toBeTruthy()
  expect(screen.getByText('SHA-256 при согласовании')).toBeTruthy()
  expect(screen.getByText('ef'.repeat(32))).toBeTruthy()
})

const offered = 'GET /api/office/offered'
// Other tests of this process have no such document.
const papered = voyageDocument({ name: 'papered' })
addDetailLink({ document: 'sea.papered', key: 'paper', load: () => import('./generate-document-link.tsx') })

/** The menu of a record whose document has these templates. */
async function openMenu(): Promise<void> {
  voyages([voyage(1)], papered)
  await showRecord('v1', papered)
  await press('更多')
}

test('a paper is made by one of the templates that are offered, and what was made after the approval is said', async () => {
  const make = 'POST /api/office/paper/t1'
  const server = await signedIn({
    answers: {
      [offered]: [{ id: 't1', label: '运输合同' }],
      [make]: { fileId: 'f1', number: 1, afterApproval: false },
    },
  })
  const choose = async () => press(await screen.findByRole('menuitem', { name: '生成文档：运输合同' }))
  await openMenu()
  await choose()
  await screen.findByText('文档已生成（第 1 版），保存在“文档”页签')
  expect(server.callsTo(make)[0]?.query).toMatchObject({ record: 'v1' })
  server.on(make, { fileId: 'f1', number: 2, afterApproval: true })
  await waitFor(() => expect(screen.getByRole('button', { name: '更多' }).getAttribute('aria-busy')).toBeNull())
  await press('更多')
  await choose()
  await waitFor(() => expect(server.callsTo(make)).toHaveLength(2))
  await screen.findByText(/已生成第 2 版。单据已审批通过，此版本未经批准/)
})

test('a record whose document has no templates offers to make no paper', async () => {
  const server = await signedIn({ answers: { [offered]: [] } })
  await openMenu()
  await waitFor(() => expect(server.callsTo(offered)).toHaveLength(1))
  expect(screen.queryByRole('menuitem', { name: /生成文档/ })).toBeNull()
})
