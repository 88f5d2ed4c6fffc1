import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import type { Move } from './board-moves.ts'
import { boardWords } from './board-words.ts'
import css from './board.module.css'

interface BoardMenuProps {
  readonly moves: readonly Move[]
  readonly nameOf: (state: string) => string
  readonly disabled: boolean
  readonly onMove: (move: Move) => void
}

/** Where a card may go, for the keyboard and for fingers: the same as dragging it there. */
export function BoardMenu({ moves, nameOf, disabled, onMove }: BoardMenuProps) {
  const t = useWords()
  return (
    <ActionMenu
      entries={() =>
        moves.map((move) => ({
          key: `${move.verb.verb} ${move.to}`,
          label: t(boardWords.moveBy, { verb: move.verb.label ?? '', state: nameOf(move.to) }),
          danger: move.verb.look === 'danger',
          onClick: () => onMove(move),
        }))
      }
      button={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={css.move}
          disabled={disabled}
          title={t(boardWords.move)}
          aria-label={t(boardWords.move)}
        >
          <Icon name="swap" size={16} />
        </button>
      )}
    />
  )
}
