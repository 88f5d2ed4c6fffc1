import sql from 'sql-template-tag'
import { compare } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, change, type Ctx, find, get, withinTransaction } from '../../../server/module-api.ts'
import { customsDeclaration, type CustomsDeclaration } from '../customs-declaration.ts'
import { certState, customsTaxCertificate } from '../customs-tax-certificate.ts'
import { heldStages, openWithdrawal, windowIssue, windowStage, withdrawalStage } from './customs-window-fields.ts'
import { withIssues } from './issues-to-settle.ts'
import { isAwaited, type Issue, type Judgement, judged } from './judge-state.ts'
import { isOurs, messageNoOf, placeOf, roundOf } from './message-numbers.ts'
import { type WindowAnswer, type WindowState, windowStates } from './window-message.ts'

/** States of one declaration, as they were answered or pushed. */
interface Told {
  /** A lodging and the window's number of it, where they were told with the states. */
  readonly of: Pick<WindowAnswer, 'clientNo' | 'windowNo'> | null
  readonly states: readonly WindowState[]
  /** Whether what was told before counts as told again. */
  readonly isPush: boolean
}

type Line = Readonly<Record<string, Json>>
type Patch = Readonly<Record<string, Json>>

/** Messages as they are kept, and what else follows for the declaration. */
interface Taken {
  readonly lines: readonly Line[]
  readonly patch: Patch
  /** What somebody has to look after, in the order in which it was told. */
  readonly issues: readonly Issue[]
}

/**
 * Takes what the window told of a declaration: every message is kept once, and what leads forwards is done by the
 * declaration's own actions, in the order of the window's numbers. One that came before what it follows waits for it.
 */
export function takeStates(ctx: Ctx, id: string, told: Told): Promise<void> {
  return withinTransaction(ctx, async (inside) => {
    await inside.sql.query(sql`select pg_advisory_xact_lock(hashtextextended(${`customs window ${id}`}, 0))`)
    const before = await get(inside, customsDeclaration, id)
    const own = before.preEntryNo ?? numberIn(told, before) ?? ''
    const stored = (before.windowMessages ?? []) as readonly Line[] // lines are JSON
    const lines = withTold(stored, (one) => isOurs(one, before.windowKey ?? '', own), told)
    const taken = await takenInOrder(inside, before, lines)
    const isNew = lines.length > stored.length || lines.some((line, at) => line !== stored[at])
    const isPatched = Object.keys({ ...receiptOf(before, own), ...taken.patch }).length > 0
    if (!isNew && !isPatched && taken.lines.every((line, at) => line === stored[at])) return
    // What the actions and whoever took it over meanwhile wrote stands: it is read again and not written over.
    const after = await get(inside, customsDeclaration, id, { lock: true })
    const heard = isNew ? { windowSince: inside.now, ...spoken(after) } : {}
    const { windowStage: stage, withdrawalStage: asked } = after
    const issues = taken.issues.length === 0 ? {} : withIssues(after, taken.issues)
    const ended = lapsed({ windowStage: stage, withdrawalStage: asked, ...taken.patch })
    await change(
      inside,
      customsDeclaration,
      after,
      { ...heard, ...receiptOf(after, own), ...taken.patch, ...ended, ...issues, windowMessages: [...taken.lines] },
      { verb: 'hear' },
    )
  })
}

/** The window's number in what was told of this lodging; an earlier one says nothing of whether this has arrived. */
function numberIn({ of, states }: Told, { windowKey }: CustomsDeclaration): string | undefined {
  return [...(of === null ? [] : [of]), ...states].find(({ clientNo }) => clientNo === windowKey)?.windowNo
}

/** A window that speaks again is silent no more. */
function spoken(record: CustomsDeclaration): Patch {
  return record.windowIssue === windowIssue.silent ? { windowIssue: null } : {}
}

/** What was asked of a lodging that is at its end is not decided any more. */
function lapsed({ windowStage: stage, withdrawalStage: asked }: Patch): Patch {
  const isOver = stage === windowStage.returned || stage === windowStage.done
  return isOver && openWithdrawal.some((one) => one === asked) ? { withdrawalStage: withdrawalStage.lapsed } : {}
}

/** What was handed in has arrived. */
function receiptOf({ windowStage: stage, preEntryNo }: CustomsDeclaration, own: string): Patch {
  if (stage !== windowStage.queued || own === '') return {}
  return { windowStage: windowStage.held, preEntryNo: preEntryNo ?? own }
}

/** The messages with those that are new; one that is pushed again is counted. */
function withTold(
  stored: readonly Line[],
  isOwn: (state: WindowState) => boolean,
  { states, isPush }: Told,
): readonly Line[] {
  const lines = new Map(stored.map((line) => [String(line['messageNo']), line]))
  for (const state of states.toSorted((a, b) => a.seq - b.seq)) {
    const messageNo = messageNoOf(state, isOwn(state))
    const known = lines.get(messageNo)
    if (known === undefined) lines.set(messageNo, lineOf(state, messageNo, isOwn(state)))
    else if (isPush) lines.set(messageNo, { ...known, times: String(Number(known['times'] ?? '1') + 1) })
  }
  return [...lines.values()]
}

function lineOf(one: WindowState, messageNo: string, isOwn: boolean): Line {
  const { at, state, field, reason, place, day, duty, vat, customsNo, requestNo } = one
  const about = fieldsTold.find((known) => known === field) ?? null
  const outcome = isOwn ? 'waiting' : 'foreign'
  return { messageNo, at, state, outcome, about, reason, place, day, duty, vat, customsNo, requestNo, times: '1' }
}

