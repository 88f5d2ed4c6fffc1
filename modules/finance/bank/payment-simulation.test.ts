import { expect, test } from 'vitest'
import { share } from '../../../core/testing/long-proof-share.ts'
import { isFinal } from './payment-state.ts'
import type { PaymentState } from './payment-state.ts'
import { debited, heldByStates, isMore, PaymentWorld } from './testing/payment-world.ts'
import { randomOf } from './testing/random.ts'

const day = 86_400_000
const days = 45
const lives = share(10_000, 300)

test(
  `WFL-05 over ${lives * days} bad bank days nothing is paid twice, paid stays paid, every payment ends or waits for a person, and every status and refusal that guards money is met`,
  { timeout: 1_800_000 },
  () => {
    const ends = new Map<string, number>()
    const visited = new Set<string>()
    const refused = new Set<string>()
    for (let seed = 0; seed < lives; seed += 1) {
      const world = live(seed)
      for (const payment of world.payments.values()) {
        requireEnd(world, payment)
        ends.set(payment.status, (ends.get(payment.status) ?? 0) + 1)
      }
      for (const { from, to } of world.story) visited.add(`${from}${to}`)
      for (const code of world.refused) refused.add(code)
    }
    // The chaos is real only when it leads everywhere a payment can end.
    for (const status of ['01', '03', '06']) expect(ends.get(status) ?? 0).toBeGreaterThan(lives / 20)
    for (const way of [
      '0009',
      '0900',
      '0903',
      '0005',
      '0008',
      '0003',
      '0002',
      '0508',
      '0506',
      '0503',
      '0801',
      '0803',
      '0804',
      '0201',
      '0208',
      '0205',
      '0203',
      '0207',
      '0204',
      '0401',
      '0403',
      '0701',
      '0703',
    ])
      expect(visited, way).toContain(way)
    for (const code of [
      'sent-already',
      'authoriser-is-other',
      'manager-is-maker',
      'second-is-first',
      'repaid-already',
      'plan-covered',
    ])
      expect(refused).toContain(`bank-payment.${code}`)
  },
)

function live(seed: number): PaymentWorld {
  const random = randomOf(seed)
  const parts = random.pick(1, 1, 2)
  const world = new PaymentWorld(random, parts === 1 ? '100.00' : '200.00', requireInvariants)
  for (let part = 0; part < parts; part += 1) world.make('100.00')
  if (random.chance(0.3)) world.make('100.00') // somebody makes one payment too many
  world.runTo(world.now + days * day)
  return world
}

function requireInvariants(world: PaymentWorld, before: PaymentState, after: PaymentState): void {
  if (before.status === '01' && after.status !== '01') throw new Error('paid became unpaid')
  if (before.bankSerial !== null && after.bankSerial !== before.bankSerial) throw new Error('the bank serial changed')
  if (isMore(debited(world), world.limit)) throw new Error(`paid twice: ${debited(world)} of ${world.limit}`)
  if (world.held !== heldByStates(world)) throw new Error(`plan holds ${world.held}, states say ${heldByStates(world)}`)
  if ((world.bank.sends.get(after.reqNo) ?? 0) > 1) throw new Error('the bank got one request number twice')
  const posted = world.journals.get(after.id) ?? 0
  if (posted !== (after.status === '01' ? 1 : 0)) throw new Error(`${posted} journals in status ${after.status}`)
  for (const payment of world.payments.values()) {
    const next = payment.repaidById === null ? undefined : world.payments.get(payment.repaidById)
    if (next !== undefined && !isFinal(payment.status)) throw new Error('two attempts are open at once')
  }
}

function requireEnd(world: PaymentWorld, payment: PaymentState): void {
  const really = world.bank.debitedAt(payment.reqNo, world.now) !== null
  if (payment.status === '01' && !really) throw new Error(`${payment.id} counts as paid, the bank debited nothing`)
  if ((payment.status === '03' || payment.status === '06') && really)
    throw new Error(`${payment.id} counts as unpaid, the bank debited it`)
  const waits =
    ['04', '05', '07', '09'].includes(payment.status) || (payment.status === '00' && payment.sentAt === null)
  // A payment made again on the last day may still be asked about; longer than a day nobody is.
  const asked = payment.nextQueryAt !== null && world.now - payment.statusAt < 2 * day
  if (!isFinal(payment.status) && !waits && !asked) throw new Error(`${payment.id} hangs in ${payment.status}`)
}
