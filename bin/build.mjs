// Builds dist/ from the sources: the pages with vite, the server and its tools with esbuild.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dist, isFresh, root, sourceStamp } from './source-stamp.mjs'

// Whoever runs this file builds; `node bin/build.mjs --if-changed` only when the sources are newer.
if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.env['NODE_ENV'] = 'production'
  if (!process.argv.includes('--if-changed') || !isFresh()) await build()
}

/** Builds beside the old dist/ and swaps at the end, so that a failed build leaves what was there. */
export async function build() {
  const begun = performance.now()
  const stamp = sourceStamp()
  const draft = join(root, '.cache', `build-${process.pid}`)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  try {
    await Promise.all([buildServer(draft), buildPages(join(draft, 'web'))])
    checkDescriptions(draft)
    writeFileSync(join(draft, 'stamp'), stamp)
    swap(draft)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  console.log(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
}

/** A start trusts that what has a stamp was checked here. */
function checkDescriptions(draft) {
  const { status } = spawnSync(process.execPath, [join(draft, 'check-descriptions.mjs')], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the descriptions are wrong')
}

async function buildServer(outdir) {
  const { build } = await import('esbuild')
  const { metafile } = await build({ ...serverBuild(), outdir, sourcemap: true, sourcesContent: false, metafile: true })
  refuseTests(Object.keys(metafile.inputs))
  for (const file of Object.keys(metafile.outputs).filter((file) => file.endsWith('.mjs'))) escapeWideCharacters(file)
}

/**
 * V8 keeps a source that has one character beyond Latin-1 at two bytes for each character, which is 5 MB of the server.
 * esbuild escapes them in strings; in regular expressions and in templates, whose tags read the cooked text, it does
 * not.
 */
function escapeWideCharacters(file) {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  const escaped = text.replace(/[\u0080-\uffff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
  if (escaped !== text) writeFileSync(path, escaped)
}

/** What is built holds no tests, nor what only they use. */
function refuseTests(files) {
  const tests = files
    .map((file) => relative(root, resolve(root, file)))
    .filter((file) => !file.includes('node_modules/') && /\.(test|spec)\.tsx?$|(^|\/)(testing|e2e)\//.test(file))
  if (tests.length > 0) throw new Error(`tests would be built: ${[...new Set(tests)].join(', ')}`)
}

/** How esbuild makes the programs of the server; packages stay outside and are what an installation has to bring. */
export function serverBuild() {
  return {
    absWorkingDir: root,
    entryPoints: entries(),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  }
}

/** dist/server.mjs, dist/migrate.mjs, … for each program, and dist/x.worker.mjs for each worker thread. */
function entries() {
  const programs = {
    server: 'app/server.ts',
    migrate: 'app/migrate.ts',
    operate: 'app/operate-program.ts',
    'check-descriptions': 'app/check-descriptions.ts',
    'prepare-demo': 'app/prepare-demo.ts',
    demo: 'app/demo-program.ts',
    'bank-simulator': 'bank-simulator/main.ts',
    'vessel-tracker': 'vessel-tracker/main.ts',
    'customs-window': 'customs-window/main.ts',
    weighbridge: 'weighbridge/main.ts',
  }
  const workers = ['server', 'modules', 'app'].flatMap((folder) => find(join(root, folder), /\.worker\.ts$/))
  const named = workers.map((path) => [path.replace(/^.*\//, '').replace(/\.ts$/, ''), relative(root, path)])
  return Object.fromEntries([...Object.entries(programs), ...named].filter(([, path]) => existsSync(join(root, path))))
}

async function buildPages(outDir) {
  if (!existsSync(join(root, 'vite.config.ts'))) return
  const { build } = await import('vite')
  for (const mode of ['production', 'office']) {
    const { output } = await build({
      configFile: join(root, 'vite.config.ts'),
      mode,
      logLevel: 'warn',
      build: { outDir, emptyOutDir: mode === 'production' },
    })
    refuseTests(output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : [])))
  }
}

function swap(draft) {
  const old = `${draft}-old`
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(draft, dist)
  rmSync(old, { recursive: true, force: true })
}

function find(folder, shape) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true })
    .filter((name) => shape.test(name))
    .map((name) => join(folder, name))
}
