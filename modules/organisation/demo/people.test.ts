import { expect, test } from 'vitest'
import { demoAccounts } from './accounts.ts'
import { offeredAccounts } from './offered-accounts.ts'
import { demoPeople } from './people.ts'
import { demoUnits } from './units.ts'

test('the demo group has thirteen units, fifty-eight departments and three hundred people', () => {
  const people = demoPeople()
  expect(demoUnits).toHaveLength(13)
  expect(demoUnits.flatMap((unit) => unit.departments)).toHaveLength(58)
  expect(people).toHaveLength(300)
  for (const unit of demoUnits)
    expect(
      people.filter(({ place }) => place.startsWith(`${unit.code}/`)),
      unit.code,
    ).toHaveLength(unit.people)
})

test('names, telephones, codes and identity numbers are each used once, and every department has one leader', () => {
  const people = demoPeople()
  for (const key of ['name', 'tel', 'code', 'idCard'] as const)
    expect(new Set(people.map((person) => person[key])).size, key).toBe(300)
  for (const place of new Set(people.map((person) => person.place)))
    expect(
      people.filter((person) => person.place === place && person.leads),
      place,
    ).toHaveLength(1)
})

test('whoever decides on what a trader of the sign-in page hands in is offered there, too, once and with a duty in each language', () => {
  const offered = offeredAccounts()
  const codes = offered.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const { duty, nameRu, nameEn } of offered)
    for (const text of [...duty, nameRu, nameEn]) expect(text).not.toBe('')
  const traders = demoAccounts.filter(({ roles }) => roles.includes('trader'))
  expect(traders.length).toBeGreaterThan(1)
  for (const { place } of traders) {
    const leaders = demoPeople().filter(
      (one) => one.leads && [place, `${place.split('/')[0] ?? ''}/CW`].includes(one.place),
    )
    expect(leaders.length, place).toBeGreaterThan(0)
    for (const { code } of leaders) expect(codes).toContain(code)
  }
})

test('the same people come on every machine', () => {
  expect(demoPeople()).toEqual(demoPeople())
})
