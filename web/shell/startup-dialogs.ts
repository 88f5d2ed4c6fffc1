import type { ComponentType } from 'react'
import type { Json } from '../../core/values/json.ts'

/** Something told over the first page after a load; its screen comes only when there is something to tell. */
export interface StartupDialog {
  /** The call that answers a list; an empty one is nothing to tell. */
  readonly ask: string
  readonly show: () => Promise<{ readonly default: ComponentType<StartupDialogProps> }>
}

export interface StartupDialogProps {
  readonly told: readonly Json[]
  readonly onClose: () => void
}

const all: StartupDialog[] = []

/** Adds what a module tells; the answered function takes it away again. */
export function addStartupDialog(greeting: StartupDialog): () => void {
  all.push(greeting)
  return () => void all.splice(all.indexOf(greeting), 1)
}

/** What modules tell, in their order. */
export function startupDialogs(): readonly StartupDialog[] {
  return all
}
