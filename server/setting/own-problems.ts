import type { FieldError } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import { addressesIn, isAllowedFrom } from '../session/allowed-addresses.ts'
import { numberingKey, patternLacks } from './numbering-settings.ts'

/** What is wrong with a value beyond its kind: networks that cannot be read or shut their author out, patterns whose numbers would meet. */
export function ownProblem(ctx: Ctx, key: string, value: string): FieldError | undefined {
  if (key === 'signIn.addresses') return addressProblem(ctx, value)
  const numbered = [...ctx.running.documents.values()].find((document) => numberingKey(document.key) === key)
  const lack = numbered?.doc.number === undefined ? null : patternLacks(value, numbered.doc.number)
  return lack === null ? undefined : { code: 'setting.pattern', params: { ...lack } }
}

function addressProblem({ actor, ip }: Ctx, value: string): FieldError | undefined {
  const { allowed, wrong } = addressesIn(value)
  if (wrong !== null) return { code: 'setting.addresses', params: { line: wrong } }
  return isAllowedFrom(allowed, actor.roles, ip) ? undefined : { code: 'setting.ownAddress', params: { address: ip } }
}
