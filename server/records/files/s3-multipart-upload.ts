import type { PieceStorage, Unfinished } from './file-storage.ts'
import type { S3 } from './s3-client.ts'

const mega = 1024 * 1024
const leastPart = 8 * mega
// The protocol allows 10,000 parts of one object.
const mostParts = 9_000

/** Unfinished files in a bucket: a multipart upload each. */
export function s3Pieces({ library, client, bucket }: S3): PieceStorage {
  const where = ({ key, ticket }: Unfinished) => ({ Bucket: bucket, Key: key, UploadId: ticket })
  return {
    lengthFor: (size) => Math.max(leastPart, Math.ceil(size / mostParts / mega) * mega),
    keepsShort: false,
    async begin(key) {
      const { UploadId } = await client.send(new library.CreateMultipartUploadCommand({ Bucket: bucket, Key: key }))
      if (UploadId === undefined) throw new Error('the store began no upload')
      return UploadId
    },
    async write(upload, { number, bytes }) {
      const { ETag } = await client.send(
        new library.UploadPartCommand({ ...where(upload), PartNumber: number + 1, Body: bytes }),
      )
      if (ETag === undefined) throw new Error('the store named no part')
      return ETag
    },
    async finish(upload, tags) {
      const Parts = tags.map((ETag, at) => ({ ETag, PartNumber: at + 1 }))
      try {
        await client.send(new library.CompleteMultipartUploadCommand({ ...where(upload), MultipartUpload: { Parts } }))
      } catch (error) {
        // Finished already by a process that died before it could say so.
        if (!(await isThere(upload.key))) throw error
      }
    },
    async drop(upload) {
      await client.send(new library.AbortMultipartUploadCommand(where(upload))).catch((error: unknown) => {
        if (!isUnknown(error)) throw error
      })
    },
  }

  function isThere(key: string): Promise<boolean> {
    return client.send(new library.HeadObjectCommand({ Bucket: bucket, Key: key })).then(
      () => true,
      () => false,
    )
  }
}

function isUnknown(error: unknown): boolean {
  return error instanceof Error && error.name === 'NoSuchUpload'
}
