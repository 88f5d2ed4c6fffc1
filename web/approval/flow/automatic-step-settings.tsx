import { Select } from 'antd'
import type { AutoAct, AutoNode } from '../../../core/approval/definition.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { CallParts } from './call-step-settings.tsx'
import type { NodePartsProps } from './node-settings-props.ts'
import { actWords } from './node-words.ts'
import { NotifyParts } from './notify-step-settings.tsx'
import { SetParts } from './set-fields-settings.tsx'
import { ChildValues } from './subflow-initial-values.tsx'
import { designWords as words } from './words.ts'
import css from './panel.module.css'

const acts = ['set', 'create', 'call', 'notify'] as const satisfies readonly AutoAct['do'][]

/** What an automatic step does: a rule of the document where it has any, or an act that is drawn here. */
export function AutoParts({ node, choices, disabled, onChange }: NodePartsProps<AutoNode>) {
  const t = useWords()
  const { act, ...ruled } = node
  const options = [
    ...(choices.hooks.length > 0 || act === undefined ? [{ value: 'rule', label: t(words.actRule) }] : []),
    ...acts.filter((one) => one !== 'set' || !choices.money).map((one) => ({ value: one, label: t(actWords[one]) })),
  ]
  const pick = (what: string) => {
    const chosen = acts.find((one) => one === what)
    onChange(chosen === undefined ? ruled : { ...ruled, hook: '', act: fresh(chosen) }, 'act')
  }
  const set = (next: AutoAct, about: string) => onChange({ ...node, act: next }, about)
  return (
    <>
      <label className={css.row}>
        {t(words.act)}
        <Select value={act?.do ?? 'rule'} disabled={disabled} options={options} onChange={pick} />
      </label>
      {act === undefined && (
        <label className={css.row}>
          {t(words.hook)}
          <Select
            value={node.hook || null}
            disabled={disabled}
            options={choices.hooks.map(({ hook, label }) => ({ value: hook, label }))}
            onChange={(hook) => onChange({ ...node, hook }, 'hook')}
          />
        </label>
      )}
      {act?.do === 'set' && <SetParts act={act} choices={choices} disabled={disabled} onChange={set} />}
      {act?.do === 'call' && <CallParts act={act} choices={choices} disabled={disabled} onChange={set} />}
      {act?.do === 'notify' && <NotifyParts act={act} choices={choices} disabled={disabled} onChange={set} />}
      {act?.do === 'create' && (
        <>
          <label className={css.row}>
            {t(words.createOf)}
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              value={act.process || null}
              disabled={disabled}
              options={choices.processes.map(({ process, label }) => ({ value: process, label }))}
              onChange={(process) => set({ ...act, process, values: {} }, 'process')}
            />
          </label>
          <p className={css.note}>{t(words.createNote)}</p>
          {act.process !== '' && (
            <ChildValues
              made={act}
              choices={choices}
              disabled={disabled}
              onChange={(values, about) => set({ ...act, values }, about)}
            />
          )}
        </>
      )}
    </>
  )
}

function fresh(what: AutoAct['do']): AutoAct {
  switch (what) {
    case 'set':
      return { do: what, values: {} }
    case 'create':
      return { do: what, process: '', values: {} }
    case 'call':
      return { do: what, url: 'https://', fields: [] }
    case 'notify':
      return { do: what, people: { by: 'departmentLeader' }, text: { zh: '', ru: '', en: '' } }
  }
}
