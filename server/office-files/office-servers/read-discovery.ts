import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { officeTypeOf } from '../office-type.ts'

/** A public key as discovery writes it: both numbers in base64. */
export interface ProofKey {
  readonly modulus: string
  readonly exponent: string
}

/** What a WOPI server says of itself, as far as we use it. */
export interface Discovery {
  /** Where it opens files, by extension; addresses with the places that it fills in. */
  readonly actions: Readonly<Record<string, { readonly edit?: string; readonly view?: string }>>
  /** What it signs its calls with, now and before; null when it signs none. */
  readonly proof: { readonly now: ProofKey; readonly before: ProofKey | null } | null
}

/** Why an answer is no discovery that can be used. */
export class DiscoveryProblem extends Error {}

interface Action {
  readonly name?: string
  readonly ext?: string
  readonly urlsrc?: string
}

interface Read {
  readonly 'wopi-discovery'?: {
    readonly 'net-zone'?: readonly { readonly app?: readonly { readonly action?: readonly Action[] }[] }[]
    readonly 'proof-key'?: Readonly<Partial<Record<'modulus' | 'exponent' | 'oldmodulus' | 'oldexponent', string>>>
  }
}

const lists = new Set(['net-zone', 'app', 'action'])
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => lists.has(name),
})

/**
 * Reads the answer of `/hosting/discovery`. Files are opened at the origin that was asked and nowhere else, so actions of
 * other origins are passed over.
 */
export function readDiscovery(text: string, origin: string): Discovery {
  if (/<!(DOCTYPE|ENTITY)/i.test(text) || XMLValidator.validate(text) !== true)
    throw new DiscoveryProblem('no XML of a WOPI discovery')
  const { 'wopi-discovery': root } = parser.parse(text) as Read // what the protocol says; a field that is missing is asked for
  if (typeof root !== 'object') throw new DiscoveryProblem('no <wopi-discovery>')
  const all = (root['net-zone'] ?? []).flatMap(({ app }) => (app ?? []).flatMap(({ action }) => action ?? []))
  const actions: Record<string, { edit?: string; view?: string }> = {}
  for (const { name, ext = '', urlsrc = '' } of all) {
    const url = decoded(urlsrc)
    const extension = ext.toLowerCase()
    if ((name !== 'edit' && name !== 'view') || officeTypeOf(extension) === null || originOf(url) !== origin) continue
    const known = actions[extension] ?? {}
    known[name] ??= url
    actions[extension] = known
  }
  if (Object.keys(actions).length === 0)
    throw new DiscoveryProblem(`opens no docx, xlsx, pptx or pdf at ${origin} (${all.length} actions)`)
  return { actions, proof: proofIn(root['proof-key']) }
}

type ReadKeys = NonNullable<NonNullable<Read['wopi-discovery']>['proof-key']>

function proofIn(keys: ReadKeys | undefined): Discovery['proof'] {
  if (!keys?.modulus || !keys.exponent) return null
  const { modulus, exponent, oldmodulus, oldexponent } = keys
  const before = oldmodulus && oldexponent ? { modulus: oldmodulus, exponent: oldexponent } : null
  return { now: { modulus, exponent }, before }
}

/** Where a file is opened: its places filled in or left out, our address of the file and the language added. */
export function actionUrl(urlsrc: string, source: string, locale: string): string {
  const plain = urlsrc.replaceAll(/<([^<>]*)>/g, (_all, place: string) => {
    const [name = ''] = place.split('=', 1)
    return name === 'ui' || name === 'rs' ? `${name}=${locale}&` : ''
  })
  const [path = '', query = ''] = plain.split('?', 2)
  const before = query === '' || query.endsWith('&') ? query : `${query}&`
  return `${path}?${before}WOPISrc=${encodeURIComponent(source)}&lang=${locale}`
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : ''
}
