import { rmSync } from 'node:fs'
import { join } from 'node:path'
import S3rver, { type S3Request } from 's3rver'
import type { ObjectStorage } from '../../config-values.ts'
import { atEndOfFile } from '../../testing/end-of-file.ts'
import type { FilesOptions } from '../create-files.ts'
import { openStorage } from '../open-storage.ts'
import { fileFolder } from './file-folder.ts'

/** What every test of files is run over: a folder of this machine, and a store that speaks the S3 protocol. */
export const stores: readonly (readonly [
  name: string,
  open: () => Promise<Pick<FilesOptions, 'folder' | 'storage'>>,
])[] = [
  ['disk', async () => ({ folder: fileFolder() })],
  ['S3', async () => ({ folder: fileFolder(), storage: await openStorage((await s3Server()).access) })],
]

/** A running S3 server with an empty bucket; gone after the test file. */
export async function s3Server(): Promise<{ readonly access: ObjectStorage; readonly folder: string }> {
  const folder = fileFolder()
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'files' }],
  })
  // It knows every call we make but the one that gives an upload up.
  server.middleware.unshift((ctx, next) => giveUp(ctx, next, folder))
  const { port } = await server.run()
  atEndOfFile(() => server.close())
  return {
    folder,
    access: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'files',
      region: 'us-east-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
  }
}

async function giveUp(ctx: S3Request, next: () => Promise<void>, folder: string): Promise<void> {
  const { uploadId } = ctx.query
  if (ctx.method !== 'DELETE' || uploadId === undefined) return next()
  rmSync(join(folder, 'files', '._S3rver_uploads', uploadId), { recursive: true, force: true })
  ctx.status = 204
}
