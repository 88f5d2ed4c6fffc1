import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document } from '../../../core/description/document.ts'
import { dictionary, lines, money, quantity, text } from '../../../kinds/index.ts'
import {
  answered,
  changed,
  isWrong,
  patchOf,
  undone,
  wrongCells,
  type CellChange,
  type Edits,
} from './inline-edit-changes.ts'
import { rowRules } from './inline-edit-rules.ts'

const none: Edits = new Map()
const { fields } = document({
  module: 'x',
  name: 'x',
  code: 'x',
  scope: 'everyone',
  title: 'name',
  form: [],
  lists: {},
  fields: {
    name: text({ required: true, max: 20 }),
    country: dictionary({ group: 'country', initial: 'CN' }),
    inn: text({ required: "country == 'RU'", max: 12 }),
    qty: quantity({ digits: 2 }),
    price: money({ digits: 2 }),
    amount: money({ digits: 2, calc: 'round(mul(qty, price), 2)' }),
    legs: lines({ fields: { fee: money({ digits: 2 }) }, min: 1 }),
    fees: money({ digits: 2, calc: "sum(legs, 'fee')" }),
  },
})
const check = rowRules(fields, { today: '2026-11-21' }, () => true)
const row = {
  id: 'r1',
  ver: 3,
  name: '煤',
  country: 'CN',
  inn: null,
  qty: '2.00',
  price: '5.00',
  amount: '10.00',
  fees: '77.00',
}
const put = (edits: Edits, field: string, value: CellChange['value'], of: CellChange['row'] = row) =>
  changed(edits, [{ row: of, field, value }], check)

test('WID-17 a changed cell is checked by the form’s rules: computed cells follow, a choice may demand another cell', () => {
  const edits = put(none, 'qty', '3')
  expect(edits.get('r1')).toMatchObject({
    cells: { qty: { value: '3', was: { value: '2.00' } } },
    computed: { amount: '15.00' },
    errors: {},
  })
  expect(edits.get('r1')?.computed).not.toHaveProperty('fees') // the list has no lines, so their sum is the server's
  expect(put(none, 'price', 'many').get('r1')?.errors).toEqual({ price: { code: 'number.notNumber' } })
  expect(put(none, 'country', 'RU').get('r1')?.errors).toEqual({ inn: { code: 'kind.fill' } })
  expect(put(put(none, 'country', 'RU'), 'inn', '7707083893').get('r1')?.errors).toEqual({})
})

test('WID-17 undo goes one level back in each cell; a cell back at what is stored is no change', () => {
  const twice = put(put(none, 'name', '焦煤'), 'name', '动力煤')
  const once = undone(twice, [{ id: 'r1', field: 'name' }], check)
  expect(once.get('r1')?.cells.name).toEqual({ value: '焦煤' })
  expect(undone(once, [{ id: 'r1', field: 'name' }], check)).toEqual(once)
  expect(undone(put(none, 'name', '焦煤'), [{ id: 'r1', field: 'name' }], check).size).toBe(0)
})

test('what is saved is the changed cells alone; a refusal stands at its cell until the cell changes', () => {
  const edits = put(put(none, 'name', '焦煤'), 'qty', '9')
  const [edit] = edits.values()
  expect(edit && patchOf(edit)).toEqual({ name: '焦煤', qty: '9' })
  const refused = answered(edits, [{ id: 'r1', code: 'record.invalid', msg: 'x', errors: { name: '名称已存在' } }])
  expect(refused.get('r1')).toMatchObject({ refused: { name: '名称已存在' }, trouble: null })
  expect(put(refused, 'name', '无烟煤').get('r1')?.refused).toEqual({})
  expect(answered(edits, [{ id: 'r1', code: 'record.changed', msg: '已被他人修改' }]).get('r1')?.trouble).toBe(
    '已被他人修改',
  )
  expect(answered(edits, [{ id: 'r1', code: '0' }]).size).toBe(0)
})

test('any changes at once are the same edits as one after another; undoing every cell of a first change leaves nothing', () => {
  const change = fc.record({
    row: fc.constantFrom(row, { ...row, id: 'r2', name: '矿' }),
    field: fc.constantFrom('name', 'qty', 'price'),
    value: fc.constantFrom('1', '2.00', '5.00', '煤', null),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const single = [...new Map(changes.map((one) => [`${one.row.id} ${one.field}`, one])).values()]
      const together = changed(none, single, check)
      expect(together).toEqual(single.reduce((edits, one) => changed(edits, [one], check), none))
      expect(
        undone(
          together,
          single.map(({ row: { id }, field }) => ({ id, field })),
          check,
        ).size,
      ).toBe(0)
    }),
  )
})

test('ten thousand pasted cells with three hundred errors: each row is checked once, each error stands at its cell', () => {
  const changes = Array.from({ length: 10_000 }, (_, at): CellChange => ({
    row: { ...row, id: `r${at % 2500}` },
    field: ['name', 'qty', 'price', 'inn'][Math.floor(at / 2500)] ?? '',
    value: at < 300 ? 'x'.repeat(30) : '12',
  }))
  let checks = 0
  const edits = changed(none, changes, (before, patch) => {
    checks += 1
    return check(before, patch)
  })
  expect(checks).toBe(2500)
  expect(wrongCells(edits)).toBe(300)
  expect([...edits.values()].filter(isWrong)).toHaveLength(300)
})
