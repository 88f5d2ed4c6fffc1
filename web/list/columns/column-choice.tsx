import { Checkbox, Segmented } from 'antd'
import type { Described } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { listWords } from '../words.ts'
import type { useLayout } from './use-layout.ts'
import css from '../toolbar.module.css'

export interface ColumnChoiceProps {
  readonly doc: Described
  readonly layout: ReturnType<typeof useLayout>
}

/** Which columns are shown, in which order, which stay at the left, and how dense the rows are. */
export default function ColumnChoice({ doc, layout: { layout, columnOrder, change, reset } }: ColumnChoiceProps) {
  const t = useWords()
  const move = (name: string, by: -1 | 1) => {
    const at = columnOrder.indexOf(name)
    const rest = columnOrder.filter((one) => one !== name)
    rest.splice(Math.max(0, at + by), 0, name)
    change({ order: rest })
  }
  const pin = (name: string) =>
    change({
      pinned: layout.pinned.includes(name) ? layout.pinned.filter((one) => one !== name) : [...layout.pinned, name],
    })
  const show = (name: string, shown: boolean) =>
    change({ hidden: shown ? layout.hidden.filter((one) => one !== name) : [...layout.hidden, name] })
  return (
    <div className={css.panel}>
      <Segmented
        block
        value={layout.dense ? 'dense' : 'wide'}
        options={[
          { value: 'wide', label: t(listWords.comfortable) },
          { value: 'dense', label: t(listWords.compact) },
        ]}
        onChange={(value) => change({ dense: value === 'dense' })}
      />
      <ul>
        {columnOrder.map((name, at) => {
          const label = fieldNamed(doc.fields, name)?.label ?? name
          const last = columnOrder.length - layout.hidden.length <= 1 && !layout.hidden.includes(name)
          return (
            <li key={name}>
              <Checkbox
                checked={!layout.hidden.includes(name)}
                disabled={last}
                onChange={(event) => show(name, event.target.checked)}
              >
                {label}
              </Checkbox>
              <Button
                look="quiet"
                size="small"
                className={layout.pinned.includes(name) ? (css.on ?? '') : ''}
                aria-pressed={layout.pinned.includes(name)}
                aria-label={`${t(listWords.pin)}: ${label}`}
                title={t(listWords.pin)}
                icon="lock"
                onClick={() => pin(name)}
              />
              <Button
                look="quiet"
                size="small"
                disabled={at === 0}
                aria-label={`${t(listWords.up)}: ${label}`}
                icon="up"
                onClick={() => move(name, -1)}
              />
              <Button
                look="quiet"
                size="small"
                disabled={at === columnOrder.length - 1}
                aria-label={`${t(listWords.down)}: ${label}`}
                icon="down"
                onClick={() => move(name, 1)}
              />
            </li>
          )
        })}
      </ul>
      <Button block size="small" onClick={reset}>
        {t(listWords.columnsReset)}
      </Button>
    </div>
  )
}
