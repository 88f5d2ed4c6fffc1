import { contractStarter } from './contract-template.ts'
import { contractTextStarter } from './contract-text-template.ts'
import { letterStarter } from './letter-template.ts'
import { minutesStarter } from './minutes-template.ts'
import { outgoingStarter } from './outgoing-letter-template.ts'
import { paymentStarter } from './payment-template.ts'
import type { Starter } from './standard-template.ts'

/** The templates that come with the product. */
export const starters: readonly Starter[] = [
  contractStarter,
  contractTextStarter,
  letterStarter,
  minutesStarter,
  outgoingStarter,
  paymentStarter,
]
