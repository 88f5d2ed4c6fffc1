import { createElement, useDeferredValue, useState } from 'react'
import { shownValue } from '../../core/description/shown-value.ts'
import type { Json } from '../../core/values/json.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { InputBox } from '../../ui/input.tsx'
import { joinClassNames } from '../../ui/join-class-names.ts'
import type { ReferenceRow } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { Pager } from '../shared-inputs/pager.tsx'
import { inputWords, referenceWords } from '../shared-inputs/words.ts'
import css from '../person/person-dialog.module.css'

interface ReferenceDialogProps {
  readonly target: string
  /** What the field is called: the title, until the other document has told its own name. */
  readonly label: string
  readonly filter: Readonly<Record<string, Json>>
  readonly onChoose: (row: ReferenceRow) => void
  readonly onClose: () => void
}

/** The list of the other document in a dialog; a double click, Enter or 确定 chooses. */
export default function ReferenceDialog({ target, label, filter, onChoose, onClose }: ReferenceDialogProps) {
  const { say, useReferences, useReferenceTarget, cellOf } = useHost()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState({ page: 1, size: 10 })
  const [marked, setMarked] = useState<ReferenceRow | null>(null)
  const shape = useReferenceTarget(target).data
  const { data, busy, failed } = useReferences({ target, param: useDeferredValue(typed.trim()), ...place, filter })
  return (
    <Dialog
      open
      title={say(referenceWords.title, { label: shape?.label ?? label })}
      onClose={onClose}
      width={960}
      footer={
        <>
          <Button onClick={onClose}>{say(inputWords.cancel)}</Button>
          <Button
            look="primary"
            disabled={!marked}
            onClick={() => {
              if (marked) onChoose(marked)
            }}
          >
            {say(inputWords.confirm)}
          </Button>
        </>
      }
    >
      <div className={css.people} style={{ height: 'min(60vh, 480px)' }}>
        <InputBox
          clearable
          autoFocus
          value={typed}
          placeholder={say(referenceWords.find)}
          aria-label={say(referenceWords.find)}
          onChange={(text) => {
            setTyped(text)
            setPlace({ ...place, page: 1 })
          }}
        />
        <div className={css.scroll} aria-busy={busy}>
          <table className={css.table}>
            <thead>
              <tr>
                <th>{say(inputWords.index)}</th>
                {shape?.columns.map((column) => (
                  <th key={column.name}>{column.label}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shape &&
                data?.rows.map((row, index) => (
                  <tr
                    key={row.id}
                    tabIndex={0}
                    aria-selected={row.id === marked?.id}
                    className={joinClassNames(row.id === marked?.id && css.here)}
                    onClick={() => setMarked(row)}
                    onDoubleClick={() => onChoose(row)}
                    onKeyDown={(event) => {
                      if (event.key === 'Enter') onChoose(row)
                    }}
                  >
                    <td>{(place.page - 1) * place.size + index + 1}</td>
                    {shape.columns.map((column) => (
                      <td key={column.name}>
                        {createElement(cellOf(column.kind), {
                          value: shownValue(column, row.record),
                          field: column,
                          text: shape.text,
                        })}
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
          {(failed || data?.rows.length === 0) && <Empty small title={failed ?? say(inputWords.noData)} />}
        </div>
        <Pager {...place} total={data?.total ?? 0} onMove={(page, size) => setPlace({ page, size })} />
      </div>
    </Dialog>
  )
}
