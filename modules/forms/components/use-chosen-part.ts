import { useState } from 'react'
import type { Chosen } from './form-design-types.ts'

export type ChosenPart = ReturnType<typeof useChosen>

type Side = 'props' | 'problems'

const nothing: Chosen = { sort: 'none' }

/** What is chosen in the drawing, and what is shown beside it. */
export function useChosen() {
  const [chosen, setChosen] = useState<Chosen>(nothing)
  // A panel stays while its field gets another name, and only then.
  const [seat, setSeat] = useState(0)
  const [fresh, setFresh] = useState<string | null>(null)
  const [side, setSide] = useState<Side>('props')
  const [shelf, setShelf] = useState(false)
  return {
    chosen,
    seat,
    fresh,
    side,
    shelf,
    setFresh,
    setSide,
    setShelf,
    clear: () => setChosen(nothing),
    choose: (next: Chosen) => {
      setChosen(next)
      setSeat((last) => last + 1)
      setSide('props')
      setShelf(false)
      setFresh(null)
    },
    rename: (from: string, to: string) =>
      setChosen((last) => (last.sort === 'field' && last.path === from ? { sort: 'field', path: to } : last)),
  }
}
