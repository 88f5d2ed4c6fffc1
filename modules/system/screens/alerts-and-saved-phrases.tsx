import { Segmented } from 'antd'
import { Suspense, useState } from 'react'
import { ListPage, useCan, usePage, useWords } from '../../../web/module-api.ts'
import { pageWords } from '../words/pages.ts'

const lists = { alerts: { doc: 'alertEvent', list: 'open' }, opinions: { doc: 'userEntry', list: 'opinion' } } as const

/** What the reader is warned of, and the opinions that he writes again and again. */
export default function Alerts() {
  const t = useWords()
  const { query } = usePage()
  const mayWrite = useCan('yhzd-ck')
  const [shown, setShown] = useState<keyof typeof lists>(
    mayWrite && query.get('tab') === 'opinions' ? 'opinions' : 'alerts',
  )
  const choice = mayWrite && (
    <Segmented
      aria-label={t(pageWords.alerts)}
      value={shown}
      onChange={setShown}
      options={[
        { value: 'alerts', label: t(pageWords.alerts) },
        { value: 'opinions', label: t(pageWords.opinions) },
      ]}
    />
  )
  return (
    <Suspense>
      <ListPage key={shown} module="base" {...lists[shown]} choice={choice} />
    </Suspense>
  )
}
