import { Segmented, Select } from 'antd'
import type { Described } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { filterWords } from '../filters/filters-words.ts'
import { listWords } from '../words.ts'
import css from './sorting.module.css'

interface SortChoiceProps {
  readonly doc: Described
  readonly sort: readonly string[]
  readonly onOrder: (sort: readonly string[]) => void
}

const most = 5

/** The columns that rows are ordered by, the weightiest first; what is changed shows at once. */
export default function SortDialog({ onClose, ...choice }: SortChoiceProps & { readonly onClose: () => void }) {
  const t = useWords()
  return (
    <Dialog
      open
      title={t(listWords.sort)}
      width={620}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {t(filterWords.done)}
        </Button>
      }
    >
      <SortChoice {...choice} />
    </Dialog>
  )
}

/** The same without a window around it. */
export function SortChoice({ doc, sort, onOrder }: SortChoiceProps) {
  const t = useWords()
  const names = sort.map((one) => one.replace(/^-/, ''))
  const free = doc.fields.filter(({ name, sortable }) => sortable && !names.includes(name) && name !== 'id')
  const replaced = (at: number, one: string) => onOrder(sort.map((before, nr) => (nr === at ? one : before)))
  const moved = (at: number, by: -1 | 1) => {
    const next = sort.filter((_, nr) => nr !== at)
    next.splice(at + by, 0, sort[at] ?? '')
    onOrder(next)
  }
  return (
    <div className={css.choice}>
      {sort.length === 0 && <p>{t(listWords.sortNone)}</p>}
      <ol>
        {sort.map((one, at) => {
          const name = names[at] ?? ''
          const label = doc.fields.find((field) => field.name === name)?.label ?? name
          const own = { value: name, label }
          return (
            <li key={name}>
              <Select
                aria-label={`${t(listWords.sortBy)} ${at + 1}`}
                value={name}
                showSearch={{ optionFilterProp: 'label' }}
                options={[own, ...free.map((field) => ({ value: field.name, label: field.label }))]}
                onChange={(next) => replaced(at, next)}
              />
              <Segmented
                aria-label={label}
                value={one.startsWith('-') ? 'desc' : 'asc'}
                options={[
                  { value: 'asc', label: t(listWords.ascending) },
                  { value: 'desc', label: t(listWords.descending) },
                ]}
                onChange={(order) => replaced(at, order === 'desc' ? `-${name}` : name)}
              />
              <span>
                <Button
                  look="quiet"
                  size="small"
                  disabled={at === 0}
                  aria-label={`${t(listWords.earlier)}: ${label}`}
                  icon="up"
                  onClick={() => moved(at, -1)}
                />
                <Button
                  look="quiet"
                  size="small"
                  disabled={at === sort.length - 1}
                  aria-label={`${t(listWords.later)}: ${label}`}
                  icon="down"
                  onClick={() => moved(at, 1)}
                />
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t(filterWords.remove, { label })}
                  icon="close"
                  onClick={() => onOrder(sort.filter((_, nr) => nr !== at))}
                />
              </span>
            </li>
          )
        })}
      </ol>
      {sort.length < most && (
        <Select
          aria-label={t(listWords.sortAdd)}
          placeholder={t(listWords.sortAdd)}
          value={null}
          showSearch={{ optionFilterProp: 'label' }}
          options={free.map(({ name, label }) => ({ value: name, label }))}
          onChange={(name: string | null) => {
            if (name !== null) onOrder([...sort, name])
          }}
        />
      )}
    </div>
  )
}
