import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Expression, Field, Fields } from '../core/description/field.ts'
import { compile, evaluate } from '../core/expression/expression.ts'
import type { Json } from '../core/values/json.ts'
import type { FieldError } from '../core/words/refusal.ts'
import { checkRecord, type RecordContext, type Values } from './check-record.ts'
import { expressionTypes } from './expression-types.ts'
import { number, text, yesNo } from './index.ts'
import { kindOf } from './kinds.ts'

const names = ['a', 'b', 'c', 'd', 'e'] as const
const condition = fc.constantFrom(
  'filled(a)',
  'gt(b, 2)',
  "c == '1'",
  'empty(d)',
  'filled(e)',
  'filled(remark)',
  'filled(me)',
)
const options = fc.record(
  { required: fc.oneof(fc.boolean(), condition), readonly: fc.oneof(fc.boolean(), condition), visible: condition },
  { requiredKeys: [] },
)
const starts = fc.option(
  fc.oneof(
    fc.constantFrom('1', '7', 'much too long'),
    condition.map((when) => ({ expression: `${when} ? "1" : "7"` })),
  ),
  { nil: undefined },
)
const value = fc.constantFrom<Json>('', '0', '1', '3', ' two ', 'much too long', null, 4, '9.25')
const some = fc.uniqueArray(fc.constantFrom(...names))
const record = fc.dictionary(fc.constantFrom(...names), value)

const description = fc
  .tuple(
    fc.array(options, { minLength: 5, maxLength: 5 }),
    fc.array(starts, { minLength: 5, maxLength: 5 }),
    fc.boolean(),
  )
  .map(([more, initial, counted]): Fields => {
    const at = (index: number) => ({
      ...more[index],
      ...(initial[index] === undefined ? {} : { initial: initial[index] }),
    })
    const made = {
      a: text({ ...at(0), max: 5 }),
      b: number({ ...at(1), digits: 1, max: '8' }),
      c: yesNo(at(2)),
      d: text(at(3)),
      e: number({ ...at(4), digits: 1, ...(counted ? { calc: 'orZero(b) * 2.25' } : {}) }),
    }
    return made as Fields // the options are made by chance
  })

test('WID-00 what is found out once of a description says of every record what going through it field by field says', () => {
  fc.assert(
    fc.property(description, record, fc.option(record), some, some, (fields, given, stored, writable, trusted) => {
      const before =
        stored === null
          ? null
          : Object.fromEntries(
              Object.entries(stored).map(([name, held]) => [name, typeof held === 'number' ? String(held) : held]),
            )
      const open = new Set<string>(writable)
      const context = {
        today: '2026-11-22',
        me: 'me',
        before,
        beside: { remark: 'why' },
        trusted: new Set<string>(trusted),
        writable: (name: string) => open.has(name),
      }
      const quick = checkRecord(fields, given, context)
      const slow = slowly(fields, given, context)
      expect(Object.entries(quick.values)).toEqual(Object.entries(slow.values))
      expect(Object.entries(quick.errors)).toEqual(Object.entries(slow.errors))
    }),
    { numRuns: 300 },
  )
})

/** The rules told once more, as plainly as they can be. */
function slowly(fields: Fields, given: Values, context: RecordContext) {
  const [values, errors]: [Record<string, Json>, Record<string, FieldError>] = [{}, {}]
  const all = Object.entries(fields)
  const closed = new Set(
    all
      .filter(
        ([name, { readonly, calc }]) =>
          !context.trusted?.has(name) &&
          (readonly === true || calc !== undefined || context.writable?.(name) === false),
      )
      .map(([name]) => name),
  )
  const asked = (expression: Expression): Json => {
    const compiled = compile(expression, expressionTypes(fields))
    return 'problem' in compiled ? null : evaluate(compiled, { ...context.beside, ...values }, context)
  }
  const says = (when: boolean | Expression | undefined) =>
    typeof when === 'string' ? asked(when) === true : when === true
  for (const [name, field] of all) values[name] = first(name, field)
  for (const [name, field] of all) if (!closed.has(name) && given[name] !== undefined) typed(name, field, given[name])
  for (const [name, field] of all)
    if (typeof field.readonly === 'string' && !context.trusted?.has(name) && says(field.readonly)) shut(name, field)
  const hidden = settled()
  for (const [name, field] of all)
    if (hidden.has(name)) delete errors[name]
    else look(name, field)
  return { values, errors }

  function first(name: string, field: Field): Json {
    if (context.before) return context.before[name] ?? nothing(field)
    const start =
      field.initial !== null && typeof field.initial === 'object' && 'expression' in field.initial
        ? asked(String(field.initial.expression))
        : (field.initial ?? null)
    const checked = kindOf(field.kind).empty(start) ? null : kindOf(field.kind).check(start, field)
    return checked !== null && 'value' in checked ? checked.value : nothing(field)
  }

  function typed(name: string, field: Field, one: Json) {
    const checked = kindOf(field.kind).empty(one) ? { value: nothing(field) } : kindOf(field.kind).check(one, field)
    values[name] = 'value' in checked ? checked.value : nothing(field)
    if ('error' in checked) errors[name] = checked.error
  }

  function shut(name: string, field: Field) {
    closed.add(name)
    values[name] = first(name, field)
    delete errors[name]
  }

  function settled(): Set<string> {
    const written = { ...values }
    let hidden = new Set<string>()
    for (let round = 0; round < 4; round += 1) {
      const before = [...hidden].join()
      for (const [name, field] of all)
        if (field.calc !== undefined && !hidden.has(name) && !context.trusted?.has(name)) count(name, field, field.calc)
      hidden = new Set(all.flatMap(([name, field]) => (seen(name, field, written) ? [] : [name])))
      if (before === [...hidden].join()) break
    }
    return hidden
  }

  function count(name: string, field: Field, calc: Expression) {
    delete errors[name]
    const kind = kindOf(field.kind)
    typed(name, field, kind.settle?.(asked(calc), field) ?? null)
  }

  function seen(name: string, field: Field, written: Values): boolean {
    if (field.visible === undefined) return true
    const shown = says(field.visible)
    if (!shown) values[name] = nothing(field)
    else if (field.calc === undefined) values[name] = written[name] ?? nothing(field)
    return shown
  }

  function look(name: string, field: Field) {
    if (
      !closed.has(name) &&
      errors[name] === undefined &&
      kindOf(field.kind).empty(values[name] ?? null) &&
      says(field.required)
    )
      errors[name] = { code: kindOf(field.kind).missing }
  }
}

function nothing({ kind }: Field): Json {
  return kindOf(kind).nothing ?? null
}
