import { expect, test } from 'vitest'
import type { AnyDocument } from '../../core/description/document.ts'
import type { Fields } from '../../core/description/field.ts'
import type { TableShape } from '../records/schema/table-shape.ts'
import { tableShapes } from '../records/schema/table-shape.ts'
import { isNumeric, placeColumns, withoutColumns } from './match-form-columns.ts'

const text = { kind: 'text' }
const money = { kind: 'money', digits: 2 }
const exact = { ...money, digits: 4 }
const lines = (fields: Fields) => ({ kind: 'lines', fields })

function form(fields: Fields): AnyDocument {
  return {
    module: 'form',
    name: 'visit',
    code: 'visit',
    scope: 'unit',
    title: 'guest',
    fields,
    form: [],
    lists: {},
  }
}

/**
 * Versions published one after another: each meets the tables that all before it have left, which never lose a column.
 */
function published(...versions: readonly { readonly fields: Fields; readonly renamed?: Record<string, string> }[]) {
  const live = new Map<string, TableShape>()
  let doc: AnyDocument | null = null
  let last = placeColumns(form({}), { doc, live, renamed: {}, version: 1 })
  for (const [at, { fields, renamed = {} }] of versions.entries()) {
    last = placeColumns(form(fields), { doc, live, renamed, version: at + 1 })
    for (const shape of tableShapes(last.doc)) {
      const columns = { ...live.get(shape.name)?.columns }
      for (const move of last.moves.filter(({ table }) => table === shape.name)) {
        const aside = columns[move.column]
        if (aside !== undefined) columns[move.aside] = aside
      }
      live.set(shape.name, { ...shape, columns: { ...columns, ...shape.columns } })
    }
    doc = last.doc
  }
  return last
}

/** The column of each field, as the database has it. */
function columnsOf(doc: AnyDocument): Readonly<Record<string, string>> {
  const names = (fields: Fields, path = ''): [string, string][] =>
    Object.entries(fields).flatMap(([name, field]) => [
      [path + name, field.column ?? name] satisfies [string, string],
      ...('fields' in field ? names(field.fields as Fields, `${name}.`) : []), // a sub-table's own option
    ])
  return Object.fromEntries(names(doc.fields))
}

test('a renamed field keeps its column, however often it is renamed', () => {
  const { doc, moves } = published(
    { fields: { note: text } },
    { fields: { story: text }, renamed: { story: 'note' } },
    { fields: { tale: text }, renamed: { tale: 'story' } },
  )
  expect([columnsOf(doc), moves]).toEqual([{ tale: 'note' }, []])
})

test('a removed field comes back to its values', () => {
  const { doc, moves } = published({ fields: { note: text } }, { fields: {} }, { fields: { note: text } })
  expect([columnsOf(doc), moves]).toEqual([{ note: 'note' }, []])
})

test('a field that comes back with another type leaves the old values alone', () => {
  const { doc, moves } = published({ fields: { note: text } }, { fields: {} }, { fields: { note: money } })
  expect([columnsOf(doc), moves]).toEqual([{ note: 'note_v3' }, []])
})

test('a new field under the name that a renamed one had gets a column of its own', () => {
  const { doc } = published(
    { fields: { note: text } },
    { fields: { story: text }, renamed: { story: 'note' } },
    { fields: { story: text, note: text } },
  )
  expect(columnsOf(doc)).toEqual({ story: 'note', note: 'note_v3' })
})

test('a changed type keeps the column and sets the old values aside under the number of the version', () => {
  const { doc, moves } = published({ fields: { note: text } }, { fields: { note: money } })
  expect(columnsOf(doc)).toEqual({ note: 'note' })
  expect(moves).toEqual([
    expect.objectContaining({ path: 'note', table: 'visit', column: 'note', aside: 'note_v2', from: 'text' }),
  ])
  expect(moves[0]?.to).toMatch(/^numeric/)
})

