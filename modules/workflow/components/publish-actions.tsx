import { Suspense, useEffect, useState } from 'react'
import type { UnableApprovers } from '../../../core/approval/approvers-without-access.ts'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import { readDefinition } from '../../../core/approval/read-definition.ts'
import type { Json } from '../../../core/values/json.ts'
import { namesOfFlow, untranslated } from '../../../kinds/untranslated-names.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import {
  designWords as words,
  placeText,
  renewTemplates,
  type SavedDrawing,
  StillChinese,
  type Template,
  UnableNotice,
  type VersionLine,
} from '../../../web/module-api-flow.ts'
import {
  Failure,
  failureText,
  http,
  MergeDrawingDialog,
  newKey,
  useCan,
  useLang,
  useWords,
} from '../../../web/module-api.ts'

interface PublishActionsProps {
  readonly template: Template
  readonly version: VersionLine
  readonly definition: FlowDefinition
  readonly dirty: boolean
  readonly sound: boolean
  readonly unable: readonly UnableApprovers[]
  /** What the drawing was begun with. */
  readonly base: FlowDefinition
  /** What Ctrl+S does; null while there is nothing to save. */
  readonly onSaveable: (save: (() => void) | null) => void
  readonly onSaved: (base: SavedDrawing) => void
  /** Another drawing takes the place of this one. */
  readonly onOpen: (definition: FlowDefinition) => void
  /** Opens it anew with what the server holds. */
  readonly onRenew: () => Promise<void>
}

interface Kept {
  readonly version: number
  readonly ver: number
}

/** Keeping the drawing, putting it in force, dropping it. */
export function PublishActions({
  template,
  version,
  definition,
  dirty,
  sound,
  unable,
  base,
  onSaveable,
  onSaved,
  onOpen,
  onRenew,
}: PublishActionsProps) {
  const t = useWords()
  const [asked, setAsked] = useState<'publish' | 'drop' | null>(null)
  const [busy, setBusy] = useState(false)
  const mayDraw = useCan('lcmb-bj')
  const mayPublish = useCan('lcmb-fb')
  const designed = version.status === '0'
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const place = `/api/workflow/template/${template.process}`
  const send = (path: string, body: object) => http.post<Kept>(`${place}/${path}`, body, { key: newKey(), quiet: true })
  const save = async (what = definition, over = designed ? version.ver : null) => {
    const kept = await send('save', { definition: what, ver: over })
    onSaved({ definition: what, version: { ...version, ...kept, status: '0' } })
    void renewTemplates()
    return kept
  }
  const run = async (work: () => Promise<string>) => {
    setBusy(true)
    try {
      toast.success(await work())
    } catch (failure) {
      if (failure instanceof Failure && failure.status === 409) setTheirs(await theirsOf(place))
      else toast.error(failureText(failure))
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
    if (read === null) return
    onOpen(read)
    void run(async () => t(words.saved, { version: (await save(read, ver)).version }))
  }
  const publish = async () => {
    const kept = dirty ? await save() : version
    await send('publish', { ver: kept.ver })
    await onRenew()
    return t(words.published, { version: kept.version })
  }
  const drop = async () => {
    await send('drop', { ver: version.ver })
    await onRenew()
    return t(words.dropped)
  }
  return (
    <>
      {designed && mayDraw && (
        <Button disabled={busy} onClick={() => setAsked('drop')}>
          {t(words.drop)}
        </Button>
      )}
      {mayDraw && (
        <Button disabled={!dirty || busy} onClick={saveNow}>
          {t(words.save)}
        </Button>
      )}
      {mayPublish && (
        <Button look="primary" disabled={busy || !sound || (!designed && !dirty)} onClick={() => setAsked('publish')}>
          {t(words.publish)}
        </Button>
      )}
      {theirs !== null && (
        <MergeFlow
          base={base}
          definition={definition}
          theirs={theirs.definition}
          onMerged={(merged) => merge(merged, theirs)}
          onTheirs={() => {
            setTheirs(null)
            void onRenew()
          }}
          onClose={() => setTheirs(null)}
        />
      )}
      {asked !== null && (
        <ConfirmDialog
          asked={asked}
          number={designed ? version.version : version.version + 1}
          running={template.versions.reduce((sum, one) => sum + one.open, 0)}
          definition={definition}
          unable={unable}
          busy={busy}
          onConfirm={() => void run(asked === 'drop' ? drop : publish)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

interface ConfirmDialogProps {
  readonly asked: 'publish' | 'drop'
  /** Of the version that is published. */
  readonly number: number
  /** Approvals that go on by the version they began with. */
  readonly running: number
  readonly definition: FlowDefinition
  readonly unable: readonly UnableApprovers[]
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

function ConfirmDialog({ asked, number, running, definition, unable, busy, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useWords()
  return (
    <Dialog
      open
      title={asked === 'drop' ? t(words.dropAsk) : t(words.publishAsk, { version: number })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(words.cancel)}</Button>
          {asked === 'drop' ? (
            <Button danger busy={busy} onClick={onConfirm}>
              {t(words.drop)}
            </Button>
          ) : (
            <Button look="primary" busy={busy} autoFocus onClick={onConfirm}>
              {t(words.publish)}
            </Button>
          )}
        </>
      }
    >
      {asked === 'publish' && <p>{t(words.publishNote, { n: running })}</p>}
      {asked === 'publish' && <UnableNotice unable={unable} />}
      {asked === 'publish' && <StillChinese names={untranslated(namesOfFlow(definition))} />}
    </Dialog>
  )
}

interface MergeFlowProps {
  readonly base: FlowDefinition
  readonly definition: FlowDefinition
  readonly theirs: FlowDefinition
  readonly onMerged: (merged: Json) => void
  readonly onTheirs: () => void
  readonly onClose: () => void
}

function MergeFlow({ base, definition, theirs, onMerged, onTheirs, onClose }: MergeFlowProps) {
  const lang = useLang()
  return (
    <Suspense>
      <MergeDrawingDialog
        base={json(base)}
        mine={json(definition)}
        theirs={json(theirs)}
        named={(path) => placeText(path, [theirs, definition], lang)}
        onMerged={onMerged}
        onTheirs={onTheirs}
        onClose={onClose}
      />
    </Suspense>
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
  return {
    definition: await http.get<FlowDefinition>(`${place}/version/${current?.version ?? 1}`),
    ver: designed?.ver ?? null,
  }
}

/** The parts of a flow that people draw: its version is not theirs to change. */
function json(definition: FlowDefinition): Json {
  return { ...definition, version: 0 } as unknown as Json // a definition is plain JSON
}
