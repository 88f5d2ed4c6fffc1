import { useQuery } from '@tanstack/react-query'
import { lunarText, lunarWhole, remarksOf } from '../../../core/values/lunar-words.ts'
import { lunarDay } from '../../../core/values/lunar.ts'
import { useHost, type Holiday } from '../../../kinds/field-services.ts'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { http, useLang, useWords } from '../../../web/module-api.ts'
import { calendarWords as words } from '../words/calendar.ts'
import css from './calendar-view.module.css'

// Codes of dictionary dayType: 1 rest and 2 statutory holiday are off, 3 is worked to make up for one.
const off: ReadonlySet<string> = new Set(['1', '2'])

/**
 * The number of a day with its lunar date, solar term or festival, and whether it is off or worked by the official
 * tables of China and Russia.
 */
export function DayCell({ day, number }: { readonly day: string; readonly number: string }) {
  const t = useWords()
  const lang = useLang()
  const { data: holidays } = useHost().useHolidays(Number(day.slice(0, 4)))
  const lunar = lunarDay(day)
  const russian = useRussianDays(Number(day.slice(0, 4))).find((one) => one.day === day)
  const official = holidays?.find((one) => one.day === day)
  const kept = official && keptAs(official.dayType)
  return (
    <span
      className={css.cell}
      title={
        lunar
          ? [
              lunarWhole(lunar, lang),
              ...remarksOf(lunar, lang),
              ...(official ? [official.name] : []),
              ...(russian ? [t(words.inRussia, { name: russian.name })] : []),
            ].join(' · ')
          : ''
      }
    >
      {kept && <em className={joinClassNames(css.kept, css[kept])}>{t(words[kept])}</em>}
      {russian && <em className={joinClassNames(css.kept, css.abroad)}>{t(words.offInRussia)}</em>}
      <b>{number}</b>
      {lunar && (
        <small className={joinClassNames((lunar.festivals.length > 0 || lunar.term !== null) && css.marked)}>
          {lunarText(lunar, lang)}
        </small>
      )}
    </span>
  )
}

/** Days off of the other production calendar, for those who work with Russia. */
function useRussianDays(year: number): readonly Holiday[] {
  const lang = useLang()
  const { data } = useQuery({
    queryKey: ['dictionary', 'holiday', 'RU', year, lang],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      http.get<readonly Holiday[]>('/api/system/holiday', {
        query: { year: String(year), calendar: 'RU' },
        signal,
        quiet: true,
      }),
  })
  return data?.filter(({ dayType }) => off.has(dayType)) ?? []
}

function keptAs(dayType: string): 'off' | 'worked' | null {
  if (off.has(dayType)) return 'off'
  return dayType === '3' ? 'worked' : null
}
