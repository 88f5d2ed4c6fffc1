import type { FormLine } from '../../../core/form-design/form-designer-types.ts'
import type { FormStatus } from '../../../core/form-design/form-designer-types.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import type { Tone } from '../../../ui/status-tone.ts'
import { openPage, useCan, useStamp, useWords } from '../../../web/module-api.ts'
import { formsWords as words } from '../words/form-list-and-publishing.ts'
import css from './designer.module.css'

const toneOf: Readonly<Record<FormStatus, Tone>> = { published: 'good', drawn: 'info', retired: 'quiet' }

interface FormCardProps {
  readonly form: FormLine
  readonly mayDraw: boolean
  readonly onCopy: () => void
  readonly onExport: () => void
  readonly onRetire: () => void
}

/** One drawn form: where it stands, and what can be done with it. */
export function FormCard({ form, mayDraw, onCopy, onExport, onRetire }: FormCardProps) {
  const t = useWords()
  const stamp = useStamp()
  const mayPublish = useCan('ywbd-fb')
  const { status, version, changed } = form
  const more = () => [
    ...(mayDraw ? [{ key: 'copy', label: t(words.copy), onClick: onCopy }] : []),
    { key: 'export', label: t(words.export), onClick: onExport },
    ...(mayPublish && status === 'published'
      ? [{ key: 'retire', label: t(words.retire), danger: true, onClick: onRetire }]
      : []),
  ]
  return (
    <>
      <h2>
        {form.label}
        <StatusTag tone={toneOf[status]}>{t(words[status])}</StatusTag>
        {changed && status === 'published' && <StatusTag tone="warn">{t(words.changed)}</StatusTag>}
      </h2>
      <dl>
        <dt>{t(words.version)}</dt>
        <dd>{version === null ? t(words.versionNone) : `v${version}`}</dd>
        <dt>{t(words.records)}</dt>
        <dd>{form.records}</dd>
        <dt>{t(words.updated)}</dt>
        <dd>
          {form.updatedBy} · {stamp(form.updated)}
        </dd>
      </dl>
      <div className={css.buttons}>
        <Button
          {...(status === 'published' ? {} : { look: 'primary' as const })}
          icon="edit"
          onClick={() => openPage(`/formbusiness/${form.name}`)}
        >
          {t(mayDraw ? words.edit : words.look)}
        </Button>
        {status === 'published' && (
          <Button icon="external" onClick={() => openPage(form.path)}>
            {t(words.open)}
          </Button>
        )}
        <ActionMenu
          entries={more}
          button={(trigger) => <Button {...trigger} aria-label={t(words.more)} icon="more" />}
        />
      </div>
    </>
  )
}
