// npm start: builds when the sources changed, then becomes the server. `-- --check` only checks the configuration.
import { spawnSync } from 'node:child_process'

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Amur needs Node 20 or later; this is ${process.version}.`)
  process.exit(1)
}

const { isFresh, root } = await import('./source-stamp.mjs')
const own = await import('./start-simulators.mjs')

if (process.argv.includes('--check')) run(['--import', 'tsx', 'server/main/config-check.ts'])
else await start()

/** The server runs in this very process, so that signals and exit codes are its own. */
async function start() {
  if (!isFresh()) {
    // Said before the build, which takes longer than an operator should wait to read of a wrong value.
    run(['--import', 'tsx', 'server/main/config-check.ts', '--quiet'])
    console.log('Building: the sources have changed.')
    run(['bin/build.mjs'])
  }
  await Promise.all([
    own.wantsOwnBank(process.env) ? openOwnBank() : undefined,
    own.wantsOwnTracker(process.env) ? openOwnTracker() : undefined,
    own.wantsOwnWindow(process.env) ? openOwnWindow() : undefined,
    own.wantsOwnWeighbridge(process.env) ? openOwnWeighbridge() : undefined,
  ])
  await import('../dist/server.mjs')
}

async function openOwnBank() {
  const url = await own.startOwnBank(process.env)
  if (url === undefined) return console.error('The bank simulator did not start: payments will wait.')
  console.log(`Bank simulator: ${url}`)
  process.env['BANK_URL'] = url
}

async function openOwnTracker() {
  const url = await own.startOwnTracker(process.env)
  if (url === undefined) return console.error('The vessel tracker did not start: vessels will not be heard.')
  console.log(`Vessel tracker: ${url}`)
  process.env['TRACKER_URL'] = url
}

async function openOwnWindow() {
  const url = await own.startOwnWindow(process.env)
  if (url === undefined) return console.error('The single window did not start: declarations will wait.')
  console.log(`Single window: ${url}`)
  process.env['CUSTOMS_WINDOW_URL'] = url
}

async function openOwnWeighbridge() {
  const url = await own.startOwnWeighbridge(process.env)
  if (url === undefined) return console.error('The weighbridge did not start: weights are typed at the gate.')
  console.log(`Weighbridge: ${url}`)
  process.env['WEIGHBRIDGE_URL'] = url
}

/** A step of its own process, whose memory is gone before the server starts; its failure is ours. */
function run(args) {
  const { status, signal } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (signal !== null) process.kill(process.pid, signal)
  if (status !== 0) process.exit(status ?? 1)
}
