import { date, dateTime, dictionaries, dictionary, lines, money, number, text, textarea } from '../../../kinds/index.ts'
import { customsDeclarationState } from '../customs-declaration-states.ts'

const { draft, declared, returned, accepted, inspected, taxDue, taxPaid, released, closed, withdrawn } =
  customsDeclarationState

/** How far the single window has a declaration; none of it where it goes by hand. */
export const windowStage = { queued: 'queued', held: 'held', returned: 'returned', done: 'done' } as const

/** While it is so, its states come from the window and from nobody else. */
export const heldStages = [windowStage.queued, windowStage.held] as const

/** How far a withdrawal has come that was asked of the window. */
export const withdrawalStage = {
  asked: 'asked',
  sent: 'sent',
  refused: 'refused',
  granted: 'granted',
  lapsed: 'lapsed',
} as const

/** While one is so, no other is asked for. */
export const openWithdrawal = [withdrawalStage.asked, withdrawalStage.sent] as const

/** What somebody has to look after, because the window or customs did what nobody settles by itself. */
export const windowIssue = {
  returnedReviewed: 'returnedReviewed',
  returnedReleased: 'returnedReleased',
  inspectionFailed: 'inspectionFailed',
  taxDiffers: 'taxDiffers',
  silent: 'silent',
  maybeLodged: 'maybeLodged',
  withdrawThere: 'withdrawThere',
  withdrawalRefused: 'withdrawalRefused',
  withdrawnUnasked: 'withdrawnUnasked',
  withdrawnLate: 'withdrawnLate',
  withdrawnTaxed: 'withdrawnTaxed',
  maybeWithdrawn: 'maybeWithdrawn',
} as const

/** What the single window has told of a declaration, and what waits because of it. */
export const customsWindowFields = {
  windowStage: dictionary({
    group: 'customsDeclaration_windowStage',
    readonly: true,
    indexed: true,
    visible: 'filled(windowStage)',
  }),
  windowKey: text({ max: 60, readonly: true, visible: 'filled(windowKey)' }),
  windowSince: dateTime({ readonly: true, visible: 'filled(windowSince)' }),
  windowIssue: dictionary({
    group: 'customsDeclaration_windowIssue',
    readonly: true,
    indexed: true,
    visible: 'filled(windowIssue)',
  }),
  laterIssues: dictionaries({
    group: 'customsDeclaration_windowIssue',
    readonly: true,
    visible: 'filled(laterIssues)',
  }),
  inspectOn: date({ readonly: true, visible: 'filled(inspectOn)' }),
  inspectPlace: text({ max: 200, readonly: true, visible: 'filled(inspectPlace)' }),
  inspectArranged: date({ readonly: true, visible: 'filled(inspectArranged)' }),
  inspectResult: dictionary({
    group: 'customsDeclaration_inspectResult',
    readonly: true,
    visible: 'filled(inspectResult)',
  }),
  withdrawalStage: dictionary({
    group: 'customsDeclaration_withdrawalStage',
    readonly: true,
    indexed: true,
    visible: 'filled(withdrawalStage)',
  }),
  withdrawalKey: text({ max: 80, readonly: true, visible: 'filled(withdrawalKey)' }),
  withdrawalReason: textarea({ max: 500, readonly: true, visible: 'filled(withdrawalReason)' }),
  withdrawalAnswer: textarea({ max: 500, readonly: true, visible: 'filled(withdrawalAnswer)' }),
  windowMessages: lines({
    readonly: true,
    fields: {
      at: dateTime({}),
      state: dictionary({ group: 'customsDeclaration_windowState' }),
      outcome: dictionary({ group: 'customsDeclaration_windowOutcome' }),
      about: dictionary({ group: 'customsDeclaration_windowField', visible: 'filled(about)' }),
      reason: textarea({ max: 500, visible: 'filled(reason)' }),
      place: text({ max: 200, visible: 'filled(place)' }),
      day: date({ visible: 'filled(day)' }),
      duty: money({ digits: 2, visible: 'filled(duty)' }),
      vat: money({ digits: 2, visible: 'filled(vat)' }),
      customsNo: text({ max: 18, visible: 'filled(customsNo)' }),
      times: number({ digits: 0 }),
      messageNo: text({ max: 80 }),
      requestNo: text({ max: 80, visible: 'filled(requestNo)' }),
    },
  }),
}

const standing = [draft, declared, returned, accepted, inspected, taxDue, taxPaid, released, closed] as const
const underway = [declared, accepted, inspected, taxDue, taxPaid, released] as const
const withdrawable = [declared, accepted, inspected, taxDue] as const
const isHeld = `windowStage in ['${heldStages.join("', '")}']`
const isAsked = `withdrawalStage in ['${openWithdrawal.join("', '")}']`

/** What the clerk asks of the single window, and what the window does. */
export const customsWindowActions = {
  lodge: {
    from: [draft, returned],
    to: declared,
    needs: 'sb',
    shows: ['goodsId', 'declaredQty', 'customsValue', 'taxTotal'],
  },
  askWindow: { from: underway, to: 'same', needs: 'sb', when: isHeld },
  arrangeInspection: {
    from: [inspected],
    to: 'same',
    needs: 'sb',
    look: 'primary',
    when: 'filled(inspectOn) && empty(inspectArranged)',
    shows: ['inspectOn', 'inspectPlace'],
  },
  settleIssue: {
    from: [...standing, withdrawn],
    to: 'same',
    needs: 'sb',
    look: 'primary',
    when: 'filled(windowIssue)',
    shows: ['windowIssue', 'laterIssues', 'windowKey', 'returnReason', 'withdrawalAnswer'],
    asks: { note: textarea({ required: true, max: 500 }) },
  },
  goByHand: {
    from: underway,
    to: 'same',
    needs: 'sb',
    look: 'danger',
    when: isHeld,
    shows: ['windowStage', 'windowKey'],
    asks: { reason: textarea({ required: true, max: 500 }) },
  },
  withdraw: {
    from: [...withdrawable, returned],
    to: withdrawn,
    needs: 'sb',
    look: 'danger',
    irreversible: true,
    when: `!(${isHeld})`,
    asks: { reason: textarea({ required: true, max: 500 }) },
  },
  requestWithdrawal: {
    from: withdrawable,
    to: 'same',
    needs: 'sb',
    look: 'danger',
    when: `${isHeld} && !(${isAsked})`,
    shows: ['windowStage', 'windowKey'],
    asks: { reason: textarea({ required: true, max: 500 }) },
  },
  grantWithdrawal: { from: withdrawable, to: withdrawn, needs: 'system' },
  hear: { from: [...standing, withdrawn], to: 'same', needs: 'system' },
} as const

/** An inspection that nobody has arranged, and what customs did that somebody has to look after. */
export const customsWindowTasks = {
  arrangeInspection: {
    verb: 'arrangeInspection',
    where: { status: inspected, inspectOn: { not: null }, inspectArranged: null },
    due: 'inspectOn',
  },
  settleIssue: { verb: 'settleIssue', where: { windowIssue: Object.values(windowIssue) } },
} as const
