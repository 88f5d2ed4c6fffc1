import type { FastifyInstance } from 'fastify'
import { signedIn, testServer, type Page } from '../../../identity/session/testing/test-server.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import type { Running } from '../../../platform/context/running-composition.ts'
import type { Pool } from '../../../platform/database/pool.ts'
import { atEndOfFile } from '../../../testing/end-of-test-file.ts'
import { describedRoutes } from '../../documents/record-routes.ts'
import { storeWords } from '../../words.ts'
import { createFiles, type FilesOptions } from '../create-files.ts'
import { fileRoutes } from '../file-routes.ts'
import type { Files } from '../file-store-interface.ts'
import { resumableRoutes } from '../tus-routes.ts'
import { fileWords } from '../words.ts'

interface FileServer {
  readonly app: FastifyInstance
  readonly files: Files
  readonly url: string
  readonly signIn: (userName: string) => Promise<Page>
}

/** A server that listens, with the file calls and those of described documents. */
export async function fileServer(
  pool: Pool,
  running: (files: Files) => Running<Ctx>,
  options: FilesOptions,
): Promise<FileServer> {
  const files = createFiles(options)
  const { app, close } = await testServer(pool, {
    running: running(files),
    routes: [describedRoutes, fileRoutes(files), resumableRoutes(files)],
    words: [fileWords, storeWords],
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  atEndOfFile(close)
  return { app, files, url, signIn: (userName) => signedIn(app, userName) }
}

export interface Answer<T = Record<string, unknown>> {
  readonly status: number
  readonly code: string
  readonly msg: string
  readonly data: T
}

/** Sends files as a page does: multipart, with the tokens in the headers. */
export async function upload<T = { readonly filePath: string }>(
  url: string,
  page: Page,
  files: readonly (readonly [name: string, bytes: Uint8Array])[],
  call = 'upload',
  lang = 'zh',
): Promise<Answer<T>> {
  const body = new FormData()
  for (const [name, bytes] of files) body.append('file', new Blob([Buffer.from(bytes)]), name)
  const answer = await fetch(`${url}/api/dfs/local/${call}`, { method: 'POST', body, headers: { ...page, lang } })
  return { ...((await answer.json()) as Omit<Answer<T>, 'status'>), status: answer.status } // the envelope every call answers in
}

/** Opens a file by its path. */
export function download(url: string, page: Page, filePath: string, more = ''): Promise<Response> {
  return fetch(
    `${url}/api/dfs/local/downfile${more === '' ? '' : '1'}?filePath=${encodeURIComponent(filePath)}${more}`,
    { headers: { ...page } },
  )
}
