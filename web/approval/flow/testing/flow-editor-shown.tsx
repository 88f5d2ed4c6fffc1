import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import type { FlowDefinition } from '../../../../core/approval/definition.ts'
import { fieldOf } from '../../../../kinds/testing/test-host.tsx'
import { show, signedIn } from '../../../testing/index.ts'
import type { FlowEditorProps } from '../flow-editor-props.ts'
import { FlowEditor } from '../flow-editor.tsx'
import type { FlowChoices } from '../process-definition-queries.ts'

const words = (text: string) => ({ zh: text, ru: text, en: text })

export const definition: FlowDefinition = {
  key: 'sea.voyage',
  version: 1,
  label: words('航次审批'),
  nodes: {
    start: { kind: 'start', label: words('起草'), next: 'fork' },
    fork: {
      kind: 'condition',
      label: words('看金额'),
      branches: [{ when: 'ge(freight, "1000")', to: 'boss' }],
      otherwise: 'clerk',
    },
    boss: { kind: 'approve', label: words('总经理'), next: 'end', mode: 'one', approver: { by: 'role', role: 'ceo' } },
    clerk: { kind: 'approve', label: words('出纳'), next: 'end', mode: 'any', approver: { by: 'superiors', upTo: 2 } },
    end: { kind: 'end', label: words('结束') },
  },
}

export const choices: FlowChoices = {
  process: 'sea.voyage',
  money: false,
  fields: [fieldOf('money', { name: 'freight', label: '运费' }), fieldOf('text', { name: 'port', label: '港口' })],
  form: ['freight', 'port'].map((name) => ({
    name,
    label: name === 'port' ? '港口' : '运费',
    fixed: false,
    names: false,
    kind: 'text',
    required: false,
    options: [],
    columns: [],
  })),
  roles: [{ code: 'ceo', name: '总裁', holders: 1 }],
  groups: [],
  hooks: [],
  terms: [],
  processes: [],
}

interface Kept {
  now: FlowDefinition
  abouts: (string | undefined)[]
  asked: string[]
}

/** The drawing as its owner keeps it, and what was asked of him. */
export const kept: Kept = { now: definition, abouts: [], asked: [] }

function Held(props: Partial<FlowEditorProps>) {
  const [now, setNow] = useState(definition)
  return (
    <FlowEditor
      definition={now}
      choices={choices}
      disabled={false}
      problems={[]}
      ofForm={[]}
      undo={() => kept.asked.push('undo')}
      redo={null}
      onSave={() => kept.asked.push('save')}
      onChange={(to, about) => {
        kept.now = to
        kept.abouts.push(about)
        setNow(to)
      }}
      {...props}
    />
  )
}

export async function editor(props: Partial<FlowEditorProps> = {}, width: 'desk' | 'phone' = 'desk') {
  Object.assign(kept, { now: definition, abouts: [], asked: [] })
  await signedIn()
  await show(<Held {...props} />, { width })
}

export const canvas = () => screen.getByRole('application', { name: '航次审批' })
export const node = (at: string) => {
  const found = canvas().querySelector<HTMLElement>(`[data-node="${at}"]`)
  if (!found) throw new Error(`no node ${at}`)
  return found
}
export const chosen = () => canvas().querySelector('[aria-pressed=true]')?.getAttribute('data-node') ?? null
export const onCanvas = (code: string, more: object = {}) => fireEvent.keyDown(canvas(), { key: code, code, ...more })
export const ctrl = (code: string) => onCanvas(code, { ctrlKey: true })
