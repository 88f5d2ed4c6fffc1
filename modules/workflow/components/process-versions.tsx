import { useState } from 'react'
import type { FlowNode } from '../../../core/approval/definition.ts'
import { kindWords } from '../../../core/approval/designer/node-kind-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { designWords } from '../../../web/module-api-flow.ts'
import { conditionText, nodeText, partText, type NodeNames } from '../../../web/module-api-flow.ts'
import {
  renewTemplates,
  useTemplate,
  useVersion,
  type Template,
  type TemplateLine,
  type VersionLine,
} from '../../../web/module-api-flow.ts'
import { http, newKey, openPage, useCan, useLang, useStamp, useWords } from '../../../web/module-api.ts'
import { differences } from '../design/compare-definitions.ts'
import { templateWords as words } from '../words/process-definitions.ts'
import { MoveRunning } from './move-running-approvals.tsx'
import css from './templates.module.css'

/** The versions of a process: when, by whom, compared with the published one, and put in force again. */
export function TemplateVersions({ line, onClose }: { readonly line: TemplateLine; readonly onClose: () => void }) {
  const t = useWords()
  const { data: template } = useTemplate(line.process)
  const published = template?.versions.find(({ status }) => status === '1')
  return (
    <Drawer open width={640} title={`${line.label} · ${t(words.versions)}`} onClose={onClose}>
      {template ? (
        <ol className={css.versions}>
          {template.versions.map((version) => (
            <Version key={version.version} template={template} version={version} published={published ?? null} />
          ))}
        </ol>
      ) : (
        <Skeleton lines={6} />
      )}
    </Drawer>
  )
}

interface VersionProps {
  readonly template: Template
  readonly version: VersionLine
  readonly published: VersionLine | null
}

function Version({ template, version, published }: VersionProps) {
  const t = useWords()
  const stamp = useStamp()
  const mayPublish = useCan('lcmb-fb')
  const [comparing, setComparing] = useState(false)
  const [asked, setAsked] = useState(false)
  const [moving, setMoving] = useState(false)
  const at = version.publishedAt ?? version.updated
  const rollBack = async () => {
    setAsked(false)
    try {
      const kept = await http.post<{ version: number }>(
        `/api/workflow/template/${template.process}/rollback`,
        { version: version.version },
        { key: newKey() },
      )
      toast.success(t(words.rolledBack, { version: kept.version }))
      void renewTemplates()
    } catch {
      // What went wrong has been said.
    }
  }
  return (
    <li>
      <header>
        <b>v{version.version}</b>
        <span data-status={version.status}>{t(words[`status${version.status}`])}</span>
        <small>
          {[at === null ? '' : stamp(at, 'minute'), version.updatedBy ?? '', version.note ?? '']
            .filter(Boolean)
            .join(' · ')}
        </small>
      </header>
      <p>
        {t(words.nodes, { n: version.nodes })} · {t(words.runs, { open: version.open, all: version.all })}
      </p>
      <div className={css.buttons}>
        <Button
          size="small"
          onClick={() => openPage(`/workflowconfig?process=${template.process}&version=${version.version}`)}
        >
          {t(words.look)}
        </Button>
        {published && version !== published && (
          <Button size="small" aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
            {t(words.compare)}
          </Button>
        )}
        {mayPublish && version === published && template.versions.some((one) => one !== version && one.open > 0) && (
          <Button size="small" onClick={() => setMoving(true)}>
            {t(words.moveRunning)}
          </Button>
        )}
        {mayPublish && version.status === '2' && (
          <Button size="small" onClick={() => setAsked(true)}>
            {t(words.rollBack)}
          </Button>
        )}
      </div>
      {comparing && published && (
        <Compared
          template={template}
          from={version.status === '0' ? published : version}
          to={version.status === '0' ? version : published}
        />
      )}
      {moving && <MoveRunning process={template.process} version={version.version} onClose={() => setMoving(false)} />}
      {asked && (
        <Dialog
          open
          title={t(words.rollBackAsk, { version: version.version })}
          onClose={() => setAsked(false)}
          footer={
            <>
              <Button onClick={() => setAsked(false)}>{t(designWords.cancel)}</Button>
              <Button look="primary" autoFocus onClick={() => void rollBack()}>
                {t(words.rollBack)}
              </Button>
            </>
          }
        >
          <p>{t(words.rollBackNote)}</p>
        </Dialog>
      )}
    </li>
  )
}

function Compared({
  template,
  from,
  to,
}: {
  readonly template: Template
  readonly from: VersionLine
  readonly to: VersionLine
}) {
  const t = useWords()
  const lang = useLang()
  const before = useVersion(template.process, from.version, from.ver).data
  const after = useVersion(template.process, to.version, to.ver).data
  if (!before || !after) return <Skeleton lines={3} />
  const found = differences(before, after)
  const names = { ...template, lang }
  if (found.length === 0) return <p>{t(words.same)}</p>
  return (
    <ul className={css.differences}>
      {found.map(({ key, what, before: old, after: now, parts }) => (
        <li key={key} data-what={what}>
          <b>
            {t(words[what])}: {(now ?? old)?.label[lang] || key}
          </b>{' '}
          <small>
            {(now ?? old) ? t(kindWords[(now ?? old)?.kind ?? 'end']) : ''}
            {parts.length > 0 && ` · ${parts.map((part) => partText(part, lang)).join(t(words.and))}`}
          </small>
          {old && now && said(old, names) !== said(now, names) && (
            <span>
              {t(words.before)}: {said(old, names)} → {t(words.after)}: {said(now, names)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What a node says in one line: whom it asks and how, or by what its ways part. */
function said(node: FlowNode, names: NodeNames): string {
  if (node.kind !== 'condition' && node.kind !== 'inclusive') return nodeText(node, names)
  return node.branches
    .map(({ when, label }) =>
      [label?.[names.lang] ?? '', conditionText(when, names)].filter((text) => text !== '').join(': '),
    )
    .join(' / ')
}
