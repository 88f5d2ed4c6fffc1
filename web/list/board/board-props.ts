import type { ReactNode } from 'react'
import type { Described, DescribedBoard } from '../../../core/description/described-document.ts'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import type { GridInteractions } from '../grid/grid-interactions.ts'
import type { Move, Moves } from './board-moves.ts'

/** What a board needs of its list. */
export interface BoardProps {
  readonly doc: Described
  readonly board: DescribedBoard
  /** Beginning of the query keys. */
  readonly topic: readonly string[]
  readonly query: RowsQuery
  readonly onOpen: (row: Values) => void
  readonly actions: (row: Values, active: boolean) => ReactNode
  readonly moves: Moves
  readonly work: GridInteractions | null
  readonly empty: ReactNode
  readonly failed: (error: Error, retry: () => void) => ReactNode
  readonly label: string
  readonly onTotal: (total: number, approximate: boolean) => void
}

/** A card in the hand, and where it may be put. */
export interface HeldCard {
  readonly row: Values
  readonly index: number
  readonly moves: readonly Move[]
}

/** What happens to cards. */
export interface CardsAtWork {
  readonly held: HeldCard | null
  /** Ids of cards that are on their way, and of the one that was just refused. */
  readonly moving: ReadonlySet<string>
  readonly refused: string | null
  readonly hold: (row: Values, index: number) => void
  readonly release: () => void
  readonly calm: () => void
  /** Puts the card in the hand into a column. */
  readonly put: (state: string) => void
  readonly make: (move: Move, row: Values) => void
}
