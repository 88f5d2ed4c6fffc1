import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../identity/session/testing/people.ts'
import { signedIn, testServer, type Page } from '../../identity/session/testing/test-server.ts'
import { attachmentHeader, downloadName, plainName } from '../../platform/http/download-name.ts'
import { freshDatabase } from '../../testing/database.ts'
import { isFileKey, newFileKey } from './file-key.ts'
import { makePdf } from './make-pdf.ts'
import { type ChildServer, childServer } from './testing/child-server.ts'
import { fileFolder } from './testing/file-folder.ts'
import { download, upload } from './testing/file-server.ts'

const { pool, address } = await freshDatabase()
const folder = fileFolder()
const probes = [
  '../../../etc/passwd',
  '/etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/etc/passwd',
  '....//....//etc/passwd',
  '..\\..\\etc\\passwd',
  'file:///etc/passwd',
  '/proc/self/environ',
  '2026/11/../../../etc/passwd',
  '2026/11/../../.incoming/x',
  '.incoming/',
  '.pictures/2026',
  '2026/11/',
  '2026',
  '',
  '.',
  '..',
  '\0',
  '2026/11/00000000-0000-4000-8000-000000000000.pdf\0.png',
  '2026/11/00000000-0000-4000-8000-000000000000.pdf/../../x',
  'C:\\Windows\\win.ini',
  '\\\\host\\share',
  'http://169.254.169.254/latest',
  "' or '1'='1",
  '${7*7}',
  'a'.repeat(5_000),
]
let server: ChildServer
let lina: Page

beforeAll(async () => {
  await makePerson(pool, { code: 'lina', name: '李娜' })
  const { app, close } = await testServer(pool)
  lina = await signedIn(app, 'lina')
  await close()
  server = await childServer(folder, address)
  await upload(server.url, lina, [['warm.pdf', makePdf(['x'])]])
})

test.each(probes.map((probe) => [probe.slice(0, 60), probe]))(
  'reliability 7: %j names no file and says no more than that',
  async (_, probe = '') => {
    for (const more of ['', '&fileName=x']) {
      const answer = await download(server.url, lina, probe, more)
      const refused = probe.includes('\0') ? [400, 'request.malformed'] : [404, 'record.missing']
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual(refused)
    }
  },
)

/** Node asks the machine how many processors it has, and work in the background loads a library when it first needs it. */
const isOfProgram = (path: string) => path.startsWith('/sys/devices/system/cpu/') || /\/node_modules(\/|$)/.test(path)

const canTrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0
const tracers = new Set<ChildProcess>()
afterAll(() => tracers.forEach((tracer) => tracer.kill('SIGKILL')))

test.skipIf(!canTrace)(
  'reliability 7: nothing that a client says reaches the file system',
  async () => {
    const log = join(folder, 'calls.txt')
    const tracer = spawn(
      'strace',
      ['-f', '-qq', '-s', '400', '-e', 'trace=file', '-o', log, '-p', String(server.pid)],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    tracers.add(tracer)
    // Attached as soon as a file that we open is seen.
    const { data } = await upload(server.url, lina, [['begin.pdf', makePdf(['x'])]])
    await expect
      .poll(
        async () =>
          (await download(server.url, lina, data.filePath)).status === 200 &&
          readFileSync(log, 'utf8').includes(data.filePath),
      )
      .toBe(true)
    for (const probe of probes) {
      await download(
        server.url,
        lina,
        probe,
        `&fileName=${encodeURIComponent(encodeURIComponent('../../marker-of-name'))}`,
      )
      await upload(server.url, lina, [[`../../marker-of-upload/${probe}.pdf`, makePdf(['x'])]])
    }
    const last = await upload(server.url, lina, [['end.pdf', makePdf(['x'])]])
    await expect
      .poll(
        async () =>
          (await download(server.url, lina, last.data.filePath)).status === 200 &&
          readFileSync(log, 'utf8').includes(last.data.filePath),
      )
      .toBe(true)
    tracer.kill('SIGINT')
    await once(tracer, 'exit')
    const paths = [...readFileSync(log, 'utf8').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(50)
    expect(paths.filter((path) => !path.startsWith(`${folder}/`) && path !== folder && !isOfProgram(path))).toEqual([])
    expect(paths.filter((path) => /marker|passwd|\.\./.test(path))).toEqual([])
  },
  60_000,
)

test('a key is made by us: a month, a number nobody guesses, a known extension', () => {
  const keys = new Set(Array.from({ length: 1_000 }, () => newFileKey('pdf', Date.parse('2026-11-30T23:30:00+08:00'))))
  expect(keys.size).toBe(1_000)
  for (const key of keys) expect(isFileKey(key) && key.startsWith('2026/11/')).toBe(true)
  expect(probes.some(isFileKey)).toBe(false)
})

test('a name is what people see: no folders, nothing invisible, never longer than a file system takes', () => {
  expect(plainName('C:\\Users\\li\\合同.pdf')).toBe('合同.pdf')
  expect(plainName('a/b/../c.txt')).toBe('c.txt')
  expect(plainName('договор\u202efdp.exe')).toBe('договорfdp.exe')
  expect(plainName('a\u0000b\r\n.pdf')).toBe('ab.pdf')
  expect([...plainName(`${'合'.repeat(400)}.pdf`)]).toHaveLength(200)
  expect(plainName(`${'合'.repeat(400)}.pdf`)).toMatch(/\.pdf$/)
  expect(downloadName('', 'a.pdf')).toBe('a.pdf')
  expect(downloadName('photo.jpeg', 'a.jpg')).toBe('photo.jpeg')
  expect(downloadName('x.hta', 'a.txt')).toBe('x.hta.txt')
  expect(attachmentHeader("Счёт '1'*.pdf")).toBe(
    `attachment; filename="____ '1'*.pdf"; filename*=UTF-8''%D0%A1%D1%87%D1%91%D1%82%20%271%27%2A.pdf`,
  )
})
