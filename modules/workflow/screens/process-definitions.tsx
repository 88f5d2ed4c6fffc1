import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { iconNamed } from '../../../ui/icon-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useTemplates, type TemplateLine } from '../../../web/module-api-flow.ts'
import { designWords } from '../../../web/module-api-flow.ts'
import { openPage, ErrorState, useCan, usePage, useWords } from '../../../web/module-api.ts'
import { ProcessSettings } from '../components/process-settings.tsx'
import { TemplateVersions } from '../components/process-versions.tsx'
import { templateWords as words } from '../words/process-definitions.ts'
import css from '../components/templates.module.css'

/** The processes of all documents, with their versions and the way into the designer. */
export default function Templates() {
  const t = useWords()
  const { label } = usePage()
  const { data, error, refetch } = useTemplates()
  const mayForm = useCan('ywbd-bj')
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<TemplateLine | null>(null)
  const [setting, setSetting] = useState<TemplateLine | null>(null)
  const wanted = typed.trim().toLowerCase()
  const found = (data ?? []).filter((line) =>
    `${line.label} ${line.documentLabel} ${line.category} ${line.process}`.toLowerCase().includes(wanted),
  )
  return (
    <Page>
      <PageHeader
        title={t(label)}
        note={t(words.note)}
        actions={
          <>
            <InputBox
              clearable
              style={{ width: 220 }}
              start={<Icon name="search" size={15} />}
              value={typed}
              placeholder={t(words.find)}
              aria-label={t(words.find)}
              onChange={setTyped}
            />
            {mayForm && (
              <Button look="primary" icon="plus" onClick={() => openPage('/formbusiness?new=1')}>
                {t(words.create)}
              </Button>
            )}
          </>
        }
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} height={24} />}
      {data && found.length === 0 && <Empty title={t(words.none)} />}
      <ul className={css.cards}>
        {found.map((line) => (
          <li key={line.process} className={css.card}>
            <Template line={line} onVersions={() => setOpened(line)} onSettings={() => setSetting(line)} />
          </li>
        ))}
      </ul>
      {opened && <TemplateVersions line={opened} onClose={() => setOpened(null)} />}
      {setting && <ProcessSettings line={setting} onClose={() => setSetting(null)} />}
    </Page>
  )
}

function Template({
  line,
  onVersions,
  onSettings,
}: {
  readonly line: TemplateLine
  readonly onVersions: () => void
  readonly onSettings: () => void
}) {
  const t = useWords()
  const mayDraw = useCan('lcmb-bj')
  const mayForm = useCan('ywbd-bj')
  return (
    <>
      <h2>
        {line.icon !== null && (
          <span style={line.color === null ? {} : { color: line.color }}>
            <Icon name={iconNamed(line.icon, 'flow')} size={18} />
          </span>
        )}
        {line.label}
        {line.money && <span className={css.tag}>{t(words.money)}</span>}
      </h2>
      <dl>
        <dt>{t(words.document)}</dt>
        <dd>{line.documentLabel}</dd>
        <dt>{t(words.category)}</dt>
        <dd>{line.category}</dd>
        <dt>{t(words.numbering)}</dt>
        <dd>{line.numbering ?? '—'}</dd>
        <dt>{t(words.print)}</dt>
        <dd>
          <PrintTemplate line={line} />
        </dd>
        <dt>{t(words.starters)}</dt>
        <dd>{line.starters.join(' · ') || t(words.nobody)}</dd>
        {line.managers.length > 0 && (
          <>
            <dt>{t(words.managers)}</dt>
            <dd>{line.managers.join(' · ')}</dd>
          </>
        )}
        <dt>{t(words.version)}</dt>
        <dd>
          {line.version === null ? '—' : t(designWords.versionNow, { version: line.version })}
          {line.designed !== null && ` · ${t(designWords.versionDrawn, { version: line.designed })}`}
        </dd>
        <dt>{t(words.open)}</dt>
        <dd>{t(words.runs, { open: line.open, all: line.all })}</dd>
      </dl>
      <div className={css.buttons}>
        <Button look="primary" icon="flow" onClick={() => openPage(`/workflowconfig?process=${line.process}`)}>
          {t(mayDraw ? words.design : words.look)}
        </Button>
        <Button icon="layers" onClick={onVersions}>
          {t(words.versions)}
        </Button>
        {mayDraw && (
          <Button icon="gear" onClick={onSettings}>
            {t(words.settings)}
          </Button>
        )}
        {mayForm && line.drawn && (
          <Button icon="copy" onClick={() => openPage(`/formbusiness?copy=${line.thing}`)}>
            {t(words.copyIt)}
          </Button>
        )}
      </div>
    </>
  )
}

/** How a document of the process is printed: as its form says, or as the product brings it. */
function PrintTemplate({ line: { drawn, thing } }: { readonly line: TemplateLine }) {
  const t = useWords()
  const mayForm = useCan('ywbd-bj')
  if (!drawn) return t(words.printBuiltIn)
  if (!mayForm) return t(words.printOfForm)
  return (
    <button type="button" className={css.link} onClick={() => openPage(`/formbusiness/${thing}?step=lists`)}>
      {t(words.printSet)}
    </button>
  )
}
