import { Radio, Select } from 'antd'
import { useMemo } from 'react'
import { rolesAt } from '../../../core/approval/approver-roles-at-node.ts'
import { checkDefinition } from '../../../core/approval/check-definition.ts'
import { Button } from '../../../ui/button.tsx'
import { drafterFields, FlowEditor, type FlowChoices, TrialPane } from '../../../web/module-api-flow.ts'
import { useLang, useWords } from '../../../web/module-api.ts'
import { designWords as words } from '../words/design.ts'
import { approvalChosen, categoryFor, withoutApproval } from './approval-choice.ts'
import { flowFitTexts, flowFormFields, flowValueFields } from './flow-choices.ts'
import type { Design } from './form-design-types.ts'
import { tryForm } from './form-queries.tsx'
import { processOf } from './new-draft.ts'
import { flowText, readyFlows, settled } from './predefined-flows.ts'
import css from './designer.module.css'
import panel from './panel.module.css'

interface FlowPaneProps extends Design {
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  readonly onSave: () => void
}

/** How the form goes round: not at all, by a ready way, or as it is drawn here; published together with the form. */
export function FlowPane(props: FlowPaneProps) {
  return props.draft.doc.approval === undefined ? <FlowStart {...props} /> : <DrawnFlow {...props} />
}

/** A form that goes round nowhere yet. */
function FlowStart({ draft, choices, disabled, change }: FlowPaneProps) {
  const t = useWords()
  const known = new Set(choices.roles.map(({ code }) => code))
  const ready = Object.entries(readyFlows).filter(([, desks]) =>
    desks.every(({ source }) => source.by !== 'role' || known.has(source.role)),
  )
  return (
    <div className={css.whole}>
      <section className={panel.card}>
        <h2>{t(words.approval)}</h2>
        <Radio.Group
          value="none"
          disabled={disabled}
          onChange={(event) => change(approvalChosen(draft, choices, String(event.target.value)))}
          style={{ display: 'grid', gap: 8 }}
        >
          <Radio value="none">{t(words.approvalNone)}</Radio>
          <Radio value="own">{t(words.approvalDraw)}</Radio>
          {ready.map(([key, desks]) => (
            <Radio key={key} value={key}>
              {flowText(desks, t)}
            </Radio>
          ))}
        </Radio.Group>
        <p className={panel.note}>{t(words.approvalNote)}</p>
      </section>
    </div>
  )
}

function DrawnFlow({ draft, choices, disabled, change, undo, redo, onSave }: FlowPaneProps) {
  const t = useWords()
  const lang = useLang()
  const { approval } = draft.doc
  const flowChoices = useMemo((): FlowChoices => {
    const roles = choices.roles.map(({ code, label }) => ({ code, name: label, holders: null }))
    return {
      process: approval?.process ?? processOf(draft.doc.name),
      money: false,
      roles,
      groups: choices.groups,
      terms: choices.terms,
      hooks: [],
      processes: choices.processes,
      fields: [...flowValueFields(draft, lang), ...drafterFields(lang, roles)],
      form: flowFormFields(draft, lang),
    }
  }, [draft, choices, lang, approval?.process])
  const problems = useMemo(() => (approval === undefined ? [] : checkDefinition(approval.first)), [approval])
  const ofForm = useMemo(() => flowFitTexts(draft, choices, rolesAt, lang), [draft, choices, lang])
  if (approval === undefined) return null
  const trial = (
    <div className={panel.panel}>
      <TrialPane
        definition={approval.first}
        fields={flowValueFields(draft, lang)}
        names={{ ...flowChoices, lang }}
        onTry={(how, signal) => tryForm(settled(draft), how, signal)}
      />
    </div>
  )
  return (
    <>
      <div className={css.flowBar}>
        <label>
          {t(words.category)}
          <Select
            size="small"
            disabled={disabled}
            value={approval.category}
            options={choices.categories.map(({ code, label }) => ({ value: code, label }))}
            onChange={(category) => change({ ...draft, doc: { ...draft.doc, approval: { ...approval, category } } })}
          />
        </label>
        {!disabled && (
          <Button size="small" onClick={() => change(withoutApproval(draft))}>
            {t(words.approvalDrop)}
          </Button>
        )}
      </div>
      <FlowEditor
        definition={approval.first}
        choices={flowChoices}
        disabled={disabled}
        problems={problems}
        ofForm={ofForm}
        undo={undo}
        redo={redo}
        onSave={onSave}
        {...(disabled ? {} : { trial })}
        onChange={(first, about) =>
          change(
            {
              ...draft,
              doc: { ...draft.doc, approval: { ...approval, category: categoryFor(draft, choices), first } },
            },
            about,
          )
        }
      />
    </>
  )
}
