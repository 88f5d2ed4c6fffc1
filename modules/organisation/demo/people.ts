import { demoAccounts } from './accounts.ts'
import type { DemoAccount } from './demo-account.ts'
import { givenNames, surnames } from './names.ts'
import { pick, randomFrom } from './random.ts'
import { demoUnits } from './units.ts'

/** A person of the demo group, named account or not. */
export interface DemoPerson {
  readonly code: string
  readonly name: string
  readonly nameRu: string
  readonly nameEn: string
  readonly place: string
  readonly post: string
  readonly roles: readonly string[]
  readonly leads: boolean
  readonly sex: '1' | '2'
  readonly tel: string
  readonly idCard: string
}

const leading = ['unitFinance', 'departmentLeader'] as const

/** All three hundred, the same every time: named accounts first in their department, generated people after them. */
export function demoPeople(): DemoPerson[] {
  const random = randomFrom(20250101)
  const taken = new Set(demoAccounts.map(({ name }) => name))
  const people: DemoPerson[] = []
  for (const unit of demoUnits) {
    for (const [code, , share] of unit.departments) {
      const place = `${unit.code}/${code}`
      const named = demoAccounts.filter((account) => account.place === place)
      const led = named.some(({ leads }) => leads === true)
      for (const account of named) people.push(fromAccount(account, people.length, random))
      for (let at = named.length; at < share; at += 1)
        people.push(invented(place, people.length, !led && at === named.length, random, taken))
    }
  }
  return people
}

function fromAccount(account: DemoAccount, at: number, random: () => number): DemoPerson {
  const { code, name, nameRu, nameEn, place, post, roles, leads = false, sex = '1' } = account
  return { code, name, nameRu, nameEn, place, post, roles, leads, sex, tel: telOf(at), idCard: idCardOf(sex, random) }
}

function invented(place: string, at: number, leads: boolean, random: () => number, taken: Set<string>): DemoPerson {
  const [surname, given] = freshName(random, taken)
  const sex = given[3]
  const finance = place.endsWith('/CW')
  return {
    code: `u${String(at + 1).padStart(4, '0')}`,
    name: surname[0] + given[0],
    nameRu: `${surname[2]} ${given[2]}`,
    nameEn: `${surname[1]} ${given[1]}`,
    place,
    leads,
    sex,
    post: leads ? 'head' : pick(random, ['mgr', 'staff', 'staff', 'staff']),
    roles: leads ? [finance && !place.startsWith('BLJT') ? leading[0] : leading[1]] : [],
    tel: telOf(at),
    idCard: idCardOf(sex, random),
  }
}

function freshName(random: () => number, taken: Set<string>) {
  for (;;) {
    const surname = pick(random, surnames)
    const given = pick(random, givenNames)
    const name = surname[0] + given[0]
    if (taken.has(name)) continue
    taken.add(name)
    return [surname, given] as const
  }
}

// 199-0000-xxxx is reserved for examples, so that nobody's telephone rings.
function telOf(at: number): string {
  return `1990000${String(at + 1).padStart(4, '0')}`
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

function idCardOf(sex: '1' | '2', random: () => number): string {
  const two = (low: number, span: number) => String(low + Math.floor(random() * span)).padStart(2, '0')
  const order = Math.floor(random() * 50) * 2 + (sex === '1' ? 1 : 0)
  const body =
    `${pick(random, ['230881', '230803', '230102'])}${1966 + Math.floor(random() * 36)}${two(1, 12)}${two(1, 28)}${two(0, 10)}${order % 10}`.slice(
      0,
      17,
    )
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body[at]), 0)
  return body + ('10X98765432'[sum % 11] ?? '')
}
