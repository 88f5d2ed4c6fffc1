import { useEffect, useRef, useState } from 'react'
import { compare, formatNumber, isDecimal, sub } from '../../../../core/values/decimal.ts'
import { Button } from '../../../../ui/button.tsx'
import { Input } from '../../../../ui/input.tsx'
import { useLang, useWords } from '../../../../web/module-api.ts'
import { gateWords as words } from '../gate-words.ts'
import type { Chosen } from './use-gate.tsx'
import { useScale } from './use-scale.tsx'
import css from './gate.module.css'

interface WeighingProps {
  readonly chosen: Chosen
  readonly errors: Readonly<Record<string, string>>
  readonly busy: boolean
  /** Whether the scale tells its weight. */
  readonly hasScale: boolean
  readonly onWeigh: (weight: string, reading: string | null) => void
}

/** One weight of the chosen lorry, and what follows from it. */
export function Weighing({ chosen, errors, busy, hasScale, onWeigh }: WeighingProps) {
  const t = useWords()
  const lang = useLang()
  const [weight, setWeight] = useState('')
  // Which reading of the scale it is; none of a weight that was typed.
  const [reading, setReading] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // The weight is the only thing to be typed: whoever chose a lorry reads it off the scale at once.
  useEffect(() => input.current?.focus(), [])
  const goesOut = chosen.way === 'out'
  const field = goesOut ? 'gross' : 'tare'
  const net = goesOut && isDecimal(weight) ? sub(weight, chosen.of.tare) : null
  const { plateNo, [field]: wrong, ...others } = errors
  const scale = useScale(chosen.way, (told) => {
    setMissing(false)
    setWeight(told.weight)
    setReading(told.reading)
  })
  const error = scale.error ?? (missing ? t(words.fill) : (wrong ?? Object.values(others)[0]))
  const press = () => {
    setMissing(!isDecimal(weight))
    if (isDecimal(weight)) onWeigh(weight, reading)
  }
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
    >
      <h2 className={css.plate}>{chosen.plate}</h2>
      {plateNo !== undefined && (
        <p role="alert" className={css.error}>
          {plateNo}
        </p>
      )}
      <p>
        {chosen.of.customer} · {chosen.of.goods}
      </p>
      <dl className={css.figures}>
        <dt>{t(words.left)}</dt>
        <dd>{formatNumber(chosen.of.left, 3, lang)}</dd>
        {goesOut && (
          <>
            <dt>{t(words.tare)}</dt>
            <dd>{formatNumber(chosen.of.tare, 3, lang)}</dd>
          </>
        )}
        {net !== null && compare(net, '0') > 0 && (
          <>
            <dt>{t(words.net)}</dt>
            <dd>{formatNumber(net, 3, lang)}</dd>
          </>
        )}
      </dl>
      <Input
        label={t(words[field])}
        icon="truck"
        inputMode="decimal"
        inputRef={input}
        value={weight}
        onChange={(typed) => {
          scale.forget()
          setReading(null)
          setWeight(typed)
        }}
        {...(error === undefined ? {} : { error })}
      />
      {hasScale && (
        <Button size="large" block icon="refresh" busy={scale.busy} onClick={() => void scale.ask()}>
          {t(words.scale)}
        </Button>
      )}
      <Button type="submit" look="primary" size="large" block busy={busy}>
        {t(goesOut ? words.leave : words.comeIn)}
      </Button>
    </form>
  )
}
