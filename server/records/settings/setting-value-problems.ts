import sql from 'sql-template-tag'
import type { FieldError } from '../../../core/words/refusal.ts'
import { addressesIn, isAllowedFrom } from '../../identity/session/allowed-addresses.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { numberingKey, patternLacks } from '../../platform/settings/numbering-settings.ts'

const roleLists: ReadonlySet<string> = new Set(['watermark.roles', 'secondFactor.roles'])

/**
 * What is wrong with a value beyond its kind: roles that there are not, networks that cannot be read or shut their
 * author out, patterns whose numbers would meet.
 */
export async function settingValueProblem(ctx: Ctx, key: string, value: string): Promise<FieldError | undefined> {
  if (roleLists.has(key)) return roleProblem(ctx, value.split(/[\s,，]+/u))
  if (key === 'signIn.addresses')
    return addressProblem(ctx, value) ?? roleProblem(ctx, [...addressesIn(value).allowed.keys()])
  const numbered = [...ctx.running.documents.values()].find((document) => numberingKey(document.key) === key)
  const lack = numbered?.doc.number === undefined ? null : patternLacks(value, numbered.doc.number)
  return lack === null ? undefined : { code: 'setting.pattern', params: { ...lack } }
}

/** A role that is misspelled would bind nobody, and nobody would notice. */
async function roleProblem({ sql: on }: Ctx, said: readonly string[]): Promise<FieldError | undefined> {
  const codes = said.filter((code) => code !== '' && code !== '*')
  const known = new Set(
    (
      await on.query<{ code: string }>(
        sql`select role_code as code from base.role where role_code = any(${codes}::text[]) and del_flag = 0`,
      )
    ).map(({ code }) => code),
  )
  const unknown = codes.find((code) => !known.has(code))
  return unknown === undefined ? undefined : { code: 'setting.role', params: { role: unknown } }
}

function addressProblem({ actor, ip }: Ctx, value: string): FieldError | undefined {
  const { allowed, wrong } = addressesIn(value)
  if (wrong !== null) return { code: 'setting.addresses', params: { line: wrong } }
  return isAllowedFrom(allowed, actor.roles, ip) ? undefined : { code: 'setting.ownAddress', params: { address: ip } }
}
