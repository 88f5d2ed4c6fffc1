import { expect, test } from 'vitest'
import { ldapConfig, oidcConfig } from './identity-provider-config.ts'

const oidc = {
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'amur',
  OIDC_CLIENT_SECRET: 'x'.repeat(32),
  BASE: 'https://oa.example',
}

test('provider and directory are off until they are configured', () => {
  expect([oidcConfig({}), ldapConfig({}), oidcConfig({ BASE: 'https://oa.example' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(oidcConfig(oidc)).toMatchObject({
    claim: 'preferred_username',
    redirectUri: 'https://oa.example/api/system/user/oidc/back',
  })
  expect(ldapConfig({ LDAP_URL: 'ldaps://directory.example', LDAP_BASE_DN: 'dc=x' })).toMatchObject({
    bindDn: '',
    attribute: 'uid',
  })
})

test('what is missing or wrong is named, never a secret', () => {
  const wrong: readonly (readonly [() => unknown, RegExp])[] = [
    [() => oidcConfig({ ...oidc, OIDC_CLIENT_SECRET: '' }), /^OIDC_CLIENT_SECRET is missing/],
    [() => oidcConfig({ ...oidc, BASE: '' }), /^BASE is missing/],
    [() => oidcConfig({ ...oidc, OIDC_ISSUER: 'http://id.example' }), /^OIDC_ISSUER must be an https address/],
    [() => ldapConfig({ LDAP_URL: 'ldaps://directory.example' }), /^LDAP_BASE_DN is missing/],
    [() => ldapConfig({ LDAP_URL: 'http://directory.example', LDAP_BASE_DN: 'dc=x' }), /^LDAP_URL must be/],
    [
      () => ldapConfig({ LDAP_URL: 'ldaps://d.example', LDAP_BASE_DN: 'dc=x', LDAP_BIND_DN: 'cn=reader' }),
      /come together/,
    ],
    [
      () => ldapConfig({ LDAP_URL: 'ldaps://d.example', LDAP_BASE_DN: 'dc=x', LDAP_ATTRIBUTE: 'uid)(cn=*' }),
      /^LDAP_ATTRIBUTE must be/,
    ],
  ]
  for (const [read, says] of wrong) expect(read).toThrow(says)
})
