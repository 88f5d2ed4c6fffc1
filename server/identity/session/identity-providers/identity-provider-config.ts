import { CannotStart } from '../../../platform/process/cannot-start.ts'
import { backPathOf } from './identity-provider.ts'

/** A provider of identities over OpenID Connect. */
export interface OidcConfig {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The claim that is the user name here. */
  readonly claim: string
  /** What its button on the sign-in page says; our own words when empty. */
  readonly label: string
  /** Where it sends people back to. */
  readonly redirectUri: string
}

/** A directory that keeps the passwords of the people it knows. */
export interface LdapConfig {
  readonly url: string
  readonly baseDn: string
  /** An account that may search; an anonymous search when empty. */
  readonly bindDn: string
  readonly bindPassword: string
  /** The attribute that is the user name here. */
  readonly attribute: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** The OIDC_ variables: none, or the three that are needed, with `BASE`. */
export function oidcConfig(environment: Environment): OidcConfig | undefined {
  const given = valuesOf(
    environment,
    ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    ['OIDC_CLAIM', 'OIDC_LABEL'],
  )
  if (given === undefined) return undefined
  const base = environment['BASE']?.trim() ?? ''
  if (base === '') throw new CannotStart('BASE is missing: OIDC_ISSUER sends people back to it')
  const issuer = given('OIDC_ISSUER')
  if (!URL.canParse(issuer) || !isSafe(new URL(issuer), 'https:', 'http:'))
    throw new CannotStart('OIDC_ISSUER must be an https address')
  return {
    issuer,
    clientId: given('OIDC_CLIENT_ID'),
    clientSecret: given('OIDC_CLIENT_SECRET'),
    claim: given('OIDC_CLAIM') || 'preferred_username',
    label: given('OIDC_LABEL'),
    redirectUri: base + backPathOf('oidc'),
  }
}

/** The LDAP_ variables: none, or at least address and base. */
export function ldapConfig(environment: Environment): LdapConfig | undefined {
  const given = valuesOf(
    environment,
    ['LDAP_URL', 'LDAP_BASE_DN'],
    ['LDAP_BIND_DN', 'LDAP_BIND_PASSWORD', 'LDAP_ATTRIBUTE'],
  )
  if (given === undefined) return undefined
  const url = given('LDAP_URL')
  if (!URL.canParse(url) || !/^ldaps?:$/.test(new URL(url).protocol))
    throw new CannotStart('LDAP_URL must be an address like ldaps://directory.example')
  const [bindDn, bindPassword] = [given('LDAP_BIND_DN'), given('LDAP_BIND_PASSWORD')]
  if ((bindDn === '') !== (bindPassword === ''))
    throw new CannotStart('LDAP_BIND_DN and LDAP_BIND_PASSWORD come together')
  const attribute = given('LDAP_ATTRIBUTE') || 'uid'
  if (!/^[a-z][a-z0-9-]*$/i.test(attribute)) throw new CannotStart('LDAP_ATTRIBUTE must be the name of an attribute')
  return { url, baseDn: given('LDAP_BASE_DN'), bindDn, bindPassword, attribute }
}

/** Whether an address keeps what travels secret: by TLS, or by not leaving the machine. */
export function isSafe({ protocol, hostname }: URL, secure: string, plain: string): boolean {
  return protocol === secure || (protocol === plain && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname))
}

/** Reads variables that come together; undefined when none of them is set. */
function valuesOf(
  environment: Environment,
  needed: readonly string[],
  more: readonly string[],
): ((name: string) => string) | undefined {
  const value = (name: string) => environment[name]?.trim() ?? ''
  if ([...needed, ...more].every((name) => value(name) === '')) return undefined
  const missing = needed.find((name) => value(name) === '')
  if (missing !== undefined) throw new CannotStart(`${missing} is missing: ${needed.join(', ')} come together`)
  return value
}
