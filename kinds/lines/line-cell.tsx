import { Suspense, createElement } from 'react'
import type { DescribedField } from '../../core/description/described-document.ts'
import type { TextContext } from '../../core/description/field-kind.ts'
import type { Json } from '../../core/values/json.ts'
import { useHost } from '../field-services.ts'
import { isTyped, type Line } from './edit-lines.ts'
import css from './lines.module.css'

interface LineCellProps {
  readonly id: string
  readonly line: Line
  readonly column: DescribedField
  readonly text: TextContext
  readonly error: string | null
  readonly locked: boolean
  readonly onPatch: (patch: Line) => void
  readonly onBlur: () => void
}

/** One cell of a line: the column's input, or what it reads when nobody types it. */
export function LineCell({ id, line, column, text, error, locked, onPatch, onBlur }: LineCellProps) {
  const { inputOf, cellOf } = useHost()
  const value: Json = line[column.name] ?? null
  const message = error && (
    <small id={`${id}-error`} className={css.wrong}>
      {error}
    </small>
  )
  if (locked || !isTyped(column))
    return (
      <>
        <div className={column.numeric ? css.figure : css.read}>
          {createElement(cellOf(column.kind), { value, field: column, text })}
        </div>
        {message}
      </>
    )
  return (
    <Suspense fallback={<div className={css.read} />}>
      {createElement(inputOf(column.kind), {
        id,
        value,
        field: column,
        record: line,
        text,
        disabled: false,
        error,
        compact: true,
        label: column.label,
        onChange: (next) => onPatch({ [column.name]: next }),
        onFill: onPatch,
        onBlur,
      })}
      {message}
    </Suspense>
  )
}
