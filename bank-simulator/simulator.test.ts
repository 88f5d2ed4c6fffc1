import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { httpBankAdapter } from '../modules/finance/bank/http-bank-adapter.server.ts'
import { readPain002 } from '../modules/finance/bank/pain002.ts'
import { isSigned } from '../server/platform/http/push-signature.ts'
import { bankAtTen, instruction, Payer, payer, ten } from './test-samples.ts'

const secret = 'a-secret-for-tests-of-at-least-32-characters'

test('a bank that is down is known to have seen nothing; one that dies on the line is not', async () => {
  const bank = await bankAtTen()
  await bank.close()
  expect(await bank.adapter.send(instruction('REQ1', '100.00'))).toEqual({
    kind: 'not-sent',
    cause: 'refused',
    detail: 'ECONNREFUSED',
  })
  const pay = new Payer({ ...bank, bank: bank.bank }, '100.00')
  expect(await pay.send()).toBe('00')
  expect(pay.payment).toMatchObject({ stage: 'authorised', sentAt: null })
  expect(
    await httpBankAdapter({ url: 'http://no-such-host.invalid/' }).send(instruction('REQ1', '100.00')),
  ).toMatchObject({ kind: 'not-sent' })
  const dropper = createTcpServer((socket) => socket.once('data', () => socket.destroy())).listen(0, '127.0.0.1')
  await new Promise((resolve) => dropper.once('listening', resolve))
  const { port } = dropper.address() as AddressInfo // listening on TCP
  expect(await httpBankAdapter({ url: `http://127.0.0.1:${port}` }).send(instruction('REQ1', '100.00'))).toMatchObject({
    kind: 'no-answer',
    cause: 'connection-lost',
  })
  dropper.close()
})

test('an answer that is not a readable report, a redirect or an endless body is no answer, whatever its HTTP status', async () => {
  const bodies = [
    '<html>502 Bad Gateway</html>',
    '',
    'x'.repeat(2_000),
    '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e "ACSC">]><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>&e;</CstmrPmtStsRpt></Document>',
  ]
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const redirect = request.url?.includes('REDIRECT') === true
    response
      .writeHead(redirect ? 302 : 502, redirect ? { location: '/elsewhere' } : {})
      .end(bodies[asked.length % bodies.length])
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP
  const adapter = httpBankAdapter({ url: `http://127.0.0.1:${port}`, longest: 1_000 })
  for (const reqNo of ['A1', 'A2', 'A3', 'A4', 'REDIRECT'])
    expect(await adapter.query(reqNo)).toMatchObject({ kind: 'no-answer', cause: 'unreadable' })
  await expect(adapter.statement(payer, '2026-11-20')).rejects.toMatchObject({
    code: 'bank.statement-unavailable',
    status: 503,
  })
  expect(asked).not.toContain('/elsewhere')
  server.close()
})

