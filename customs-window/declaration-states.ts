import { createHash } from 'node:crypto'
import { dayMs } from '../core/values/duration.ts'
import { behaviourOf } from './behaviour.ts'
import type { Lodged, Timed, WindowState } from './lodged.ts'
import { withWithdrawals } from './withdrawal-states.ts'

type Step = Timed['step']

/** The window's number of a declaration: `I` and 17 digits. */
export function windowNoOf(clientNo: string): string {
  return `I${digitsOf(clientNo, 17)}`
}

/** What has become of a declaration until a moment, a step after another; what is wrong follows its gross weight. */
export function statesOf(lodged: Lodged, now: number, stepMs: number): readonly WindowState[] {
  const { clientNo, at } = lodged
  const behaviour = behaviourOf(lodged.grossKg)
  const windowNo = windowNoOf(clientNo)
  const way = stepsOf(lodged).map((step, place) => {
    const late = behaviour === 'silent' && place > 0 ? dayMs : 0
    // The later of two is told first, though its number says otherwise.
    const turn = behaviour === 'reversed' && place > 0 ? place + (place % 2 === 1 ? 1 : -1) : place
    return { step, when: at + late + turn * stepMs }
  })
  const told = withWithdrawals(withPayment(way, lodged), lodged, stepMs).map(({ step, when }, place) => ({
    state: { seq: place + 1, clientNo, windowNo, at: new Date(when).toISOString(), ...step },
    when,
  }))
  const due = told.filter(({ when }) => when <= now).map(({ state }) => state)
  return behaviour === 'reversed' ? due.toReversed() : due
}

/** What is taxed rests until the client has told that it is paid, and then goes on. */
function withPayment(way: readonly Timed[], { paidAt }: Lodged): readonly Timed[] {
  const place = way.findLastIndex(({ step }) => step.state === 'tax')
  const asked = way[place]
  if (asked === undefined) return way
  const before = way.slice(0, place + 1)
  if (paidAt === undefined) return before
  const paid: Timed = { step: { state: 'paid' }, when: Math.max(paidAt, asked.when) }
  const goesOn = way.slice(place + 1).map(({ step, when }) => ({ step, when: when + paid.when - asked.when }))
  return [...before, paid, ...goesOn]
}

function stepsOf(lodged: Lodged): readonly Step[] {
  const behaviour = behaviourOf(lodged.grossKg)
  const taken: readonly Step[] = [{ state: 'received' }, { state: 'sent' }]
  const returned: Step = { state: 'returned', field: 'grossKg', reason: '毛重与舱单不一致，请核对后重新申报' }
  if (behaviour === 'returned') return [...taken, returned]
  const reviewed: Step = { state: 'reviewed', customsNo: `0902${digitsOf(`customs ${lodged.clientNo}`, 14)}` }
  const inspection: Step = { state: 'inspection', place: '锦州港海关监管作业场所', day: dayAfter(lodged.at) }
  const released: readonly Step[] = [{ state: 'released' }, { state: 'closed' }]
  const tax = taxOf(lodged)
  const steps = [...taken, reviewed]
  if (behaviour === 'inspected') return [...steps, inspection, { state: 'passed' }, ...tax, ...released]
  if (behaviour === 'inspection-failed')
    return [...steps, inspection, { state: 'failed', reason: '实际货物与申报品名不符' }]
  if (behaviour === 'returned-late')
    return [...steps, ...tax, { state: 'released' }, { ...returned, reason: '放行后复核：品名归类有误' }]
  const whole = [...steps, ...tax, ...released]
  if (behaviour === 'twice') return whole.flatMap((step) => [step, step])
  if (behaviour === 'foreign')
    return [...taken, { ...returned, windowNo: windowNoOf('somebody else') }, ...whole.slice(2)]
  return whole
}

/** What is to be paid; a declaration that pays nothing gets no bill. */
function taxOf({ duty, vat, grossKg }: Lodged): readonly Step[] {
  if (Number(duty) + Number(vat) === 0) return []
  return [{ state: 'tax', duty: behaviourOf(grossKg) === 'other-tax' ? '1.00' : duty, vat }]
}

function dayAfter(at: number): string {
  return new Date(at + dayMs).toISOString().slice(0, 10)
}

/** So many digits that belong to a text. */
function digitsOf(text: string, count: number): string {
  const value = BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
  return value.toString().slice(0, count)
}
