import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveRole, giveScope, makeNode, makePerson } from '../../identity/session/testing/people.ts'
import { type Page, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { compose } from '../../main/compose-modules.ts'
import { save, storeFile } from '../../module-api.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import { createFiles } from '../../records/files/create-files.ts'
import { makePdf } from '../../records/files/make-pdf.ts'
import { cargo, portModule } from '../../records/files/testing/cargo-files-test-document.ts'
import { fileFolder } from '../../records/files/testing/file-folder.ts'
import { draftTables } from '../../records/schema/draft-migration.ts'
import { freshDatabase } from '../../testing/database.ts'
import { readPdf } from '../print/testing/read-pdf.ts'
import { joinedRoutes } from './joined-routes.ts'

const { pool } = await freshDatabase()
const running = compose({ modules: [portModule], files: createFiles({ folder: fileFolder(), reserveMb: 0 }) })
const ctx = systemContext(pool, running, Date.now(), 'test')
const pages: Record<string, Page> = {}
let server: TestServer

beforeAll(async () => {
  await pool.driver.query(`create schema port; ${draftTables([cargo])}`)
  const unit = await makeNode(pool, { flag: '1', name: 'BLHY' })
  server = await testServer(pool, { running, routes: [joinedRoutes] })
  for (const [code, rights] of [
    ['lina', ['cg-ck', 'cg-mi']],
    ['zhao', ['cg-ck']],
  ] as const) {
    const person = await makePerson(pool, { code, unitId: unit })
    await giveScope(pool, await giveRole(pool, person, code, [...rights]), 'cgfw', '1')
    pages[code] = await signedIn(server.app, code)
  }
})
afterAll(() => server.close())

test('SEC-02 attachments of a field that is hidden from the reader are neither joined nor named', async () => {
  const stored = async (name: string, bytes: Uint8Array) => ({ ...(await storeFile(ctx, { name, bytes })) })
  const { id } = await save(ctx, cargo, {
    cargoName: 'coal',
    papers: [await stored('open.pdf', makePdf(['Open to readers']))],
    secret: [
      await stored('closed.pdf', makePdf(['Kept from readers'])),
      await stored('closed.txt', Buffer.from('no PDF can hold it')),
    ],
  })
  const joined = async (code: string) => {
    const headers = { ...pages[code] }
    const answer = await server.app.inject({ url: `/api/port/cargo/${id}/print/joined`, headers })
    const { bookmarks, text, pages: drawn } = await readPdf(answer.rawPayload)
    return { bookmarks: bookmarks.slice(1), text, count: drawn.length }
  }
  const whole = await joined('lina')
  expect(whole.bookmarks).toEqual(['未并入本 PDF 的文件', 'open.pdf', 'closed.pdf'])
  expect(whole.text).toContain('closed.txt')
  const part = await joined('zhao')
  expect(part.bookmarks).toEqual(['open.pdf'])
  expect(part.count).toBe(2)
  expect(part.text).not.toMatch(/closed|Kept|secret/)
})
