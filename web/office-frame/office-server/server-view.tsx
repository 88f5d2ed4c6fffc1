import { useEffect, useRef, useState } from 'react'
import { secondMs } from '../../../core/values/duration.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import type { OfficeServer } from '../frame-calls.ts'
import { frameWords as words } from '../words.ts'
import type { ServerLink } from './server-link.ts'
import css from '../office-frame.module.css'

interface ServerViewProps {
  readonly server: OfficeServer
  readonly link: ServerLink
  readonly title: string
  /** Opens the document in our own editor after all. */
  readonly onOwnEditor: () => void
}

const name = 'office-server'
/** How long its page may take before it is said that nothing came. */
const patience = 20 * secondMs

/**
 * The editor of an office server. No address holds the pass: a WOPI server's page is asked for with it in a form, and a WPS
 * server's is given it by message once it has come.
 */
export function ServerView({ server, link, title, onOwnEditor }: ServerViewProps) {
  const t = useWords()
  const form = useRef<HTMLFormElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const sent = useRef(false)
  const [came, setCame] = useState<'waiting' | 'came' | 'silent'>('waiting')
  useEffect(() => {
    link.attach(frame.current?.contentWindow ?? null)
    if (server.kind === 'wps') frame.current?.setAttribute('src', server.url)
    else form.current?.submit()
    sent.current = true
    const late = setTimeout(() => setCame((was) => (was === 'waiting' ? 'silent' : was)), patience)
    return () => clearTimeout(late)
  }, [link, server])
  return (
    <>
      {came === 'silent' && (
        <p className={css.warn} role="alert">
          <span>{t(words.serverSilent)}</span>
          <Button onClick={onOwnEditor}>{t(words.ownEditor)}</Button>
        </p>
      )}
      {server.kind === 'wopi' && (
        <form ref={form} method="post" action={server.url} target={name} hidden>
          <input type="hidden" name="access_token" value={server.token} />
          <input type="hidden" name="access_token_ttl" value={server.until} />
        </form>
      )}
      <iframe
        ref={frame}
        className={css.server}
        name={name}
        title={title}
        allow="clipboard-read; clipboard-write; fullscreen"
        referrerPolicy="no-referrer"
        // The empty page that it begins with has come before anything was asked for.
        onLoad={() => sent.current && setCame('came')}
      />
    </>
  )
}
