import type { FlowVerb } from './action.ts'

/** What an administrator may switch off for a process; those who look after it keep all of it. */
export const switchableVerbs = [
  'withdraw',
  'revoke',
  'urge',
  'transfer',
  'delegate',
  'addSign',
  'copy',
] as const satisfies readonly FlowVerb[]

type SwitchableVerb = (typeof switchableVerbs)[number]

/** Whether a verb is one of those. */
export function isSwitchable(verb: string): verb is SwitchableVerb {
  return switchableVerbs.some((known) => known === verb)
}
