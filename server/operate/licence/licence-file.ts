import { type KeyObject, sign, verify } from 'node:crypto'
import { isDay } from '../../../core/values/day.ts'

/** What a licence allows. */
export interface Licence {
  readonly licNo: string
  readonly customer: string
  /** Names of modules; all of them when empty. */
  readonly modules: readonly string[]
  readonly maxUsers: number
  /** The last day it holds, `YYYY-MM-DD` in Asia/Shanghai. */
  readonly expireDate: string
  /** Of the installation it is for; `*` for any, in a licence for demonstrations. */
  readonly machineCode: string
  /** When it was issued, epoch ms: a newer licence takes the place of an older one, never the other way round. */
  readonly issued: number
  /** For demonstrations only. */
  readonly demo: boolean
}

const maxLength = 20_000

/** The text of a licence file: the licence, open to read, with its signature. */
export function writeLicence(licence: Licence, privateKey: KeyObject): string {
  const signature = sign(null, signed(licence), privateKey).toString('base64')
  return `${JSON.stringify({ ...licence, sign: signature }, null, 2)}\n`
}

/**
 * The licence of a file that was signed with the other half of the key and not touched since; null for anything else.
 */
export function readLicence(text: string, publicKey: KeyObject): Licence | null {
  const given = text.length > maxLength ? null : objectOf(text)
  const licence = given === null ? null : licenceOf(given)
  if (given === null || licence === null || typeof given['sign'] !== 'string') return null
  return verify(null, signed(licence), publicKey, Buffer.from(given['sign'], 'base64')) ? licence : null
}

// Every member in one order, so that the signature does not depend on how the file is laid out.
function signed({ licNo, customer, modules, maxUsers, expireDate, machineCode, issued, demo }: Licence): Buffer {
  return Buffer.from(
    JSON.stringify(['amur-licence-1', licNo, customer, modules, maxUsers, expireDate, machineCode, issued, demo]),
  )
}

function licenceOf({
  licNo,
  customer,
  modules,
  maxUsers,
  expireDate,
  machineCode,
  issued,
  demo,
}: Readonly<Record<string, unknown>>): Licence | null {
  const texts = isText(licNo) && isText(customer) && isText(machineCode)
  const numbers = isCount(maxUsers) && isCount(issued)
  if (!texts || !numbers || !isDay(expireDate) || !isTexts(modules) || typeof demo !== 'boolean') return null
  return { licNo, customer, modules, maxUsers, expireDate, machineCode, issued, demo }
}

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? Object.fromEntries(Object.entries(parsed))
      : null
  } catch {
    return null
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 200
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
