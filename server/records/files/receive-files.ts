import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { plainName } from '../../platform/http/download-name.ts'
import { withinTransaction } from '../write/within-transaction.ts'
import { requireContent, requireType, keepFile } from './check-and-store-file.ts'
import { type FileRow, insertFiles, type NewFile } from './file-row.ts'
import type { Files } from './file-store-interface.ts'
import { requireSpace, spaceOr } from './free-space.ts'
import { requireQuota } from './quota.ts'
import { spool, type Spooled } from './spool-upload.ts'

interface Receiving {
  /** Extensions taken. */
  readonly extensions: readonly string[]
  /** Most files of one request. */
  readonly most: number
  /** What is said of a file that is too big; FIL-05 has one for pictures of its own. */
  readonly tooBig?: string
}

const mega = 1024 * 1024
// Part headers and boundaries around the files themselves.
const wrapping = 64 * 1024

interface Arrived {
  readonly name: string
  readonly spooled: Spooled
}

/**
 * Takes the files of a multipart request into the store, all or none, as uploads of the caller: each is
 * written to disk as it arrives, then held against its extension; nothing is visible before the whole
 * request was good.
 */
export async function receiveFiles(request: FastifyRequest, files: Files, receiving: Receiving): Promise<FileRow[]> {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > files.limits.maxMb * mega * receiving.most + wrapping) throw tooBig(files, receiving)
  await requireSpace(files.folder, announced, files.limits.reserveMb)
  await requireQuota(request.ctx, files.limits, Math.max(0, announced - wrapping))
  const arrived: Arrived[] = []
  try {
    await spoolAll(request, files, receiving, arrived)
    if (arrived.length === 0) throw new Refusal('file.none')
    for (const { name, spooled } of arrived) await requireContent(name, spooled)
    const kept: NewFile[] = []
    for (const { name, spooled } of arrived) kept.push(await keepFile(request.ctx, files, name, spooled))
    return await withinTransaction(request.ctx, async (ctx) => {
      await requireQuota(
        ctx,
        files.limits,
        kept.reduce((sum, { size }) => sum + size, 0),
      )
      return insertFiles(ctx, kept)
    })
  } catch (error) {
    // What still comes of this request is read and thrown away, so that the page hears the answer.
    request.raw.unpipe().resume()
    throw spaceOr(error)
  } finally {
    await Promise.all(arrived.map(({ spooled }) => spooled.drop()))
  }
}

async function spoolAll(
  request: FastifyRequest,
  files: Files,
  receiving: Receiving,
  arrived: Arrived[],
): Promise<void> {
  // A byte less than the limit is still below it. One file more is let in, to be refused in words.
  const limits = {
    fileSize: files.limits.maxMb * mega - 1,
    files: receiving.most + 1,
    fields: 20,
    fieldSize: 64 * 1024,
    parts: receiving.most + 21,
  }
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') continue
    if (arrived.length === receiving.most) throw new Refusal('file.many', { most: receiving.most })
    arrived.push(await arrive(part, files, receiving))
  }
}

async function arrive(part: MultipartFile, files: Files, receiving: Receiving): Promise<Arrived> {
  const name = plainName(part.filename ?? '')
  requireType(name, receiving.extensions)
  const spooled = await spool(files.folder, part.file)
  if (!part.file.truncated) return { name, spooled }
  await spooled.drop()
  throw tooBig(files, receiving)
}

function tooBig(files: Files, { tooBig: code = 'file.size' }: Receiving): Refusal {
  return new Refusal(code, { n: files.limits.maxMb }, { status: 413 })
}
