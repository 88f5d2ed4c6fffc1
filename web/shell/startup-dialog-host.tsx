import { useEffect, useState, type ComponentType } from 'react'
import type { Json } from '../../core/values/json.ts'
import { http } from '../platform/http/client.ts'
import { type StartupDialogProps, startupDialogs } from './startup-dialogs.ts'

interface Told {
  readonly Show: ComponentType<StartupDialogProps>
  readonly told: readonly Json[]
}

// The first page comes first.
const pause = 1_500

/** Tells once, when the first page stands, what modules have to tell. */
export function StartupDialogHost() {
  const [told, setTold] = useState<Told | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => void ask().then(setTold, () => undefined), pause)
    return () => clearTimeout(timer)
  }, [])
  return told && <told.Show told={told.told} onClose={() => setTold(null)} />
}

async function ask(): Promise<Told | null> {
  for (const greeting of startupDialogs()) {
    // What one module cannot tell keeps none of the others from telling.
    const told = await http.get<readonly Json[]>(greeting.ask, { quiet: true }).catch(() => [])
    if (told.length > 0) return { Show: (await greeting.show()).default, told }
  }
  return null
}
