import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { fileRecordOf } from '../../../kinds/attachment/file-record.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { openableFile } from '../../records/files/openable-file.ts'
import { storedBytes } from '../../records/files/read-stored-file.ts'
import type { FilledValue } from './template-thread-messages.ts'

const pictures = new Set(['png', 'jpg', 'jpeg', 'gif', 'bmp'])
// A round company seal is about as wide.
const sealWidth = 40

/** The first picture among the files of a field, such as a seal; nothing where there is none that the caller may open. */
export async function fieldPicture(ctx: Ctx, value: Json): Promise<FilledValue> {
  for (const given of Array.isArray(value) ? value : []) {
    const key = fileRecordOf(given)?.fileAdd
    const bytes = key === undefined ? null : await openedBytes(ctx, key)
    if (bytes !== null) return { picture: bytes, millimetres: sealWidth }
  }
  return ''
}

async function openedBytes(ctx: Ctx, key: string): Promise<Uint8Array | null> {
  try {
    const { key: stored, ext } = await openableFile(ctx, key)
    return pictures.has(ext) ? await storedBytes(ctx, stored) : null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
