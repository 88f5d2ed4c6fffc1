import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const source = join(import.meta.dirname, '..')
const root = mkdtempSync(join(tmpdir(), 'amur-start-'))

// A small product: the real starter, builder and configuration around a server of a few lines.
beforeAll(() => {
  for (const path of ['bin', 'core', 'server', 'package.json', 'tsconfig.json']) {
    // Whatever the configuration is read by; workers would be built too.
    cpSync(join(source, path), join(root, path), {
      recursive: true,
      filter: (file) => !/\.(test|worker)\.ts$/.test(file),
    })
  }
  symlinkSync(join(source, 'node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, 'app'))
  writeCheck('')
})

afterAll(() => rmSync(root, { recursive: true }))

test('it builds once, again only after a change, and hands signals and exit codes through', async () => {
  writeServer('first')
  expect(await startAndEnd()).toEqual({ code: 3, built: true, lines: ['first at work', 'first saw SIGTERM'] })
  expect(await startAndEnd()).toEqual({ code: 3, built: false, lines: ['first at work', 'first saw SIGTERM'] })
  writeServer('second')
  expect(await startAndEnd()).toEqual({ code: 3, built: true, lines: ['second at work', 'second saw SIGTERM'] })
})

test('a build that would hold a test is refused', async () => {
  writeFileSync(join(root, 'app', 'seen.test.ts'), 'export const seen = 1')
  writeFileSync(join(root, 'app', 'server.ts'), "import { seen } from './seen.test.ts'\nconsole.log(seen)")
  const { code, output } = await run([])
  expect(code).toBe(1)
  expect(output).toContain('tests would be built: app/seen.test.ts')
})

test('a build whose descriptions are wrong is refused', async () => {
  writeServer('wrong')
  writeCheck('process.exitCode = 1')
  const { code, output } = await run([])
  expect(code).toBe(1)
  expect(output).toContain('the descriptions are wrong')
  writeCheck('')
})

test('a build that fails stops the start and leaves the last good build in place', async () => {
  writeServer('good')
  await startAndEnd()
  writeFileSync(join(root, 'app', 'server.ts'), 'this is no program')
  const { code, output } = await run([])
  expect(code).toBe(1)
  expect(output).toContain('app/server.ts:1')
  expect(existsSync(join(root, 'dist', 'server.mjs'))).toBe(true)
  writeServer('good')
  expect(await startAndEnd()).toMatchObject({ built: false })
})

test('a wrong value is said before anything is built', async () => {
  writeServer('changed')
  const { code, output } = await run([], { PORT: 'x' })
  expect(code).toBe(1)
  expect(output.trim()).toBe('Amur cannot start: PORT must be a whole number from 0 to 65535')
})

test('a demo gets a bank of its own, which ends with the server even when that is killed', async () => {
  const bank = `import { createServer } from 'node:http'
    const server = createServer((_, answer) => answer.end('a bank'))
    server.listen(Number(process.env['BANK_PORT']), '127.0.0.1', () => console.log('http://127.0.0.1:' + (server.address() as { port: number }).port + '/'))`
  mkdirSync(join(root, 'bank-simulator'))
  writeFileSync(join(root, 'bank-simulator', 'main.ts'), bank)
  writeFileSync(
    join(root, 'app', 'server.ts'),
    `console.log('bank', process.env['BANK_URL']); setInterval(() => undefined, 1000)`,
  )
  const child = spawn(process.execPath, [join(root, 'bin', 'start.mjs')], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(root, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /^bank (http.*)$/m.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  expect(await (await fetch(url)).text()).toBe('a bank')
  child.kill('SIGKILL')
  const gone = (): Promise<boolean> =>
    fetch(url).then(
      () => false,
      () => true,
    )
  await vi.waitUntil(gone, { timeout: 10_000 })
})

/** What a build runs before it is done. */
function writeCheck(program: string): void {
  writeFileSync(join(root, 'app', 'check-descriptions.ts'), program)
}

function writeServer(name: string): void {
  writeFileSync(
    join(root, 'app', 'server.ts'),
    `const name: string = '${name}'
     const alive = setInterval(() => undefined, 1000)
     process.on('SIGTERM', () => { console.log(name + ' saw SIGTERM'); clearInterval(alive); process.exitCode = 3 })
     console.log(name + ' at work')`,
  )
}

async function startAndEnd(): Promise<{ code: number | null; built: boolean; lines: string[] }> {
  const { code, output } = await run([], {}, 'at work')
  const lines = output.trim().split('\n')
  return {
    code,
    built: lines.some((line) => line.startsWith('Built in')),
    lines: lines.filter((line) => !line.startsWith('Buil')),
  }
}

/** Runs the starter to its end; SIGTERM is sent once it has said the given words. */
function run(
  args: string[],
  environment: Record<string, string> = {},
  until?: string,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(root, 'bin', 'start.mjs'), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(root, 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let sent = false
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (until === undefined || sent || !output.includes(until)) return
      sent = true
      child.kill('SIGTERM')
    })
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}
