import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isSigned, type KeyPair } from './s3-signature.ts'

interface Kept {
  readonly bytes: Buffer
  readonly at: Date
}
interface Asked {
  readonly key: string
  readonly query: URLSearchParams
  readonly bytes: Buffer
  readonly range: string | undefined
}
interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}
interface Bucket {
  readonly objects: Map<string, Kept>
  /** The parts of each unfinished upload by their numbers. */
  readonly uploads: Map<string, Map<number, Buffer>>
}

const leastPart = 5 * 1024 * 1024
// Small, so that every listing has several pages.
const pageOfKeys = 2

/** A server of one bucket that speaks the calls of the S3 protocol which we make, and keeps everything in memory. */
export async function startS3Server(
  name: string,
  pair: KeyPair,
): Promise<{ readonly port: number; readonly close: () => void }> {
  const bucket: Bucket = { objects: new Map(), uploads: new Map() }
  const server = createServer(async (request, response) => {
    const { status, headers = {}, body = '' } = await answered(request, name, pair, bucket)
    response.writeHead(status, { 'content-length': String(Buffer.byteLength(body)), ...headers })
    response.end(request.method === 'HEAD' ? undefined : body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // of a server that listens on a port
  return { port, close: () => void server.close().closeAllConnections() }
}

async function answered(request: IncomingMessage, name: string, pair: KeyPair, bucket: Bucket): Promise<Answer> {
  const bytes = await buffer(request)
  const url = new URL(request.url ?? '', 'http://localhost')
  const [, asksFor, ...rest] = url.pathname.split('/').map(decodeURIComponent)
  if (!isSigned(request, bytes, pair)) return refused(403, 'AccessDenied')
  if (asksFor !== name) return refused(404, 'NoSuchBucket')
  const asked = { key: rest.join('/'), query: url.searchParams, bytes, range: request.headers.range }
  if (asked.query.has('uploadId') || asked.query.has('uploads')) return uploading(bucket, request.method, asked)
  return asked.key === '' ? ofBucket(bucket, request.method, asked) : ofObject(bucket, request.method, asked)
}

function ofBucket({ objects }: Bucket, method: string | undefined, { query }: Asked): Answer {
  if (method === 'HEAD') return { status: 200 }
  const after = query.get('continuation-token') ?? ''
  const left = [...objects.keys()].filter((key) => key > after).sort()
  const page = left.slice(0, pageOfKeys)
  const next = left.length > page.length ? element('NextContinuationToken', page.at(-1) ?? '') : ''
  const lines = page.map((key) => element('Contents', element('Key', key) + described(objects.get(key))))
  return xml('ListBucketResult', element('IsTruncated', String(next !== '')) + next + lines.join(''))
}

function ofObject({ objects }: Bucket, method: string | undefined, { key, bytes, range }: Asked): Answer {
  if (method === 'PUT') {
    objects.set(key, { bytes, at: new Date() })
    return { status: 200, headers: { etag: tagOf(bytes) } }
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  const kept = objects.get(key)
  if (kept === undefined) return refused(404, 'NoSuchKey')
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  if (from === undefined) return { status: 200, body: kept.bytes }
  const body = kept.bytes.subarray(Number(from), Number(to) + 1)
  const headers = { 'content-range': `bytes ${from}-${to}/${kept.bytes.length}` }
  return { status: 206, headers, body }
}

function uploading({ objects, uploads }: Bucket, method: string | undefined, asked: Asked): Answer {
  const id = asked.query.get('uploadId') ?? randomUUID()
  if (asked.query.has('uploads')) {
    uploads.set(id, new Map())
    return xml('InitiateMultipartUploadResult', element('UploadId', id))
  }
  const parts = uploads.get(id)
  if (parts === undefined) return refused(404, 'NoSuchUpload')
  if (method === 'PUT') {
    parts.set(Number(asked.query.get('partNumber')), asked.bytes)
    return { status: 200, headers: { etag: tagOf(asked.bytes) } }
  }
  const whole = method === 'POST' ? joined(parts, asked.bytes.toString()) : null
  if (typeof whole === 'string') return refused(400, whole)
  uploads.delete(id)
  if (whole === null) return { status: 204 }
  objects.set(asked.key, { bytes: whole, at: new Date() })
  return xml('CompleteMultipartUploadResult', element('Key', asked.key))
}

/** The object that the named parts make, or the code of what is wrong with them. */
function joined(parts: ReadonlyMap<number, Buffer>, wanted: string): Buffer | string {
  const named = [...wanted.matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    tag: /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll('&quot;', '"'),
  }))
  const found = named.flatMap(({ number }) => parts.get(number) ?? [])
  if (found.length !== named.length || found.some((bytes, at) => tagOf(bytes) !== named[at]?.tag)) return 'InvalidPart'
  if (named.some(({ number }, at) => number <= (named[at - 1]?.number ?? 0))) return 'InvalidPartOrder'
  return found.slice(0, -1).some(({ length }) => length < leastPart) ? 'EntityTooSmall' : Buffer.concat(found)
}

function described(kept: Kept | undefined): string {
  return element('Size', String(kept?.bytes.length)) + element('LastModified', kept?.at.toISOString() ?? '')
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

function refused(status: number, code: string): Answer {
  return { ...xml('Error', element('Code', code)), status }
}

function xml(name: string, inside: string): Answer {
  return { status: 200, headers: { 'content-type': 'application/xml' }, body: element(name, inside) }
}

/** What we name has no character that XML would have to escape. */
function element(name: string, inside: string): string {
  return `<${name}>${inside}</${name}>`
}
