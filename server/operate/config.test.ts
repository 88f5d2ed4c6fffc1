import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkDatabase } from '../platform/database/open-database.ts'
import { CannotStart } from '../platform/process/cannot-start.ts'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'amur-config-'))
const silent = createServer(() => undefined)
afterAll(() => {
  silent.close()
  rmSync(folder, { recursive: true })
})

test('with nothing set the server listens on this machine alone and keeps everything under ./data', () => {
  expect(readConfig({})).toMatchObject({
    env: 'production',
    port: 3000,
    host: '127.0.0.1',
    dataDir: join(process.cwd(), 'data'),
    databaseUrl: undefined,
    demo: 'if-empty',
    secret: undefined,
    trustProxy: false,
    logLevel: 'info',
  })
})

test('a database of the operator gets no demo group unless he says so', () => {
  const url = 'postgresql://amur@db/amur'
  expect(readConfig({ DATABASE_URL: url }).demo).toBe('off')
  expect(readConfig({ DATABASE_URL: url, DEMO: 'on' }).demo).toBe('on')
  expect(readConfig({ DEMO: 'off' }).demo).toBe('off')
})

test('what the operator sets is taken as he means it; empty and foreign variables are passed over', () => {
  const config = readConfig({
    PORT: ' 0 ',
    HOST: '::1',
    BASE: 'https://oa.beilu.example/',
    TRUST_PROXY: '10.0.0.0/8, 192.168.1.1',
    BANK_URL: 'http://127.0.0.1:4100/bank/',
    LOG_LEVEL: '',
    AMUR_ANYTHING: 'x',
  })
  expect(config).toMatchObject({
    port: 0,
    host: '::1',
    base: 'https://oa.beilu.example',
    trustProxy: ['10.0.0.0/8', '192.168.1.1'],
    bankUrl: 'http://127.0.0.1:4100/bank',
    logLevel: 'info',
  })
})

test('object storage is described whole or not at all', () => {
  const whole = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'files',
    S3_REGION: 'cn',
    S3_ACCESS_KEY: 'a',
    S3_SECRET_KEY: 'b',
  }
  expect(readConfig(whole).storage).toMatchObject({ bucket: 'files' })
  expect(readConfig({}).storage).toBeUndefined()
})

const bad: [variable: string, value: string, more?: Record<string, string>][] = [
  ['PORT', '70000'],
  ['PORT', '3000x'],
  ['HOST', 'not a host'],
  ['DATA_DIR', '/proc/nowhere/data'],
  ['DATABASE_URL', 'mysql://root@db/amur'],
  ['DATABASE_URL', 'postgresql://amur:hidden-word@127.0.0.1:1/amur'],
  ['DATABASE_URL', 'postgresql://amur:hidden-word@127.0.0.1:{silent}/amur'],
  ['DATABASE_POOL', '0'],
  ['DEMO', 'yes'],
  ['SECRET', 'too-short-hidden-word'],
  ['SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['SECRET', 'please-changeme-please-changeme-please'],
  ['SECRET', 'x'.repeat(64)],
  ['BANK_URL', 'ftp://bank.example'],
  ['BASE', 'https://oa.example/app'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', '10.0.0.0/40'],
  ['PASSWORD_PROFILE', 'none'],
  ['METRICS_PORT', '-1'],
  ['S3_BUKET', 'files'],
  ['S3_SECRET_KEY', '', { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'files', S3_REGION: 'cn', S3_ACCESS_KEY: 'a' }],
  ['S3_ENDPOINT', 'nowhere', { S3_BUCKET: 'files', S3_REGION: 'cn', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }],
]

test.for(bad)('%s=%s is refused by name, the value unsaid', async ([variable, value, more]) => {
  const given = await filled(value)
  const said = await refusal({ DATA_DIR: folder, ...more, [variable]: given })
  expect(said.split('\n')).toHaveLength(1)
  expect(said).toContain(variable)
  if (given.length > 3) expect(said).not.toContain(given)
  expect(said).not.toContain('hidden-word')
})

test('a good configuration passes the check, and one that is not ends it with one line, at most three seconds later', async () => {
  const good = await check({ DATA_DIR: folder, SECRET: 'Wq7-fJ2m_Zr8Tn4Kd6Yb1Hs9Vx3Lc5PgUe' })
  expect(good.code).toBe(0)
  for (const [variable, value] of bad.filter(([, one]) => /70000|silent/.test(one))) {
    const { code, output, took } = await check({ DATA_DIR: folder, [variable]: await filled(value) })
    expect(took - good.took, value).toBeLessThan(3_000)
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toContain(variable)
  }
})

test.runIf(process.getuid?.() !== 0)('DATA_DIR that cannot be written is refused by name', async () => {
  chmodSync(folder, 0o500)
  expect(await check({ DATA_DIR: folder })).toMatchObject({
    code: 1,
    output: expect.stringContaining('DATA_DIR') as string,
  }) // what expect answers is untyped
  chmodSync(folder, 0o700)
})

const filled = async (value: string) => value.replace('{silent}', String(await silentPort()))

/** What the check says of an environment that it refuses. */
async function refusal(environment: Record<string, string>): Promise<string> {
  try {
    await checkDatabase(readConfig(environment))
  } catch (error) {
    if (error instanceof CannotStart) return error.message
    throw error
  }
  return 'nothing'
}

/** The real check, as an operator runs it: `npm start -- --check`; how long it took in milliseconds. */
function check(environment: Record<string, string>): Promise<{ code: number | null; output: string; took: number }> {
  const begun = performance.now()
  const program = join(import.meta.dirname, '..', '..', 'bin', 'start.mjs')
  const child = spawn(process.execPath, [program, '--check'], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, output, took: performance.now() - begun })),
  )
}

/** A port that accepts a connection and then says nothing. */
async function silentPort(): Promise<number> {
  if (!silent.listening) await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
