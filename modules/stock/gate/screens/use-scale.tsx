import { useState } from 'react'
import { Failure, http } from '../../../../web/module-api.ts'
import type { GateWeight } from '../gate-today.ts'

/** The weight of the lorry on the scale, told at one press; what speaks against it stands at the weight. */
export function useScale(way: 'in' | 'out', onWeight: (told: GateWeight) => void) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const ask = async () => {
    setBusy(true)
    setError(undefined)
    try {
      onWeight(await http.get<GateWeight>(`/api/stock/gate/weight/${way}`, { quiet: true }))
    } catch (failure) {
      if (failure instanceof Failure) setError(failure.message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, ask, forget: () => setError(undefined) }
}
