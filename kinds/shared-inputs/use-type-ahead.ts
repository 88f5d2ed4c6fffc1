import { useMemo, useState } from 'react'
import { foldForSearch } from './fold-for-search.ts'
import type { Offered } from './use-offered-choices.ts'

type Readings = (label: string) => string

const fewest = 8 // so many are seen at once; typing would be in the way

/** Finds among what is offered by a part of the label, its pinyin or its initials; null when all is in sight anyway. */
export function useTypeAhead(offered: readonly Offered[]) {
  const [readings, setReadings] = useState<Readings>(() => foldForSearch)
  const texts = useMemo(() => new Map(offered.map(({ value, label }) => [value, readings(label)])), [offered, readings])
  if (offered.length <= fewest) return null
  return {
    filterOption: (typed: string, option: Offered | undefined) =>
      texts.get(option?.value ?? '')?.includes(foldForSearch(typed)) === true,
    // Pinyin is large and comes when somebody types Latin letters over Chinese labels.
    onSearch: (typed: string) => {
      if (
        readings !== foldForSearch ||
        !/[a-z]/i.test(typed) ||
        !offered.some(({ label }) => /\p{Script=Han}/u.test(label))
      )
        return
      void import('./pinyin.ts').then((loaded) => setReadings(() => loaded.readings))
    },
  }
}
