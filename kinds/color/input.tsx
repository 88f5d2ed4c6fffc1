import { InputBox } from '../../ui/input.tsx'
import { joinClassNames } from '../../ui/join-class-names.ts'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { colorKind, usualColor } from './kind.ts'
import { colorWords, palette } from './palette.ts'
import css from './color.module.css'

/**
 * A colour by its code, from the palette, or from the browser's own chooser; in a sub-table or a search the code and
 * the chooser.
 */
export default function ColorInput({
  id,
  value,
  field,
  disabled,
  error,
  onChange,
  onBlur,
  label,
  compact,
  search,
}: InputProps) {
  const { say } = useHost()
  const checked = typeof value === 'string' ? colorKind.check(value, field) : null
  const chosen = checked && 'value' in checked && typeof checked.value === 'string' ? checked.value : null
  return (
    <div
      className={css.color}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
      }}
    >
      <span className={joinClassNames(css.chooser, chosen === null && css.none)}>
        <input
          type="color"
          value={chosen ?? usualColor}
          disabled={disabled}
          aria-label={`${label ?? field.label}: ${say(colorWords.other)}`}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <InputBox
        value={typeof value === 'string' ? value : ''}
        onChange={(text) => onChange(text === '' ? null : text)}
        id={id}
        className={css.code}
        disabled={disabled}
        wrong={error !== null}
        placeholder={compact || search ? undefined : usualColor}
        autoComplete="off"
        clearable={!compact}
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {!compact && !search && (
        <div
          className={css.palette}
          role="radiogroup"
          aria-label={`${label ?? field.label}: ${say(colorWords.palette)}`}
        >
          {palette.map((preset) => (
            <label key={preset.value} title={say(preset.name)} style={{ background: preset.value }}>
              <input
                type="radio"
                name={`${id}-palette`}
                value={preset.value}
                checked={chosen === preset.value}
                disabled={disabled}
                aria-label={say(preset.name)}
                onChange={() => onChange(preset.value)}
              />
            </label>
          ))}
        </div>
      )}
    </div>
  )
}
