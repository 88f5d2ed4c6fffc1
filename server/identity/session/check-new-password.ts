import sql from 'sql-template-tag'
import { brokenRules } from '../../../core/values/password-rules.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Actor } from '../../platform/context/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { latestHashes } from './credential.ts'
import { fits } from './password-hash.ts'
import type { SessionSettings } from './session-settings.ts'

const longest = 128

// Letters swapped for look-alikes do not make a common password a good one.
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Refuses a new password that is short, known to everybody, or made of the person's own name, number or
 * company, or one of those used lately where a setting says so. No rule about kinds of characters.
 */
export async function checkNewPassword(
  on: Sql,
  actor: Actor,
  password: string,
  { passwordMin: least, passwordHistory }: Pick<SessionSettings, 'passwordMin' | 'passwordHistory'>,
): Promise<void> {
  const length = [...password].length
  if (length < least) throw Refusal.atField('newPwd', 'password.short', { min: least })
  if (length > longest) throw Refusal.atField('newPwd', 'password.long', { max: longest })
  const broken = brokenRules(password, { min: least, own: await namesOf(on, actor) })
  if (broken.includes('series') || (await isKnown(password))) throw Refusal.atField('newPwd', 'password.known')
  if (broken.includes('personal')) throw Refusal.atField('newPwd', 'password.personal')
  for (const hash of await latestHashes(on, actor.id, passwordHistory))
    if (await fits(password, hash)) throw Refusal.atField('newPwd', 'password.used', { n: passwordHistory })
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

/** What a password must not be made of: names in every language, number, mail address and unit. */
async function namesOf(on: Sql, actor: Actor): Promise<string[]> {
  const [row] = await on.query<Record<'tel' | 'unit' | 'ru' | 'en' | 'mail', string | null>>(sql`
    select p.user_tel as tel, d.dept_code as unit, p.name_ru as ru, p.name_en as en, split_part(p.email, '@', 1) as mail
    from base.person p left join base.department d on d.id = p.user_dwid where p.id = ${actor.id}::uuid`)
  return [actor.code, actor.name, ...Object.values(row ?? {}).map((word) => word ?? '')].filter(
    (word) => word.length >= 2,
  )
}
