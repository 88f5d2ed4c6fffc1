import type { ObjectStorage } from '../../../platform/config/config-values.ts'
import { atEndOfFile } from '../../../testing/end-of-test-file.ts'
import type { FilesOptions } from '../create-files.ts'
import { openStorage } from '../open-storage.ts'
import { fileFolder } from './file-folder.ts'
import { startS3Server } from './s3-server.ts'

/** What every test of files is run over: a folder of this machine, and a store that speaks the S3 protocol. */
export const stores: readonly (readonly [
  name: string,
  open: () => Promise<Pick<FilesOptions, 'folder' | 'storage'>>,
])[] = [
  ['disk', async () => ({ folder: fileFolder() })],
  ['S3', async () => ({ folder: fileFolder(), storage: await openStorage((await s3Server()).access) })],
]

/** A running S3 server with an empty bucket; gone after the test file. */
export async function s3Server(): Promise<{ readonly access: ObjectStorage }> {
  const pair = { accessKey: 'files-of-tests', secretKey: 'known-to-the-server-alone' }
  const { port, close } = await startS3Server('files', pair)
  atEndOfFile(close)
  return { access: { endpoint: `http://127.0.0.1:${port}`, bucket: 'files', region: 'us-east-1', ...pair } }
}
