import { v7 as newId } from 'uuid'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { allowedTypes, extensionOf } from '../../platform/http/allowed-file-types.ts'
import { plainName } from '../../platform/http/download-name.ts'
import { withinTransaction } from '../write/within-transaction.ts'
import { requireType } from './check-and-store-file.ts'
import { newFileKey } from './file-key.ts'
import type { Files } from './file-store-interface.ts'
import { requireSpace } from './free-space.ts'
import { requireQuota } from './quota.ts'
import { insertUpload } from './unfinished-upload-row.ts'

/** Begins a file that will come piece by piece, as the caller's; refuses at once what would be refused at its end. */
export async function beginUpload(
  ctx: Ctx,
  { storage, folder, limits }: Files,
  given: string,
  size: number,
): Promise<string> {
  const name = plainName(given)
  requireType(name, Object.keys(allowedTypes))
  if (size === 0) throw new Refusal('file.empty', { name })
  if (size >= limits.maxMb * 1024 * 1024) throw new Refusal('file.size', { n: limits.maxMb }, { status: 413 })
  if (storage.local) await requireSpace(folder, size, limits.reserveMb)
  const id = newId()
  const ext = extensionOf(name)
  const key = newFileKey(ext, ctx.now)
  const ticket = await storage.pieces.begin(key)
  try {
    await withinTransaction(ctx, async (inside) => {
      await requireQuota(inside, limits, size)
      await insertUpload(inside, { id, key, name, ext, size, ticket })
    })
  } catch (error) {
    await storage.pieces.drop({ key, ticket })
    throw error
  }
  return id
}
