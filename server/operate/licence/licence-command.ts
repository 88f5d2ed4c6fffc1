import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { v7 } from 'uuid'
import { isDay } from '../../../core/values/day.ts'
import { CannotStart } from '../../platform/process/cannot-start.ts'
import { now } from '../../platform/process/clock.ts'
import { type Licence, writeLicence } from './licence-file.ts'

const usage = `bin/licence.mjs pair --key <file>     makes a key pair: the private half goes into the file, which nobody else may have,
                                      the public half is printed for server/operate/licence/licence-public-key.ts
bin/licence.mjs issue --key <file> --customer <name> --machine <code> --users <number> --until <YYYY-MM-DD>
                      [--modules a,b] [--number <licence number>] [--demo] --out <file>
                                      signs a licence; --demo is for demonstrations and needs no machine`

/** Does what `bin/licence.mjs` was asked; CannotStart says why it could not. */
export function licenceCommand(args: readonly string[], print: (line: string) => void): void {
  const [command, ...rest] = args
  const { values } = parseArgs({
    args: [...rest],
    options: {
      key: text,
      customer: text,
      machine: text,
      users: text,
      until: text,
      modules: text,
      number: text,
      out: text,
      demo: { type: 'boolean' },
    },
  })
  if (command === 'pair') return makePair(values.key, print)
  if (command === 'issue') return issue(values, print)
  print(usage)
}

const text = { type: 'string' } as const

function makePair(file: string | undefined, print: (line: string) => void): void {
  const path = given(file, 'key')
  if (existsSync(path))
    throw new CannotStart(`${path} is there already; a key that licences were issued with is not overwritten`)
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  print(publicKey.export({ type: 'spki', format: 'der' }).toString('base64'))
}

type Wanted = Readonly<
  Partial<
    Record<'key' | 'customer' | 'machine' | 'users' | 'until' | 'modules' | 'number' | 'out', string> & {
      readonly demo: boolean
    }
  >
>

function issue(wanted: Wanted, print: (line: string) => void): void {
  const key = createPrivateKey(readFileSync(given(wanted.key, 'key')))
  const out = given(wanted.out, 'out')
  writeFileSync(out, writeLicence(licenceOf(wanted), key))
  print(`written: ${out}`)
}

function licenceOf({ customer, machine, users, until, modules = '', number, demo = false }: Wanted): Licence {
  const expireDate = given(until, 'until')
  const maxUsers = Number(given(users, 'users'))
  if (!isDay(expireDate)) throw new CannotStart('--until must be a day like 2027-12-31')
  if (!Number.isSafeInteger(maxUsers) || maxUsers < 1) throw new CannotStart('--users must be a whole number')
  return {
    licNo: number ?? v7(),
    customer: given(customer, 'customer'),
    modules: modules.split(',').filter((name) => name !== ''),
    maxUsers,
    expireDate,
    machineCode: demo ? '*' : given(machine, 'machine'),
    issued: now(),
    demo,
  }
}

function given(value: string | undefined, name: string): string {
  if (value === undefined || value === '') throw new CannotStart(`--${name} is missing\n${usage}`)
  return value
}
