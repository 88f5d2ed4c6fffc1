import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AllowedOrigins } from './allowed-origins.ts'
import { type Frames, officePolicy, pagePolicy } from './security-headers.ts'

/** Answers a page request; false when it is none of ours. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | null

// Visitable without a session (ACC-01).
const publicPaths = ['/login', '/404', '/open', '/license', '/routeAnswer', '/pcAnswer', '/mobileAnswer', '/report']
// Of these, the ones that load a page of their own and not the whole product.
const lightPaths = ['/license', '/pcAnswer', '/mobileAnswer', '/report', '/reset']
const officeClient = 'office-sdk.js'
const officeFrame = '/officeFrame'
const nobody: AllowedOrigins = { shown: [], embedders: [], tiles: [], office: [] }
const placeholder = '__NONCE__'
// Threads live by the policy of their own file: they load nothing but decoders that came with the product.
const assetPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/**
 * Serves the built pages: hashed assets for a year, precompressed; the sign-in page at /login and the
 * shell for any other path, each with a nonce of its own. Answers null for everything when there is no build.
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  origins: () => Promise<AllowedOrigins>,
): Promise<ServePage> {
  const shell = readPage(join(folder, 'index.html'))
  if (shell === null) return () => null
  const signIn = readPage(join(folder, 'login.html')) ?? shell
  const light = readPage(join(folder, 'public.html')) ?? shell
  const office = readPage(join(folder, 'office.html')) ?? shell
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    serve: true,
    wildcard: false,
    globIgnore: ['**'],
    preCompressed: true,
    index: false,
    cacheControl: false,
  })
  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    { config: { public: true, unlicensed: true, rateLimit: false }, compress: false },
    async (request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-security-policy': assetPolicy })
        .sendFile(request.params['*']),
  )
  await serveLooseFiles(app, folder)

  const page = shell
  // Pages come without the database too; then nobody else's are shown in them.
  const lists = () => origins().catch(() => nobody)

  // Inside another system nobody can sign in, so there a lost session is said by the page; elsewhere it leads to
  // /login.
  async function embedded(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { embedders } = await lists()
    const given =
      new URL(request.url, 'http://x').searchParams.has('ticket') || request.cookies['hasLogin'] !== undefined
    if (!given && isAlias(request) && request.headers['sec-fetch-dest'] !== 'iframe') return toSignIn(request, reply)
    return sendPage(reply.removeHeader('x-frame-options'), page, { embedders })
  }

  /** Whose document it shows is told by a ticket that comes as a message, so it opens for anybody and shows nothing. */
  async function officePage(reply: FastifyReply): Promise<FastifyReply> {
    const { embedders, office: servers } = await lists()
    return sendWith(reply.removeHeader('x-frame-options'), office, (nonce) => officePolicy(nonce, embedders, servers))
  }
  return (request, reply) => {
    if (!isPage(request)) return null
    const path = new URL(request.url, 'http://x').pathname
    if (path === '/login') return sendPage(reply, signIn)
    if (lightPaths.includes(path)) return sendPage(reply, light)
    if (isEmbedded(path)) return embedded(request, reply)
    if (path === officeFrame) return officePage(reply)
    if (!isPublic(path) && request.cookies['hasLogin'] === undefined) return toSignIn(request, reply)
    return lists().then(({ shown }) => sendPage(reply, shell, { shown }))
  }
}

function readPage(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** Icons and manifests that keep their names. */
async function serveLooseFiles(app: FastifyInstance, folder: string): Promise<void> {
  for (const name of ['favicon.ico', 'favicon.svg', 'manifest.webmanifest', 'robots.txt']) {
    const path = join(folder, name)
    if (!existsSync(path)) continue
    const body = readFileSync(path)
    app.get(`/${name}`, { config: { public: true, unlicensed: true, rateLimit: false } }, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type(typeOf(name)).send(body),
    )
  }
  serveOfficeClient(app, folder)
}

/** The library with which other systems show our documents: at one address for ever, and read by pages of others. */
function serveOfficeClient(app: FastifyInstance, folder: string): void {
  const path = join(folder, officeClient)
  if (!existsSync(path)) return
  const body = readFileSync(path)
  app.get(
    `/${officeClient}`,
    { config: { public: true, unlicensed: true, rateLimit: false } },
    async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' })
        .type('text/javascript; charset=utf-8')
        .send(body),
  )
}

function typeOf(name: string): string {
  if (name.endsWith('.svg')) return 'image/svg+xml'
  if (name.endsWith('.ico')) return 'image/x-icon'
  return name.endsWith('.txt') ? 'text/plain; charset=utf-8' : 'application/manifest+json'
}

function isPage(request: FastifyRequest): boolean {
  const asks = request.method === 'GET' || request.method === 'HEAD'
  const { url } = request
  return (
    asks && !url.startsWith('/api') && !url.startsWith('/assets/') && (request.headers.accept ?? '*/*').includes('html')
  )
}

/** A page that may stand inside another system: /open, and the aliases /open=… (ACC-10). */
function isEmbedded(path: string): boolean {
  return path === '/open' || path.startsWith('/open=')
}

function isAlias({ url }: FastifyRequest): boolean {
  return url.startsWith('/open=')
}

function isPublic(path: string): boolean {
  return publicPaths.some((open) => path === open || path.startsWith(`${open}/`))
}

/** The path asked for is kept and opened after sign-in (ACC-02). */
async function toSignIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const target = request.url === '/' ? '/login' : `/login?to=${encodeURIComponent(request.url)}`
  return reply.code(302).header('location', target).send('')
}

function sendPage(reply: FastifyReply, page: string, frames: Frames = {}): Promise<FastifyReply> {
  return sendWith(reply, page, (nonce) => pagePolicy(nonce, frames))
}

async function sendWith(reply: FastifyReply, page: string, policyOf: (nonce: string) => string): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url')
  return reply
    .code(200)
    .header('content-security-policy', policyOf(nonce))
    .header('cache-control', 'no-cache, no-store')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(placeholder, nonce))
}
