// Starts the built product with the demonstration and a bank behind a door, runs the browser tests against it, stops
// it.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openGate } from '../app/e2e/support/bank-proxy.mjs'
import './memory-folder.mjs'
import { copyDemo } from './copy-demo-folder.mjs'
import { startOwnProduct } from './start-built-product.mjs'
import { startOwnBank, startOwnWindow } from './start-simulators.mjs'

const { status } = spawnSync(process.execPath, ['bin/build.mjs', '--if-changed'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const folder = mkdtempSync(join(tmpdir(), 'amur-e2e-'))
// PostgreSQL's user passes through.
chmodSync(folder, 0o711)
const dataDir = join(folder, 'data')
await copyDemo(dataDir)
// A lost answer is lost at once: nobody learns more from waiting for it.
const bank = await startOwnBank({ ...process.env, DATA_DIR: dataDir, BANK_HOLD_MS: '300' })
if (bank === undefined) throw new Error('the bank simulator did not start')
const gate = await openGate(bank)
const customs = await startOwnWindow({ ...process.env, DATA_DIR: dataDir })
if (customs === undefined) throw new Error('the single window did not start')
const product = await startOwnProduct({
  DATA_DIR: dataDir,
  BANK_URL: gate.url,
  CUSTOMS_WINDOW_URL: customs,
  LOG_LEVEL: 'warn',
})

try {
  const tests = {
    ...process.env,
    BASE_URL: product.url,
    BANK: bank,
    BANK_GATE: gate.handle,
    CUSTOMS: customs,
    DATA_DIR: dataDir,
  }
  // HOLD=1 keeps the product up for a person at the keyboard, who stops it with Ctrl+C.
  process.exitCode =
    process.env.HOLD === '1'
      ? await held(tests)
      : await run(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], tests)
} finally {
  await product.stop()
  gate.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

function run(args, env) {
  return new Promise((done) => {
    spawn(process.execPath, args, { stdio: 'inherit', env }).on('exit', (code) => done(code ?? 1))
  })
}

function held({ BASE_URL, BANK, BANK_GATE }) {
  console.log(`BASE_URL=${BASE_URL} BANK=${BANK} BANK_GATE=${BANK_GATE}`)
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => done(0))
  })
}
