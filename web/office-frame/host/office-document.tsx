import { use, useEffect, useRef, useState } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { PageMemoryContext, useStayAwake } from '../../../ui/page-memory.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import { http } from '../../platform/http/client.ts'
import { useLang } from '../../platform/session/language.ts'
import type { FrameEvents } from '../client/frame-messages.ts'
import { init } from '../client/web-office-sdk.ts'
import css from './office-document.module.css'

interface OfficeDocumentProps {
  readonly fileId: string
  readonly officeType: string
  readonly mode: 'edit' | 'read'
  readonly onSaved?: (saved: FrameEvents['fileSaved']) => void
  readonly onStatus?: (status: FrameEvents['fileStatus']) => void
}

/** A document that stands in its place, and what it was opened as. */
interface Standing {
  readonly as: string
  readonly end: () => void
}

/**
 * A document in a page of ours, by the same library that pages of others use. It lives on while its page is behind
 * others: what is typed in it stays, and the one who edits it goes on editing.
 */
export function OfficeDocument({ fileId, officeType, mode, onSaved, onStatus }: OfficeDocumentProps) {
  const lang = useLang()
  useStayAwake(true)
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const memory = use(PageMemoryContext)
  const standing = useRef<Standing | null>(null)
  const heard = useRef({ lang, onSaved, onStatus })
  useEffect(() => {
    heard.current = { lang, onSaved, onStatus }
  })
  useEffect(() => {
    const mount = place.current
    const as = `${fileId} ${officeType} ${mode}`
    const leave = () => {
      // A page that goes behind rests, and its document stays where it is; it goes with the page.
      if (memory?.isInFront() === false) return
      standing.current?.end()
      standing.current = null
    }
    if (standing.current?.as === as) return leave
    standing.current?.end()
    standing.current = null
    const ticket = () =>
      http.post<{ readonly token: string }>(`/api/office/file/${fileId}/ticket`, { mode }, { quiet: true })
    if (mount === null) return leave
    // The frame comes while its ticket is asked for.
    const document = init({
      appId: 'amur',
      fileId,
      officeType,
      endpoint: location.origin,
      mount,
      // A change of language does not open the document anew: what is typed would be lost.
      lang: heard.current.lang,
      refreshToken: ticket,
    })
    document.on('fileSaved', (saved) => heard.current.onSaved?.(saved))
    document.on('fileStatus', (status) => heard.current.onStatus?.(status))
    standing.current = { as, end: document.destroy }
    ticket().then(document.setToken, (error: unknown) => {
      if (standing.current?.end !== document.destroy) return
      standing.current.end()
      setFailed(failureText(error))
    })
    return leave
  }, [fileId, officeType, mode, memory])
  return (
    <div className={css.document} ref={place}>
      {failed !== null && <Empty title={failed} />}
    </div>
  )
}
