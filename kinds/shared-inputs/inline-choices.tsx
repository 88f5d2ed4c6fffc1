import { Checkbox, Radio } from 'antd'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { OneDropDown, SeveralDropDown } from './drop-down.tsx'
import { numberOption } from './field-options.ts'
import { codesIn, useOffered } from './use-offered-choices.ts'
import { inputWords } from './words.ts'
import css from './inline-choices.module.css'

/** One choice as radio buttons; what need not be chosen can be taken back. A cell or a search has no room for them. */
export function RadioButtons(props: InputProps) {
  return props.search || props.compact ? <OneDropDown {...props} /> : <Radios {...props} />
}

/** Several choices as checkboxes; at the limit the rest is closed (WID-06). */
export function CheckBoxes(props: InputProps) {
  return props.search || props.compact ? <SeveralDropDown {...props} /> : <Boxes {...props} />
}

function Radios({ id, value, field, text, disabled, error, onChange, onBlur, label }: InputProps) {
  const { say } = useHost()
  const held = codesIn(value)
  const { offered, failed, retry } = useOffered(field, held, text)
  return (
    <div className={css.group} onBlur={onBlur}>
      {failed && <Failed why={failed} retry={retry} />}
      <Radio.Group
        id={id}
        className={css.choices}
        value={held[0] ?? null}
        options={[...offered]}
        disabled={disabled}
        aria-label={label ?? field.label}
        aria-invalid={error !== null}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(String(event.target.value))}
      />
      {held.length > 0 && !disabled && field.required !== true && (
        <button type="button" className={css.clear} onClick={() => onChange(null)}>
          {say(inputWords.clear)}
        </button>
      )}
    </div>
  )
}

function Boxes({ id, value, field, text, disabled, error, onChange, onBlur, label }: InputProps) {
  const { say } = useHost()
  const held = codesIn(value)
  const { offered, failed, retry } = useOffered(field, held, text)
  const limit = numberOption(field, 'limit', 0)
  const full = limit > 0 && held.length >= limit
  return (
    <div
      id={id}
      role="group"
      aria-label={label ?? field.label}
      aria-describedby={error ? `${id}-error` : undefined}
      className={css.group}
      onBlur={onBlur}
    >
      {failed && <Failed why={failed} retry={retry} />}
      <Checkbox.Group
        className={css.choices ?? ''}
        value={[...held]}
        disabled={disabled}
        options={offered.map((one) => ({
          ...one,
          disabled: !held.includes(one.value) && (full || one.disabled === true),
        }))}
        onChange={(next) => onChange(next.length === 0 ? null : next.map(String))}
      />
      {limit > 0 && <span className={css.hint}>{say(inputWords.upTo, { n: limit })}</span>}
    </div>
  )
}

function Failed({ why, retry }: { readonly why: string; readonly retry: () => void }) {
  const { say } = useHost()
  return (
    <button type="button" className={css.clear} onClick={retry}>
      {why} {say(inputWords.retry)}
    </button>
  )
}
