import { Suspense, useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useStore } from 'zustand'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { errorText } from '../../../kinds/error-text.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { useLang } from '../../platform/session/language.ts'
import { patchOf } from './inline-edit-changes.ts'
import type { InlineEdit } from './inline-edit-state.ts'
import css from '../grid/grid.module.css'

interface CellEditorProps {
  readonly edit: InlineEdit
  readonly field: DescribedField
  readonly row: Values
  readonly width: number
  readonly colIndex: number
}

/**
 * The kind's own input in a cell. Every key goes into the edits at once; Escape takes them back, Enter and Tab go on.
 */
export function CellEditor({ edit, field, row, width, colIndex }: CellEditorProps) {
  const lang = useLang()
  const id = useId()
  const edited = useStore(edit.store, ({ edits }) => edits.get(String(row.id)))
  const [start] = useState(() => edited?.cells[field.name]?.value ?? row[field.name] ?? null)
  const { Input } = onPage(field.kind)
  const values = { ...row, ...edited?.computed, ...(edited ? patchOf(edited) : {}) }
  const error = edited?.errors[field.name]
  const message = edited?.refused[field.name] ?? (error ? errorText(error, field.label, lang) : null)
  const put = (patch: Values) => edit.put(Object.entries(patch).map(([name, value]) => ({ row, field: name, value })))
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    // A dialog that the input opened is no part of the cell, although its keys pass by here.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) event.stopPropagation()
    else if (event.key === 'Escape' && !isListOpen(event.target)) {
      edit.put([{ row, field: field.name, value: start }])
      edit.close(false)
    } else if (event.key !== 'Enter' && event.key !== 'Tab') event.stopPropagation()
    else if (event.key === 'Enter' && (isListOpen(event.target) || event.nativeEvent.isComposing || isLongText(event)))
      event.stopPropagation()
  }
  return (
    <div
      className={`${css.cell} ${css.editing}`}
      style={{ width }}
      role="gridcell"
      aria-colindex={colIndex}
      data-editing=""
      onKeyDown={keys}
    >
      <Suspense fallback={<span className={css.ghost} />}>
        <Focused id={id}>
          <Input
            id={id}
            value={values[field.name] ?? null}
            field={field}
            record={values}
            text={textIn(lang)}
            disabled={false}
            error={message}
            compact
            label={field.label}
            onChange={(value) => put({ [field.name]: value })}
            onFill={put}
            onBlur={() => undefined}
          />
        </Focused>
      </Suspense>
      {message !== null && (
        <small id={`${id}-error`} className={css.message} role="alert">
          {message}
        </small>
      )}
    </div>
  )
}

/** Goes into the input as soon as it is there, and marks what it holds, as a spreadsheet does. */
function Focused({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    const input = document.getElementById(id)
    input?.focus()
    if (input instanceof HTMLInputElement) input.select()
  }, [id])
  return children
}

// Enter and Escape inside an open list belong to the list.
function isListOpen(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.getAttribute('aria-expanded') === 'true'
}

function isLongText({ target, ctrlKey }: KeyboardEvent): boolean {
  return target instanceof HTMLTextAreaElement && !ctrlKey
}
