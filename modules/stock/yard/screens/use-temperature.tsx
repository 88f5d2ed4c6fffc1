import { formatNumber } from '../../../../core/values/decimal.ts'
import { useLang, useWords } from '../../../../web/module-api.ts'
import { yardMapWords as words } from '../yard-map-words.ts'
import type { MapPlace } from '../yard-map.ts'

/** How warm a stack is, in words. */
export function useTemperature(): (place: Pick<MapPlace, 'tempMax' | 'lightName'>) => string {
  const t = useWords()
  const lang = useLang()
  return ({ tempMax, lightName }) => {
    if (tempMax === null) return t(words.unmeasured)
    const degrees = t(words.degrees, { temp: formatNumber(tempMax, 1, lang) })
    return lightName === '' ? degrees : `${degrees} · ${lightName}`
  }
}
