import type { FileRecord } from '../../../kinds/attachment/file-record.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { GivenFile } from '../../platform/context/files-port.ts'
import { allowedTypes } from '../../platform/http/allowed-file-types.ts'
import { plainName } from '../../platform/http/download-name.ts'
import { withinTransaction } from '../write/within-transaction.ts'
import { keepFile, requireContent, requireType } from './check-and-store-file.ts'
import { fileRecordOf } from './file-record.ts'
import { insertFiles } from './file-row.ts'
import type { Files } from './file-store-interface.ts'
import { requireSpace } from './free-space.ts'
import { requireQuota } from './quota.ts'
import { spool } from './spool-upload.ts'

/** Stores bytes of our own making as an upload of the caller; checked like any other. */
export async function storeBytes(ctx: Ctx, files: Files, { name: given, bytes }: GivenFile): Promise<FileRecord> {
  const name = plainName(given)
  requireType(name, Object.keys(allowedTypes))
  await requireSpace(files.folder, bytes.length, files.limits.reserveMb)
  const spooled = await spool(
    files.folder,
    (async function* () {
      yield bytes
    })(),
  )
  try {
    await requireContent(name, spooled)
    const kept = await keepFile(ctx, files, name, spooled)
    const [row] = await withinTransaction(ctx, async (inside) => {
      await requireQuota(inside, files.limits, kept.size)
      return insertFiles(inside, [kept])
    })
    if (row === undefined) throw new Error('the file was not written')
    return fileRecordOf(row)
  } finally {
    await spooled.drop()
  }
}
