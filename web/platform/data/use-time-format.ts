import { useCallback } from 'react'
import { timeText } from '../../../kinds/date-time/kind.ts'
import { useLang } from '../session/language.ts'

/** How much of an instant is said: to the second, to the minute, or without the year. */
type StampLength = 'full' | 'minute' | 'short'

/**
 * Says instants in Shanghai as the reader's language writes them: `2026-11-21 19:07:23`, in ru `21.11.2026 19:07:23`.
 */
export function useStamp(): (ms: number, length?: StampLength) => string {
  const lang = useLang()
  return useCallback(
    (ms, length = 'full') => {
      const [day = '', time = ''] = timeText(ms, lang).split(' ')
      const short = lang === 'ru' ? day.slice(0, 5) : day.slice(5)
      return `${length === 'short' ? short : day} ${length === 'full' ? time : time.slice(0, 5)}`
    },
    [lang],
  )
}
