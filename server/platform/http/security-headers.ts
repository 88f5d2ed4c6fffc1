import type { FastifyInstance } from 'fastify'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
const twoYears = 'max-age=63072000; includeSubDomains'

/** Headers of every answer; those of pages carry their own content policy, see pagePolicy. */
export function secureHeaders(app: FastifyInstance, https: boolean): void {
  const headers = {
    ...always,
    'content-security-policy': apiPolicy,
    ...(https ? { 'strict-transport-security': twoYears } : {}),
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    // Set early, so that a handler of files may say otherwise.
    reply.header('cache-control', 'no-store')
    done()
  })
}

/** Origins whose pages a page may show, and who may show it; nobody when null. */
export interface Frames {
  readonly shown?: readonly string[]
  readonly embedders?: readonly string[] | null
  /** Whose pictures lie under maps. */
  readonly tiles?: readonly string[]
}

/** The content policy of a page whose scripts and styles carry this nonce. */
export function pagePolicy(nonce: string, { shown = [], embedders = null, tiles = [] }: Frames = {}): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Positions and sizes that the UI kit computes are style attributes.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...tiles].join(' '),
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    ["frame-src 'self'", ...shown].join(' '),
    "object-src 'none'",
    // The copy of a page that is drawn for its PDF says which address it is a copy of.
    "base-uri 'self'",
    "form-action 'self'",
    embedders === null ? "frame-ancestors 'none'" : ["frame-ancestors 'self'", ...embedders].join(' '),
  ].join('; ')
}

/**
 * The content policy of the office frame: it draws documents of anybody, so nothing but our own scripts runs, nothing is
 * asked of anybody else, nothing else is framed or sent away but the office server that is set up. Fonts are shaped by a
 * module of WebAssembly.
 */
export function officePolicy(nonce: string, embedders: readonly string[], servers: readonly string[]): string {
  const framed = servers.length === 0 ? "'none'" : servers.join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-src ${framed}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${framed}`,
    ["frame-ancestors 'self'", ...embedders].join(' '),
  ].join('; ')
}
