import { useState } from 'react'
import type { Json } from '../../../core/values/json.ts'
import { Button } from '../../../ui/button.tsx'
import { http, useWords } from '../../../web/module-api.ts'
import { alertRuleWords as words } from '../words/alert-rules.ts'
import css from './alert-rule.module.css'

interface Trial {
  readonly yellow: number
  readonly orange: number
  readonly red: number
  readonly full: boolean
}

/** How many records would be beyond the bounds now, before the rule is saved. */
export function AlertTrial({ record }: { readonly record: Readonly<Record<string, Json>> }) {
  const t = useWords()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const count = async () => {
    setBusy(true)
    try {
      const {
        watched = null,
        condition = null,
        figure = null,
        rising = '1',
        yellow = null,
        orange = null,
        red = null,
      } = record
      const { full, ...trial } = await http.post<Trial>(
        '/api/system/alertRule/try',
        { watched, condition, figure, rising, yellow, orange, red },
        { quiet: true },
      )
      setSaid(t(full ? words.triedFull : words.tried, trial))
    } catch (failure) {
      setSaid(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.trial}>
      <Button size="small" busy={busy} disabled={!record.figure || !record.yellow} onClick={() => void count()}>
        {t(words.try)}
      </Button>
      <span role="status">{said}</span>
    </div>
  )
}
