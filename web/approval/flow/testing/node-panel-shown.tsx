import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { FlowNode } from '../../../../core/approval/definition.ts'
import { choose, show, signedIn } from '../../../testing/index.ts'
import { NodePanel } from '../node-panel.tsx'
import type { FlowChoices, FormField } from '../process-definition-queries.ts'
import { choices, definition } from './flow-editor-shown.tsx'

interface Said {
  node: FlowNode
  abouts: string[]
}

/** The step as its owner keeps it, and what each change was about. */
export const said: Said = { node: { kind: 'end', label: definition.label }, abouts: [] }

/** A field of the form, a text unless said. */
export function formField(name: string, label: string, more: Partial<FormField> = {}): FormField {
  const plain = { fixed: false, names: false, kind: 'text', required: false, options: [], columns: [] }
  return { ...plain, name, label, ...more }
}

function Held({ begun, may }: { readonly begun: FlowNode; readonly may: FlowChoices }) {
  const [node, setNode] = useState(begun)
  return (
    <NodePanel
      at="x"
      definition={{ ...definition, nodes: { ...definition.nodes, x: node } }}
      choices={may}
      disabled={false}
      onRemove={() => undefined}
      onCopy={() => undefined}
      onRemoveBranch={() => undefined}
      onMoveBranch={() => undefined}
      onChange={(to, about) => {
        said.node = to
        said.abouts.push(about)
        setNode(to)
      }}
    />
  )
}

/** What a step says, beside its drawing. */
export async function panel(node: FlowNode, more: Partial<FlowChoices> = {}, answers: Record<string, unknown> = {}) {
  Object.assign(said, { node, abouts: [] })
  await signedIn({ answers })
  await show(<Held begun={node} may={{ ...choices, ...more }} />)
}

/** The box that a label belongs to: its text is followed by what is chosen. */
export const box = (label: string) => screen.findByLabelText(new RegExp(`^${label}`))

export async function pick(label: string, entry: string | RegExp): Promise<void> {
  await choose(await box(label), entry)
}

/** What a box offers to choose. */
export async function offered(label: string): Promise<(string | null)[]> {
  const opened = await box(label)
  opened.focus()
  fireEvent.mouseDown(opened)
  return waitFor(() => {
    const options = [...document.querySelectorAll('.ant-select-item-option-content')]
    if (options.length === 0) throw new Error(`${label} offers nothing yet`)
    return options.map(({ textContent }) => textContent)
  })
}
