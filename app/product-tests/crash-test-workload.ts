import { createHash, randomUUID } from 'node:crypto'
import { pick } from '../../core/approval/testing/random.ts'
import { agreeTo, does, draftPlan, taskOf } from './payment-plan-steps.ts'
import type { SteadyClient } from './retrying-client.ts'

/** What a client meant to do, and what became of it as far as it knows. */
export interface Intent {
  readonly name: string
  readonly what: 'done' | 'refused' | 'unknown'
  readonly id: string | null
}
/** A plan and the last step of it that was acknowledged. */
export interface PlanJourney {
  readonly id: string
  readonly purpose: string
  readonly amount: string
  readonly steps: string[]
}
export interface Upload {
  readonly filePath: string
  readonly sha256: string
}

/** How the work goes on: until `over` says so. */
export interface Shift {
  readonly over: () => boolean
  readonly random: () => number
  readonly tag: string
}

interface Saved {
  readonly id: string
}

/** Enters counterparties: some wrong on purpose, some never asked about again, some sent twice at the same moment. */
export async function enterParties(
  buyer: SteadyClient,
  { over, random, tag }: Shift,
  journal: Intent[],
): Promise<void> {
  for (let at = 1; !over(); at += 1) {
    const name = `${tag}-${at}`
    const way = pick(random, ['plain', 'plain', 'plain', 'plain', 'twice', 'again', 'wrong', 'careless'] as const)
    journal.push({
      name,
      ...(await enter(buyer, way, {
        cpName: name,
        cpRole: ['supp'],
        cpNature: 'foreign',
        country: way === 'wrong' ? 'CN' : 'MN',
        accounts: [],
      })),
    })
  }
}

async function enter(
  buyer: SteadyClient,
  way: 'plain' | 'twice' | 'again' | 'wrong' | 'careless',
  body: object,
): Promise<Omit<Intent, 'name'>> {
  const [path, key] = ['/api/contracts/counterparty/save', randomUUID()]
  if (way === 'careless') {
    const outcome = await buyer.tryOnce<Saved>(path, body, key)
    return outcome.kind === 'done'
      ? { what: 'done', id: outcome.data.id }
      : { what: outcome.kind === 'lost' ? 'unknown' : 'refused', id: null }
  }
  const outcomes = await Promise.all((way === 'twice' ? [1, 2] : [1]).map(() => buyer.insist<Saved>(path, body, key)))
  if (way === 'again') outcomes.push(await buyer.insist<Saved>(path, body, key))
  const ids = new Set(outcomes.map((outcome) => (outcome.kind === 'done' ? outcome.data.id : null)))
  const [id = null] = ids
  if (ids.size !== 1) throw new Error(`one key, several answers: ${[...ids].join(' ')}`)
  return { what: id === null ? 'refused' : 'done', id }
}

/** Who takes the steps of a plan, in their order. */
export interface Signatories {
  readonly drafter: SteadyClient
  readonly leader: SteadyClient
  readonly finance: SteadyClient
  readonly cashier: SteadyClient
  readonly reviewer: SteadyClient
  readonly authoriser: SteadyClient
}

interface PlanShift extends Shift {
  readonly template: Readonly<Record<string, unknown>>
  /** An amount nobody else uses. */
  readonly amount: () => string
  readonly paymentOf: (planId: string) => Promise<string>
}

/** Takes plans from the draft through approval to the bank, one after the other; the last is finished too. */
export async function carryPlans(by: Signatories, shift: PlanShift, journal: PlanJourney[]): Promise<void> {
  for (let at = 1; !shift.over(); at += 1) {
    const [purpose, amount] = [`${shift.tag}-${at}`, shift.amount()]
    const id = await draftPlan(by.drafter, shift.template, amount, purpose)
    const plan: PlanJourney = { id, purpose, amount, steps: ['save'] }
    journal.push(plan)
    await carry(by, plan, shift, at === 1)
  }
}

/** The first of everybody's plans goes the whole way, through a return and to the bank. */
async function carry(
  by: Signatories,
  { id, amount, steps }: PlanJourney,
  { random, paymentOf }: PlanShift,
  wholeWay: boolean,
): Promise<void> {
  const step = async (name: string, work: Promise<unknown>) => {
    await work
    steps.push(name)
  }
  await step('submit', does(by.drafter, 'paymentPlan', id, 'submit'))
  if (wholeWay || random() < 0.2) {
    await step(
      'reject',
      taskOf(by.leader, id).then((task) =>
        by.leader.post(`/api/workflow/task/${task}/action/reject`, { opinion: '请补充说明' }),
      ),
    )
    await step('submit', does(by.drafter, 'paymentPlan', id, 'submit'))
  }
  await step('agree', agreeTo(by.leader, id))
  await step('agree', agreeTo(by.finance, id))
  if (!wholeWay && random() < 0.4) return
  await step('pay', does(by.cashier, 'paymentPlan', id, 'pay', { amount }))
  const payment = await paymentOf(id)
  await step('review', does(by.reviewer, 'bankPayment', payment, 'review'))
  await step('authorise', does(by.authoriser, 'bankPayment', payment, 'authorise'))
}

/** Uploads small files; what was not acknowledged may be there or not. */
export async function uploadFiles(who: SteadyClient, { over, tag }: Shift, journal: Upload[]): Promise<void> {
  for (let at = 1; !over(); at += 1) {
    const text = `${tag}-${at} `.repeat(2_000)
    const form = new FormData()
    form.append('file', new Blob([text]), `${tag}-${at}.txt`)
    const outcome = await who.tryOnce<{ filePath: string }>('/api/dfs/local/upload', form, '')
    if (outcome.kind === 'done')
      journal.push({ filePath: outcome.data.filePath, sha256: createHash('sha256').update(text).digest('hex') })
    else
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
  }
}
