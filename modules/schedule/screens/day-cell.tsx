import { lunarDay } from '../../../core/lunar.ts'
import { lunarText, lunarWhole, remarksOf } from '../../../core/lunar-words.ts'
import { useHost } from '../../../kinds/host.ts'
import { classes } from '../../../ui/classes.ts'
import { useLang, useWords } from '../../../web/define.ts'
import { calendarWords as words } from '../words/calendar.ts'
import css from './board.module.css'

// Codes of dictionary dayType: 1 rest and 2 statutory holiday are off, 3 is worked to make up for one.
const off: ReadonlySet<string> = new Set(['1', '2'])

/** The number of a day with its lunar date, solar term or festival, and whether it is off or worked by the official table. */
export function DayCell({ day, number }: { readonly day: string; readonly number: string }) {
  const t = useWords()
  const lang = useLang()
  const { data: holidays } = useHost().useHolidays(Number(day.slice(0, 4)))
  const lunar = lunarDay(day)
  const official = holidays?.find((one) => one.day === day)
  const kept = official && (off.has(official.dayType) ? 'off' : official.dayType === '3' ? 'worked' : null)
  return (
    <span className={css.cell} title={lunar ? [lunarWhole(lunar, lang), ...remarksOf(lunar, lang), ...(official ? [official.name] : [])].join(' · ') : ''}>
      {kept && <em className={classes(css.kept, css[kept])}>{t(words[kept])}</em>}
      <b>{number}</b>
      {lunar && <small className={classes((lunar.festivals.length > 0 || lunar.term !== null) && css.marked)}>{lunarText(lunar, lang)}</small>}
    </span>
  )
}
