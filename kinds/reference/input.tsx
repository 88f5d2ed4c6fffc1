import { Select, Space, Tag } from 'antd'
import { Suspense, lazy, useDeferredValue, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { InputProps, ReferenceRow } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { textOption } from '../shared-inputs/field-options.ts'
import { inputWords, referenceWords } from '../shared-inputs/words.ts'
import { filled, filterOf } from './fill-from-record.ts'

const ReferenceDialog = lazy(() => import('./reference-dialog.tsx'))
const offered = 20

/**
 * Another record: found by typing a part of its number or name, or chosen from its list; `fill` copies fields along.
 */
export default function ReferenceInput(props: InputProps) {
  const { id, value, field, record, disabled, error, onChange, onBlur, onFill, label, compact, search } = props
  const { say, useReferences, useNames } = useHost()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [listed, setListed] = useState(false)
  const to = textOption(field, 'to')
  const filter = search ? {} : filterOf(field, record)
  const param = useDeferredValue(typed.trim())
  const { data, busy, failed } = useReferences(open ? { target: to, param, page: 1, size: offered, filter } : null)
  const current = typeof value === 'string' ? value : undefined
  const name = useNames(`document:${to}`, current ? [current] : [])
  const choose = (row: ReferenceRow) => {
    onChange(row.id)
    onFill(filled(field, row.record))
    setListed(false)
  }
  // While the answer to what was typed is on its way, what is at hand answers an earlier question.
  const rows = typed.trim() !== '' && (busy || param !== typed.trim()) ? [] : (data?.rows ?? [])
  const options = rows.map((row) => ({ value: row.id, label: row.title, row }))
  if (current && typed.trim() === '' && !rows.some((row) => row.id === current))
    options.unshift(held(current, name(`document:${to}`, current)))
  return (
    <Space.Compact style={{ width: '100%' }}>
      <Select
        id={id}
        value={current}
        options={options}
        disabled={disabled}
        loading={busy}
        allowClear
        {...(error ? { status: 'error' as const } : {})} // the literal would widen to string
        showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
        open={open}
        onOpenChange={setOpen}
        style={{ flex: 1, minWidth: 0 }}
        popupMatchSelectWidth={false}
        placeholder={compact ? undefined : say(referenceWords.find)}
        notFoundContent={busy ? '…' : (failed ?? say(inputWords.noData))}
        optionRender={({ data: { row, label: title } }) => (
          <span>
            {title}
            {row.number && row.number !== title && (
              <small style={{ marginInlineStart: 8, color: 'var(--ink-mute)' }}>{row.number}</small>
            )}
            {row.ended && (
              <Tag color="warning" style={{ marginInlineStart: 8 }}>
                {row.ended}
              </Tag>
            )}
          </span>
        )}
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(next: string | undefined) => {
          const row = rows.find((one) => one.id === next)
          if (row) choose(row)
          else onChange(null)
        }}
        onBlur={onBlur}
      />
      {!search && (
        <Button
          joined
          disabled={disabled}
          aria-label={say(referenceWords.list)}
          title={say(referenceWords.list)}
          icon="list"
          onClick={() => setListed(true)}
        />
      )}
      {listed && (
        <Suspense>
          <ReferenceDialog
            target={to}
            label={field.label}
            filter={filter}
            onChoose={choose}
            onClose={() => {
              setListed(false)
              onBlur()
            }}
          />
        </Suspense>
      )}
    </Space.Compact>
  )
}

/** What the field holds already, when the first page of what is offered does not have it. */
function held(id: string, label: string) {
  return { value: id, label, row: { id, title: '', number: null, record: {} } }
}
