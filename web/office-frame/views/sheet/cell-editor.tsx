import { type ClipboardEvent, type CSSProperties, type KeyboardEvent, type RefObject } from 'react'
import { joinClassNames } from '../../../../ui/join-class-names.ts'
import css from './sheet.module.css'

interface CellEditorProps {
  readonly label: string
  /** What is being typed; null while one only moves about. */
  readonly draft: string | null
  readonly box: CSSProperties
  readonly onDraft: (text: string) => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly onLeave: () => void
  readonly onCopy: (event: ClipboardEvent) => void
  readonly onPaste: (event: ClipboardEvent) => void
  readonly typing: RefObject<HTMLInputElement | null>
}

/**
 * The line for typing that lies over the chosen cell and always has the focus: so the first letter typed, or the first
 * syllable of a Chinese word, is already in it.
 */
export function CellEditor({ label, draft, box, onDraft, onKey, onLeave, onCopy, onPaste, typing }: CellEditorProps) {
  return (
    <input
      ref={typing}
      className={joinClassNames(css.editor, draft !== null && css.editorOpen)}
      style={box}
      aria-label={label}
      autoComplete="off"
      value={draft ?? ''}
      onChange={({ target }) => onDraft(target.value)}
      onKeyDown={onKey}
      onBlur={onLeave}
      onCopy={onCopy}
      onPaste={onPaste}
    />
  )
}
