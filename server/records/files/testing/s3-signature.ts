import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface KeyPair {
  readonly accessKey: string
  readonly secretKey: string
}

/** Whether a request was signed by the holder of the pair (AWS Signature Version 4) over the bytes that came. */
export function isSigned(request: IncomingMessage, bytes: Buffer, { accessKey, secretKey }: KeyPair): boolean {
  const shape = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/
  const [, key, scope = '', names = '', signature] = shape.exec(request.headers.authorization ?? '') ?? []
  const digest = headerOf(request, 'x-amz-content-sha256')
  if (key !== accessKey || digest !== hashed(bytes)) return false
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const headers = names.split(';').map((name) => `${name}:${headerOf(request, name)}\n`)
  const asked = [request.method, path, sorted(query), headers.join(''), names, digest].join('\n')
  const signed = ['AWS4-HMAC-SHA256', headerOf(request, 'x-amz-date'), scope, hashed(asked)].join('\n')
  const signing = scope.split('/').reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${secretKey}`)
  return hmac(signing, signed).toString('hex') === signature
}

function headerOf(request: IncomingMessage, name: string): string {
  return String(request.headers[name] ?? '').trim()
}

function sorted(query: string): string {
  const pairs = query.split('&').filter((pair) => pair !== '')
  return pairs
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&')
}

function hashed(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex')
}

function hmac(key: string | Buffer, value: string): Buffer {
  return createHmac('sha256', key).update(value).digest()
}
