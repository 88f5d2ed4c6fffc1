import { Button } from 'antd'
import { Suspense, useEffect, useState } from 'react'
import type { FlowDefinition } from '../../../core/flow/definition.ts'
import { readDefinition } from '../../../core/flow/read-definition.ts'
import type { Json } from '../../../core/json.ts'
import { namesOfFlow, untranslated } from '../../../kinds/untranslated.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { Failure, http, MergeDrawingDialog, newKey, useCan, useLang, useWords } from '../../../web/define.ts'
import { designWords as words, placeText, renewTemplates, StillChinese, type Template, type VersionLine } from '../../../web/define-flow.ts'

interface PublishActionsProps {
  readonly template: Template
  readonly version: VersionLine
  readonly definition: FlowDefinition
  readonly dirty: boolean
  readonly sound: boolean
  /** What the drawing was begun with. */
  readonly base: FlowDefinition
  /** What Ctrl+S does; null while there is nothing to save. */
  readonly onSaveable: (save: (() => void) | null) => void
}

interface Kept {
  readonly version: number
  readonly ver: number
}

/** Keeping the drawing, putting it in force, dropping it. */
export function PublishActions({ template, version, definition, dirty, sound, base, onSaveable }: PublishActionsProps) {
  const t = useWords()
  const [asked, setAsked] = useState<'publish' | 'drop' | null>(null)
  const [busy, setBusy] = useState(false)
  const mayDraw = useCan('lcmb-bj')
  const mayPublish = useCan('lcmb-fb')
  const designed = version.status === '0'
  const open = template.versions.reduce((sum, one) => sum + one.open, 0)
  const lang = useLang()
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const place = `/api/workflow/template/${template.process}`
  const send = (path: string, body: object) => http.post<Kept>(`${place}/${path}`, body, { key: newKey(), quiet: true })
  const save = () => send('save', { definition, ver: designed ? version.ver : null })
  const run = async (work: () => Promise<string>) => {
    setBusy(true)
    try {
      toast.success(await work())
      renewTemplates()
    } catch (failure) {
      if (failure instanceof Failure && failure.status === 409) setTheirs(await theirsOf(place))
      else toast.error(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
      setAsked(null)
    }
  }
  const saveNow = () => void run(async () => t(words.saved, { version: (await save()).version }))
  useEffect(() => onSaveable(mayDraw && dirty && !busy ? saveNow : null))
  const merge = (merged: Json, { ver }: Theirs) => {
    const read = readDefinition({ ...(merged as object), version: base.version }) // a merged drawing is one again
    setTheirs(null)
    if (read !== null) void run(async () => t(words.saved, { version: (await send('save', { definition: read, ver })).version }))
  }
  const publish = async () => {
    const kept = dirty ? await save() : version
    await send('publish', { ver: kept.ver })
    return t(words.published, { version: kept.version })
  }
  return (
    <>
      {designed && mayDraw && <Button disabled={busy} onClick={() => setAsked('drop')}>{t(words.drop)}</Button>}
      {mayDraw && <Button disabled={!dirty || busy} onClick={saveNow}>{t(words.save)}</Button>}
      {mayPublish && <Button type="primary" disabled={busy || !sound || (!designed && !dirty)} onClick={() => setAsked('publish')}>{t(words.publish)}</Button>}
      {theirs !== null && (
        <Suspense>
          <MergeDrawingDialog base={json(base)} mine={json(definition)} theirs={json(theirs.definition)} named={(path) => placeText(path, [theirs.definition, definition], lang)}
            onMerged={(merged) => merge(merged, theirs)} onTheirs={() => { setTheirs(null); renewTemplates() }} onClose={() => setTheirs(null)} />
        </Suspense>
      )}
      {asked !== null && (
        <Dialog open title={asked === 'drop' ? t(words.dropAsk) : t(words.publishAsk, { version: designed ? version.version : version.version + 1 })} onClose={() => setAsked(null)} footer={<>
          <Button onClick={() => setAsked(null)}>{t(words.cancel)}</Button>
          {asked === 'drop'
            ? <Button danger loading={busy} onClick={() => void run(async () => { await send('drop', { ver: version.ver }); return t(words.dropped) })}>{t(words.drop)}</Button>
            : <Button type="primary" loading={busy} autoFocus onClick={() => void run(publish)}>{t(words.publish)}</Button>}
        </>}>
          {asked === 'publish' && <p>{t(words.publishNote, { n: open })}</p>}
          {asked === 'publish' && <StillChinese names={untranslated(namesOfFlow(definition))} />}
        </Dialog>
      )}
    </>
  )
}

/** A drawing of somebody else that was saved meanwhile; `ver` is null where it has been published since. */
interface Theirs {
  readonly definition: FlowDefinition
  readonly ver: number | null
}

async function theirsOf(place: string): Promise<Theirs> {
  const { versions } = await http.get<Template>(place)
  const designed = versions.find(({ status }) => status === '0')
  const current = designed ?? versions.find(({ status }) => status === '1') ?? versions[0]
  return { definition: await http.get<FlowDefinition>(`${place}/version/${current?.version ?? 1}`), ver: designed?.ver ?? null }
}

/** The parts of a flow that people draw: its version is not theirs to change. */
function json(definition: FlowDefinition): Json {
  return { ...definition, version: 0 } as unknown as Json // a definition is plain JSON
}
