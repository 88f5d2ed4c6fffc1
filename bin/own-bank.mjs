// The bank simulator that comes with a demo: a process of its own that lives exactly as long as the server.
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

/**
 * Starts it on a free port with its book under DATA_DIR/bank; answers its address, or undefined when it does not come
 * up.
 */
export function startOwnBank(environment) {
  const child = fork(join(dist, 'bank-simulator.mjs'), [], {
    cwd: root,
    execArgv: ['--import', join(root, 'bin', 'end-with-parent.mjs')],
    env: {
      ...environment,
      BANK_PORT: '0',
      BANK_FILE: resolve(environment['DATA_DIR'] || 'data', 'bank', 'bank.jsonl'),
    },
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

/** The server's end must not wait for the bank's. */
function letGo(child) {
  child.unref()
  child.channel?.unref()
  child.stdout.unref()
}
