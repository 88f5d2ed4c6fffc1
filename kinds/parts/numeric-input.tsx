import { Input } from 'antd'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { add, compare, formatNumber, isDecimal, max as larger, min as smaller } from '../../core/decimal.ts'
import { parseTyped } from '../../core/typed-number.ts'
import type { InputProps } from '../host.ts'
import { useHost } from '../host.ts'

interface Numeric extends InputProps {
  /** Digits shown after the point; null shows what there is. */
  readonly digits: number | null
  /** A value outside is pulled back when the input is left. */
  readonly clamp?: { readonly min: string; readonly max: string }
  readonly maxLength?: number
  /** Arrow keys move the value by this much. */
  readonly step?: string
  readonly suffix?: string
}

/**
 * A decimal as text: raw while it has the focus, with thousands separated when left. What is no
 * number stays as typed, and the kind's check says so.
 */
export function NumericInput({ id, value, disabled, error, onChange, onBlur, label, digits, clamp, maxLength = 40, step, suffix }: Numeric) {
  const { lang } = useHost()
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    onChange(text.trim() === '' ? null : parseTyped(text, lang) ?? text)
  }
  const enter = (box: HTMLInputElement) => {
    const text = raw(value, lang)
    // At once, so that whoever selects and types right after the focus meets the raw number.
    flushSync(() => setTyped(text))
    box.select()
    // A click puts its caret after the focus.
    requestAnimationFrame(() => { if (box.value === text) box.select() })
  }
  const leave = () => {
    setTyped(null)
    if (clamp && isDecimal(value)) {
      const within = smaller(larger(value, clamp.min), clamp.max)
      if (compare(within, value) !== 0) onChange(within)
    }
    onBlur()
  }
  const move = (event: KeyboardEvent) => {
    const sign = { ArrowUp: '', ArrowDown: '-' }[event.key]
    if (step === undefined || sign === undefined || disabled) return
    event.preventDefault()
    type(add(isDecimal(value) ? value : '0', `${sign}${step}`))
  }
  return (
    <Input id={id} value={typed ?? shown(value, digits, lang)} disabled={disabled} {...(error ? { status: 'error' } : {})}
      inputMode="decimal" autoComplete="off" maxLength={maxLength} suffix={suffix} className="amur-numeric" styles={{ input: { textAlign: 'right' } }}
      aria-label={label} aria-invalid={error !== null} aria-describedby={error ? `${id}-error` : undefined}
      onFocus={(event) => enter(event.target)}
      onChange={(event) => type(event.target.value)} onBlur={leave} onKeyDown={move} />
  )
}

type Lang = Parameters<typeof formatNumber>[2]

function shown(value: unknown, digits: number | null, lang: Lang): string {
  if (isDecimal(value)) return formatNumber(value, digits === null || digitsBeyond(value, digits) ? null : digits, lang)
  return typeof value === 'string' ? value : ''
}

// Rounding for the eye would hide what the check is about to refuse.
function digitsBeyond(value: string, digits: number): boolean {
  return (value.split('.')[1] ?? '').replace(/0+$/, '').length > digits
}

function raw(value: unknown, lang: Lang): string {
  if (typeof value !== 'string') return ''
  return lang === 'ru' && isDecimal(value) ? value.replace('.', ',') : value
}
