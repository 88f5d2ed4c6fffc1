import { useState } from 'react'
import { add } from '../../../../core/values/decimal.ts'
import { toast } from '../../../../ui/toast.ts'
import { failureText, http, newKey, useWords } from '../../../../web/module-api.ts'
import { yardMapWords as words } from '../yard-map-words.ts'
import type { MapCorner, MapPlace } from '../yard-map.ts'

/** How far a place is held from where its record says, in whole metres. */
export interface Shift {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** Places that are moved: held while they are, kept once the verb was called, given back where that is refused. */
export function usePlaceMoves(reread: () => Promise<unknown>) {
  const t = useWords()
  const [held, setHeld] = useState<Shift | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const send = async (place: MapPlace, shift: Shift): Promise<void> => {
    if (shift.x === 0 && shift.y === 0) return setHeld(null)
    setSent(place.id)
    try {
      const body = { ver: place.ver, corners: shifted(place.corners, shift) }
      await http.post(`/api/stock/position/${place.id}/action/reshape`, body, { key: newKey() })
      toast.success(t(words.moved))
      await reread()
    } catch (failure) {
      toast.error(failureText(failure))
    } finally {
      setHeld(null)
      setSent(null)
    }
  }
  return { held, sent, hold: setHeld, drop: () => setHeld(null), send }
}

export type PlaceMoves = ReturnType<typeof usePlaceMoves>

/** Corners some metres further. */
export function shifted(corners: readonly MapCorner[], { x, y }: Pick<Shift, 'x' | 'y'>): readonly MapCorner[] {
  return corners.map((one) => ({ x: add(one.x, String(x)), y: add(one.y, String(y)) }))
}
