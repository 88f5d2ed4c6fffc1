import { Alert, Button, Dropdown } from 'antd'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { OpenedForm } from '../../../core/form/answers.ts'
import { formPath, type FormDraft } from '../../../core/form/draft.ts'
import { readDraft } from '../../../core/form/read-draft.ts'
import type { Json } from '../../../core/json.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast.ts'
import {
  Failure,
  failureText,
  http,
  MergeDrawingDialog,
  openPage,
  useCan,
  useLang,
  useTab,
  useWords,
} from '../../../web/define.ts'
import { designWords } from '../words/design.ts'
import { formsWords as words } from '../words/publish.ts'
import { draftPlaceText } from './draft-place-text.ts'
import { dropForm, renewForms, saveForm } from './forms-data.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { settled } from './ready-flows.ts'

interface DesignActionsProps {
  readonly draft: FormDraft
  readonly opened: OpenedForm
  readonly sound: boolean
  readonly restored: boolean
  /** What Ctrl+S does; null while there is nothing to save. */
  readonly onSaveable: (save: (() => void) | null) => void
  readonly keep: (draft: FormDraft | null, ver: number) => void
  /** Another drawing takes the place of this one. */
  readonly onOpen: (draft: FormDraft) => void
}

/** Keeping a drawing, putting it in force, dropping it; and who else was at work on it. */
export function DesignActions({ draft, opened, sound, restored, onSaveable, keep, onOpen }: DesignActionsProps) {
  const t = useWords()
  const lang = useLang()
  const tab = useTab()
  const mayDraw = useCan('ywbd-bj')
  const mayPublish = useCan('ywbd-fb')
  const [saved, setSaved] = useState(opened.draft)
  const [ver, setVer] = useState(opened.ver)
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<'publish' | 'drop' | null>(null)
  const [theirs, setTheirs] = useState<OpenedForm | null>(null)
  const [back, setBack] = useState(restored)
  const dirty = draft !== saved
  const keepNow = useEffectEvent(() => keep(dirty ? draft : null, ver))
  const title = draft.words.title[lang] || draft.words.title.zh
  useEffect(() => {
    tab.setTitle(title)
  }, [tab, title])
  useEffect(() => {
    tab.setDirty(dirty)
    return () => tab.setDirty(false)
  }, [tab, dirty])
  useEffect(() => keepNow(), [draft, saved, ver])
  const save = async (over: number, what = draft): Promise<boolean> => {
    setBusy(true)
    try {
      const answer = await saveForm(settled(what), over)
      setSaved(what)
      setVer(answer.ver)
      setTheirs(null)
      setBack(false)
      void renewForms()
      return true
    } catch (failure) {
      if (failure instanceof Failure && failure.status === 409)
        setTheirs(await http.get<OpenedForm>(`/api/forms/${opened.name}`))
      else toast.error(failureText(failure))
      return false
    } finally {
      setBusy(false)
    }
  }
  const saveNow = () =>
    void save(ver).then((done) => {
      if (done) toast.success(t(words.saved))
    })
  useEffect(() => onSaveable(mayDraw && dirty && !busy ? saveNow : null))
  const publish = async () => {
    if (!dirty || (await save(ver))) setAsked('publish')
  }
  const takeTheirs = (now: OpenedForm) => {
    setSaved(now.draft)
    setVer(now.ver)
    setTheirs(null)
    onOpen(now.draft)
    void renewForms()
  }
  const merge = async (merged: Json, now: OpenedForm) => {
    const read = readDraft(merged)
    if (!('draft' in read)) return
    onOpen(read.draft)
    if (await save(now.ver, read.draft)) toast.success(t(words.saved))
  }
  const drop = async () => {
    setBusy(true)
    try {
      await dropForm(opened.name, ver)
      toast.success(t(words.dropped))
      keep(null, ver)
      setAsked(null)
      void renewForms()
      if (opened.version === null) {
        tab.setDirty(false)
        tab.close()
        openPage('/formbusiness')
      } else takeTheirs(await http.get<OpenedForm>(`/api/forms/${opened.name}`))
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false)
    }
  }
  const more = [
    { key: 'back', label: t(designWords.back), onClick: () => openPage('/formbusiness') },
    ...(opened.status === 'published'
      ? [{ key: 'open', label: t(words.open), onClick: () => openPage(formPath(opened.name)) }]
      : []),
    ...(mayDraw && (opened.changed || opened.version === null)
      ? [{ key: 'drop', danger: true, label: t(words.drop), onClick: () => setAsked('drop') }]
      : []),
  ]
  return (
    <>
      {theirs !== null && (
        <Suspense>
          <MergeDrawingDialog
            base={saved as unknown as Json}
            mine={draft as unknown as Json}
            theirs={theirs.draft as unknown as Json}
            named={(path) => draftPlaceText(path, [draft, theirs.draft], lang, t)} // drafts are plain JSON
            onMerged={(merged) => void merge(merged, theirs)}
            onTheirs={() => takeTheirs(theirs)}
            onClose={() => setTheirs(null)}
          />
        </Suspense>
      )}
      {back && dirty && (
        <Alert
          type="info"
          showIcon
          title={t(words.restored)}
          action={
            <Button
              size="small"
              onClick={() => {
                setBack(false)
                onOpen(saved)
              }}
            >
              {t(words.forget)}
            </Button>
          }
        />
      )}
      <Dropdown trigger={['click']} menu={{ items: more }}>
        <Button aria-label={t(words.more)} icon={<Icon name="more" size={16} />} />
      </Dropdown>
      {mayDraw && (
        <Button disabled={!dirty} loading={busy} onClick={saveNow}>
          {t(words.save)}
        </Button>
      )}
      {mayPublish && (
        <Button
          type="primary"
          disabled={busy || !sound || (!dirty && !opened.changed && opened.status === 'published')}
          onClick={() => void publish()}
        >
          {t(words.publish)}
        </Button>
      )}
      {asked === 'publish' && <PublishDialog draft={draft} opened={opened} ver={ver} onClose={() => setAsked(null)} />}
      {asked === 'drop' && (
        <Dialog
          open
          title={t(words.dropAsk)}
          onClose={() => setAsked(null)}
          footer={
            <>
              <Button onClick={() => setAsked(null)}>{t(words.cancel)}</Button>
              <Button danger loading={busy} onClick={() => void drop()}>
                {t(words.drop)}
              </Button>
            </>
          }
        >
          <p>{t(words.dropNote)}</p>
        </Dialog>
      )}
    </>
  )
}
