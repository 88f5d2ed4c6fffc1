import sql from 'sql-template-tag'
import { Refusal } from '../../core/refusal.ts'
import type { Actor } from '../context.ts'
import type { Sql } from '../database/sql.ts'

const longest = 128

// What people here would think of first, beside the list of known passwords.
const house = ['amur', 'beilu', '北陆', 'admin', 'password', 'qwert', 'asdf', '密码']

// Letters swapped for look-alikes do not make a common password a good one.
const lookAlikes: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

/**
 * Refuses a new password that is short, known to everybody, or made of the person's own name, number or
 * company. No rule about kinds of characters and no expiry.
 */
export async function checkNewPassword(on: Sql, actor: Actor, password: string, least: number): Promise<void> {
  const length = [...password].length
  if (length < least) throw wrong('password.short', { min: least })
  if (length > longest) throw wrong('password.long', { max: longest })
  if (isMonotonous(password) || (await isKnown(password))) throw wrong('password.known')
  const own = [...house, ...(await namesOf(on, actor))]
  if (own.some((word) => mostlyOf(password, word))) throw wrong('password.personal')
}

/** The same character, or one series, all the way: aaaaaaaa, 12345678, 87654321, abcdefgh. */
function isMonotonous(password: string): boolean {
  const codes = [...password.toLowerCase()].map((letter) => letter.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  const [first] = steps
  return new Set(codes).size < 3 || (Math.abs(first ?? 2) <= 1 && steps.every((step) => step === first))
}

/** In the list of passwords most often used, as typed, without its digits at the end, or with look-alikes undone. */
async function isKnown(password: string): Promise<boolean> {
  const known = await knownPasswords()
  const low = password.toLowerCase()
  const stem = low.replace(/[\d!@#$%^&*._-]+$/, '')
  const plain = [...low].map((letter) => lookAlikes[letter] ?? letter).join('')
  return known.has(low) || known.has(plain) || (stem.length >= 4 && low.length - stem.length <= 4 && known.has(stem))
}

let loaded: Promise<ReadonlySet<string>> | undefined

/** Tens of thousands of entries: loaded when the first password is changed. */
function knownPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return loaded
}

async function namesOf(on: Sql, actor: Actor): Promise<string[]> {
  const [row] = await on.query<{ tel: string | null; unit: string | null }>(sql`
    select p.user_tel as tel, d.dept_code as unit from base.person p left join base.department d on d.id = p.user_dwid where p.id = ${actor.id}::uuid`)
  return [actor.code, actor.name, row?.tel ?? '', row?.unit ?? ''].filter((word) => word.length >= 2)
}

/** The word makes up at least half of the password. */
function mostlyOf(password: string, word: string): boolean {
  return password.toLowerCase().includes(word.toLowerCase()) && word.length * 2 >= password.length
}

function wrong(code: string, params = {}): Refusal {
  return new Refusal(code, params, { errors: { newPwd: { code, params } } })
}
