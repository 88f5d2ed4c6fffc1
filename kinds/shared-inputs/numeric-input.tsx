import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  add,
  compare,
  digitsOf,
  formatNumber,
  isDecimal,
  max as larger,
  min as smaller,
} from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import type { Lang } from '../../core/values/language.ts'
import { parseTyped } from '../../core/values/parse-typed-number.ts'
import { InputBox } from '../../ui/input.tsx'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { digitsShown, type NumericDefaults } from '../numeric-kinds.ts'
import { inputWords } from './words.ts'

/** How a decimal is shown, edited and read. */
interface Writing {
  readonly show: (value: string, digits: number | null, lang: Lang) => string
  readonly raw: (value: string, lang: Lang) => string
  readonly read: (text: string, lang: Lang) => string | null
}

interface Numeric extends InputProps {
  readonly limits: NumericDefaults
  /** A value outside is pulled back when the input is left. */
  readonly clamp?: { readonly min: string; readonly max: string }
  readonly writing?: Writing
  readonly prefix?: string
  readonly suffix?: string
}

/**
 * A decimal as text: raw while it has the focus, with thousands separated when left; arrow keys step
 * it. What is no number stays as typed, and the kind's check says so.
 */
export function NumericInput({
  id,
  value,
  disabled,
  error,
  onChange,
  onBlur,
  label,
  compact,
  limits,
  clamp,
  writing = plain,
  prefix,
  suffix,
}: Numeric) {
  const { lang, say, toast } = useHost()
  const [typed, setTyped] = useState<{ readonly text: string; readonly meant: Json } | null>(null)
  const raw = isDecimal(value) ? writing.raw(value, lang) : asTyped(value)
  const type = (text: string) => {
    const meant = text.trim() === '' ? null : (writing.read(text, lang) ?? text)
    setTyped({ text, meant })
    onChange(meant)
  }
  // What was typed stands as it was typed, unless the value has become another meanwhile (a paste over many cells).
  const kept = typed?.meant === value ? typed.text : raw
  const enter = (box: HTMLInputElement) => {
    const text = raw
    // At once, so that whoever selects and types right after the focus meets the raw number.
    flushSync(() => setTyped({ text, meant: value }))
    box.select()
    // A click puts its caret after the focus. In some browsers selecting takes the focus: never of a box already left.
    requestAnimationFrame(() => {
      if (box.value === text && document.activeElement === box) box.select()
    })
  }
  const leave = () => {
    setTyped(null)
    if (clamp && isDecimal(value)) {
      const pulled = within(value, clamp)
      if (compare(pulled, value) !== 0) {
        onChange(pulled)
        toast.error(
          say(inputWords.clamped, {
            typed: writing.show(value, digitsOf(value), lang),
            now: writing.show(pulled, null, lang),
          }),
        )
      }
    }
    onBlur()
  }
  const move = (event: KeyboardEvent) => {
    const sign = { ArrowUp: '', ArrowDown: '-' }[event.key]
    // In a sub-table the arrow keys go from line to line.
    if (compact || sign === undefined || disabled) return
    event.preventDefault()
    type(writing.raw(within(add(isDecimal(value) ? value : '0', `${sign}${limits.step}`), limits), lang))
  }
  return (
    <InputBox
      value={typed === null ? shown(value, limits, lang, writing) : kept}
      onChange={type}
      id={id}
      disabled={disabled}
      wrong={error !== null}
      start={prefix}
      end={suffix}
      inputMode={limits.min.startsWith('-') ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={limits.longest ?? usualLength}
      alignEnd
      aria-label={label}
      aria-invalid={error !== null}
      aria-describedby={error ? `${id}-error` : undefined}
      onFocus={(event) => enter(event.target)}
      onBlur={leave}
      onKeyDown={move}
    />
  )
}

const usualLength = 40

const plain: Writing = {
  show: formatNumber,
  raw: (value, lang) => (lang === 'ru' ? value.replace('.', ',') : value),
  read: parseTyped,
}

function shown(value: Json, limits: NumericDefaults, lang: Lang, writing: Writing): string {
  // Rounding for the eye would hide what the check is about to refuse.
  if (!isDecimal(value)) return asTyped(value)
  return writing.show(value, digitsOf(value) > limits.digits ? null : digitsShown(value, limits), lang)
}

function asTyped(value: Json): string {
  return typeof value === 'string' ? value : ''
}

function within(value: string, { min, max }: { readonly min: string; readonly max: string }): string {
  return smaller(larger(value, min), max)
}
