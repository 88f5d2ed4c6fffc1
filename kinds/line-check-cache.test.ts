import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../core/values/json.ts'
import { checkRecord, type RecordContext } from './check-record.ts'
import { dictionary, lines, money, number, quantity, text } from './index.ts'

const fields = {
  rate: number({ digits: 2 }),
  mode: text(),
  items: lines({
    fields: {
      goods: text({ required: "mode == 'full'" }),
      qty: quantity({ required: true }),
      price: money({ digits: 2, visible: "mode != 'free'" }),
      uom: dictionary({ group: 'uom', initial: 't' }),
      owner: text({ readonly: "me == 'p2'" }),
      amount: money({ digits: 2, calc: 'round(mul(mul(qty, price), rate), 2)' }),
    },
  }),
}

const cell = fc.constantFrom<Json>(null, '', '1', '2.5', 'x', '-1', '1.2345')
const line = fc.record({ id: fc.constantFrom('a', 'b', 'new-1'), goods: cell, qty: cell, price: cell, owner: cell })
const surroundings = fc.record({
  rate: cell,
  mode: fc.constantFrom<Json>('full', 'free', null),
  me: fc.constantFrom('p1', 'p2'),
  today: fc.constantFrom('2026-11-21', '2026-11-22'),
})
const stored: Json = [{ id: 'a', goods: 'coal', qty: '5.000', price: '2.00', uom: 't', owner: 'p9', amount: '10.00' }]

test('a form that asks again and again is answered as if every line were looked at anew', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.array(fc.tuple(surroundings, fc.nat(5), line), { minLength: 1, maxLength: 6 }),
      (start, edits) => {
        let items: readonly Json[] = start
        for (const [{ rate, mode, me, today }, at, changed] of edits) {
          items = items.map((kept, place) => (place === at ? changed : kept))
          const context: RecordContext = { today, me, before: at % 2 === 0 ? null : { items: stored } }
          const given = { rate, mode, items: [...items] }
          expect(checkRecord(fields, given, context)).toEqual(
            checkRecord(fields, structuredClone(given), structuredClone(context)),
          )
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('what was answered may be changed without changing the next answer', () => {
  const items = [{ id: 'a', qty: '1', price: '2' }]
  const once = checkRecord(fields, { rate: '1', items }, { today: '2026-11-21' })
  const first: Json = Array.isArray(once.values.items) ? (once.values.items[0] ?? null) : null
  Object.assign(first ?? {}, { qty: '99' })
  expect(checkRecord(fields, { rate: '1', items }, { today: '2026-11-21' }).values.items).toMatchObject([
    { qty: '1.000', amount: '2.00' },
  ])
})
