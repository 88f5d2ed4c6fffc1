import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Described } from '../../../core/description/described-document.ts'
import { fieldOf } from '../../../kinds/testing/test-host.tsx'
import {
  dialog,
  press,
  refusal,
  showList,
  signedIn,
  type,
  voyage,
  voyageDocument,
  voyages,
} from '../../testing/index.ts'
import type { Call } from '../../testing/test-server.ts'

const base = voyageDocument()
const rolled = fieldOf('number', { name: 'share', label: '完成率' })

function treeDocument(verbs: readonly string[]): Described {
  const [main] = base.lists
  if (!main) throw new Error('a voyage has a list')
  const tree = { parent: 'above', rollUp: { of: 'share', by: 'weight' } }
  const above = fieldOf('reference', { name: 'above', label: '上级', to: 'sea.voyage' })
  const columns = ['name', 'share', 'port']
  return {
    ...base,
    verbs,
    fields: [...base.fields, above, rolled],
    lists: [{ ...main, columns, views: { tree, opens: 'grid' } }],
  }
}

const rows = [
  voyage(1, { name: '全年', share: '10' }),
  voyage(2, { name: '上半年', above: 'v1', share: '60' }),
  voyage(3, { name: '一季度', above: 'v2', share: '30' }),
  voyage(4, { name: '明年', share: '0' }),
]

interface Asked {
  readonly parent: string | null
  readonly parameters: { readonly param?: string }
}

async function atTree({ verbs = ['ck', 'bj'], apart = '' } = {}) {
  const server = await signedIn()
  const doc = treeDocument(verbs)
  voyages(rows, doc)
  const below = (id: unknown) => rows.filter(({ above = null }) => above === id)
  server
    .on('POST /api/sea/voyage/branches', ({ body }: Call) => {
      const { parent, parameters } = body as Asked // what levelQuery sends
      const content = below(parent).filter(({ id }) => parameters.param === undefined || id !== 'v4')
      const nodes = content.map(({ id }) => [
        id,
        {
          children: below(id).length,
          hit: parameters.param === undefined || id === 'v3',
          apart: id === apart,
          rolled: below(id).length > 0 ? '45.5' : null,
        },
      ])
      return { content, totalElements: content.length, nodes: Object.fromEntries(nodes) }
    })
    .on('POST /api/sea/voyage/totals', { count: rows.length, totals: {} })
  await showList(doc, { at: '/sea/voyage?as=tree' })
  await line('全年')
  return { server }
}

async function line(name: string): Promise<HTMLElement> {
  const found = (await screen.findByText(name, { selector: '[role=row] *' })).closest<HTMLElement>('[role=row]')
  if (!found) throw new Error(`no line of ${name}`)
  return found
}

/** Takes one line and puts it onto another. */
async function drag(what: string, where: string): Promise<void> {
  const dataTransfer = { setData: () => undefined, effectAllowed: 'none' }
  fireEvent.dragStart(await line(what), { dataTransfer })
  const place = await line(where)
  await waitFor(() => {
    const over = createEvent.dragOver(place, { dataTransfer })
    fireEvent(place, over)
    expect(over.defaultPrevented).toBe(true)
  })
  fireEvent.drop(place, { dataTransfer })
}

const saves = 'POST /api/sea/voyage/save'

test('a level is read when it is opened, and what stands below is rolled up in its parent', async () => {
  const { server } = await atTree()
  expect(screen.queryByText('上半年')).toBeNull()
  expect(within(await line('全年')).getByTitle('按下级权重汇总').textContent).toBe('45.5')
  expect(within(await line('明年')).queryByTitle('按下级权重汇总')).toBeNull()
  await press('展开“全年”')
  expect((await line('上半年')).getAttribute('aria-level')).toBe('2')
  const asked = server.callsTo('POST /api/sea/voyage/branches').map(({ body }) => (body as Asked).parent)
  expect(asked).toEqual([null, 'v1'])
  await press('收起“全年”')
  await waitFor(() => expect(screen.queryByText('上半年')).toBeNull())
})

test('a search opens the way to what it finds', async () => {
  await atTree()
  await type(await screen.findByLabelText('搜索编号、名称、拼音'), '季度')
  expect((await line('一季度')).getAttribute('aria-level')).toBe('3')
  expect(screen.queryByText('明年')).toBeNull()
})

test('a record that is dragged onto another is saved below it', async () => {
  const { server } = await atTree()
  server.on(saves, { id: 'v4', ver: 2 })
  await drag('明年', '全年')
  await waitFor(() => expect(server.callsTo(saves)[0]?.body).toEqual({ id: 'v4', ver: 1, above: 'v1' }))
})

test('what the server refuses stays where it was, and the reason is said', async () => {
  const { server } = await atTree()
  server.on(saves, refusal({ status: 409, code: 'record.changed', message: '数据已被他人修改，请刷新' }))
  await drag('明年', '全年')
  expect(await screen.findByText('数据已被他人修改，请刷新')).toBeTruthy()
  expect((await line('明年')).getAttribute('aria-level')).toBe('1')
})

test('another parent is chosen from the tree, which leaves out the record and what stands below it', async () => {
  const { server } = await atTree()
  server.on(saves, { id: 'v1', ver: 2 })
  await press(within(await line('全年')).getByLabelText('移到其他上级…'))
  const asked = await dialog()
  await press(await within(asked).findByText('明年'))
  expect(within(asked).queryByText('全年')).toBeNull()
  await waitFor(() => expect(server.callsTo(saves)[0]?.body).toEqual({ id: 'v1', ver: 1, above: 'v4' }))
})

test('whoever may change nothing is offered no move', async () => {
  await atTree({ verbs: ['ck'] })
  const first = await line('全年')
  expect(first.draggable).toBe(false)
  expect(within(first).queryByLabelText('移到其他上级…')).toBeNull()
})

test('a record whose parent is out of sight says so', async () => {
  await atTree({ apart: 'v4' })
  expect(within(await line('明年')).getByTitle('其上级您无权查看，故列在顶层')).toBeTruthy()
  expect(within(await line('全年')).queryByTitle('其上级您无权查看，故列在顶层')).toBeNull()
})

test('the arrow keys open and close, and go from record to record', async () => {
  await atTree()
  const name = async (text: string) => within(await line(text)).getByText(text, { selector: 'button' })
  const first = await name('全年')
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowRight' })
  await line('上半年')
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('上半年'))
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowLeft' })
  await waitFor(() => expect(screen.queryByText('上半年')).toBeNull())
})