test('.09 pushes its signed answer twice and .10 in reverse order; the payment is paid once', async () => {
  const payers = new Map<string, Payer>()
  const pushed: string[] = []
  const listener = createServer((request, response) => {
    let body = ''
    request
      .setEncoding('utf8')
      .on('data', (part: string) => {
        body += part
      })
      .on('end', () => {
        const header = request.headers['x-bank-signature']
        const known = isSigned(typeof header === 'string' ? header : undefined, body, secret, Date.now())
        for (const report of known ? readPain002(body) : []) {
          payers.get(report.reqNo)?.hear('callback', report)
          pushed.push(`${report.reqNo} ${report.txStatus}`)
        }
        response.end()
      })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  const { port } = listener.address() as AddressInfo // listening on TCP
  const bank = await bankAtTen({ callback: { url: `http://127.0.0.1:${port}/`, secret } })
  for (const [reqNo, amount] of [
    ['TWICE', '100.09'],
    ['BACK', '100.10'],
  ] as const)
    payers.set(reqNo, new Payer(bank, amount, reqNo))
  for (const pay of payers.values()) await pay.send()
  await expect.poll(() => pushed.length).toBe(4)
  expect(pushed).toEqual(['TWICE ACSC', 'TWICE ACSC', 'BACK ACSC', 'BACK ACSP'])
  for (const pay of payers.values()) {
    expect(await pay.ask()).toBe('01')
    expect(pay.effects.filter(({ kind }) => kind === 'journal')).toHaveLength(1)
  }
  await bank.close()
  listener.close()
})

test('a body signed with another secret, too old or changed is not from the bank', () => {
  const sign = (body: string, key = secret): string =>
    `t=${ten},v1=${createHmac('sha256', key).update(`${ten}.${body}`).digest('hex')}`
  expect(isSigned(sign('paid'), 'paid', secret, ten + 299_000)).toBe(true)
  expect(isSigned(sign('paid'), 'paid', secret, ten + 301_000)).toBe(false)
  expect(isSigned(sign('paid'), 'Paid', secret, ten)).toBe(false)
  expect(isSigned(sign('paid', 'another secret'), 'paid', secret, ten)).toBe(false)
  expect(isSigned(undefined, 'paid', secret, ten)).toBe(false)
})

test('a killed bank that starts again still knows every payment, balance and time', { timeout: 30_000 }, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'bank-'))
  const file = join(directory, 'bank.jsonl')
  const first = await started(file)
  const adapter = httpBankAdapter({ url: first.url, timeoutMs: 300 })
  await fetch(new URL('clock', first.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: ten }),
  })
  await adapter.send(instruction('PAID', '100.03'))
  await adapter.send(instruction('WAITS', '100.04'))
  first.child.kill('SIGKILL')
  await new Promise((resolve) => first.child.once('exit', resolve))
  expect(await adapter.query('PAID')).toMatchObject({ kind: 'not-sent' })
  const second = await started(file)
  const again = httpBankAdapter({ url: second.url })
  expect(await again.query('PAID')).toMatchObject({ txStatus: 'ACSC' })
  expect(await again.send(instruction('PAID', '100.03'))).toMatchObject({ txStatus: 'ACSC' })
  expect(await again.query('WAITS')).toMatchObject({ txStatus: 'PATC' })
  const ledger: unknown = await (await fetch(new URL('ledger', second.url))).json()
  expect(ledger).toMatchObject({
    now: ten,
    accounts: [{ account: payer, balance: '999999899.97' }],
    received: { PAID: 2, WAITS: 1 },
  })
  second.child.kill('SIGTERM')
  rmSync(directory, { recursive: true })
})

test('half a line left by a kill is dropped and the lines after it are kept', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'bank-'))
  const file = join(directory, 'bank.jsonl')
  const first = await bankAtTen({ file })
  await first.adapter.send(instruction('ONE', '100.00'))
  await first.close()
  appendFileSync(file, '{"order":{"reqNo":"HALF","payeeName":"北')
  const second = await bankAtTen({ file })
  await second.adapter.send(instruction('TWO', '100.00'))
  await second.close()
  const third = await bankAtTen({ file })
  expect(third.bank.all().map(({ reqNo }) => reqNo)).toEqual(['TWO', 'ONE'])
  await third.close()
  rmSync(directory, { recursive: true })
})

test('the operator plays the bank from this machine only', async () => {
  const bank = await bankAtTen({ simulation: false })
  await bank.adapter.send(instruction('WAITS', '100.04'))
  const page = await (await fetch(bank.url)).text()
  expect(page).toContain('等待授权')
  expect(page).toContain('ООО «Восток &#38; Запад» &#60;порт&#62;')
  const post = (path: string, headers: Record<string, string> = {}, body = ''): Promise<Response> =>
    fetch(new URL(path, bank.url), { method: 'POST', redirect: 'manual', headers, body })
  expect((await post('authorise/WAITS', { origin: 'https://evil.example' })).status).toBe(403)
  expect((await post('clock', { 'content-type': 'application/json' }, '{"now":1}')).status).toBe(403)
  expect(
    (await post('authorise/WAITS', { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }))
      .status,
  ).toBe(303)
  expect(await bank.adapter.query('WAITS')).toMatchObject({ txStatus: 'ACSC' })
  expect((await post('authorise/WAITS')).status).toBe(409)
  await bank.close()
})

test('a wrong setting names its variable and ends the process', async () => {
  for (const [name, value] of [
    ['BANK_PORT', 'x'],
    ['BANK_OPENING', '-1'],
    ['BANK_CALLBACK_URL', 'ftp://x'],
    ['BANK_SIMULATION', 'yes'],
  ] as const) {
    const child = run({ [name]: value })
    let said = ''
    child.stderr?.on('data', (part: Buffer) => {
      said += part.toString()
    })
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1)
    expect(said).toContain(name)
    expect(said).not.toContain(`${value}:`)
  }
})

async function started(file: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = run({ BANK_PORT: '0', BANK_FILE: file, BANK_SIMULATION: 'on', BANK_HOLD_MS: '60000' })
  const url = await new Promise<string>((resolve) =>
    child.stdout?.on('data', (part: Buffer) => {
      const [found] = /http:\S+/.exec(part.toString()) ?? []
      if (found !== undefined) resolve(found)
    }),
  )
  return { child, url }
}

function run(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
