import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { renderSVG } from 'uqr'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { type DetailTabProps, http, useLang, useWords } from '../../../../web/module-api.ts'
import { linkOf } from '../../answer-link.ts'
import { designerWords as words } from '../../words/designer.ts'
import css from './designer.module.css'

/** The link and its QR code. */
export default function ShareTab({ record }: DetailTabProps) {
  const t = useWords()
  const [copied, setCopied] = useState(false)
  const link =
    location.origin +
    linkOf({ id: String(record['id']), token: typeof record['token'] === 'string' ? record['token'] : '' })
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`, [link])
  // Without TLS a browser gives no clipboard: then the link is chosen by hand.
  const copy = () =>
    void navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <div className={css.share}>
      <figure>
        <img src={picture} alt={t(words.qr)} width={200} height={200} />
        <a href={picture} download={`${String(record['qNo'])}.svg`}>
          {t(words.saveQr)}
        </a>
      </figure>
      <div>
        {record['status'] === '0' && (
          <p className={css.note}>
            <Icon name="info" size={16} />
            {t(words.draftNote)}
          </p>
        )}
        <h3>{t(words.link)}</h3>
        <p className={css.link}>{link}</p>
        <p className={css.quiet}>{t(words.linkNote)}</p>
        <p className={css.buttons}>
          <Button look="primary" icon={copied ? 'tick' : 'copy'} onClick={copy}>
            {t(copied ? words.copied : words.copyLink)}
          </Button>
          <Button icon="external" href={link} target="_blank" rel="noopener">
            {t(words.openLink)}
          </Button>
        </p>
        {record['anonymous'] === '0' && record['status'] !== '0' && <Waiting id={String(record['id'])} />}
      </div>
    </div>
  )
}

interface WaitedFor {
  readonly invited: number
  readonly waiting: readonly { readonly id: string; readonly name: string }[]
}

/** Of those who were invited: who has not answered yet. */
function Waiting({ id }: { readonly id: string }) {
  const t = useWords()
  const lang = useLang()
  const { data } = useQuery({
    queryKey: ['questionnaire', 'waiting', id, lang],
    queryFn: ({ signal }) => http.get<WaitedFor>(`/api/questionnaire/waiting/${id}`, { signal, quiet: true }),
  })
  if (!data || data.invited === 0) return null
  return (
    <>
      <h3>{t(words.waiting, { n: data.waiting.length, all: data.invited })}</h3>
      <p className={css.quiet}>
        {data.waiting.length === 0 ? t(words.allAnswered) : data.waiting.map(({ name }) => name).join(t(words.between))}
      </p>
    </>
  )
}
