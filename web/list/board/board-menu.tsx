import { Dropdown } from 'antd'
import { useState } from 'react'
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
  const [open, setOpen] = useState(false)
  const button = (
    <button
      type="button"
      className={css.move}
      disabled={disabled}
      title={t(boardWords.move)}
      aria-label={t(boardWords.move)}
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={() => setOpen(true)}
    >
      <Icon name="swap" size={16} />
    </button>
  )
  // Hundreds of cards are drawn while one scrolls; the kit's menu is made for the one that is opened.
  if (!open) return button
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      onOpenChange={setOpen}
      menu={{
        items: moves.map((move) => ({
          key: `${move.verb.verb} ${move.to}`,
          label: t(boardWords.moveBy, { verb: move.verb.label ?? '', state: nameOf(move.to) }),
          danger: move.verb.look === 'danger',
          onClick: () => {
            setOpen(false)
            onMove(move)
          },
        })),
      }}
    >
      {button}
    </Dropdown>
  )
}
