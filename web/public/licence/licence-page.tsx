import { useEffect } from 'react'
import { dayText } from '../../../core/values/day-text.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import type { Tone } from '../../../ui/status-tone.ts'
import { hasSession } from '../../platform/http/token-cookies.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { stateWords } from '../../platform/words/page-states.ts'
import { PublicFrame } from '../public-frame.tsx'
import { LicenceFacts } from './licence-facts.tsx'
import type { LicenceInfo } from './licence-info.ts'
import { LicenceUpload } from './licence-upload.tsx'
import { licencePageWords as words } from './licence-words.ts'
import { MachineCode } from './machine-code.tsx'
import { useLicence } from './use-licence.ts'
import css from './licence.module.css'

const longest = 300

/** /license, for anyone: how long the system may be used, the machine code, and the way to a new licence (SES-08). */
export default function LicencePage() {
  const t = useWords()
  const { info, error, busy, loaded, load } = useLicence()
  const message = new URLSearchParams(location.search).get('msg')?.slice(0, longest)
  const title = t(words.title)
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <PublicFrame narrow>
      {message && !loaded && (
        <p className={css.message} role="alert">
          <Icon name="warning" />
          {message}
        </p>
      )}
      {info === null ? (
        <Card title={title}>{error === '' ? <Skeleton /> : <p role="alert">{error}</p>}</Card>
      ) : (
        <>
          <Card title={title} extra={<State info={info} />}>
            <Term info={info} />
            {info.licence && <LicenceFacts licence={info.licence} />}
            <MachineCode code={info.machineCode} />
          </Card>
          <LicenceUpload busy={busy} error={error} loaded={loaded} onFile={(file) => void load(file)} />
          <p className={css.way}>
            {!info.ended && hasSession() ? (
              <Button look="primary" icon="home" onClick={() => location.assign('/')}>
                {t(words.toSystem)}
              </Button>
            ) : (
              <Button icon="back" onClick={() => location.assign('/login')}>
                {t(stateWords.toSignIn)}
              </Button>
            )}
          </p>
        </>
      )}
    </PublicFrame>
  )
}

function State({ info }: { readonly info: LicenceInfo }) {
  const t = useWords()
  const [tone, label] = stateOf(info)
  return <StatusTag tone={tone}>{t(words[label])}</StatusTag>
}

function stateOf({ ended, kind, daysLeft }: LicenceInfo): readonly [Tone, 'ended' | 'soon' | 'trial' | 'valid'] {
  if (ended) return ['bad', 'ended']
  if (daysLeft <= 30 && kind === 'licensed') return ['warn', 'soon']
  return kind === 'trial' ? ['info', 'trial'] : ['good', 'valid']
}

function Term({ info }: { readonly info: LicenceInfo }) {
  const t = useWords()
  const { ended, kind, daysLeft, until } = info
  const day = dayText(dayOfMs(until - 1), useLang())
  return (
    <div className={css.term}>
      {!ended && (
        <p className={css.days}>
          <small>{t(words.left)}</small>
          <b>{daysLeft}</b>
          <small>{t(words.days, { n: daysLeft })}</small>
        </p>
      )}
      <div>
        <p className={css.until}>{t(ended ? words.endedOn : words.until, { day })}</p>
        {kind === 'trial' && !ended && <p className={css.note}>{t(words.trialNote)}</p>}
        {info.licence?.crowded && (
          <p className={css.crowded}>
            <Icon name="warning" size={16} />
            {t(words.crowded)}
          </p>
        )}
      </div>
    </div>
  )
}
