import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { filterOf } from '../reference/fill-from-record.ts'
import { textOption } from '../shared-inputs/field-options.ts'
import { inputWords, referenceWords } from '../shared-inputs/words.ts'

const offered = 50

/** Several records of another document, each found by a part of its number or name. */
export default function ReferencesInput({
  id,
  value,
  field,
  disabled,
  error,
  onChange,
  onBlur,
  label,
  compact,
}: InputProps) {
  const { say, useReferences, useNames } = useHost()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const to = textOption(field, 'to')
  const param = useDeferredValue(typed.trim())
  const { data, busy, failed } = useReferences(
    open ? { target: to, param, page: 1, size: offered, filter: filterOf(field) } : null,
  )
  const current = Array.isArray(value) ? value.map(String) : []
  const name = useNames(`document:${to}`, current)
  const rows = data?.rows ?? []
  const chosen = current
    .filter((one) => !rows.some((row) => row.id === one))
    .map((one) => ({ value: one, label: name(`document:${to}`, one) }))
  return (
    <Select
      id={id}
      mode="multiple"
      value={current}
      options={[...rows.map((row) => ({ value: row.id, label: row.title })), ...chosen]}
      disabled={disabled}
      loading={busy}
      allowClear
      {...(error ? { status: 'error' as const } : {})} // the literal would widen to string
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      open={open}
      onOpenChange={setOpen}
      style={{ width: '100%' }}
      popupMatchSelectWidth={false}
      placeholder={compact ? undefined : say(referenceWords.find)}
      notFoundContent={busy ? '…' : (failed ?? say(inputWords.noData))}
      aria-label={label}
      aria-invalid={error !== null}
      aria-describedby={error ? `${id}-error` : undefined}
      onChange={(next: readonly string[]) => {
        setTyped('')
        onChange([...next])
      }}
      onBlur={onBlur}
    />
  )
}
