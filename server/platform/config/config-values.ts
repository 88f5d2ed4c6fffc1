import { isIP } from 'node:net'
import { CannotStart } from '../process/cannot-start.ts'

/** An S3-compatible store for files. */
export interface ObjectStorage {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

// Every reader takes the text of a variable and throws what is wrong with it, to be put after its name.

/** One of some words. */
export function choice<const T extends string>(...words: T[]): (text: string) => T {
  return (text) => {
    const word = words.find((each) => each === text)
    if (word === undefined) throw new Error(`must be one of ${words.join(', ')}`)
    return word
  }
}

/** A whole number within bounds. */
export function whole(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= min && value <= max)) throw new Error(`must be a whole number from ${min} to ${max}`)
    return value
  }
}

/** An address or name to listen at. */
export function host(text: string): string {
  if (isIP(text) === 0 && !/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(text)) {
    throw new Error('must be an IP address or a host name')
  }
  return text
}

/** An http or https address without user, password, query or fragment; no slash at its end. */
export function address(text: string): string {
  const url = parsed(text)
  const plain = url?.username === '' && url.password === '' && url.search === '' && url.hash === ''
  if (url === undefined || !/^https?:$/.test(url.protocol) || !plain)
    throw new Error('must be an address like https://name.example')
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}

/** An address without a path: the product answers at the root of its host. */
export function publicAddress(text: string): string {
  const value = address(text)
  if (new URL(value).origin !== value) throw new Error('must be an address without a path')
  return value
}

/** A connection string of PostgreSQL. */
export function databaseUrl(text: string): string {
  const url = parsed(text)
  if (url === undefined || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2) {
    throw new Error('must look like postgresql://user:password@host:5432/database')
  }
  return text
}

const wellKnown = /changeme|secret|passw|example|default|insecure|qwerty|letmein|admin|abcdefghij|0123456789|1234567890/

/** A signing secret: long, and nothing that a guide, a tutorial or a keyboard suggests. */
export function secret(text: string): string {
  if (Buffer.byteLength(text) < 32) throw new Error('must have at least 32 bytes')
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  if (wellKnown.test(plain) || new Set(text).size < 10) throw new Error('is too easy to guess; use 32 random bytes')
  return text
}

/** `off`, a number of proxies in a row, or a list of addresses and networks. */
export function proxies(text: string): false | number | readonly string[] {
  if (text === 'off') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const list = text.split(',').map((each) => each.trim())
  if (!list.every(isNetwork))
    throw new Error('must be off, a number of proxies from 1 to 9, or addresses like 10.0.0.0/8 separated by commas')
  return list
}

const storageNames = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

/** The S3_ variables: all of them or none, and no other, since a misspelt one would lose files quietly. */
export function storage(environment: Readonly<Record<string, string | undefined>>): ObjectStorage | undefined {
  const stranger = Object.keys(environment).find(
    (name) => name.startsWith('S3_') && !storageNames.some((known) => known === name),
  )
  if (stranger !== undefined) throw new CannotStart(`${stranger} is not known; there are ${storageNames.join(', ')}`)
  const [endpoint = '', bucket = '', region = '', accessKey = '', secretKey = ''] = storageNames.map(
    (name) => environment[name]?.trim() ?? '',
  )
  const missing = storageNames.filter((name) => (environment[name]?.trim() ?? '') === '')
  if (missing.length === storageNames.length) return undefined
  if (missing[0] !== undefined) throw new CannotStart(`${missing[0]} is missing: S3 needs ${storageNames.join(', ')}`)
  if (!/^https?:$/.test(parsed(endpoint)?.protocol ?? ''))
    throw new CannotStart('S3_ENDPOINT must be an address like https://name.example')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new CannotStart('S3_BUCKET must be the name of a bucket')
  return { endpoint, bucket, region, accessKey, secretKey }
}

function parsed(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [ip = '', bits, ...more] = text.split('/')
  const version = isIP(ip)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
