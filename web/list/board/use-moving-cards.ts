import { useCallback, useState } from 'react'
import type { Values } from '../../platform/data/record-values.ts'
import type { Move, Moves } from './board-moves.ts'
import type { CardsAtWork, HeldCard } from './board-props.ts'

interface Choice {
  readonly row: Values
  readonly moves: readonly Move[]
}

/** Cards that are taken, put down and on their way; `choice` is asked for where several verbs lead to one column. */
export function useCardsAtWork(moves: Moves) {
  const [held, setHeld] = useState<HeldCard | null>(null)
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<string | null>(null)
  const [choice, setChoice] = useState<Choice | null>(null)
  const make = useCallback(
    async (move: Move, row: Values) => {
      const id = String(row.id)
      setChoice(null)
      setMoving((now) => new Set([...now, id]))
      const isDone = await moves.make(move, row)
      setMoving((now) => new Set([...now].filter((one) => one !== id)))
      if (!isDone) setRefused(id)
    },
    [moves],
  )
  const put = (state: string) => {
    if (held === null) return
    const { row } = held
    const leading = held.moves.filter(({ to }) => to === state)
    setHeld(null)
    const [only] = leading
    if (only !== undefined && leading.length === 1) void make(only, row)
    else if (leading.length > 1) setChoice({ row, moves: leading })
  }
  const work: CardsAtWork = {
    held,
    moving,
    refused,
    hold: (row, index) => setHeld({ row, index, moves: moves.of(row) }),
    release: () => setHeld(null),
    calm: () => setRefused(null),
    put,
    make: (move, row) => void make(move, row),
  }
  return { work, choice, onChoice: setChoice }
}
