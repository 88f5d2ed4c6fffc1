import { useState } from 'react'
import type { FormatChange } from '../../../../core/workbook/workbook-changes.ts'
import type { CellFormat } from '../../../../core/workbook/workbook-types.ts'
import { Button } from '../../../../ui/button.tsx'
import { useWords } from '../../../platform/session/use-words.ts'
import { type ToolName, ToolSign } from './tool-icon.tsx'
import { numberFormats, sheetWords as words } from './words.ts'
import css from './sheet.module.css'

interface SheetToolsProps {
  readonly format: CellFormat
  readonly mayLook: boolean
  readonly mayUndo: boolean
  readonly mayRedo: boolean
  readonly onLook: (change: FormatChange) => void
  readonly onUndo: () => void
  readonly onRedo: () => void
}

/** What may be done with cells, and what may not. */
export function SheetTools({ format, mayLook, mayUndo, mayRedo, onLook, onUndo, onRedo }: SheetToolsProps) {
  const t = useWords()
  const [isTold, setTold] = useState(false)
  const toggles: readonly { readonly name: ToolName; readonly isOn: boolean; readonly change: FormatChange }[] = [
    { name: 'bold', isOn: format.bold, change: { bold: !format.bold } },
    { name: 'italic', isOn: format.italic, change: { italic: !format.italic } },
    { name: 'wrap', isOn: format.wrap, change: { wrap: !format.wrap } },
    { name: 'left', isOn: format.horizontal === 'left', change: { horizontal: 'left' } },
    { name: 'center', isOn: format.horizontal === 'center', change: { horizontal: 'center' } },
    { name: 'right', isOn: format.horizontal === 'right', change: { horizontal: 'right' } },
  ]
  const isOffered = numberFormats.some(({ code }) => code === format.numberFormat)
  return (
    <>
      <div className={css.tools} role="toolbar" aria-label={t(words.look)}>
        <Button
          look="quiet"
          icon="undo"
          aria-label={t(words.undo)}
          title={t(words.undo)}
          disabled={!mayUndo}
          onClick={onUndo}
        />
        <Button
          look="quiet"
          icon="redo"
          aria-label={t(words.redo)}
          title={t(words.redo)}
          disabled={!mayRedo}
          onClick={onRedo}
        />
        {toggles.map(({ name, isOn, change }) => (
          <span key={name} className={isOn ? css.pressed : undefined}>
            <Button
              look="quiet"
              aria-label={t(words[name])}
              title={t(words[name])}
              aria-pressed={isOn}
              disabled={!mayLook}
              onClick={() => onLook(change)}
            >
              <ToolSign name={name} />
            </Button>
          </span>
        ))}
        <select
          className={css.choice}
          aria-label={t(words.numberFormat)}
          disabled={!mayLook}
          value={format.numberFormat}
          onChange={({ target }) => onLook({ numberFormat: target.value })}
        >
          {!isOffered && <option value={format.numberFormat}>{format.numberFormat}</option>}
          {numberFormats.map(({ code, words: name }) => (
            <option key={code} value={code}>
              {t(name)}
            </option>
          ))}
        </select>
        <span className={css.end}>
          <Button look="quiet" aria-expanded={isTold} onClick={() => setTold(!isTold)}>
            {t(words.limits)}
          </Button>
        </span>
      </div>
      {isTold && <p className={css.hint}>{t(words.limitsList)}</p>}
    </>
  )
}
