import type { DiagramDescribed } from '../../../core/api-types/diagram.ts'
import type { Carried } from '../../../core/description/diagram.ts'
import type { Words } from '../../../core/values/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { diagramWords as words } from './words.ts'
import css from './diagram.module.css'

type Sample = readonly [Words, Carried, 'live' | 'dead' | 'stale']

/** What colours and strokes say, of what this diagram carries. */
export function Legend({ described }: { readonly described: DiagramDescribed }) {
  const t = useWords()
  const carries = new Set(described.lines.map((line) => line.carries))
  return (
    <ul className={css.legend} aria-label={t(words.legend)}>
      {samplesOf(carries).map(([label, of, live]) => (
        <li key={label.en}>
          <svg className={css.drawing} aria-hidden viewBox="0 0 28 14">
            <path className={css.line} d="M0 7H28" data-carries={of} data-live={live} />
          </svg>
          {t(label)}
        </li>
      ))}
      <li>
        <svg aria-hidden viewBox="-14 -17 28 20">
          <path className={css.alarm} d="M0 -16L10 2H-10Z" />
        </svg>
        {t(words.alarmed)}
      </li>
    </ul>
  )
}

function samplesOf(carries: ReadonlySet<Carried>): readonly Sample[] {
  const samples: Sample[] = []
  if (carries.has('power')) samples.push([words.powerLive, 'power', 'live'], [words.powerDead, 'power', 'dead'])
  if (carries.has('hot')) samples.push([words.hot, 'hot', 'live'])
  if (carries.has('cold')) samples.push([words.cold, 'cold', 'live'], [words.waterDead, 'cold', 'dead'])
  return [...samples, [words.unknown, 'power', 'stale']]
}
