import { Tooltip } from 'antd'
import { Button } from './button.tsx'

interface UndoButtonProps {
  readonly label: string
  readonly icon: 'undo' | 'redo'
  /** Null where there is nothing to take back or to repeat. */
  readonly onPress: (() => void) | null
}

/** Takes the last change of a drawing back, or repeats it. */
export function UndoButton({ label, icon, onPress }: UndoButtonProps) {
  return (
    <Tooltip title={label}>
      <Button
        size="small"
        look="quiet"
        disabled={onPress === null}
        aria-label={label}
        icon={icon}
        onClick={() => onPress?.()}
      />
    </Tooltip>
  )
}
