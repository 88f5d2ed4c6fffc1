import { contractStarter } from './contract-starter.ts'
import { letterStarter } from './letter-starter.ts'
import { minutesStarter } from './minutes-starter.ts'
import { paymentStarter } from './payment-starter.ts'
import type { Starter } from './starter.ts'

/** The templates that come with the product. */
export const starters: readonly Starter[] = [contractStarter, letterStarter, minutesStarter, paymentStarter]