test('more or fewer digits move nothing', () => {
  const { moves } = published({ fields: { sum: money } }, { fields: { sum: exact } })
  expect(moves).toEqual([])
  expect([isNumeric('numeric(20,2)'), isNumeric('text')]).toEqual([true, false])
})

test('a type that changes to and fro never sets values aside where others lie', () => {
  const there = { text: { fields: { note: text } }, money: { fields: { note: money } } }
  const { doc, moves } = published(there.text, there.money, there.text, there.money)
  expect(moves.map(({ aside }) => aside)).toEqual(['note_v4'])
  expect(columnsOf(doc)).toEqual({ note: 'note' })
  const live = new Map(
    tableShapes(form({ note: text, noteV2: { ...text, column: 'note_v2' } })).map((one) => [one.name, one]),
  )
  const again = placeColumns(form({ note: money }), { doc: form({ note: text }), live, renamed: {}, version: 2 })
  expect(again.moves.map(({ aside }) => aside)).toEqual(['note_v2_v2'])
})

test('columns of a sub-table are placed in its table as fields are in theirs', () => {
  const { doc, moves } = published(
    { fields: { goods: lines({ qty: text, unit: text }) } },
    { fields: { goods: lines({ amount: text, unit: money }) }, renamed: { 'goods.amount': 'goods.qty' } },
  )
  expect(columnsOf(doc)).toEqual({ goods: 'goods', 'goods.amount': 'qty', 'goods.unit': 'unit' })
  expect(moves).toEqual([expect.objectContaining({ path: 'goods.unit', table: 'visit_goods', aside: 'unit_v2' })])
})

test('a column renamed together with its sub-table keeps its values, whatever both were called', () => {
  const { doc } = published(
    { fields: { goods: lines({ qty: text }) } },
    {
      fields: { cargoOfTheVoyage: lines({ amount: text }) },
      renamed: { cargoOfTheVoyage: 'goods', 'cargoOfTheVoyage.amount': 'goods.qty' },
    },
  )
  expect(columnsOf(doc)).toEqual({ cargoOfTheVoyage: 'goods', 'cargoOfTheVoyage.amount': 'qty' })
})

test('a removed sub-table comes back with its rows', () => {
  const fields = { goods: lines({ qty: text }) }
  expect(columnsOf(published({ fields }, { fields: {} }, { fields }).doc)).toEqual({
    goods: 'goods',
    'goods.qty': 'qty',
  })
})

test('a new sub-table under the name that a renamed one had gets a table of its own', () => {
  const { doc } = published(
    { fields: { goods: lines({ qty: text }) } },
    { fields: { cargo: lines({ qty: text }) }, renamed: { cargo: 'goods' } },
    { fields: { cargo: lines({ qty: text }), goods: lines({ qty: text }) } },
  )
  expect(columnsOf(doc)).toMatchObject({ cargo: 'goods', goods: 'goods_v3' })
})

test('a field that becomes a sub-table, or a sub-table that becomes a field, begins anew', () => {
  const become = published({ fields: { goods: text } }, { fields: { goods: lines({ qty: text }) } })
  expect([columnsOf(become.doc), become.moves]).toEqual([{ goods: 'goods', 'goods.qty': 'qty' }, []])
  const back = published({ fields: { goods: lines({ qty: text }) } }, { fields: { goods: text } })
  expect(back.moves).toEqual([])
})

test('what a draft says of columns itself counts for nothing', () => {
  const bold = { note: { ...text, column: 'id' }, goods: { ...lines({ qty: { ...text, column: 'id' } }), column: 'x' } }
  expect(columnsOf(published({ fields: bold }).doc)).toEqual({ note: 'note', goods: 'goods', 'goods.qty': 'qty' })
  expect(columnsOf(withoutColumns(form(bold)))).toEqual({ note: 'note', goods: 'goods', 'goods.qty': 'qty' })
})