/** What a message may complain of, by the codes of the dictionary customsDeclaration_windowField. */
const fieldsTold = ['grossKg', 'netKg', 'goods', 'value', 'origin', 'licence', 'transport'] as const

/** Goes through what waits, one message after another, as far as the declaration can follow. */
async function takenInOrder(ctx: Ctx, before: CustomsDeclaration, given: readonly Line[]): Promise<Taken> {
  const round = roundOf(before.windowKey ?? '')
  const seqOf = (line: Line) => placeOf(String(line['messageNo']), round)
  const lines = [...given]
  let patch: Patch = {}
  const issues: Issue[] = []
  const waiting = lines.filter(({ outcome }) => outcome === 'waiting')
  for (const line of waiting.toSorted((a, b) => (seqOf(a) ?? 0) - (seqOf(b) ?? 0))) {
    const standing = await get(ctx, customsDeclaration, before.id)
    const stage = standing.windowStage
    const isFollowed = stage !== null && stage !== windowStage.returned && seqOf(line) !== null
    const judgement = isFollowed ? judgedAmong(lines, line, standing, seqOf) : ignored
    const done = await carryOut(ctx, standing, line, judgement)
    patch = { ...patch, ...done.patch }
    if (done.issue !== null) issues.push(done.issue)
    if (done.outcome !== line['outcome']) lines[lines.indexOf(line)] = { ...line, outcome: done.outcome }
  }
  return { lines, patch, issues }
}

const ignored = { outcome: 'ignored' } as const

/** A message that lies before one that was followed comes too late, and what alarmed once alarms once. */
function judgedAmong(
  lines: readonly Line[],
  line: Line,
  standing: CustomsDeclaration,
  seqOf: (line: Line) => number | null,
): Judgement {
  const state = windowStates.find((one) => one === line['state'])
  if (state === undefined) return ignored
  const judgement = judged({ state, requestNo: requestIn(line) }, standing)
  if (judgement.outcome !== 'applied' && judgement.outcome !== 'attention') return judgement
  const own = lines.filter((one) => seqOf(one) !== null && ['applied', 'attention'].includes(String(one['outcome'])))
  const last = Math.max(0, ...own.map((one) => seqOf(one) ?? 0))
  const isSame = (one: Line) => one['state'] === line['state'] && requestIn(one) === requestIn(line)
  const isAgain = judgement.outcome === 'attention' && own.some((one) => seqOf(one) === last && isSame(one))
  return isAgain || (seqOf(line) ?? 0) < last ? ignored : judgement
}

/** Does what was judged; answers how the message is kept and what follows for the declaration. */
async function carryOut(
  ctx: Ctx,
  of: CustomsDeclaration,
  line: Line,
  judgement: Judgement,
): Promise<{ readonly outcome: string; readonly patch: Patch; readonly issue: Issue | null }> {
  const { outcome } = judgement
  if (outcome === 'attention') return { outcome, patch: toldBy(line), issue: judgement.issue }
  if (outcome !== 'applied') return { outcome, patch: outcome === 'noted' ? toldBy(line) : {}, issue: null }
  const { verb } = judgement
  const asked = { sendBack: { reason: line['reason'] ?? '—' }, accept: { customsNo: line['customsNo'] ?? null } }
  await act(ctx, customsDeclaration, of.id, verb, verb in asked ? asked[verb as keyof typeof asked] : {}) // of the verbs that ask something
  const issue = await issueOf(ctx, verb, of, line)
  const ended: Patch = verb === 'sendBack' ? { windowStage: windowStage.returned } : {}
  return { outcome: issue === null ? outcome : 'attention', patch: { ...toldBy(line), ...ended }, issue }
}

/** What somebody has to look after, though it was followed. */
async function issueOf(ctx: Ctx, verb: string, of: CustomsDeclaration, line: Line): Promise<Issue | null> {
  if (verb === 'assess') return isOurTax(of, line) ? null : windowIssue.taxDiffers
  if (verb !== 'grantWithdrawal') return null
  if (!isAwaited(requestIn(line), of)) return windowIssue.withdrawnUnasked
  const taxes = await find(ctx, customsTaxCertificate, { declarationId: of.id, status: Object.values(certState) })
  return taxes.length === 0 ? null : windowIssue.withdrawnTaxed
}

const requestIn = ({ requestNo }: Line) => (typeof requestNo === 'string' ? requestNo : null)

function isOurTax({ duty, vat }: CustomsDeclaration, line: Line): boolean {
  const same = (ours: string | null, theirs: Json | undefined) => compare(ours ?? '0', String(theirs ?? '0')) === 0
  return same(duty, line['duty']) && same(vat, line['vat'])
}

/** What the declaration itself shows of a message that was followed. */
function toldBy({ state, day, place, reason }: Line): Patch {
  switch (state) {
    case 'inspection':
      return { inspectOn: day ?? null, inspectPlace: place ?? null, inspectArranged: null, inspectResult: null }
    case 'passed':
    case 'failed':
      return { inspectResult: state, ...(state === 'failed' ? { returnReason: reason ?? null } : {}) }
    case 'returned':
      return { returnReason: reason ?? null }
    case 'closed':
      return { windowStage: windowStage.done }
    case 'asked':
      return { withdrawalStage: withdrawalStage.sent }
    case 'kept':
      return { withdrawalStage: withdrawalStage.refused, withdrawalAnswer: reason ?? null }
    case 'withdrawn':
      return { windowStage: windowStage.done, withdrawalStage: withdrawalStage.granted }
    default:
      return {}
  }
}

/** Whether a declaration takes its states from the window. */
export function isHeld({ windowStage: stage }: Pick<CustomsDeclaration, 'windowStage'>): boolean {
  return heldStages.some((one) => one === stage)
}
