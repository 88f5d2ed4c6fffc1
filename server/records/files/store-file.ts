import type { FileRecord } from '../../../kinds/attachment/file-record.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { GivenFile } from '../../platform/context/files-port.ts'

/**
 * Stores a file as the caller's own upload and answers its record for an attachment field; a save or a
 * verb then attaches it, otherwise it is collected after a day.
 */
export function storeFile(ctx: Ctx, file: GivenFile): Promise<FileRecord> {
  const { files } = ctx.running
  if (files === null) throw new Error('nothing keeps files here')
  return files.store(ctx, file)
}
