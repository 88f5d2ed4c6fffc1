import { Button } from 'antd'
import { Icon } from '../../../ui/icon.tsx'
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
        type="text"
        disabled={at === 0}
        aria-label={t(words.branchEarlier)}
        icon={<Icon name="up" size={14} />}
        onClick={() => onMove(at, -1)}
      />
      <Button
        size="small"
        type="text"
        disabled={last}
        aria-label={t(words.branchLater)}
        icon={<Icon name="down" size={14} />}
        onClick={() => onMove(at, 1)}
      />
      {mayGo && (
        <Button
          size="small"
          type="text"
          danger
          aria-label={t(words.removeBranch)}
          icon={<Icon name="trash" size={14} />}
          onClick={() => onRemove(at)}
        />
      )}
    </span>
  )
}
