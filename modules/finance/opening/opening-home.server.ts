import { type Ctx, get, Refusal } from '../../../server/module-api.ts'
import { goLive, goLiveState } from '../../contracts/index.ts'

/** Of which company a row is, and on which day it is posted: its go-live says so. */
export async function openingHome(ctx: Ctx, goLiveId: string | null | undefined) {
  if (!goLiveId) return {}
  const { unitId, openingDay } = await get(everywhere(ctx), goLive, goLiveId)
  return { unitId, day: openingDay }
}

/** Rows stay as they were submitted. */
export async function requireDraft(ctx: Ctx, goLiveId: string): Promise<void> {
  const { status, goLiveNo } = await get(everywhere(ctx), goLive, goLiveId)
  if (status !== goLiveState.draft) throw new Refusal('go-live.not-draft', { number: goLiveNo ?? '' }, { status: 409 })
}

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('opening balances belong to their go-live')
}
