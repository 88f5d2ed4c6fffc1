import { isZero } from '../../../core/values/decimal.ts'
import { customsDeclarationState } from '../customs-declaration-states.ts'
import type { CustomsDeclaration } from '../customs-declaration.ts'
import { openWithdrawal, windowIssue } from './customs-window-fields.ts'
import type { WindowState } from './window-message.ts'

const { draft, declared, returned, accepted, inspected, taxDue, taxPaid, released, closed, withdrawn } =
  customsDeclarationState

/** The order in which a declaration goes through customs. */
const way: readonly string[] = [draft, declared, accepted, inspected, taxDue, taxPaid, released, closed]

export type Issue = (typeof windowIssue)[keyof typeof windowIssue]

/**
 * What is done with a state: a verb of the declaration is called, something is noted of it, it waits for what comes
 * before it, somebody has to look after it, or it changes nothing.
 */
export type Judgement =
  | { readonly outcome: 'applied'; readonly verb: Verb }
  | { readonly outcome: 'noted' | 'waiting' | 'ignored' | 'foreign' }
  | { readonly outcome: 'attention'; readonly issue: Issue }

type Verb = 'sendBack' | 'accept' | 'inspect' | 'assess' | 'release' | 'close' | 'grantWithdrawal'

type Standing = Pick<CustomsDeclaration, 'status' | 'taxTotal' | 'withdrawalKey' | 'withdrawalStage'>

/** Judges a state by where the declaration stands; states go forwards only. */
export function judged({ state, requestNo }: Pick<WindowState, 'state' | 'requestNo'>, record: Standing): Judgement {
  const { status } = record
  if (status === withdrawn) return { outcome: 'ignored' }
  switch (state) {
    case 'received':
    case 'sent':
    case 'paid':
      return { outcome: 'noted' }
    case 'returned':
      return sentBack(status)
    case 'reviewed':
      return step(status, [declared], accepted, 'accept')
    case 'inspection':
      return step(status, [accepted], inspected, 'inspect')
    case 'passed':
    case 'failed':
      return looked(status, state)
    case 'tax':
      return taxed(record) ? step(status, [accepted, inspected], taxDue, 'assess') : unasked(status)
    case 'released':
      return step(status, taxed(record) ? [taxPaid] : [accepted, inspected], released, 'release')
    case 'closed':
      return step(status, [released], closed, 'close')
    case 'asked':
      return { outcome: isAwaited(requestNo, record) ? 'noted' : 'ignored' }
    case 'kept':
      if (!isAwaited(requestNo, record)) return { outcome: 'ignored' }
      return { outcome: 'attention', issue: windowIssue.withdrawalRefused }
    case 'withdrawn':
      return granted(status)
  }
}

/** Whether a request is the one that was sent and is not decided. */
export function isAwaited(
  requestNo: string | null,
  { withdrawalKey, withdrawalStage: stage }: Pick<Standing, 'withdrawalKey' | 'withdrawalStage'>,
): boolean {
  return requestNo !== null && requestNo === withdrawalKey && openWithdrawal.some((one) => one === stage)
}

/** What customs have withdrawn is withdrawn, whoever asked for it; after the tax or the release it is not so by itself. */
function granted(status: string): Judgement {
  if ([declared, accepted, inspected, taxDue].some((one) => one === status))
    return { outcome: 'applied', verb: 'grantWithdrawal' }
  return { outcome: 'attention', issue: windowIssue.withdrawnLate }
}

const taxed = ({ taxTotal }: Standing) => !isZero(taxTotal ?? '0')

/** A step that is possible is taken, one that lies behind changes nothing, one that lies ahead waits. */
function step(status: string, from: readonly string[], to: string, verb: Verb): Judgement {
  if (from.includes(status)) return { outcome: 'applied', verb }
  return { outcome: way.indexOf(status) >= way.indexOf(to) || status === returned ? 'ignored' : 'waiting' }
}

function sentBack(status: string): Judgement {
  if (status === declared) return { outcome: 'applied', verb: 'sendBack' }
  if (status === draft || status === returned) return { outcome: 'ignored' }
  const left = way.indexOf(status) >= way.indexOf(released)
  return { outcome: 'attention', issue: left ? windowIssue.returnedReleased : windowIssue.returnedReviewed }
}

function looked(status: string, state: 'passed' | 'failed'): Judgement {
  if (status !== inspected) return step(status, [], inspected, 'inspect')
  return state === 'passed' ? { outcome: 'noted' } : { outcome: 'attention', issue: windowIssue.inspectionFailed }
}

/** Customs ask for money of what pays nothing by our reckoning. */
function unasked(status: string): Judgement {
  if (status === accepted || status === inspected) return { outcome: 'attention', issue: windowIssue.taxDiffers }
  return { outcome: way.indexOf(status) > way.indexOf(inspected) ? 'ignored' : 'waiting' }
}
