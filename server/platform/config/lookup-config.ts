import { CannotStart } from '../process/cannot-start.ts'
import { secret } from './config-values.ts'

/** The company-information service outside, as the operator set it up; the key never leaves the server. */
export interface CompanyLookup {
  readonly address: string
  readonly key: string
  /** Account of the leadership. */
  readonly leader: string
  /** Accounts that everybody else shares. */
  readonly shared: readonly string[]
}

const names = ['COMPANY_LOOKUP_URL', 'COMPANY_LOOKUP_KEY', 'COMPANY_LOOKUP_LEADER', 'COMPANY_LOOKUP_ACCOUNTS'] as const

/** The COMPANY_LOOKUP_ variables: all of them or none. */
export function companyLookup(environment: Readonly<Record<string, string | undefined>>): CompanyLookup | undefined {
  const [address = '', key = '', leader = '', accounts = ''] = names.map((name) => environment[name]?.trim() ?? '')
  const missing = names.filter((name) => (environment[name]?.trim() ?? '') === '')
  if (missing.length === names.length) return undefined
  if (missing[0] !== undefined)
    throw new CannotStart(`${missing[0]} is missing: the look-up of companies needs ${names.join(', ')}`)
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new CannotStart('COMPANY_LOOKUP_URL must be an address like https://name.example/search')
  return {
    address,
    key: checkedKey(key),
    leader,
    shared: accounts
      .split(',')
      .map((account) => account.trim())
      .filter((account) => account !== ''),
  }
}

function checkedKey(key: string): string {
  try {
    return secret(key)
  } catch (error) {
    throw new CannotStart(`COMPANY_LOOKUP_KEY ${error instanceof Error ? error.message : 'is wrong'}`)
  }
}
