import type { Client } from 'ldapts'
import { Refusal } from '../../../../core/words/refusal.ts'
import { isSafe, type LdapConfig } from './identity-provider-config.ts'

/**
 * What a directory says of a name and password: it does not know the name, the password is not his, or whose user name
 * it is.
 */
type DirectoryAnswer = { readonly knows: false } | { readonly knows: true; readonly userName: string | null }

export interface Directory {
  /** Throws the refusal `sign-in.directory` while the directory does not answer. */
  readonly ask: (userName: string, password: string) => Promise<DirectoryAnswer>
}

const patience = 5_000

// Most installations have no directory; its library is read by those that do, when somebody first signs in.
const library = () => import('ldapts')

/** Asks an LDAP directory: searches the person by his user name, then binds as him. */
export function ldapDirectory(config: LdapConfig): Directory {
  return {
    async ask(userName, password) {
      // A directory takes an empty password for an anonymous visit and says yes.
      if (password === '') return { knows: true, userName: null }
      const ldap = await library()
      const client = new ldap.Client({ url: config.url, timeout: patience, connectTimeout: patience })
      try {
        return await asked(ldap, client, config, userName, password)
      } catch {
        throw new Refusal('sign-in.directory', {}, { status: 503 })
      } finally {
        await client.unbind().catch(() => undefined)
      }
    },
  }
}

async function asked(
  { EqualityFilter, InvalidCredentialsError }: Awaited<ReturnType<typeof library>>,
  client: Client,
  { url, baseDn, bindDn, bindPassword, attribute }: LdapConfig,
  userName: string,
  password: string,
): Promise<DirectoryAnswer> {
  if (!isSafe(new URL(url), 'ldaps:', 'ldap:')) await client.startTLS({})
  if (bindDn !== '') await client.bind(bindDn, bindPassword)
  // The filter is an object, not a text: no name can say more than a name.
  const { searchEntries } = await client.search(baseDn, {
    scope: 'sub',
    filter: new EqualityFilter({ attribute, value: userName }),
    attributes: [attribute],
    sizeLimit: 2,
    timeLimit: patience / 1_000,
  })
  const [entry, another] = searchEntries
  if (entry === undefined) return { knows: false }
  // Two of one name: nobody can tell whose password this is.
  if (another !== undefined) return { knows: true, userName: null }
  try {
    await client.bind(entry.dn, password)
  } catch (error) {
    if (error instanceof InvalidCredentialsError) return { knows: true, userName: null }
    throw error
  }
  return { knows: true, userName: textOf(entry[attribute]) ?? userName }
}

function textOf(value: unknown): string | null {
  const one: unknown = Array.isArray(value) ? value[0] : value
  return typeof one === 'string' ? one : null
}
