import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Ctx } from '../../platform/context/context.ts'
import { beginUpload } from './begin-upload.ts'
import type { Files } from './file-store-interface.ts'
import { receivePieces } from './receive-upload-chunks.ts'
import { deleteUpload, ownUpload, type UploadRow } from './unfinished-upload-row.ts'

/** One person's unfinished uploads, as the resumable protocol asks for them. */
export class OwnUploads extends DataStore {
  readonly #ctx: Ctx
  readonly #files: Files

  constructor(ctx: Ctx, files: Files) {
    super()
    this.#ctx = ctx
    this.#files = files
    this.extensions = ['creation', 'termination']
  }

  override async create(upload: Upload): Promise<Upload> {
    upload.id = await beginUpload(this.#ctx, this.#files, upload.metadata?.['filename'] ?? '', upload.size ?? 0)
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received } = await this.#own(id)
    return new Upload({ id, size: Number(size), offset: Number(received) })
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    return receivePieces(this.#ctx, this.#files.storage, await this.#own(id), source, offset)
  }

  override async remove(id: string): Promise<void> {
    const upload = await this.#own(id)
    await deleteUpload(this.#ctx.sql, id)
    await this.#files.storage.pieces.drop(upload)
  }

  async #own(id: string): Promise<UploadRow> {
    const upload = await ownUpload(this.#ctx, id)
    if (upload === null) throw ERRORS.FILE_NOT_FOUND
    return upload
  }
}
