import { useState, type RefObject } from 'react'
import { kindOf } from '../../../kinds/kinds.ts'
import { Icon } from '../../../ui/icon.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { useLang, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { carry } from './dragged-field.ts'
import { kindIcon } from './kind-icon.tsx'
import { palette } from './palette.ts'
import css from './designer.module.css'

interface PalettePaneProps {
  readonly disabled: boolean
  /** What is added goes among the columns of a sub-table. */
  readonly inLines: boolean
  readonly find: RefObject<HTMLInputElement | null>
  readonly onAdd: (kind: string) => void
  readonly onGroup: () => void
}

/** Everything a form may be made of, by its use; pressed or dragged. */
export function PalettePane({ disabled, inLines, find, onAdd, onGroup }: PalettePaneProps) {
  const t = useWords()
  const lang = useLang()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const fits = (kind: string) => `${Object.values(kindOf(kind).label).join(' ')} ${kind}`.toLowerCase().includes(wanted)
  const sorts = palette
    .map(({ label, kinds }) => ({
      label,
      kinds: kinds.filter((kind) => (wanted === '' || fits(kind)) && !(inLines && kind === 'autoNumber')),
    }))
    .filter(({ kinds }) => kinds.length > 0)
  const press = (kind: string) => (
    <button
      key={kind}
      type="button"
      disabled={disabled}
      draggable={!disabled}
      onDragStart={(event) => carry(event, { kind })}
      onClick={() => onAdd(kind)}
    >
      <Icon name={kindIcon(kind)} size={15} />
      {kindOf(kind).label[lang]}
    </button>
  )
  return (
    <nav className={css.palette} aria-label={t(words.palette)}>
      <InputBox
        inputRef={find}
        clearable
        size="small"
        value={typed}
        start={<Icon name="search" size={14} />}
        placeholder={t(words.find)}
        aria-label={t(words.find)}
        onChange={setTyped}
      />
      {wanted === '' && (
        <div className={css.kinds}>
          <h3>{t(words.layout)}</h3>
          <button type="button" disabled={disabled} onClick={onGroup}>
            <Icon name="layers" size={15} />
            {t(words.addGroup)}
          </button>
          <button
            type="button"
            disabled={disabled}
            draggable={!disabled}
            onDragStart={(event) => carry(event, { kind: 'lines' })}
            onClick={() => onAdd('lines')}
          >
            <Icon name="grid" size={15} />
            {t(words.addLines)}
          </button>
        </div>
      )}
      {sorts.map(({ label, kinds }) => (
        <div key={label.en} className={css.kinds}>
          <h3>{t(label)}</h3>
          {kinds.map(press)}
        </div>
      ))}
      {sorts.length === 0 && <p>{t(words.findNone)}</p>}
    </nav>
  )
}
