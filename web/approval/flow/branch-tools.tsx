import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { designWords as words } from './words.ts'

interface BranchToolsProps {
  readonly at: number
  readonly last: boolean
  readonly removable: boolean
  readonly onMove: (at: number, by: 1 | -1) => void
  readonly onRemove: (at: number) => void
}

/** Moves a branch among its like, or removes it. */
export function BranchTools({ at, last, removable: mayGo, onMove, onRemove }: BranchToolsProps) {
  const t = useWords()
  return (
    <span>
      <Button
        size="small"
        look="quiet"
        disabled={at === 0}
        aria-label={t(words.branchEarlier)}
        icon="up"
        onClick={() => onMove(at, -1)}
      />
      <Button
        size="small"
        look="quiet"
        disabled={last}
        aria-label={t(words.branchLater)}
        icon="down"
        onClick={() => onMove(at, 1)}
      />
      {mayGo && (
        <Button
          size="small"
          look="quiet"
          danger
          aria-label={t(words.removeBranch)}
          icon="trash"
          onClick={() => onRemove(at)}
        />
      )}
    </span>
  )
}
