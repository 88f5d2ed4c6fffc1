import sql from 'sql-template-tag'
import type { Json } from '../../../core/values/json.ts'
import { kindWords } from '../../../kinds/words.ts'
import { call, type Page, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import type { Composition } from '../../main/compose-modules.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { BoundRules } from '../../platform/context/rule-set.ts'
import type { JobGroup } from '../../platform/context/server-component.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import { now } from '../../platform/process/clock.ts'
import { describedRoutes } from '../../records/documents/record-routes.ts'
import { createFiles } from '../../records/files/create-files.ts'
import { fileRoutes } from '../../records/files/file-routes.ts'
import type { Files } from '../../records/files/file-store-interface.ts'
import { fileFolder } from '../../records/files/testing/file-folder.ts'
import { fileWords } from '../../records/files/words.ts'
import { makeWorld, type World } from '../../records/testing/records-world.ts'
import { storeWords } from '../../records/words.ts'
import { atEndOfFile } from '../../testing/end-of-test-file.ts'
import { batchPrintRoutes } from '../batch-print/batch-print-routes.ts'
import { batchPrintRefusals } from '../batch-print/batch-print-words.ts'
import { exportRoutes } from '../export/export-routes.ts'
import { importRoutes } from '../import/import-routes.ts'
import type { ImportView, RowView } from '../import/import-view.ts'
import { sheetJobs } from '../spreadsheet-jobs.ts'
import { sheetWords } from '../words.ts'

interface Answer<T = unknown> {
  readonly status: number
  readonly code: string
  readonly msg: string
  readonly data: T
}

/** The test documents behind the calls of exports and imports, with their jobs done when the test says so. */
export interface SheetWorld extends World {
  readonly server: TestServer
  readonly files: Files
  readonly signIn: (code: string) => Promise<Page>
  readonly get: <T>(page: Page, url: string, lang?: string) => Promise<Answer<T>>
  readonly post: <T>(page: Page, url: string, body?: object, lang?: string) => Promise<Answer<T>>
  /** The bytes of a download. */
  readonly fetch: (page: Page, url: string, body?: object, lang?: string) => Promise<Buffer>
  /** Sends a file to be imported and answers the import when it has been checked. */
  readonly send: (page: Page, document: string, name: string, bytes: Uint8Array, lang?: string) => Promise<ImportView>
  readonly rows: (page: Page, document: string, id: string, only?: 'wrong') => Promise<readonly RowView[]>
  /** Imports what is right and answers the import afterwards. */
  readonly write: (page: Page, document: string, id: string) => Promise<ImportView>
  /** Does every job that was asked for. */
  readonly work: () => Promise<void>
}

export async function sheetWorld(
  rules: readonly BoundRules<Ctx>[] = [],
  parts: Partial<Composition> = {},
): Promise<SheetWorld> {
  const files = createFiles({ folder: fileFolder(), reserveMb: 0 })
  const world = await makeWorld(rules, { files, ...parts })
  const { pool, running } = world
  const server = await testServer(pool, {
    running,
    routes: [describedRoutes, exportRoutes(files), batchPrintRoutes(files), importRoutes(files), fileRoutes(files)],
    words: [kindWords, storeWords, fileWords, sheetWords, batchPrintRefusals],
  })
  atEndOfFile(() => server.close())

  async function answered<T>(page: Page, url: string, more: object, lang = 'zh'): Promise<Answer<T>> {
    const answer = await call(server.app, page, url, {
      ...more,
      headers: { lang, ...('headers' in more ? (more.headers as object) : {}) },
    })
    return { status: answer.statusCode, ...answer.json<{ code: string; msg: string; data: T }>() }
  }

  const get: SheetWorld['get'] = (page, url, lang) => answered(page, url, {}, lang)
  const post: SheetWorld['post'] = (page, url, body = {}, lang) =>
    answered(page, url, { method: 'POST', payload: body }, lang)

  const work = () => doSheetJobs(systemContext(pool, running, now(), 'test'), files)

  async function send(
    page: Page,
    document: string,
    name: string,
    bytes: Uint8Array,
    lang?: string,
  ): Promise<ImportView> {
    const sent = await answered<{ id: string }>(page, `/api/${document}/import`, multipart(name, bytes), lang)
    if (sent.code !== '0') throw new Error(`${sent.status} ${sent.code} ${sent.msg}`)
    await work()
    return (await get<ImportView>(page, `/api/${document}/import/${sent.data.id}`, lang)).data
  }

  return {
    ...world,
    server,
    files,
    get,
    post,
    work,
    send,
    signIn: (code) => signedIn(server.app, code),
    fetch: async (page, url, body, lang = 'zh') =>
      (
        await call(server.app, page, url, {
          headers: { lang },
          ...(body === undefined ? {} : { method: 'POST', payload: body }),
        })
      ).rawPayload,
    rows: async (page, document, id, only) =>
      (await get<readonly RowView[]>(page, `/api/${document}/import/${id}/rows?from=0&only=${only ?? ''}`)).data,
    async write(page, document, id) {
      const begun = await post(page, `/api/${document}/import/${id}/write`)
      if (begun.code !== '0') throw new Error(`${begun.status} ${begun.code} ${begun.msg}`)
      await work()
      return (await get<ImportView>(page, `/api/${document}/import/${id}`)).data
    },
  }
}

/** Does every job of sheets that was asked for. */
export async function doSheetJobs(ctx: Ctx, files: Files): Promise<void> {
  const jobs: JobGroup['jobs'] = sheetJobs(files).jobs
  for (;;) {
    const rows = await ctx.sql.query<{ data: { name: string; payload: Json } }>(sql`
      update engine.outbox set done_at = now() where event = 'job' and data ->> 'name' like 'sheets.%' and done_at is null returning data`)
    if (rows.length === 0) return
    for (const { data } of rows) await jobs[data.name.replace('sheets.', '')]?.run(ctx, data.payload)
  }
}

/** A multipart body as a browser makes it. */
export function multipart(
  name: string,
  bytes: Uint8Array,
): { method: 'POST'; payload: Buffer; headers: Record<string, string> } {
  const boundary = 'amur-sheet-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    method: 'POST',
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
