import { Alert, Button, Checkbox } from 'antd'
import { useEffect, useState } from 'react'
import type { OpenedForm, PlannedForm, UnableApprovers } from '../../../core/form/answers.ts'
import type { FormDraft } from '../../../core/form/draft.ts'
import { formPath } from '../../../core/form/draft.ts'
import { formChangeWords, type FormChange, type FormPlan } from '../../../core/form/plan.ts'
import { formProblemWords } from '../../../core/form/problem-words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { StillChinese } from '../../../web/define-flow.ts'
import { failureText, openPage, reloadSession, useLang, useWords } from '../../../web/define.ts'
import { formsWords as words } from '../words/publish.ts'
import { drawnAt } from './draft-fields.ts'
import { planForm, publishForm, renewForms } from './forms-data.tsx'
import { UnableNotice } from './unable-notice.tsx'
import { untranslatedIn } from './untranslated.ts'
import css from './panel.module.css'

interface PublishDialogProps {
  readonly draft: FormDraft
  /** As the server holds it; renewed while it is being published. */
  readonly opened: OpenedForm
  readonly ver: number
  readonly onClose: () => void
}

type Step =
  | { readonly at: 'plan' }
  | { readonly at: 'asked'; readonly plan: FormPlan; readonly unable: readonly UnableApprovers[] }
  | { readonly at: 'working'; readonly since: number }
  | { readonly at: 'failed'; readonly message: string }

/** What publishing will do, the confirmation of it, how it goes, and where the form is then. */
export function PublishDialog({ draft, opened, ver, onClose }: PublishDialogProps) {
  const t = useWords()
  const lang = useLang()
  const name = draft.words.title[lang]
  const [step, setStep] = useState<Step>({ at: 'plan' })
  const [sure, setSure] = useState(false)
  const [round, setRound] = useState(0)
  const { publishing, published } = opened
  const outcome =
    step.at === 'working' && publishing !== null && publishing.state !== 'waiting' && publishing.at >= step.since
      ? publishing
      : null
  useEffect(() => {
    let stale = false
    const show = ({ plan, problems, unable }: PlannedForm) => {
      if (stale) return
      if (plan !== null) return setStep({ at: 'asked', plan, unable })
      setStep({
        at: 'failed',
        message: problems.map(({ code, params }) => t(formProblemWords[code], params)).join('; '),
      })
    }
    planForm(draft.doc.name, ver).then(show, (failure: unknown) => {
      if (!stale) setStep({ at: 'failed', message: failureText(failure) })
    })
    return () => {
      stale = true
    }
  }, [draft.doc.name, ver, round, t])
  const again = () => {
    setSure(false)
    setStep({ at: 'plan' })
    setRound(round + 1)
  }
  const publish = async ({ hash }: FormPlan) => {
    const since = publishing?.at ?? 0
    setStep({ at: 'working', since: since + 1 })
    try {
      await publishForm(draft.doc.name, ver, hash)
      await renewForms()
    } catch (failure) {
      setStep({ at: 'failed', message: failureText(failure) })
    }
  }
  const open = async () => {
    await reloadSession()
    onClose()
    openPage(formPath(draft.doc.name))
  }
  const stay = () => {
    void reloadSession()
    onClose()
  }
  if (outcome?.state === 'done')
    return (
      <Dialog
        open
        title={t(words.planTitle, { name })}
        onClose={stay}
        footer={
          <>
            <Button onClick={stay}>{t(words.stay)}</Button>
            <Button type="primary" onClick={() => void open()}>
              {t(words.open)}
            </Button>
          </>
        }
      >
        <Alert
          type="success"
          showIcon
          title={t(words.done, { name, version: opened.version ?? 1 })}
          description={t(words.doneNote)}
        />
      </Dialog>
    )
  const failure = outcome?.state === 'failed' ? (outcome.message ?? '') : step.at === 'failed' ? step.message : null
  const blocked = step.at === 'asked' && (step.plan.blocked || (step.plan.confirm && !sure))
  return (
    <Dialog
      open
      careful
      title={t(words.planTitle, { name })}
      onClose={onClose}
      width={640}
      footer={
        <>
          <Button onClick={onClose}>{t(failure === null ? words.cancel : words.close)}</Button>
          {failure !== null || (step.at === 'asked' && step.plan.blocked) ? (
            <Button type="primary" onClick={again}>
              {t(words.planAgain)}
            </Button>
          ) : (
            <Button
              type="primary"
              loading={step.at === 'working'}
              disabled={step.at === 'plan' || blocked}
              onClick={() => {
                if (step.at === 'asked') void publish(step.plan)
              }}
            >
              {t(words.publish)}
            </Button>
          )}
        </>
      }
    >
      <div role="status">
        {failure !== null && <Alert type="error" showIcon title={t(words.failed, { message: failure })} />}
        {failure === null && step.at === 'plan' && (
          <>
            <p className={css.note}>{t(words.planWait)}</p>
            <Skeleton lines={3} height={20} />
          </>
        )}
        {failure === null && step.at === 'working' && (
          <p>
            <Spinner /> {t(words.working)}
          </p>
        )}
      </div>
      {step.at === 'asked' && <Changes plan={step.plan} draft={draft} published={published} />}
      {step.at === 'asked' && <UnableNotice unable={step.unable} />}
      {step.at === 'asked' && <StillChinese names={untranslatedIn(draft)} />}
      {step.at === 'asked' && step.plan.confirm && !step.plan.blocked && (
        <Checkbox checked={sure} onChange={(event) => setSure(event.target.checked)}>
          {t(words.confirm)}
        </Checkbox>
      )}
    </Dialog>
  )
}

const sorts = ['blocks', 'narrows', 'adds'] as const

function Changes({
  plan,
  draft,
  published,
}: {
  readonly plan: FormPlan
  readonly draft: FormDraft
  readonly published: FormDraft | null
}) {
  const t = useWords()
  const lang = useLang()
  const named = (path: string) => {
    const drawn = drawnAt(draft, path) ?? (published === null ? null : drawnAt(published, path))
    return drawn?.label[lang] || drawn?.label.zh || path
  }
  const text = ({ code, field, rows, lost, params }: FormChange) =>
    t(formChangeWords[code], { ...params, field: named(field), rows, lost })
  return (
    <div className={css.changes}>
      {published !== null && <p className={css.note}>{t(words.planRows, { n: plan.rows })}</p>}
      {plan.changes.length === 0 && <p>{t(words.planNothing)}</p>}
      {sorts.map((sort) => {
        const changes = plan.changes.filter((change) => change.sort === sort)
        return (
          changes.length > 0 && (
            <section key={sort}>
              <h3>{t(words[sort])}</h3>
              <ul>
                {changes.map((change) => (
                  <li key={`${change.code} ${change.field}`} data-sort={sort}>
                    {text(change)}
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}
