// The simulators that come with a demo, a bank, a vessel tracker, the customs' single window and a weighbridge:
// processes of their own that live exactly as long as the server.
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { dist, root } from './source-stamp.mjs'

const patience = 5_000

/** Whether this start shall have a bank of its own: a demo may run here and no other bank is named. */
export function wantsOwnBank(environment) {
  const given = (name) => (environment[name] ?? '').trim() !== ''
  return (
    !given('BANK_URL') &&
    !given('DATABASE_URL') &&
    environment['DEMO'] !== 'off' &&
    existsSync(join(dist, 'bank-simulator.mjs'))
  )
}

/** Whether this start shall have a vessel tracker of its own, by the same rule. */
export function wantsOwnTracker(environment) {
  const given = (name) => (environment[name] ?? '').trim() !== ''
  const isOutside = given('TRACKER_URL') || given('DATABASE_URL') || environment['DEMO'] === 'off'
  return !isOutside && existsSync(join(dist, 'vessel-tracker.mjs'))
}

/** Whether this start shall have a single window of its own, by the same rule. */
export function wantsOwnWindow(environment) {
  const given = (name) => (environment[name] ?? '').trim() !== ''
  const isOutside = given('CUSTOMS_WINDOW_URL') || given('DATABASE_URL') || environment['DEMO'] === 'off'
  return !isOutside && existsSync(join(dist, 'customs-window.mjs'))
}

/** Whether this start shall have a weighbridge of its own, by the same rule. */
export function wantsOwnWeighbridge(environment) {
  const given = (name) => (environment[name] ?? '').trim() !== ''
  const isOutside = given('WEIGHBRIDGE_URL') || given('DATABASE_URL') || environment['DEMO'] === 'off'
  return !isOutside && existsSync(join(dist, 'weighbridge.mjs'))
}

/**
 * Starts the bank on a free port with its book under DATA_DIR/bank; answers its address, or undefined when it does not
 * come up.
 */
export function startOwnBank(environment) {
  const file = resolve(environment['DATA_DIR'] || 'data', 'bank', 'bank.jsonl')
  return startOwn('bank-simulator.mjs', { ...environment, BANK_PORT: '0', BANK_FILE: file })
}

/** Starts the tracker on a free port; answers as the other. */
export function startOwnTracker(environment) {
  return startOwn('vessel-tracker.mjs', { ...environment, TRACKER_PORT: '0' })
}

/** Starts the single window on a free port with its book under DATA_DIR/customs-window; answers as the others. */
export function startOwnWindow(environment) {
  const file = resolve(environment['DATA_DIR'] || 'data', 'customs-window', 'lodged.jsonl')
  return startOwn('customs-window.mjs', { ...environment, WINDOW_PORT: '0', WINDOW_FILE: file })
}

/** Starts the weighbridge on a free port; answers as the others. */
export function startOwnWeighbridge(environment) {
  return startOwn('weighbridge.mjs', { ...environment, WEIGHBRIDGE_PORT: '0' })
}

function startOwn(program, env) {
  const child = fork(join(dist, program), [], {
    cwd: root,
    execArgv: ['--import', join(root, 'bin', 'end-with-parent.mjs')],
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  process.once('exit', () => child.kill())
  return new Promise((done) => {
    const give = setTimeout(() => done(undefined), patience)
    const settle = (url) => {
      clearTimeout(give)
      letGo(child)
      done(url)
    }
    child.once('exit', () => settle(undefined))
    createInterface(child.stdout).on('line', (line) => {
      const url = /https?:\/\/[^\s/]+/.exec(line)?.[0]
      if (url !== undefined) settle(url)
    })
  })
}

/** The server's end must not wait for theirs. */
function letGo(child) {
  child.unref()
  child.channel?.unref()
  child.stdout.unref()
}
