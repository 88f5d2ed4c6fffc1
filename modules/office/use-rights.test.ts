import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leftReasons } from '../../server/exchange/joined/joined-words.ts'
import { readPdf } from '../../server/exchange/print/testing/read-pdf.ts'
import { downloadRight, printRight } from '../../server/office-files/use-rights.ts'
import { type GeneratedDocumentWorld, generatedDocumentWorld } from './testing/generated-document-world.ts'

let w: GeneratedDocumentWorld
let record: string
let fileId: string

beforeAll(async () => {
  w = await generatedDocumentWorld()
  record = await w.draft()
  fileId = (await w.made('seasales', record)).fileId
})
afterAll(() => w.close())

/** The same with a right taken from every role that has it. */
async function without<T>(right: string, seen: () => Promise<T>): Promise<T> {
  const turn = async (deleted: number) => {
    await w.world.pool.query(
      sql`update base.role_permission set del_flag = ${deleted}::smallint where ppe_value = ${right}`,
    )
    w.forgetRights()
  }
  await turn(1)
  const answer = await seen()
  await turn(0)
  return answer
}

const downloads = ['content', 'content?version=1', 'pdf'] as const
const prints = ['form', 'form?test=1', 'offset'] as const

const statuses = async (parts: readonly string[]) => {
  const codes: number[] = []
  for (const part of parts) codes.push((await w.ask('seasales', `/api/office/file/${fileId}/${part}`)).statusCode)
  return codes
}
const ofFrame = async () => {
  const ticket = await w.ask('seasales', `/api/office/file/${fileId}/ticket`, { mode: 'edit' })
  const { token } = ticket.json<{ data: { token: string } }>().data
  return (await w.frame('open', '', { ticket: token, fileId, officeType: 'w', appId: 'test' })).data
}

test('OFF-01 whoever may not download gets neither the document nor its PDF, and prints and edits all the same', async () => {
  expect(await statuses(downloads)).toEqual([200, 200, 200])
  await without(downloadRight, async () => {
    expect(await statuses(downloads)).toEqual([403, 403, 403])
    expect(await statuses(prints)).toEqual([200, 200, 200])
    expect(await ofFrame()).toMatchObject({ mayEdit: true, mayPrint: true, mayDownload: false })
  })
  expect(await statuses(downloads)).toEqual([200, 200, 200])
})

test('OFF-01 whoever may not print gets no form, and of his one PDF the documents are named and left out', async () => {
  const joined = async () =>
    readPdf((await w.ask('seasales', `/api/contracts/contract/${record}/print/joined`)).rawPayload)
  expect((await joined()).text).toContain('本合同《航次租船运输合同》')
  await without(printRight, async () => {
    expect(await statuses(prints)).toEqual([403, 403, 403])
    expect(await statuses(downloads)).toEqual([200, 200, 200])
    expect(await ofFrame()).toMatchObject({ mayPrint: false, mayDownload: true })
    const { text } = await joined()
    expect(text).not.toContain('本合同《航次租船运输合同》')
    expect(text).toContain(leftReasons.unprinted.zh)
  })
})
