import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TwoPanes } from '../../../ui/two-panes.tsx'
import { http, ErrorState, useLang, usePhone, useWords } from '../../../web/module-api.ts'
import type { UnitSkin } from '../components/skin-colours.ts'
import { SkinForm } from '../components/skin-form.tsx'
import { pageWords } from '../words/pages.ts'
import { skinWords as words } from '../words/skin.ts'
import css from '../components/skin-colours.module.css'

/** The colours of the units, each over those of the unit above. */
export default function Skin() {
  const t = useWords()
  const lang = useLang()
  const phone = usePhone()
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['call', 'skin', lang],
    queryFn: ({ signal }) => http.get<readonly UnitSkin[]>('/api/system/skin', { signal, quiet: true }),
  })
  if (error && !data)
    return (
      <Page>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    )
  if (!data)
    return (
      <Page>
        <Skeleton lines={10} height={24} />
      </Page>
    )
  const unit = data.find(({ unitId }) => unitId === chosen) ?? (phone ? undefined : data[0])
  const units = (
    <ul className={css.units} aria-label={t(words.units)}>
      {data.map(({ unitId, name, depth, own }) => (
        <li key={unitId}>
          <button
            type="button"
            className={css.unit}
            style={{ paddingInlineStart: 12 + depth * 16 }}
            aria-pressed={unitId === unit?.unitId}
            onClick={() => setChosen(unitId)}
          >
            <span>{name}</span>
            {own && <small>{t(words.own)}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
  const form = unit && (
    <SkinForm
      key={`${unit.unitId} ${unit.own?.ver ?? 0}`}
      unit={unit}
      onSaved={() => void refetch()}
      onBack={phone ? () => setChosen(null) : null}
    />
  )
  return (
    <Page full>
      {!(phone && unit) && <PageHeader title={t(pageWords.skin)} note={t(words.note)} />}
      {phone ? (form ?? <TwoPanes side={units}>{null}</TwoPanes>) : <TwoPanes side={units}>{form}</TwoPanes>}
    </Page>
  )
}
