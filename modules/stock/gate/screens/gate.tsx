import { useState } from 'react'
import { formatNumber } from '../../../../core/values/decimal.ts'
import { Button } from '../../../../ui/button.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { Input } from '../../../../ui/input.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ErrorState, http, useLang, usePage, usePhone, useWords } from '../../../../web/module-api.ts'
import type { GateToday } from '../gate-today.ts'
import { gateWords as words } from '../gate-words.ts'
import { LorryCards } from './lorry-cards.tsx'
import { type Chosen, useGate } from './use-gate.tsx'
import { Weighing } from './weighing.tsx'
import css from './gate.module.css'

/** The gatekeeper's tablet: a lorry comes in empty, leaves full, and takes its ticket along. */
export default function Gate() {
  const t = useWords()
  const lang = useLang()
  const { label } = usePage()
  const { seen, chosen, choose, left, errors, busy, weigh } = useGate()
  const phone = usePhone()
  const [asked, setAsked] = useState('')
  const { data, error } = seen
  return (
    <Page>
      <PageHeader title={t(label)} />
      {error && !data && <ErrorState error={error} onRetry={() => void seen.refetch()} />}
      {!error && !data && <Skeleton lines={6} height={48} />}
      {data && (
        <div className={css.gate}>
          <div>
            <Input label={t(words.find)} icon="search" value={asked} onChange={setAsked} />
            <Lorries seen={data} asked={asked.trim().toUpperCase()} onChoose={choose} />
          </div>
          <div className={css.side}>
            {chosen && (
              <Weighing
                key={chosen.of.number + chosen.plate}
                {...{ chosen, errors, busy }}
                hasScale={data.hasScale}
                onWeigh={(weight, reading) => void weigh(weight, reading)}
              />
            )}
            {!chosen && left && (
              <div className={css.form} role="status">
                <p className={css.plate}>
                  {t(words.done, { plate: left.plate, net: formatNumber(left.net, 3, lang) })}
                </p>
                <Button
                  look="primary"
                  size="large"
                  block
                  icon="print"
                  onClick={() =>
                    void http.download(
                      `/api/trade/weighTicket/${left.ticketId}/print?lang=${lang}`,
                      null,
                      `${left.plate}.pdf`,
                    )
                  }
                >
                  {t(words.print)}
                </Button>
              </div>
            )}
            {!chosen && !left && !phone && <Empty small title={t(words.choose)} />}
          </div>
        </div>
      )}
    </Page>
  )
}

interface LorriesProps {
  readonly seen: GateToday
  /** Part of a plate, as it was typed. */
  readonly asked: string
  readonly onChoose: (one: Chosen) => void
}

function Lorries({ seen, asked, onChoose }: LorriesProps) {
  const t = useWords()
  const inside = seen.inside.filter(({ plate }) => plate.includes(asked))
  const expected = seen.expected.filter(({ plate }) => plate?.includes(asked) ?? asked.length >= 7)
  if (inside.length + expected.length === 0) return <Empty small title={t(words.none)} note={t(words.noneNote)} />
  return (
    <>
      <LorryCards
        title={t(words.inside)}
        lorries={inside.map((of) => ({
          ...of,
          key: of.id,
          onChoose: () => onChoose({ way: 'out', plate: of.plate, of }),
        }))}
      />
      <LorryCards
        title={t(words.expected)}
        lorries={expected.map((of) => {
          const plate = of.plate ?? asked
          const onPress = () => onChoose({ way: 'in', plate, of })
          return { ...of, plate, key: `${of.releaseId} ${plate}`, onChoose: onPress }
        })}
      />
    </>
  )
}
