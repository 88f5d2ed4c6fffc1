// The built product as a process of its own on a free port.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from './source-stamp.mjs'

const patience = 240_000

/** Starts it with these variables and waits until it is ready; `stop` ends it in order. Its own end is an error. */
export async function startOwnProduct(environment) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [join(root, 'bin', 'start.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DEMO: 'on', ...environment },
  })
  let stopped = false
  child.on('exit', (code) => {
    if (stopped) return
    console.error(`the product ended with ${code}`)
    process.exit(1)
  })
  const stop = () =>
    new Promise((done) => {
      stopped = true
      child.on('exit', done)
      child.kill('SIGTERM')
    })
  try {
    await ready(url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

async function ready(url) {
  const until = Date.now() + patience
  for (;;) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null)
    if (answer?.ok) return
    if (Date.now() > until) throw new Error('the product did not become ready')
    await new Promise((done) => {
      setTimeout(done, 200)
    })
  }
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}
