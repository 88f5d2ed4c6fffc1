import { v7 as newId } from 'uuid'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { allowedTypes, extensionOf } from '../../platform/http/allowed-file-types.ts'
import { plainName } from '../../platform/http/download-name.ts'
import { isContentOf } from './check-content.ts'
import { withContent } from './disk-content.ts'
import { newFileKey } from './file-key.ts'
import type { NewFile } from './file-row.ts'
import type { Files } from './file-store-interface.ts'
import { spaceOr } from './free-space.ts'
import type { Spooled } from './spool-upload.ts'

/**
 * The extension of a file's name when files of that kind are kept here; refuses with the list of those
 * that are.
 */
export function requireType(name: string, extensions: readonly string[]): string {
  const extension = extensionOf(name)
  if (!extensions.includes(extension)) throw new Refusal('file.type', { list: extensions.join(',') })
  return extension
}

/** Refuses what is empty or is not what its extension says. */
export async function requireContent(name: string, { path, size }: Spooled): Promise<void> {
  if (size === 0) throw new Refusal('file.empty', { name })
  const extension = extensionOf(name)
  if (!(await withContent(path, size, (content) => isContentOf(extension, content))))
    throw new Refusal('file.content', { name, extension })
}

/** Moves an arrived file into the store; its row is still to be written by insertFiles. */
export async function keepFile(ctx: Ctx, files: Files, given: string, arrived: Spooled): Promise<NewFile> {
  const name = plainName(given)
  const ext = extensionOf(name)
  const key = newFileKey(ext, ctx.now)
  try {
    await files.storage.put(key, arrived.path)
  } catch (error) {
    throw spaceOr(error)
  }
  return {
    id: newId(),
    key,
    name,
    ext,
    size: arrived.size,
    type: allowedTypes[ext]?.mime ?? 'application/octet-stream',
    sha256: arrived.sha256,
  }
}
