import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayMs, minuteMs } from '../core/values/duration.ts'
import { statesOf } from './declaration-states.ts'
import { windowOptions } from './settings.ts'
import { startWindow } from './start.ts'

const at = Date.parse('2026-11-26T08:00:00Z')
const of = (ending: string, taxed = true) => ({
  clientNo: 'BG-BLHY-202611-0001-1',
  grossKg: `10000${ending}.000`,
  duty: taxed ? '100.00' : '0',
  vat: taxed ? '200.00' : '0',
  at,
})
const names = (ending: string, minutes = 60, taxed = true) =>
  statesOf(of(ending, taxed), at + minutes * minuteMs, minuteMs).map(({ state }) => state)

test('a good declaration goes its way, a step a minute, and pays where there is tax', () => {
  expect(names('00', 0)).toEqual(['received'])
  expect(names('00', 2)).toEqual(['received', 'sent', 'reviewed'])
  expect(names('00')).toEqual(['received', 'sent', 'reviewed', 'tax', 'released', 'closed'])
  expect(names('00', 60, false)).toEqual(['received', 'sent', 'reviewed', 'released', 'closed'])
})

test('the last two digits of the kilograms say what is wrong', () => {
  expect(names('02').slice(0, 4)).toEqual(['received', 'received', 'sent', 'sent'])
  expect(statesOf(of('03'), at + 60 * minuteMs, minuteMs).map(({ seq }) => seq)).toEqual([6, 5, 4, 3, 2, 1])
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
  expect(statesOf(of('14'), at + 60 * minuteMs, minuteMs)[3]).toMatchObject({ state: 'tax', duty: '1.00' })
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
