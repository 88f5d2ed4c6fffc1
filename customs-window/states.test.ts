import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayMs, minuteMs } from '../core/values/duration.ts'
import { statesOf } from './declaration-states.ts'
import { windowOptions } from './settings.ts'
import { startWindow } from './start.ts'

const at = Date.parse('2026-11-26T08:00:00Z')
const of = (ending: string, taxed = false) => ({
  clientNo: 'BG-BLHY-202611-0001-1',
  grossKg: `10000${ending}.000`,
  duty: taxed ? '100.00' : '0',
  vat: taxed ? '200.00' : '0',
  at,
})
const names = (ending: string, minutes = 60, taxed = false) =>
  statesOf(of(ending, taxed), at + minutes * minuteMs, minuteMs).map(({ state }) => state)

test('a good declaration goes its way, a step a minute, and pays where there is tax', () => {
  expect(names('00', 0)).toEqual(['received'])
  expect(names('00', 2)).toEqual(['received', 'sent', 'reviewed'])
  expect(names('00', 60, true), 'nobody has paid').toEqual(['received', 'sent', 'reviewed', 'tax'])
  expect(names('00')).toEqual(['received', 'sent', 'reviewed', 'released', 'closed'])
})

test('what is taxed goes on once it is paid, a step a minute from then on', () => {
  const told = (ending: string, minutes: number, paid: number) =>
    statesOf({ ...of(ending, true), paidAt: at + paid * minuteMs }, at + minutes * minuteMs, minuteMs)
  const names = (...given: Parameters<typeof told>) => told(...given).map(({ state }) => state)
  const taxed = ['received', 'sent', 'reviewed', 'tax', 'paid']
  expect(names('00', 30, 30)).toEqual(taxed)
  expect(names('00', 31, 30)).toEqual([...taxed, 'released'])
  expect(names('00', 32, 30)).toEqual([...taxed, 'released', 'closed'])
  expect(told('00', 32, 30).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(names('02', 60, 30).filter((state) => state === 'paid')).toHaveLength(1)
})

test('the last two digits of the kilograms say what is wrong', () => {
  expect(names('02').slice(0, 4)).toEqual(['received', 'received', 'sent', 'sent'])
  expect(statesOf(of('03'), at + 60 * minuteMs, minuteMs).map(({ seq }) => seq)).toEqual([5, 4, 3, 2, 1])
  expect(
    statesOf(of('03'), at + minuteMs, minuteMs).map(({ seq }) => seq),
    'the later one first',
  ).toEqual([3, 1])
  expect(names('04').slice(-2)).toEqual(['released', 'returned'])
  expect(names('05')).toEqual(['received'])
  expect(names('05', (dayMs + 2 * minuteMs) / minuteMs)).toEqual(['received', 'sent', 'reviewed'])
  expect(new Set(statesOf(of('06'), at + 60 * minuteMs, minuteMs).map(({ windowNo }) => windowNo)).size).toBe(2)
  expect(names('11').at(-1)).toBe('returned')
  expect(names('12')).toContain('passed')
  expect(names('13').at(-1)).toBe('failed')
  expect(statesOf(of('14', true), at + 60 * minuteMs, minuteMs)[3]).toMatchObject({ state: 'tax', duty: '1.00' })
})

test('a withdrawal rests the way until it is decided, and what was told keeps its place', () => {
  const told = (ending: string, asked: number, minutes = 60) => {
    const withdrawals = [{ requestNo: 'W1', at: at + asked * minuteMs }]
    return statesOf({ ...of(ending), withdrawals }, at + minutes * minuteMs, minuteMs)
  }
  const names = (...given: Parameters<typeof told>) => told(...given).map(({ state }) => state)
  expect(names('00', 2)).toEqual(['received', 'sent', 'reviewed', 'asked', 'withdrawn'])
  expect(told('00', 2).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  const way = ['received', 'sent', 'reviewed', 'asked', 'kept', 'released', 'closed']
  expect(names('21', 2)).toEqual(way)
  expect(names('00', 3).slice(-3), 'released before').toEqual(['asked', 'kept', 'closed'])
  expect(names('23', 2).slice(-4)).toEqual(['asked', 'asked', 'withdrawn', 'withdrawn'])
  expect(names('24', 2)).not.toContain('withdrawn')
  expect(names('24', 2, (dayMs + 3 * minuteMs) / minuteMs)).toContain('withdrawn')
  expect(names('25', 2).slice(-2)).toEqual(['released', 'withdrawn'])
  expect(told('26', 2).at(-1)).toMatchObject({ state: 'withdrawn', requestNo: 'W19' })
})

test('one withdrawal is asked for at a time, and none of what has ended', async () => {
  let now = at
  const window = await startWindow({ port: 0, stepMs: minuteMs, now: () => now })
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(new URL(path, window.url), { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  const ask = (requestNo: string) => post(`v1/declarations/${of('21').clientNo}/withdrawals`, { requestNo })
  expect(await ask('W1')).toBe(404)
  await post('v1/declarations', of('21'))
  expect([await ask('W1'), await ask('W1'), await ask('W2')]).toEqual([200, 200, 422])
  expect(window.withdrawals(of('21').clientNo)).toBe(1)
  now += minuteMs
  expect(await ask('W2')).toBe(200)
  now += 60 * minuteMs
  expect(await ask('W3')).toBe(422)
  await window.close()
})

test('a tax is paid once it is asked for, and once only', async () => {
  let now = at
  const window = await startWindow({ port: 0, stepMs: minuteMs, now: () => now })
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(new URL(path, window.url), { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, told: await answer.text() }
  }
  const pay = () => post(`v1/declarations/${of('00').clientNo}/payment`, {})
  expect((await pay()).status).toBe(404)
  await post('v1/declarations', of('00', true))
  expect((await pay()).status, 'nothing is asked for').toBe(422)
  now += 10 * minuteMs
  expect((await pay()).told.match(/"paid"/g)).toHaveLength(1)
  now += minuteMs
  expect((await pay()).told).toContain('"released"')
  await window.close()
})

test('a number is lodged once, also over a restart, and a wrong key is let in nowhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'window-'))
  const settings = { port: 0, key: 'k', file: join(folder, 'lodged.jsonl'), now: () => at }
  const post = (url: string, key = 'k') =>
    fetch(new URL('v1/declarations', url), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(of('00')),
    })
  const first = await startWindow(settings)
  expect((await post(first.url)).status).toBe(201)
  expect((await post(first.url, 'other')).status).toBe(401)
  await first.close()
  const second = await startWindow(settings)
  expect((await post(second.url)).status).toBe(200)
  expect(second.counts(of('00').clientNo)).toEqual({ handedIn: 1, lodged: 0 })
  await second.close()
  rmSync(folder, { recursive: true })
})

test('a wrong setting is refused', () => {
  expect(() => windowOptions({ WINDOW_PORT: 'x' })).toThrow('WINDOW_PORT')
  expect(windowOptions({ WINDOW_STEP: '5' })).toMatchObject({ stepMs: 5000, push: null, file: null })
})
