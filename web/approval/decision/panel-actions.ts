import type { FlowOffer, Instance } from './approval-instance-queries.ts'

// Acts on the whole approval that are not verbs of the document itself.
const whole: ReadonlySet<string> = new Set(['urge', 'copy', 'assign', 'jump', 'suspend', 'resume', 'terminate'])

/**
 * What the reader may do beside the document's own verbs, for the box in which he decides; on what is finished the box
 * would stand in the way.
 */
export function panelOffers(instance: Instance | null): readonly FlowOffer[] {
  if (instance === null) return []
  return instance.offered.filter(({ taskId, verb }) =>
    taskId === null ? instance.status === '1' && whole.has(verb) : verb !== 'view',
  )
}

const buttons: ReadonlySet<string> = new Set([
  'agree',
  'reject',
  'refuse',
  'answer',
  'claim',
  'release',
  'withdraw',
  'urge',
  'resume',
])

/** Verbs at a press; the rest waits in a menu, since a box of ten buttons hides the two that matter. */
export function parted(offers: readonly FlowOffer[]): {
  readonly pressed: readonly FlowOffer[]
  readonly more: readonly FlowOffer[]
} {
  const oneTransfer = offers.filter(({ verb }) => verb === 'transfer').length === 1
  const pressed = offers.filter(({ verb }) => buttons.has(verb) || (verb === 'transfer' && oneTransfer))
  return { pressed, more: offers.filter((offer) => !pressed.includes(offer)) }
}

/** Whether the reader decides here, so that what he decides on has to be in sight. */
export function decides(offers: readonly FlowOffer[]): boolean {
  return offers.some(({ verb }) => verb === 'agree' || verb === 'reject' || verb === 'answer')
}
