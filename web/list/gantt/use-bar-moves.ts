import { useCallback, useState } from 'react'
import type { Described, DescribedGantt } from '../../../core/description/described-document.ts'
import { addDays } from '../../../core/values/day.ts'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { actOn } from '../../platform/data/use-record.ts'
import { newKey } from '../../platform/http/idempotency-key.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { Bar, Span } from './gantt-bars.ts'
import { ganttWords } from './gantt-words.ts'

/** What of a bar is moved. */
export type Grip = 'whole' | 'start' | 'end'

interface Held {
  readonly id: string
  readonly span: Span
  /** It is on its way to the server; its row is shown so until it has come back with other days. */
  readonly sent: Values | null
}

/** Other days for bars: held as they are moved, kept once the verb has been called, given back where that is refused. */
export function useBarMoves(doc: Described, { from, to, move }: DescribedGantt) {
  const t = useWords()
  const [held, setHeld] = useState<Held | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const hold = useCallback((bar: Bar, grip: Grip, days: number) => {
    if (bar.span !== null) setHeld({ id: bar.id, span: moved(bar.span, grip, days), sent: null })
  }, [])
  const drop = useCallback(() => setHeld((now) => (now?.sent === null ? null : now)), [])
  const send = async (bar: Bar, span: Span): Promise<void> => {
    if (move === undefined || (span.from === bar.span?.from && span.to === bar.span.to)) return setHeld(null)
    setRefused(null)
    setHeld({ id: bar.id, span, sent: bar.row })
    try {
      const body = { ver: bar.row.ver ?? 0, [from]: span.from, [to]: span.to }
      await actOn(doc, bar.id, move, body, newKey())
      toast.success(t(ganttWords.moved))
    } catch (failure) {
      setHeld(null)
      setRefused(bar.id)
      toast.error(failureText(failure))
    }
  }
  /** A record that came back with other days is on its way no more. */
  const isSent = (bar: Bar): boolean => held?.id === bar.id && held.sent === bar.row
  const isHeld = (bar: Bar): boolean => held?.id === bar.id && (held.sent === null || isSent(bar))
  /** Where a bar stands now: in the hand, on its way, or where its record says. */
  const spanOf = (bar: Bar): Span | null => (held !== null && isHeld(bar) ? held.span : bar.span)
  return { refused, hold, drop, send, spanOf, isHeld, isSent, calm: () => setRefused(null) }
}

export type BarMoves = ReturnType<typeof useBarMoves>

/** A span some days later, or with another end; it lasts a day at least. */
export function moved({ from, to }: Span, grip: Grip, days: number): Span {
  const span = {
    from: grip === 'end' ? from : addDays(from, days),
    to: grip === 'start' ? to : addDays(to, days),
  }
  if (span.from <= span.to) return span
  return grip === 'start' ? { from: to, to } : { from, to: from }
}
