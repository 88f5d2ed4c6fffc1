import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { FileGone } from './file-storage.ts'

/** The bytes of a stored file, for whoever has found that the caller may have them. */
export async function storedBytes(ctx: Ctx, key: string): Promise<Uint8Array> {
  const { files } = ctx.running
  if (files === null) throw new Error('nothing keeps files here')
  try {
    return await files.read(key)
  } catch (error) {
    throw error instanceof FileGone ? new Refusal('file.gone', {}, { status: 404 }) : error
  }
}
