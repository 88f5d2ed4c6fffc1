import type { SigningKey } from './proof.ts'

const opened = [
  ['writer', 'docx', 'edit'],
  ['writer', 'docx', 'view'],
  ['calc', 'xlsx', 'edit'],
  ['impress', 'pptx', 'edit'],
  ['draw', 'odg', 'edit'],
  ['draw', 'pdf', 'view'],
] as const

/** The answer of `/hosting/discovery`: what is opened where, and the keys that calls are signed with. */
export function discoveryOf(origin: string, now: SigningKey, before: SigningKey): string {
  const actions = opened.map(
    ([app, ext, name]) =>
      `<app name="${app}"><action name="${name}" ext="${ext}" default="true" urlsrc="${origin}/browser/edit?&lt;ui=UI_LLCC&amp;&gt;&lt;dchat=DISABLE_CHAT&amp;&gt;"/></app>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?><wopi-discovery><net-zone name="external-http">${actions.join('')}</net-zone><proof-key oldvalue="" oldmodulus="${before.modulus}" oldexponent="${before.exponent}" value="" modulus="${now.modulus}" exponent="${now.exponent}"/></wopi-discovery>`
}
