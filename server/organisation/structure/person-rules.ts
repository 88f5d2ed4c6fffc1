import { person, type Person } from '../../../base/person.ts'
import { type ContactField, contactFields } from '../../../core/api-types/account-request.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { reassignTasks } from '../../approval/people/reassign-tasks.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { BoundRules, Draft, PatchOf, RuleSet } from '../../platform/context/rule-set.ts'
import { notify } from '../../platform/outbox/notify.ts'
import { askLink } from '../account/request-password-link.ts'
import { requireNothingLeft } from './handover.ts'
import { transferred } from './person-transfer.ts'
import { spelledName } from './transcribe-chinese-name.ts'

const set: RuleSet<Ctx, Person> = {
  // A person's row belongs where he works, so that the scope of staff data finds him.
  prepare: (ctx, draft, before) => ({
    unitId: draft.userDwid ?? null,
    deptId: draft.userBmid ?? null,
    register: draft.register ?? ctx.now,
    ...spelled(draft, before),
  }),
  check: (ctx, record, before) => {
    if (before !== null && ctx.unscoped === null) refuseIdentity(record, before)
  },
  on: {
    // Invariant 26: what waits for somebody who is disabled is handed on in the same transaction.
    lock: async (ctx, { id }) => void (await reassignTasks(ctx, id)),
    disable: async (ctx, { id }) => void (await reassignTasks(ctx, id)),
    // Who leaves has given everything to a named person before.
    leave: (ctx, { id }) => requireNothingLeft(ctx, id),
    transfer: (ctx, record, { toUnit, toDept, toPost }) =>
      transferred(ctx, { unit: textOf(toUnit), dept: textOf(toDept), post: textOf(toPost) ?? record.post }),
    message: (ctx, { id }, { messageTitle, messageText }) =>
      notify(ctx, [id], {
        event: 'person.message',
        params: { title: messageTitle ?? '', text: messageText ?? '', actorName: { person: ctx.actor.id } },
      }),
    resetLink: (ctx, { id }) => askLink(ctx, id),
  },
}

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : null)

/** What somebody signs in by is changed by himself or by two administrators, for whoever changes it could be him. */
function refuseIdentity(record: Pick<Person, ContactField>, before: Person): void {
  const changed = contactFields.filter((name) => (record[name] ?? '') !== (before[name] ?? ''))
  if (changed.length === 0) return
  throw new Refusal(
    'account.identity',
    {},
    { errors: Object.fromEntries(changed.map((name) => [name, { code: 'account.identity' }])) },
  )
}

/** Names that nobody has written are spelled from the Chinese one, and follow it until somebody does write them. */
function spelled({ userName, nameRu, nameEn }: Draft<Person>, before: Person | null): PatchOf<Person> {
  const now = spelledName(userName ?? '')
  if (now === null) return {}
  const then = before === null || before.userName === userName ? null : spelledName(before.userName ?? '')
  const isOpen = (written: string | null | undefined, old: string | undefined) =>
    !written || (old !== undefined && written === old)
  return {
    ...(isOpen(nameRu, then?.ru) ? { nameRu: now.ru } : {}),
    ...(isOpen(nameEn, then?.en) ? { nameEn: now.en } : {}),
  }
}

export const personRules: BoundRules<Ctx> = { doc: person, set: set as unknown as BoundRules<Ctx>['set'] } // the store gives it people only
