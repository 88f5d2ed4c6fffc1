import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Checked, Kind, TextContext } from '../core/description/field-kind.ts'
import type { Field } from '../core/description/field.ts'
import type { Json } from '../core/values/json.ts'
import { languages } from '../core/values/language.ts'
import { checkRecord } from './check-record.ts'
import { errorText } from './error-text.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { kindOf, kinds } from './kinds.ts'
import { samples } from './testing/all-kind-samples.ts'
import { quickest } from './testing/measure-fastest-run.ts'
import { kindWords } from './words.ts'

const asker = { today: '2026-11-21' }

const wrongTypes: readonly Json[] = [
  {},
  { a: 1 },
  [[]],
  [{}, 1],
  [null],
  1e308,
  -1e308,
  0.1 + 0.2,
  1e21,
  true,
  JSON.parse('{"__proto__":{"polluted":true},"constructor":1}'),
  [JSON.parse('{"__proto__":[]}')],
  'x'.repeat(100_000),
  '9'.repeat(100_000),
  ' '.repeat(50_000) + 'x',
  '-'.repeat(100_000),
  ','.repeat(100_000),
  '1,'.repeat(50_000),
  '\ud800',
  '\u0000',
]

test('every kind has a folder, a builder and samples, and nothing else has', async () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['shared-inputs', 'testing'].includes(entry.name))
    .map(({ name }) => name)
  const builders = Object.keys(await import('./index.ts'))
  const names = kinds.map(({ name }) => name)
  expect(
    folders.map((folder) => folder.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())).toSorted(),
  ).toEqual(names.toSorted())
  expect(builders.toSorted()).toEqual(names.toSorted())
  expect(Object.keys(samples).toSorted()).toEqual(names.toSorted())
  expect(() => kindOf('constructor')).toThrow(/no kind/)
})

test('every message of a kind has its words in three languages and takes the label', () => {
  for (const [code, words] of Object.entries(kindWords)) {
    expect(Object.keys(words).toSorted(), code).toEqual([...languages].toSorted())
    for (const lang of languages) {
      const text = errorText(
        { code, params: { min: 1, max: 2, limit: 2, digits: 2, n: 5, list: 'pdf', name: 'x' } },
        'L',
        lang,
      )
      expect(text, `${code} ${lang}`).not.toMatch(/[{}…]|^$/)
    }
  }
})

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (name, kind) => {
  const sample = samples[name]
  if (!sample) throw new Error(`${name} has no samples`)
  const { field, good, wrong } = sample

  test('has its name in three languages', () => {
    for (const lang of languages) expect(kind.label[lang].trim()).not.toBe('')
  })

  test('WID-00 asks for a required value in the words of the specification', () => {
    const { errors } = checkRecord({ it: { ...field, required: true } }, { it: null }, asker)
    if (kind.nothing !== undefined && !kind.empty(kind.nothing)) return expect({ ...errors }).toEqual({})
    if (field.readonly === true) return expect({ ...errors }).toEqual({})
    expect(errorText(errors.it ?? { code: '' }, '名称', 'zh')).toMatch(
      /^请(填写|选择|上传)名称$|^请(选择颜色|上传图片)$/,
    )
  })

  test('takes good values, once and again alike, and its description survives JSON', () => {
    const copy: Field = JSON.parse(JSON.stringify(field))
    expect(copy).toEqual(field)
    for (const [given, held] of good) {
      const checked = kind.check(given, copy)
      expect(checked, JSON.stringify(given)).toEqual({ value: held })
      expect(kind.check(held, field)).toEqual({ value: held })
      expect(JSON.parse(JSON.stringify(held))).toEqual(held)
      expect(kind.empty(held)).toBe(false)
    }
  })

  test('comes back the same from the page and from the database', () => {
    for (const [, held] of good) {
      const wire = kind.toWire?.(held, field) ?? held
      expect(kind.check(JSON.parse(JSON.stringify(wire)), field)).toEqual({ value: held })
      const stored = kind.toSql?.(held, field) ?? held
      expect(stored).not.toBe(null)
    }
  })

  test('refuses what is beyond its limits with the message that says what to do', () => {
    for (const [given, code, options] of wrong) {
      const checked = kind.check(given, { ...field, ...options })
      expect('error' in checked ? checked.error.code : checked, JSON.stringify(given)?.slice(0, 80)).toBe(code)
      expect(Object.hasOwn(kindWords, code), code).toBe(true)
    }
  })

  test('answers wrong types of JSON with an error, in at most 10 ms, and never throws', () => {
    for (const given of wrongTypes) {
      const checked = quickest(() => (kind.empty(given) ? { value: null } : kind.check(given, field)), 10)
      expect(checked.ms, JSON.stringify(given)?.slice(0, 60)).toBeLessThanOrEqual(10)
      sane(kind, field, checked.result)
    }
    expect(Reflect.get({}, 'polluted')).toBe(undefined)
  })

  test('whatever JSON comes, what is accepted is accepted again unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (given) => {
        const json: Json = JSON.parse(JSON.stringify(given))
        sane(kind, field, kind.empty(json) ? { value: null } : kind.check(json, field))
      }),
      { numRuns: 200 },
    )
  })

  test('is read in three languages, also when empty or unknown', () => {
    for (const lang of languages) {
      const context: TextContext = { lang, name: (_source, key) => `<${key}>` }
      for (const [, held] of good) expect(kind.text(held, field, context)).toMatch(/\S/)
      for (const odd of [null, 'x', 7, [], {}] satisfies Json[])
        expect(typeof kind.text(odd, field, context)).toBe('string')
    }
  })

  test('says what it is to the database, to expressions and to OpenAPI', () => {
    expect(String(kind.sql(field))).toMatch(
      kind.columns ? /^null$/ : /^(text|text\[\]|uuid|uuid\[\]|date|timestamptz|jsonb|numeric\(\d+,\d+\))$/,
    )
    expect(kind.expression(field)).toBeTruthy()
    expect(JSON.parse(JSON.stringify(jsonSchemaOf({ it: field })))).toMatchObject({ type: 'object' })
    if (kind.numeric) expect(kind.settle?.('1.23456789012', field)).toMatch(/^1(\.\d+)?$/)
  })
})

function sane(kind: Kind, field: Field, checked: Checked): void {
  if ('error' in checked) return expect(Object.hasOwn(kindWords, checked.error.code), checked.error.code).toBe(true)
  if (checked.value !== null) expect(kind.check(checked.value, field)).toEqual(checked)
}
