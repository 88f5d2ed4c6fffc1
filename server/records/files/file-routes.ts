import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allowedTypes, fileTypeOf, pictureExtensions } from '../../platform/http/allowed-file-types.ts'
import type { Routes } from '../../platform/http/routes-type.ts'
import type { FileRow } from './file-row.ts'
import type { Files } from './file-store-interface.ts'
import { openableFile } from './openable-file.ts'
import { receiveFiles } from './receive-files.ts'
import { sendOriginal, sendPicture } from './send-file.ts'

const upload = { session: true, files: true } as const
const download = { session: true, cookie: true } as const
const everything = Object.keys(allowedTypes)

/** The calls of FIL-01 and FIL-02; with `size=small` a picture is shown as a sign of itself. */
export function fileRoutes(files: Files): Routes {
  return (app: FastifyInstance) => {
    for (const url of ['/api/dfs/local/upload', '/api/dfs/local/upload/']) {
      app.post(url, { config: upload }, async (request) =>
        pathOf(await receiveFiles(request, files, { extensions: everything, most: 1 })),
      )
    }

    app.post('/api/dfs/local/uploadImage', { config: upload }, async (request) =>
      pathOf(
        await receiveFiles(request, files, { extensions: pictureExtensions, most: 1, tooBig: 'file.picture-size' }),
      ),
    )

    // One file is answered as itself, several as a list in the order they came.
    app.post('/api/dfs/local/uploadoss', { config: upload }, async (request) => {
      const rows = await receiveFiles(request, files, { extensions: everything, most: 20 })
      const answers = rows.map(({ name, size, ext, key }) => ({
        fileName: name,
        fileSize: Number(size),
        fileType: fileTypeOf(ext),
        filePath: key,
        filePathOss: key,
      }))
      return answers.length === 1 ? answers[0] : answers
    })

    app.get('/api/dfs/local/downfile', { config: download, compress: false }, async (request, reply) => {
      const file = await asked(request)
      return allowedTypes[file.ext]?.shown === undefined
        ? sendOriginal(request, reply, files, file, file.name)
        : sendPicture(request, reply, files, file, textOf(request, 'size') === 'small')
    })

    // For pages that draw a document themselves: no address opens it, since a cookie alone does not suffice.
    app.get('/api/dfs/local/content', { config: { session: true }, compress: false }, async (request, reply) => {
      const file = await asked(request)
      return sendOriginal(request, reply, files, file, file.name, { filePath: file.key, preview: true })
    })

    app.get('/api/dfs/local/downfile1', { config: download, compress: false }, async (request, reply: FastifyReply) => {
      const file = await asked(request)
      return sendOriginal(request, reply, files, file, chosenName(request) || file.name)
    })
  }
}

function pathOf(rows: readonly FileRow[]): { readonly filePath: string } {
  return { filePath: rows[0]?.key ?? '' }
}

function asked(request: FastifyRequest): Promise<FileRow> {
  return openableFile(request.ctx, textOf(request, 'filePath'))
}

/** The name arrives encoded twice; the query was decoded once already (FIL-02). */
function chosenName(request: FastifyRequest): string {
  const once = textOf(request, 'fileName')
  try {
    return decodeURIComponent(once)
  } catch {
    return once
  }
}

function textOf({ query }: FastifyRequest, name: string): string {
  const value =
    typeof query === 'object' && query !== null ? new Map<string, unknown>(Object.entries(query)).get(name) : undefined
  return typeof value === 'string' ? value : ''
}
