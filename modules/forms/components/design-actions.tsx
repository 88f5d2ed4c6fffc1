import { Alert } from 'antd'
import { useEffect, useState } from 'react'
import { formPath } from '../../../core/form-design/draft.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { openPage, useCan, useLang, useTab, useWords } from '../../../web/module-api.ts'
import { designWords } from '../words/design.ts'
import { formsWords as words } from '../words/form-list-and-publishing.ts'
import { DropDraftDialog } from './drop-draft-dialog.tsx'
import { MergeForm } from './merge-form.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useFormSaving, type FormSavingProps } from './use-form-saving.tsx'

interface DesignActionsProps extends FormSavingProps {
  readonly sound: boolean
}

/** Keeping a drawing, putting it in force, dropping it; and who else was at work on it. */
export function DesignActions({ sound, ...drawing }: DesignActionsProps) {
  const { draft, opened, keep, onOpen } = drawing
  const t = useWords()
  const lang = useLang()
  const tab = useTab()
  const mayDraw = useCan('ywbd-bj')
  const mayPublish = useCan('ywbd-fb')
  const [asked, setAsked] = useState<'publish' | 'drop' | null>(null)
  const saving = useFormSaving(drawing)
  const { ver, busy, dirty } = saving
  const title = draft.words.title[lang] || draft.words.title.zh
  useEffect(() => {
    tab.setTitle(title)
  }, [tab, title])
  const publish = async () => {
    if (!dirty || (await saving.save())) setAsked('publish')
  }
  const more = () => [
    { key: 'back', label: t(designWords.back), onClick: () => openPage('/formbusiness') },
    ...(opened.status === 'published'
      ? [{ key: 'open', label: t(words.open), onClick: () => openPage(formPath(opened.name)) }]
      : []),
    ...(mayDraw && (opened.changed || opened.version === null)
      ? [{ key: 'drop', danger: true, label: t(words.drop), onClick: () => setAsked('drop') }]
      : []),
  ]
  const forget = () => {
    saving.setBack(false)
    onOpen(saving.saved)
  }
  return (
    <>
      <MergeForm draft={draft} saving={saving} onOpen={onOpen} />
      {saving.back && (
        <Alert
          type="info"
          showIcon
          title={t(words.restored)}
          action={
            <Button size="small" onClick={forget}>
              {t(words.forget)}
            </Button>
          }
        />
      )}
      <ActionMenu entries={more} button={(trigger) => <Button {...trigger} aria-label={t(words.more)} icon="more" />} />
      {mayDraw && (
        <Button disabled={!dirty} busy={busy} onClick={saving.saveNow}>
          {t(words.save)}
        </Button>
      )}
      {mayPublish && (
        <Button
          look="primary"
          disabled={busy || !sound || (!dirty && !opened.changed && opened.status === 'published')}
          onClick={() => void publish()}
        >
          {t(words.publish)}
        </Button>
      )}
      {asked === 'publish' && <PublishDialog draft={draft} opened={opened} ver={ver} onClose={() => setAsked(null)} />}
      {asked === 'drop' && (
        <DropDraftDialog
          opened={opened}
          ver={ver}
          onDropped={() => {
            keep(null, ver)
            setAsked(null)
          }}
          onTake={saving.take}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
