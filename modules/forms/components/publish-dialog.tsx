import { Alert, Checkbox } from 'antd'
import { useState } from 'react'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import { formPath } from '../../../core/form-design/draft.ts'
import type { OpenedForm } from '../../../core/form-design/form-designer-types.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { StillChinese, UnableNotice } from '../../../web/module-api-flow.ts'
import { openPage, reloadSession, useLang, useWords } from '../../../web/module-api.ts'
import { formsWords as words } from '../words/form-list-and-publishing.ts'
import { PublishChanges } from './publish-changes.tsx'
import { untranslatedFormNames } from './untranslated-form-names.ts'
import { usePublishing } from './use-publishing.tsx'
import css from './panel.module.css'

interface PublishDialogProps {
  readonly draft: FormDraft
  /** As the server holds it; renewed while it is being published. */
  readonly opened: OpenedForm
  readonly ver: number
  readonly onClose: () => void
}

/** What publishing will do, the confirmation of it, how it goes, and where the form is then. */
export function PublishDialog({ draft, opened, ver, onClose }: PublishDialogProps) {
  const t = useWords()
  const lang = useLang()
  const [sure, setSure] = useState(false)
  const { step, again, publish } = usePublishing(draft.doc.name, ver, opened)
  if (step.at === 'done') return <PublishedDialog draft={draft} version={opened.version ?? 1} onClose={onClose} />
  const asked = step.at === 'asked' ? step : null
  return (
    <Dialog
      open
      careful
      title={t(words.planTitle, { name: draft.words.title[lang] })}
      onClose={onClose}
      width={640}
      footer={
        <>
          <Button onClick={onClose}>{t(step.at === 'failed' ? words.close : words.cancel)}</Button>
          {step.at === 'failed' || asked?.plan.blocked ? (
            <Button
              look="primary"
              onClick={() => {
                setSure(false)
                again()
              }}
            >
              {t(words.planAgain)}
            </Button>
          ) : (
            <Button
              look="primary"
              busy={step.at === 'working'}
              disabled={step.at === 'plan' || (asked?.plan.confirm && !sure)}
              onClick={() => {
                if (asked !== null) void publish(asked.plan)
              }}
            >
              {t(words.publish)}
            </Button>
          )}
        </>
      }
    >
      <div role="status">
        {step.at === 'failed' && <Alert type="error" showIcon title={t(words.failed, { message: step.message })} />}
        {step.at === 'plan' && (
          <>
            <p className={css.note}>{t(words.planWait)}</p>
            <Skeleton lines={3} height={20} />
          </>
        )}
        {step.at === 'working' && (
          <p>
            <Spinner /> {t(words.working)}
          </p>
        )}
      </div>
      {asked !== null && (
        <>
          <PublishChanges plan={asked.plan} draft={draft} published={opened.published} />
          <UnableNotice unable={asked.unable} />
          <StillChinese names={untranslatedFormNames(draft)} />
        </>
      )}
      {asked?.plan.confirm && !asked.plan.blocked && (
        <Checkbox checked={sure} onChange={(event) => setSure(event.target.checked)}>
          {t(words.confirm)}
        </Checkbox>
      )}
    </Dialog>
  )
}

interface PublishedDialogProps {
  readonly draft: FormDraft
  readonly version: number
  readonly onClose: () => void
}

function PublishedDialog({ draft, version, onClose }: PublishedDialogProps) {
  const t = useWords()
  const name = draft.words.title[useLang()]
  const open = async () => {
    await reloadSession()
    onClose()
    openPage(formPath(draft.doc.name))
  }
  const stay = () => {
    void reloadSession()
    onClose()
  }
  return (
    <Dialog
      open
      title={t(words.planTitle, { name })}
      onClose={stay}
      footer={
        <>
          <Button onClick={stay}>{t(words.stay)}</Button>
          <Button look="primary" onClick={() => void open()}>
            {t(words.open)}
          </Button>
        </>
      }
    >
      <Alert type="success" showIcon title={t(words.done, { name, version })} description={t(words.doneNote)} />
    </Dialog>
  )
}
