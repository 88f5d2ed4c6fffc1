import { useState } from 'react'
import type { CellFormat } from '../../../../core/workbook/book.ts'
import type { FormatChange } from '../../../../core/workbook/writes.ts'
import { Button } from '../../../../ui/button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { useWords } from '../../../platform/session/use-words.ts'
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

const sides = ['left', 'center', 'right'] as const
const signs = { left: '⇤', center: '↔', right: '⇥' } as const

/** What may be done with cells, and what may not. */
export function SheetTools({ format, mayLook, mayUndo, mayRedo, onLook, onUndo, onRedo }: SheetToolsProps) {
  const t = useWords()
  const [isTold, setTold] = useState(false)
  const toggles = [
    { words: words.bold, sign: 'B', look: css.strong, isOn: format.bold, change: { bold: !format.bold } },
    { words: words.italic, sign: 'I', look: css.slanted, isOn: format.italic, change: { italic: !format.italic } },
    { words: words.wrap, sign: '↵', look: undefined, isOn: format.wrap, change: { wrap: !format.wrap } },
    ...sides.map((side) => ({
      words: words[side],
      sign: signs[side],
      look: undefined,
      isOn: format.horizontal === side,
      change: { horizontal: side },
    })),
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
        <Button look="quiet" aria-label={t(words.redo)} title={t(words.redo)} disabled={!mayRedo} onClick={onRedo}>
          ↷
        </Button>
        {toggles.map(({ words: name, sign, look, isOn, change }) => (
          <span key={name.en} className={isOn ? css.pressed : undefined}>
            <Button
              look="quiet"
              aria-label={t(name)}
              title={t(name)}
              aria-pressed={isOn}
              disabled={!mayLook}
              onClick={() => onLook(change)}
            >
              <span className={classes(css.mark, look)}>{sign}</span>
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
