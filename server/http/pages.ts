import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy } from './security-headers.ts'

/** Answers a page request; false when it is none of ours. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null

// Visitable without a session (ACC-01).
const publicPaths = ['/login', '/404', '/open', '/license', '/routeAnswer', '/pcAnswer', '/mobileAnswer', '/report']
// Of these, the ones that load a page of their own and not the whole product.
const lightPaths = ['/license', '/pcAnswer', '/mobileAnswer', '/report', '/reset']
const placeholder = '__NONCE__'
// Threads live by the policy of their own file: they load nothing but decoders that came with the product.
const assetPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/**
 * Serves the built pages: hashed assets for a year, precompressed; the sign-in page at /login and the
 * shell for any other path, each with a nonce of its own. Answers null for everything when there is no build.
 */
export async function servePages(app: FastifyInstance, folder: string): Promise<ServePage> {
  const shell = readPage(join(folder, 'index.html'))
  if (shell === null) return () => null
  const signIn = readPage(join(folder, 'login.html')) ?? shell
  const light = readPage(join(folder, 'public.html')) ?? shell
  await app.register(fastifyStatic, { root: join(folder, 'assets'), serve: true, wildcard: false, globIgnore: ['**'], preCompressed: true, index: false, cacheControl: false })
  app.get<{ Params: { '*': string } }>('/assets/*', { config: { public: true, unlicensed: true, rateLimit: false }, compress: false }, async (request, reply) =>
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-security-policy': assetPolicy }).sendFile(request.params['*']))
  await serveLooseFiles(app, folder)
  return (request, reply) => {
    if (!isPage(request)) return null
    const path = new URL(request.url, 'http://x').pathname
    if (path === '/login') return sendPage(reply, signIn)
    if (lightPaths.includes(path)) return sendPage(reply, light)
    if (!isPublic(path) && request.cookies['hasLogin'] === undefined) return toSignIn(request, reply)
    return sendPage(reply, shell)
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
      reply.header('cache-control', 'public, max-age=86400').type(typeOf(name)).send(body))
  }
}

function typeOf(name: string): string {
  if (name.endsWith('.svg')) return 'image/svg+xml'
  if (name.endsWith('.ico')) return 'image/x-icon'
  return name.endsWith('.txt') ? 'text/plain; charset=utf-8' : 'application/manifest+json'
}

function isPage(request: FastifyRequest): boolean {
  const asks = request.method === 'GET' || request.method === 'HEAD'
  const { url } = request
  return asks && !url.startsWith('/api') && !url.startsWith('/assets/') && (request.headers.accept ?? '*/*').includes('html')
}

function isPublic(path: string): boolean {
  return publicPaths.some((open) => path === open || path.startsWith(`${open}/`))
}

/** The path asked for is kept and opened after sign-in (ACC-02). */
function toSignIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const target = request.url === '/' ? '/login' : `/login?to=${encodeURIComponent(request.url)}`
  return reply.code(302).header('location', target).send('')
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64url')
  return reply
    .code(200)
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-cache, no-store')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(placeholder, nonce))
}
