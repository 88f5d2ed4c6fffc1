import { person, type Person } from '../../base/person.ts'
import { type ContactField, contactFields } from '../../core/account-request.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import { rehome } from '../flow/rehome.ts'
import { requireNothingLeft } from './handover.ts'
import { spelledName } from './latin-name.ts'
import type { BoundRules, Draft, PatchOf, RuleSet } from '../rule-set.ts'

const set: RuleSet<Ctx, Person> = {
  // A person's row belongs where he works, so that the scope of staff data finds him.
  prepare: (ctx, draft, before) => ({ unitId: draft.userDwid ?? null, deptId: draft.userBmid ?? null, register: draft.register ?? ctx.now, ...spelled(draft, before) }),
  // Invariant 26: what waits for somebody who is disabled is handed on in the same transaction. Who leaves has given
  // everything to a named person before.
  check: async (ctx, { id, userZt, ...record }, before) => {
    if (before !== null && ctx.unscoped === null) refuseIdentity(record, before)
    if (before !== null && userZt === '3' && before.userZt !== '3') await requireNothingLeft(ctx, id)
    else if (before?.userZt === '1' && userZt !== '1') await rehome(ctx, id)
  },
}

/** What somebody signs in by is changed by himself or by two administrators, for whoever changes it could be him. */
function refuseIdentity(record: Pick<Person, ContactField>, before: Person): void {
  const changed = contactFields.filter((name) => (record[name] ?? '') !== (before[name] ?? ''))
  if (changed.length === 0) return
  throw new Refusal('account.identity', {}, { errors: Object.fromEntries(changed.map((name) => [name, { code: 'account.identity' }])) })
}

/** Names that nobody has written are spelled from the Chinese one, and follow it until somebody does write them. */
function spelled({ userName, nameRu, nameEn }: Draft<Person>, before: Person | null): PatchOf<Person> {
  const now = spelledName(userName ?? '')
  if (now === null) return {}
  const then = before === null || before.userName === userName ? null : spelledName(before.userName ?? '')
  const isOpen = (written: string | null | undefined, old: string | undefined) => !written || (old !== undefined && written === old)
  return { ...(isOpen(nameRu, then?.ru) ? { nameRu: now.ru } : {}), ...(isOpen(nameEn, then?.en) ? { nameEn: now.en } : {}) }
}

export const personRules: BoundRules<Ctx> = { doc: person, set: set as unknown as BoundRules<Ctx>['set'] } // the store gives it people only
