import { change, type Ctx, get } from '../../../server/module-api.ts'
import { counterpartyState } from '../contract-and-counterparty-states.ts'
import { counterparty } from '../counterparty.ts'

/** The party is admitted as an approved admission leaves it: where a test is about something else, it begins with that. */
export async function admitParty(ctx: Ctx, id: string): Promise<void> {
  const all = ctx.withoutScope('test')
  const before = await get(all, counterparty, id)
  await change(all, counterparty, before, { status: counterpartyState.admitted }, { verb: 'admit' })
}
