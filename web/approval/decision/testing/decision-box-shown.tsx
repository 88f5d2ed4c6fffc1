import { screen } from '@testing-library/react'
import { show, signedIn, voyage, voyageDocument } from '../../../testing/index.ts'
import type { FlowOffer, FlowTask, Instance } from '../approval-instance-queries.ts'
import { DecisionBox } from '../decision-box.tsx'

/** The open task of whoever is signed in. */
export const task: FlowTask = {
  taskId: 't1',
  node: 'n1',
  nodeLabel: '财务审核',
  assignee: 'u1',
  assigneeName: '林慧敏',
  ownerBeforeName: null,
  openedAt: 0,
  viewedAt: 0,
  closedAt: null,
  dueAt: null,
  result: null,
  opinion: null,
  automatic: false,
  deciding: false,
  added: null,
  askedBy: null,
  byName: null,
}

export function instance(more: Partial<Instance> = {}): Instance {
  return {
    procInstId: 'p1',
    status: '1',
    module: 'sea',
    thing: 'voyage',
    id: 'v1',
    number: 'HC-001',
    title: '航次1',
    readable: true,
    drafterName: '王伟',
    suspended: null,
    nodes: [],
    tasks: [task],
    log: [],
    copies: [],
    undoSeconds: 0,
    offered: [],
    ...more,
  }
}

export const offer = (verb: string, more: Partial<FlowOffer> = {}): FlowOffer => ({
  verb,
  taskId: 't1',
  needsOpinion: false,
  ...more,
})
export const agree = offer('agree')
export const reject = offer('reject', {
  needsOpinion: true,
  targets: [
    { node: 'start', label: '起草人' },
    { node: 'n0', label: '部门审核' },
  ],
})
/** Where a decision on the task goes. */
export const at = (verb: string, way = 'action') => `POST /api/workflow/task/t1/${way}/${verb}`

interface Box {
  readonly more?: Partial<Instance>
  readonly width?: 'phone'
}

/** The box of a handler with these offers; the server takes what is decided and tells 王伟. */
export async function box(offers: readonly FlowOffer[], { more, width }: Box = {}) {
  const server = await signedIn()
  server
    .on('GET /api/system/userEntry/opinion', ['照准'])
    .on('GET /api/sea/voyage/v1/mentionable', [])
    .on('POST /api/workflow/task/t1/action/*', { told: ['王伟', '李娜'] })
    .on('POST /api/workflow/task/t1/later/*', { deciding: 'd1' })
    .on('POST /api/workflow/instance/p1/action/*', { told: [] })
  const done: string[] = []
  const part = (
    <DecisionBox
      doc={voyageDocument()}
      record={voyage(1)}
      instance={instance(more)}
      offers={offers}
      onDone={() => done.push('done')}
    />
  )
  await show(part, width === undefined ? {} : { width })
  return { server, done }
}

export const opinion = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '审批意见' })
export const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
