import { Button } from 'antd'
import { useState } from 'react'
import type { FlowDefinition } from '../../../core/flow/definition.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, newKey, useCan, useWords } from '../../../web/define.ts'
import { designWords as words } from '../../../web/define-flow.ts'
import { renewTemplates, type Template, type VersionLine } from '../../../web/define-flow.ts'

interface PublishActionsProps {
  readonly template: Template
  readonly version: VersionLine
  readonly definition: FlowDefinition
  readonly dirty: boolean
  readonly sound: boolean
}

interface Kept {
  readonly version: number
  readonly ver: number
}

/** Keeping the drawing, putting it in force, dropping it. */
export function PublishActions({ template, version, definition, dirty, sound }: PublishActionsProps) {
  const t = useWords()
  const [asked, setAsked] = useState<'publish' | 'drop' | null>(null)
  const [busy, setBusy] = useState(false)
  const mayDraw = useCan('lcmb-bj')
  const mayPublish = useCan('lcmb-fb')
  const designed = version.status === '0'
  const open = template.versions.reduce((sum, one) => sum + one.open, 0)
  const send = (path: string, body: object) => http.post<Kept>(`/api/workflow/template/${template.process}/${path}`, body, { key: newKey() })
  const save = () => send('save', { definition, ver: designed ? version.ver : null })
  const run = async (work: () => Promise<string>) => {
    setBusy(true)
    try {
      toast.success(await work())
      renewTemplates()
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false)
      setAsked(null)
    }
  }
  const publish = async () => {
    const kept = dirty ? await save() : version
    await send('publish', { ver: kept.ver })
    return t(words.published, { version: kept.version })
  }
  return (
    <>
      {designed && mayDraw && <Button disabled={busy} onClick={() => setAsked('drop')}>{t(words.drop)}</Button>}
      {mayDraw && <Button disabled={!dirty || busy} onClick={() => void run(async () => t(words.saved, { version: (await save()).version }))}>{t(words.save)}</Button>}
      {mayPublish && <Button type="primary" disabled={busy || !sound || (!designed && !dirty)} onClick={() => setAsked('publish')}>{t(words.publish)}</Button>}
      {asked !== null && (
        <Dialog open title={asked === 'drop' ? t(words.dropAsk) : t(words.publishAsk, { version: designed ? version.version : version.version + 1 })} onClose={() => setAsked(null)} footer={<>
          <Button onClick={() => setAsked(null)}>{t(words.cancel)}</Button>
          {asked === 'drop'
            ? <Button danger loading={busy} onClick={() => void run(async () => { await send('drop', { ver: version.ver }); return t(words.dropped) })}>{t(words.drop)}</Button>
            : <Button type="primary" loading={busy} autoFocus onClick={() => void run(publish)}>{t(words.publish)}</Button>}
        </>}>
          {asked === 'publish' && <p>{t(words.publishNote, { n: open })}</p>}
        </Dialog>
      )}
    </>
  )
}
