import { dayMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import { change, type Ctx, enqueue, find, get, noteOutside, OutsideFailure } from '../../../server/module-api.ts'
import { customsDeclarationState } from '../customs-declaration-states.ts'
import { customsDeclaration, type CustomsDeclaration } from '../customs-declaration.ts'
import { askStates, handIn, type WindowReach, windowReach } from './call-window.server.ts'
import { customsWindow } from './customs-window-adapter.ts'
import { heldStages, windowIssue, windowStage } from './customs-window-fields.ts'
import { isHeld, takeStates } from './take-states.server.ts'
import { messageOf, type WindowAnswer } from './window-message.ts'

const silentAfter = dayMs
// A window that fails so often on end is left alone until the next time.
const failuresOnEnd = 3

/** Asks for a declaration to be handed in or asked for; one after another, so that no two attempts run at once. */
export function enqueueLodging(ctx: Ctx, id: string): Promise<void> {
  return enqueue(ctx, 'trade.customsLodge', { id }, { key: `customs window ${id}`, queue: 'customsWindow' })
}

/**
 * Hands a declaration in that waits for it, and asks what has become of one that the window has. Where the answer is
 * lost it goes on waiting, and at the next attempt the window is asked for its number first.
 */
export async function lodge(ctx: Ctx, payload: Json): Promise<void> {
  const reach = await windowReach(ctx)
  const record = await get(ctx, customsDeclaration, idIn(payload))
  const { id, windowKey } = record
  if (reach === null || windowKey === null || !isHeld(record)) return
  if (record.windowStage === windowStage.held) return void (await askOf(ctx, reach, record))
  const lodging = await noted(ctx, 'lodge', () => handIn(reach, windowKey, messageOf(record)))
  if (lodging === null) return
  if (lodging.kind === 'taken') return takeAnswer(ctx, id, lodging.answer)
  // What the window refuses as it stands comes back as customs' own return does.
  const refused = { seq: 1, clientNo: windowKey, windowNo: '', state: 'returned', at: ctx.now } as const
  const rest = { customsNo: null, field: null, reason: lodging.reason, place: null, day: null, duty: null, vat: null }
  await takeStates(ctx, id, { of: null, states: [{ ...refused, ...rest }], isPush: false })
}

/** Every few minutes: what was not taken yet is handed in, the others are asked for, and silence is told. */
export async function followDeclarations(ctx: Ctx): Promise<void> {
  const reach = await windowReach(ctx)
  if (reach !== null) await askForAll(ctx, reach)
  const waiting = await find(ctx, customsDeclaration, {
    windowStage: heldStages,
    status: [customsDeclarationState.declared, customsDeclarationState.accepted],
    windowIssue: null,
  })
  for (const record of waiting.filter(({ windowSince }) => (windowSince ?? ctx.now) <= ctx.now - silentAfter))
    await change(ctx, customsDeclaration, record, { windowIssue: windowIssue.silent }, { verb: 'hear' })
}

async function askForAll(ctx: Ctx, reach: WindowReach): Promise<void> {
  const held = await find(ctx, customsDeclaration, { windowStage: heldStages }, { sort: ['windowSince'] })
  let failures = 0
  for (const record of held) {
    if (record.windowStage === windowStage.queued) await enqueueLodging(ctx, record.id)
    else failures = (await askOf(ctx, reach, record)) ? 0 : failures + 1
    if (failures === failuresOnEnd) return
  }
}

/** Whether the window answered. */
async function askOf(ctx: Ctx, reach: WindowReach, { id, windowKey }: CustomsDeclaration): Promise<boolean> {
  const asked = await noted(ctx, 'states', async () => ({ answer: await askStates(reach, windowKey ?? id) }))
  if (asked?.answer) await takeAnswer(ctx, id, asked.answer)
  return asked !== null
}

function takeAnswer(ctx: Ctx, id: string, { states, ...of }: WindowAnswer): Promise<void> {
  return takeStates(ctx, id, { of, states, isPush: false })
}

/** What a call answers, and how it went for the page of what lies outside; null where it came to nothing. */
async function noted<T>(ctx: Ctx, call: 'lodge' | 'states', work: () => Promise<T>): Promise<T | null> {
  try {
    const answer = await work()
    await noteOutside(ctx, customsWindow, call, null)
    return answer
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    await noteOutside(ctx, customsWindow, call, { reason: error.reason, detail: error.message })
    return null
  }
}

function idIn(payload: Json): string {
  if (typeof payload === 'object' && payload !== null && 'id' in payload) return String(payload.id)
  throw new Error('the job names no declaration')
}
