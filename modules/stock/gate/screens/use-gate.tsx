import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sub } from '../../../../core/values/decimal.ts'
import { toast } from '../../../../ui/toast.ts'
import { Failure, http, newKey, useWords } from '../../../../web/module-api.ts'
import type { Expected, GateToday, Inside } from '../gate-today.ts'
import { gateWords as words } from '../gate-words.ts'

/** The lorry that was chosen: one that comes in, or one that leaves. */
export type Chosen =
  | { readonly way: 'in'; readonly plate: string; readonly of: Expected }
  | { readonly way: 'out'; readonly plate: string; readonly of: Inside }

/** A lorry that has left, whose ticket may be printed. */
interface Left {
  readonly plate: string
  readonly net: string
  readonly ticketId: string
}

const key = ['doc', 'stock', 'gatePass', 'gate']

/** What the gate sees and does. */
export function useGate() {
  const t = useWords()
  const client = useQueryClient()
  const seen = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => http.get<GateToday>('/api/stock/gate/today', { signal, quiet: true }),
  })
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [left, setLeft] = useState<Left | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)

  const choose = (one: Chosen | null) => {
    setErrors({})
    setLeft(null)
    setChosen(one)
  }
  const weigh = async (weight: string, reading: string | null) => {
    if (chosen === null) return
    setBusy(true)
    setErrors({})
    try {
      if (chosen.way === 'in') {
        await comeIn(chosen.plate, chosen.of, weight)
        toast.success(t(words.entered, { plate: chosen.plate }))
      } else setLeft(await leave(chosen.of, weight, reading))
      setChosen(null)
    } catch (error) {
      if (error instanceof Failure) setErrors(error.errors)
    } finally {
      setBusy(false)
      void client.invalidateQueries({ queryKey: key })
    }
  }
  return { seen, chosen, choose, left, errors, busy, weigh }
}

function comeIn(plateNo: string, { releaseId }: Expected, tare: string): Promise<unknown> {
  return http.post('/api/stock/gatePass/save', { plateNo, releaseId, tare }, { key: newKey() })
}

async function leave({ id, ver, plate, tare }: Inside, gross: string, reading: string | null): Promise<Left> {
  const said = reading === null ? { gross } : { gross, reading }
  await http.post(`/api/stock/gatePass/${id}/action/leave`, { ver, ...said }, { key: newKey() })
  const { record } = await http.get<{ record: { ticketId: string } }>(`/api/stock/gatePass/${id}`)
  return { plate, net: sub(gross, tare), ticketId: record.ticketId }
}
