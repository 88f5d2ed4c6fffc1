import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { isFileKey } from './file-key.ts'
import { FileGone, type ByteRange, type FileStorage, type StoredObject } from './file-storage.ts'
import type { S3 } from './s3-client.ts'
import { s3Pieces } from './s3-multipart-upload.ts'

/** Files in a bucket of an S3-compatible store; a large one travels in parts, so that none is ever held whole. */
export function s3Storage({ library, client, bucket }: S3): FileStorage {
  const pieces = s3Pieces({ library, client, bucket })
  const where = (key: string) => {
    if (!isFileKey(key)) throw new Error('not a key of the file store')
    return { Bucket: bucket, Key: key }
  }
  const stream = async (key: string, range?: ByteRange): Promise<Readable> => {
    const bytes = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }
    const { Body } = await client
      .send(new library.GetObjectCommand({ ...where(key), ...bytes }))
      .catch((error: unknown) => gone(error, key))
    if (!(Body instanceof Readable)) throw new Error('the store answered without bytes')
    return Body
  }
  return {
    local: false,
    async put(key, path) {
      const file = await open(path)
      try {
        const { size } = await file.stat()
        const length = pieces.lengthFor(size)
        if (size <= length)
          return void (await client.send(new library.PutObjectCommand({ ...where(key), Body: await file.readFile() })))
        const upload = { key, ticket: await pieces.begin(key) }
        const tags: string[] = []
        for (let at = 0, number = 0; at < size; at += length, number += 1) {
          tags.push(
            await pieces.write(upload, { number, at, bytes: await readWhole(file, at, Math.min(length, size - at)) }),
          )
        }
        await pieces.finish(upload, tags)
      } finally {
        await file.close()
      }
    },
    stream,
    get: async (key) => buffer(await stream(key)),
    remove: async (key) => void (await client.send(new library.DeleteObjectCommand(where(key)))),
    list: () => listed({ library, client, bucket }),
    pieces,
  }
}

async function readWhole(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  for (let done = 0; done < length;) {
    const { bytesRead } = await file.read(bytes, done, length - done, at + done)
    if (bytesRead === 0) throw new Error('the file became shorter')
    done += bytesRead
  }
  return bytes
}

async function* listed({ library, client, bucket }: S3): AsyncIterable<StoredObject> {
  for (let token: string | undefined; ;) {
    const page = await client.send(
      new library.ListObjectsV2Command({
        Bucket: bucket,
        ...(token === undefined ? {} : { ContinuationToken: token }),
      }),
    )
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (Key !== undefined && isFileKey(Key)) yield { key: Key, size: Size ?? 0, at: LastModified?.getTime() ?? 0 }
    }
    token = page.NextContinuationToken
    if (token === undefined) return
  }
}

function gone(error: unknown, key: string): never {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) throw new FileGone(key)
  throw error
}
