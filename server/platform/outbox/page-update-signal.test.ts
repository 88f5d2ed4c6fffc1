import { expect, test } from 'vitest'
import { pack, type Signal, unpack } from './page-update-signal.ts'

test('signals survive the way, in order, in pieces that PostgreSQL carries', () => {
  const signals: Signal[] = [
    { topic: 'task', person: '01900000-0000-7000-8000-00000000000a' },
    ...Array.from(
      { length: 2_000 },
      (_, n) => ({ topic: 'notice', id: String(n), person: '01900000-0000-7000-8000-00000000000a' }) as const,
    ),
    { topic: 'read', person: '01900000-0000-7000-8000-00000000000a' },
    { topic: 'document', document: 'finance.paymentPlan' },
    { topic: 'balance', document: 'finance.bankAccount' },
    { topic: 'changed', name: 'dictionary' },
  ]
  const payloads = pack(signals)
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8_000)
  expect(payloads.flatMap(unpack)).toEqual(signals)
})

test("nothing to signal is no payload, and a newer version's line is passed over", () => {
  expect(pack([])).toEqual([])
  expect(unpack('weather sunny\ntask x')).toEqual([{ topic: 'task', person: 'x' }])
})
