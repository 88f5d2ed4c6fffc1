import { Suspense, memo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { DescribedField } from '../../core/description/described-document.ts'
import { isDecimal, isZero } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import { holdsFiles } from '../../kinds/attachment/file-field-options.ts'
import { onPage } from '../../kinds/kind-components.ts'
import { kindOf } from '../../kinds/kinds.ts'
import { narrowingFields } from '../../kinds/reference/fill-from-record.ts'
import { joinClassNames } from '../../ui/join-class-names.ts'
import { textIn } from '../platform/data/reference-names.ts'
import { useLang } from '../platform/session/language.ts'
import { AutocompleteInput } from './autocomplete-input.tsx'
import { ownField, OwnInput } from './custom-fields.tsx'
import type { Form, FormChoice, FormState } from './form-store.ts'
import { shownErrors, shownPaths } from './visible-errors.ts'
import css from './form.module.css'

interface FieldRowProps {
  /** Of which document, where a module may show the field in its own way. */
  readonly document?: string
  readonly form: Form
  readonly field: DescribedField
  /** Prefix of ids, since several forms may be on screen. */
  readonly prefix: string
  /** Takes the whole width of its group. */
  readonly wide: boolean
  /** Fields that nobody types stay away while they are empty: a new record has nothing to show there. */
  readonly fresh?: boolean
  /** The only field of its group, whose title names it already. */
  readonly alone?: boolean
}

const none: readonly FormChoice[] = []

/** What of a form's state says whether a field is there. */
interface Standing {
  readonly hidden: boolean
  readonly locked: boolean
  readonly value: Json
  /** Something is wrong with it and told. */
  readonly wrong: boolean
}

/** The standing of one field. */
export function standingOf(state: FormState, name: string): Standing {
  const { values, hidden, locked } = state
  const wrong = shownPaths(state, name).length > 0
  return { hidden: hidden.has(name), locked: locked.has(name), value: values[name] ?? null, wrong }
}

/**
 * Whether a field stays away: its condition fails, or nobody types it and a new record has nothing there yet; where
 * something is wrong with it, it is there to say so.
 */
export function staysAway(field: DescribedField, { hidden, locked, value, wrong }: Standing, fresh: boolean): boolean {
  return !wrong && (hidden || (fresh && locked && isNothing(field, value)))
}

/** Nothing yet to show of a field that nobody types: empty, or a sum of nothing. */
function isNothing({ kind, numeric }: DescribedField, value: Json): boolean {
  return kindOf(kind).empty(value) || (numeric && isDecimal(value) && isZero(value))
}

/** A label, its input, and what is wrong with it; a field whose condition fails is not there. */
export const FieldRow = memo(function FieldRow({
  document,
  form,
  field,
  prefix,
  wide,
  fresh = false,
  alone = false,
}: FieldRowProps) {
  const lang = useLang()
  const state = useStore(
    form.store,
    useShallow((now) => ({
      ...standingOf(now, field.name),
      choices: now.choices[field.name] ?? none,
      required: now.required.has(field.name),
      // What is offered follows them, so that the field is drawn anew with them.
      around: narrowingFields(field)
        .map((name) => String(now.values[name] ?? ''))
        .join(' '),
    })),
  )
  const errors = useStore(
    form.store,
    useShallow((now) => shownErrors(now, field, lang)),
  )
  if (staysAway(field, state, fresh)) return null
  const { Cell } = onPage(field.kind)
  const id = `${prefix}-${field.name}`
  const text = textIn(lang)
  const error = errors[field.name] ?? null
  const inner = Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) =>
      path === field.name ? [] : [[path.slice(field.name.length + 1), message]],
    ),
  )
  const readOnly = (state.locked || state.hidden) && field.kind !== 'lines' && !holdsFiles(field.kind)
  return (
    <div className={joinClassNames(css.field, wide && css.wide)} data-field={field.name}>
      {field.kind === 'lines' ? (
        !alone && <h3 className={css.label}>{field.label}</h3>
      ) : (
        <label className={css.label} htmlFor={id}>
          {state.required && !state.locked && <i aria-hidden="true">*</i>}
          {field.label}
        </label>
      )}
      {readOnly ? (
        <div className={joinClassNames(css.fixed, field.numeric && css.figure)} id={id} tabIndex={-1}>
          <Cell value={state.value} field={field} text={text} />
        </div>
      ) : (
        <FieldInput {...{ document, form, field, id, error, inner }} state={state} />
      )}
      {error ? (
        <p className={css.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : (
        field.help && <p className={css.help}>{field.help}</p>
      )}
    </div>
  )
})

interface FieldInputProps extends Pick<FieldRowProps, 'document' | 'form' | 'field'> {
  readonly id: string
  readonly state: { readonly value: Json; readonly choices: readonly FormChoice[]; readonly locked: boolean }
  readonly error: string | null
  /** What is wrong inside the value, by its path there. */
  readonly inner: Readonly<Record<string, string>>
}

/** Where the value is typed: offered choices, a module's own way, or the kind's. */
function FieldInput({ document, form, field, id, state, error, inner }: FieldInputProps) {
  const text = textIn(useLang())
  const { Input } = onPage(field.kind)
  const own = document === undefined ? null : ownField(document, field.name)
  const change = {
    onChange: (value: Json) => form.set({ [field.name]: value }),
    onBlur: () => form.touch(field.name),
  }
  if (state.choices.length > 0)
    return (
      <AutocompleteInput
        id={id}
        name={field.name}
        value={String(state.value ?? '')}
        choices={state.choices}
        error={error}
        onChoose={form.fill}
        {...change}
      />
    )
  const given = { id, value: state.value, field, text, disabled: state.locked, error, onFill: form.fill, ...change }
  return (
    <Suspense fallback={<div className={css.coming} />}>
      {own ? (
        <OwnInput form={form} Input={own.Input} {...given} />
      ) : (
        <Input
          {...given}
          record={form.store.getState().values}
          inner={inner}
          onInnerBlur={(...cells) => form.touch(...cells.map(([line, column]) => `${field.name}.${line}.${column}`))}
        />
      )}
    </Suspense>
  )
}
