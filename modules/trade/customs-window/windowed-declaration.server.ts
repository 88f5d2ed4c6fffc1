import { dayOfMs } from '../../../core/values/day.ts'
import { type Ctx, Refusal, rules } from '../../../server/module-api.ts'
import { customsDeclarationState } from '../customs-declaration-states.ts'
import { customsDeclaration, type CustomsDeclaration } from '../customs-declaration.ts'
import { windowReach } from './call-window.server.ts'
import { openWithdrawal, windowIssue, windowStage, withdrawalStage } from './customs-window-fields.ts'
import { enqueueLodging } from './follow-declarations.server.ts'
import { withIssues, withoutFirst } from './issues-to-settle.ts'
import { lodgingNo, placeOf, roundOf, withdrawalNo } from './message-numbers.ts'
import { isHeld } from './take-states.server.ts'

// What the window has not told of this lodging.
const untold = {
  windowIssue: null,
  laterIssues: null,
  preEntryNo: null,
  inspectOn: null,
  inspectPlace: null,
  inspectArranged: null,
  inspectResult: null,
  returnReason: null,
  withdrawalStage: null,
  withdrawalKey: null,
  withdrawalReason: null,
  withdrawalAnswer: null,
}

/** A declaration goes to customs by their single window or by hand, and is told of by one of them alone. */
export const windowedDeclarationRules = rules(customsDeclaration, {
  on: {
    lodge: async (ctx, record) => {
      if ([record.windowIssue, ...(record.laterIssues ?? [])].includes(windowIssue.maybeLodged))
        throw new Refusal('trade.window-unsettled', {}, { status: 409 })
      if ((await windowReach(ctx)) === null) throw new Refusal('trade.window-off', {}, { status: 409 })
      await enqueueLodging(ctx, record.id)
      return { ...untold, windowStage: windowStage.queued, windowKey: lodgingNo(record), windowSince: ctx.now }
    },
    askWindow: async (ctx, record) => {
      if ((await windowReach(ctx)) === null) throw new Refusal('trade.window-off', {}, { status: 409 })
      await enqueueLodging(ctx, record.id)
    },
    declare: () => ({ windowStage: null, windowSince: null }),
    goByHand: (_ctx, record) => ({
      windowStage: null,
      windowSince: null,
      ...withIssues(record, issuesByHand(record)),
      ...(isAsked(record) ? { withdrawalStage: withdrawalStage.lapsed } : {}),
    }),
    requestWithdrawal: async (ctx, record, { reason }) => {
      if ((await windowReach(ctx)) === null) throw new Refusal('trade.window-off', {}, { status: 409 })
      await enqueueLodging(ctx, record.id)
      const asked = { withdrawalStage: withdrawalStage.asked, withdrawalKey: withdrawalNo(record) }
      return { ...asked, withdrawalReason: String(reason), withdrawalAnswer: null, windowSince: ctx.now }
    },
    grantWithdrawal: (_ctx, { withdrawalReason }) => ({ returnReason: withdrawalReason }),
    arrangeInspection: (ctx) => ({ inspectArranged: dayOfMs(ctx.now) }),
    // Whoever has looked after it waits anew.
    settleIssue: (ctx, { windowSince, laterIssues }) => ({
      ...withoutFirst({ laterIssues }),
      ...(windowSince ? { windowSince: ctx.now } : {}),
    }),
    pay: async (ctx, record) => {
      if (isHeld(record)) await enqueueLodging(ctx, record.id)
    },
    sendBack: requireByHand,
    accept: requireByHand,
    inspect: requireByHand,
    assess: requireByHand,
    release: requireByHand,
    close: requireByHand,
    withdraw: (_ctx, record) => (mayStandThere(record) ? withIssues(record, [windowIssue.withdrawThere]) : {}),
  },
})

/** While the window has a declaration, a person enters none of its states. */
function requireByHand(ctx: Ctx, record: CustomsDeclaration): void {
  if (ctx.unscoped === null && isHeld(record)) throw new Refusal('trade.window-holds', {}, { status: 409 })
}

/** What was never confirmed may have arrived all the same. */
function issuesByHand(record: CustomsDeclaration): readonly string[] {
  if (record.windowStage === windowStage.queued) return [windowIssue.maybeLodged]
  return isAsked(record) ? [windowIssue.maybeWithdrawn] : []
}

function isAsked({ withdrawalStage: stage }: CustomsDeclaration): boolean {
  return openWithdrawal.some((one) => one === stage)
}

/** What was lodged there and did not come back is not withdrawn by our withdrawal. */
function mayStandThere({ windowKey, windowMessages, status }: CustomsDeclaration): boolean {
  if (windowKey === null || status === customsDeclarationState.returned) return false
  const round = roundOf(windowKey)
  return !(windowMessages ?? []).some(
    ({ state, outcome, messageNo }) =>
      state === 'returned' && outcome === 'applied' && placeOf(messageNo ?? '', round) !== null,
  )
}
