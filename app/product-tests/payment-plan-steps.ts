import { randomUUID } from 'node:crypto'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import type { SteadyClient } from './retrying-client.ts'

interface Saved {
  readonly id: string
  readonly ver: number
}
interface Opened {
  readonly record: Saved & { readonly procInstId: string } & Readonly<Record<string, unknown>>
}
interface Instance {
  readonly offered: readonly { readonly verb: string; readonly taskId: string | null }[]
}
interface Rows {
  readonly content: readonly Readonly<Record<string, unknown>>[]
}

const copied = [
  'counterparty',
  'bizSegment',
  'budgetSubject',
  'payerAccountId',
  'payeeName',
  'payeeBank',
  'payeeAccount',
  'payeeCountry',
] as const

/** What every plan of the test has in common: taken from one that the demonstration made of port costs. */
export async function planTemplate(drafter: SteadyClient): Promise<Record<string, unknown>> {
  const { content } = await drafter.post<Rows>('/api/finance/paymentPlan/page', {
    page: 1,
    size: 1,
    parameters: { paymentAttribute: 'port', currency: 'CNY', approvalStatus: '2' },
  })
  const { record } = await drafter.get<Opened>(`/api/finance/paymentPlan/${String(content[0]?.['id'])}`)
  const planDate = addDays(dayOfMs(Date.now()), 7)
  return {
    ...Object.fromEntries(copied.map((name) => [name, record[name]])),
    paymentAttribute: 'port',
    currency: 'CNY',
    planDate,
    planMonth: planDate.slice(0, 7),
    backToBack: '0',
    supplementary: '0',
    advance: '0',
  }
}

/** Drafts a plan of its own amount and purpose; answers its id. */
export async function draftPlan(
  drafter: SteadyClient,
  template: object,
  planAmount: string,
  purpose: string,
): Promise<string> {
  const { id } = await drafter.post<Saved>('/api/finance/paymentPlan/save', { ...template, planAmount, purpose })
  return id
}

/** A verb on a record as it is now. */
export async function does(
  who: SteadyClient,
  thing: 'paymentPlan' | 'bankPayment',
  id: string,
  verb: string,
  body: object = {},
): Promise<void> {
  const {
    record: { ver },
  } = await who.get<Opened>(`/api/finance/${thing}/${id}`)
  await who.post(`/api/finance/${thing}/${id}/action/${verb}`, { ver, ...body })
}

/** The task of a plan that waits for somebody. */
export async function taskOf(who: SteadyClient, planId: string): Promise<string> {
  const {
    record: { procInstId },
  } = await who.get<Opened>(`/api/finance/paymentPlan/${planId}`)
  const { offered } = await who.get<Instance>(`/api/workflow/instance/${procInstId}`)
  const task = offered.find(({ verb }) => verb === 'agree')?.taskId
  if (task === undefined || task === null) throw new Error(`plan ${planId} does not wait for this person`)
  return task
}

/** Agrees to a plan that waits for somebody; a lost answer is asked for again under the same key. */
export async function agreeTo(who: SteadyClient, planId: string): Promise<void> {
  await who.post(`/api/workflow/task/${await taskOf(who, planId)}/action/agree`, { opinion: '同意' }, randomUUID())
}
