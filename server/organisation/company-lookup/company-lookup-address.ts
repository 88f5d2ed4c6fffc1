import { createHmac, randomInt } from 'node:crypto'
import type { CompanyLookup } from '../../platform/config/lookup-config.ts'

/** Who may use the leadership's account (EXT-01). */
const leadershipCode = 'tyc-gsldzhgl'

/** The account a person is shown in with: the leadership's, or one of the shared at random. */
export function lookupAccount({ leader, shared }: CompanyLookup, permissions: ReadonlySet<string>): string {
  return permissions.has(leadershipCode) ? leader : (shared[randomInt(shared.length)] ?? leader)
}

/** The service's address, signed from the time, the user name and their digest. */
export function lookupAddress({ address, key }: CompanyLookup, userName: string, keyword: string, at: number): string {
  const url = new URL(address)
  url.searchParams.set('timestamp', String(at))
  url.searchParams.set('userName', userName)
  url.searchParams.set('sign', digest(key, at, userName))
  if (keyword !== '') url.searchParams.set('keyword', keyword)
  return url.href
}

function digest(key: string, at: number, userName: string): string {
  return createHmac('sha256', key).update(`${at}${userName}`).digest('hex')
}
