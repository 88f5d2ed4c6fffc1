import { expect, test } from 'vitest'
import { demoPeople } from './people.ts'
import { demoUnits } from './units.ts'

test('the demo group has thirteen units, fifty-eight departments and three hundred people', () => {
  const people = demoPeople()
  expect(demoUnits).toHaveLength(13)
  expect(demoUnits.flatMap((unit) => unit.departments)).toHaveLength(58)
  expect(people).toHaveLength(300)
  for (const unit of demoUnits) expect(people.filter(({ place }) => place.startsWith(`${unit.code}/`)), unit.code).toHaveLength(unit.people)
})

test('names, telephones, codes and identity numbers are each used once, and every department has one leader', () => {
  const people = demoPeople()
  for (const key of ['name', 'tel', 'code', 'idCard'] as const) expect(new Set(people.map((person) => person[key])).size, key).toBe(300)
  for (const place of new Set(people.map((person) => person.place))) expect(people.filter((person) => person.place === place && person.leads), place).toHaveLength(1)
})

test('the same people come on every machine', () => {
  expect(demoPeople()).toEqual(demoPeople())
})
