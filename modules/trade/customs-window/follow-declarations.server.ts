import { dayMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import {
  change,
  type Ctx,
  enqueue,
  find,
  get,
  noteOutside,
  OutsideFailure,
  withinTransaction,
} from '../../../server/module-api.ts'
import { customsDeclarationState } from '../customs-declaration-states.ts'
import { customsDeclaration, type CustomsDeclaration } from '../customs-declaration.ts'
import { askStates, askToWithdraw, handIn, tellPaid, type WindowReach, windowReach } from './call-window.server.ts'
import { customsWindow } from './customs-window-adapter.ts'
import { heldStages, openWithdrawal, windowIssue, windowStage, withdrawalStage } from './customs-window-fields.ts'
import { withIssues } from './issues-to-settle.ts'
import { placeOf, roundOf } from './message-numbers.ts'
import { isHeld, takeStates } from './take-states.server.ts'
import { messageOf, type WindowAnswer } from './window-message.ts'

const silentAfter = dayMs
// A window that fails so often on end is left alone until the next time.
const failuresOnEnd = 3

/** Asks for a declaration to be handed in, asked for or withdrawn; one after another, so that no two attempts run at once. */
export function enqueueLodging(ctx: Ctx, id: string): Promise<void> {
  return enqueue(ctx, 'trade.customsLodge', { id }, { key: `customs window ${id}`, queue: 'customsWindow' })
}

/**
 * Hands a declaration in that waits for it, and asks what has become of one that the window has. Where the answer is
 * lost it goes on waiting, and at the next attempt the window is asked for its number first. A withdrawal that waits is
 * sent once it is known that the declaration has arrived, and what has become of it; so is that its tax is paid.
 */
export async function lodge(ctx: Ctx, payload: Json): Promise<void> {
  const reach = await windowReach(ctx)
  const record = await get(ctx, customsDeclaration, idIn(payload))
  if (reach === null || !isHeld(record)) return
  const isQueued = record.windowStage === windowStage.queued
  const isKnown = isQueued ? await handOver(ctx, reach, record) : await askOf(ctx, reach, record)
  if (!isKnown) return
  await sendPayment(ctx, reach, record.id)
  await sendWithdrawal(ctx, reach, record.id)
}

/** Whether the window took it or refused it as it stands. */
async function handOver(ctx: Ctx, reach: WindowReach, record: CustomsDeclaration): Promise<boolean> {
  const { id, windowKey } = record
  if (windowKey === null) return false
  const lodging = await noted(ctx, 'lodge', () => handIn(reach, windowKey, messageOf(record)))
  if (lodging === null) return false
  if (lodging.kind === 'taken') {
    await takeAnswer(ctx, id, lodging.answer)
    return true
  }
  // What the window refuses as it stands comes back as customs' own return does.
  const refused = { seq: 1, clientNo: windowKey, windowNo: '', state: 'returned', at: ctx.now } as const
  const amounts = { duty: null, vat: null, customsNo: null, requestNo: null }
  const rest = { ...amounts, field: null, reason: lodging.reason, place: null, day: null }
  await takeStates(ctx, id, { of: null, states: [{ ...refused, ...rest }], isPush: false })
  return true
}

/** Tells the window that the tax is paid, which customs wait for: until it has said that it heard so. */
async function sendPayment(ctx: Ctx, reach: WindowReach, id: string): Promise<void> {
  const record = await get(ctx, customsDeclaration, id)
  const { windowKey, taxPaidOn } = record
  if (windowKey === null || !isPaidUntold(record)) return
  const told = await noted(ctx, 'pay', () => tellPaid(reach, windowKey, taxPaidOn))
  if (told?.kind === 'taken') await takeAnswer(ctx, id, told.answer)
}

function isPaidUntold({ windowStage: stage, status, windowKey, windowMessages }: CustomsDeclaration): boolean {
  if (stage !== windowStage.held || status !== customsDeclarationState.taxPaid) return false
  const round = roundOf(windowKey ?? '')
  return !(windowMessages ?? []).some(
    ({ state, messageNo }) => state === 'paid' && placeOf(messageNo ?? '', round) !== null,
  )
}

/** Asks the window for a withdrawal that was not sent; one whose answer was lost is known by its number. */
async function sendWithdrawal(ctx: Ctx, reach: WindowReach, id: string): Promise<void> {
  const record = await get(ctx, customsDeclaration, id)
  const { windowKey, withdrawalKey: requestNo, withdrawalReason } = record
  if (windowKey === null || requestNo === null || !isToBeSent(record)) return
  const reason = withdrawalReason ?? ''
  const asked = await noted(ctx, 'withdraw', () => askToWithdraw(reach, windowKey, { requestNo, reason }))
  if (asked?.kind === 'taken') await takeAnswer(ctx, id, asked.answer)
  if (asked?.kind === 'refused') await refuseWithdrawal(ctx, id, requestNo, asked.reason)
}

function isToBeSent({ windowStage: stage, withdrawalStage: asked }: CustomsDeclaration): boolean {
  return stage === windowStage.held && asked === withdrawalStage.asked
}

/** What the window does not take as it stands is refused as customs refuse it. */
async function refuseWithdrawal(ctx: Ctx, id: string, requestNo: string, reason: string): Promise<void> {
  await withinTransaction(ctx, async (inside) => {
    const record = await get(inside, customsDeclaration, id, { lock: true })
    if (record.withdrawalKey !== requestNo || !isToBeSent(record)) return
    const answer = { withdrawalStage: withdrawalStage.refused, withdrawalAnswer: reason }
    const issues = withIssues(record, [windowIssue.withdrawalRefused])
    await change(inside, customsDeclaration, record, { ...answer, ...issues }, { verb: 'hear' })
  })
}

/** Every few minutes: what was not taken yet is handed in, the others are asked for, and silence is told. */
export async function followDeclarations(ctx: Ctx): Promise<void> {
  const reach = await windowReach(ctx)
  if (reach !== null) await askForAll(ctx, reach)
  const held = await find(ctx, customsDeclaration, { windowStage: heldStages, windowIssue: null })
  for (const record of held
    .filter(awaitsWord)
    .filter(({ windowSince }) => (windowSince ?? ctx.now) <= ctx.now - silentAfter))
    await change(ctx, customsDeclaration, record, { windowIssue: windowIssue.silent }, { verb: 'hear' })
}

/** Whether customs have the next word. */
function awaitsWord({ status, withdrawalStage: asked }: CustomsDeclaration): boolean {
  const isTheirs = status === customsDeclarationState.declared || status === customsDeclarationState.accepted
  return isTheirs || openWithdrawal.some((one) => one === asked)
}

async function askForAll(ctx: Ctx, reach: WindowReach): Promise<void> {
  const held = await find(ctx, customsDeclaration, { windowStage: heldStages }, { sort: ['windowSince'], lines: true })
  let failures = 0
  for (const record of held) {
    if (record.windowStage === windowStage.queued || isToBeSent(record) || isPaidUntold(record))
      await enqueueLodging(ctx, record.id)
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

type Call = 'lodge' | 'states' | 'withdraw' | 'pay'

/** What a call answers, and how it went for the page of what lies outside; null where it came to nothing. */
async function noted<T>(ctx: Ctx, call: Call, work: () => Promise<T>): Promise<T | null> {
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
