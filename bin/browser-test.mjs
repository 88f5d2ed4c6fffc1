// Starts the built product with an empty data folder and a bank behind a door, runs the browser tests against it, stops it.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openGate } from '../app/e2e/support/bank-gate.mjs'
import { startOwnBank } from './own-bank.mjs'

const { status } = spawnSync(process.execPath, ['bin/build.mjs', '--if-changed'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const folder = mkdtempSync(join(tmpdir(), 'amur-e2e-'))
const port = await freePort()
const base = `http://127.0.0.1:${port}`
// A lost answer is lost at once: nobody learns more from waiting for it.
const bank = await startOwnBank({ ...process.env, DATA_DIR: folder, BANK_HOLD_MS: '300' })
if (bank === undefined) throw new Error('the bank simulator did not start')
const gate = await openGate(bank)
const product = spawn(process.execPath, ['bin/start.mjs'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO: 'on', BANK_URL: gate.url },
})
let stopped = false
product.on('exit', (code) => {
  if (!stopped) {
    console.error(`the product ended with ${code}`)
    process.exit(1)
  }
})

try {
  await ready(240_000)
  const tests = { ...process.env, BASE_URL: base, BANK: bank, BANK_GATE: gate.handle }
  // HOLD=1 keeps the product up for a person at the keyboard, who stops it with Ctrl+C.
  process.exitCode = process.env.HOLD === '1' ? await held(tests) : await run(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], tests)
} finally {
  stopped = true
  await stop()
  gate.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

async function ready(limit) {
  const until = Date.now() + limit
  for (;;) {
    const answer = await fetch(`${base}/api/health/ready`).catch(() => null)
    if (answer?.ok) return
    if (Date.now() > until) throw new Error('the product did not become ready')
    await new Promise((done) => setTimeout(done, 200))
  }
}

function run(args, env) {
  return new Promise((done) => {
    spawn(process.execPath, args, { stdio: 'inherit', env }).on('exit', (code) => done(code ?? 1))
  })
}

function held({ BASE_URL, BANK, BANK_GATE }) {
  console.log(`BASE_URL=${BASE_URL} BANK=${BANK} BANK_GATE=${BANK_GATE}`)
  return new Promise((done) => { for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => done(0)) })
}

function stop() {
  return new Promise((done) => {
    product.on('exit', done)
    product.kill('SIGTERM')
  })
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address()
      server.close(() => done(free))
    })
  })
}
