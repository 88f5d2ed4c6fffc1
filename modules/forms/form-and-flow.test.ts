import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FormDraft } from '../../core/form-design/draft.ts'
import { tryForm } from '../../server/forms/form-approval-preview.ts'
import { openForm, planned } from '../../server/forms/form-designer-queries.ts'
import { formRow, saveForm } from '../../server/forms/form-drafts.ts'
import { formWork, named } from './testing/form-designer-world.ts'
import { visitDraft } from './testing/visit-draft.ts'

const { world, publish, fresh } = await formWork()

beforeAll(async () => {
  await publish(visitDraft())
})

describe('WFL-03 a form and its flow are published together', () => {
  const flowOf = (name: string) =>
    world.pool.query<{ version: number; status: string; nodes: string[] }>(sql`
    select version, status, array(select jsonb_object_keys(definition -> 'nodes') order by 1) as nodes from engine.flow_definition where key = ${name} order by version`)
  const drawnOn = (name: string, base: number) =>
    named(name, (draft) => {
      const approval = draft.doc.approval
      const copy = {
        kind: 'cc',
        label: { zh: '抄送', ru: 'Копия', en: 'Copy' },
        people: { by: 'departmentLeader' },
        next: 'end',
      }
      if (approval !== undefined)
        Reflect.set(draft.doc, 'approval', {
          ...approval,
          first: {
            ...approval.first,
            version: base,
            nodes: {
              ...approval.first.nodes,
              copy,
              manager: { ...approval.first.nodes['manager'], next: 'copy' },
              grade: { ...approval.first.nodes['grade'], otherwise: 'copy' },
            },
          },
        })
    })

  test('a flow drawn on is the next version, and one that was not is left as it is', async () => {
    await publish(named('together'))
    await publish(named('together', ({ words }) => Reflect.set(words.title, 'en', 'Another name')))
    expect((await flowOf('together')).map(({ version, status }) => [version, status])).toEqual([[1, '1']])
    expect(await publish(drawnOn('together', 1))).toBeNull()
    expect(await flowOf('together')).toMatchObject([
      { version: 1, status: '2' },
      { version: 2, status: '1', nodes: expect.arrayContaining(['copy']) },
    ])
    const opened = await openForm(await fresh('admin'), 'together', () => '')
    expect(opened.draft.doc.approval?.first).toMatchObject({ nodes: { copy: { kind: 'cc' } } })
  })

  test('a flow is tried before its form is published: for a drafter and what he would type, once nothing is wrong with the form', async () => {
    const [drafter] = await world.pool.query<{ id: string }>(
      sql`select id from base.person where user_code = 'seasales'`,
    )
    const way = async (total: string, draft = named('untried')) => {
      const steps = await tryForm(await fresh('admin'), draft, { drafter: drafter?.id ?? '', values: { total } })
      return steps as unknown as readonly { node: string; people: readonly { name: string }[] }[] // as the page reads it
    }
    expect((await way('500.00')).map(({ node }) => node)).toEqual(['start', 'leader', 'grade', 'end'])
    const large = await way('12000.00')
    expect(large.map(({ node }) => node)).toEqual(['start', 'leader', 'grade', 'manager', 'end'])
    expect(large.map(({ people }) => people.map(({ name }) => name))).toEqual([[], ['高远航'], [], ['强明远'], []])
    const unsound = named('untried', ({ words }) => Reflect.deleteProperty(words.fields, 'guest'))
    await expect(way('1.00', unsound)).rejects.toMatchObject({ code: 'form.not-tried' })
    expect(await world.pool.query(sql`select 1 from engine.form where name = 'untried'`)).toEqual([])
  })

  test('who publishes is told of approvers who will have no right to read the form, by the step that asks them', async () => {
    const unableIn = async (draft: FormDraft) => {
      const { name, ver } = await saveForm(await fresh('admin'), draft, null)
      return (await planned({ ...(await fresh('admin')), lang: 'zh' }, name, ver)).unable
    }
    const readBy = (name: string, ...roles: readonly string[]) => {
      return named(name, (draft) =>
        Reflect.set(
          draft,
          'access',
          roles.map((role) => ({ role, verbs: ['ck'] })),
        ),
      )
    }
    expect(await unableIn(readBy('readable', 'staff'))).toEqual([])
    const [leaders, manager] = await unableIn(readBy('unreadable', 'departmentLeader'))
    expect(manager).toEqual({ step: '总经理', people: ['强明远'], count: 1 })
    // Some lead a department without the role of those who do.
    expect(leaders).toMatchObject({ step: '部门负责人', people: expect.arrayContaining(['强明远']) })
    expect(leaders?.people).toHaveLength(5)
    expect(leaders?.count).toBeGreaterThan(5)
    expect(await unableIn(readBy('managed', 'staff', 'gm'))).toEqual([])
  })

  test('a flow that was published apart meanwhile is not drawn over unseen', async () => {
    await publish(named('apart'))
    const [flow] = await world.pool.query<{ definition: object }>(
      sql`select definition from engine.flow_definition where key = 'apart'`,
    )
    await world.pool.query(sql`update engine.flow_definition set status = '2' where key = 'apart'`)
    await world.pool.query(
      sql`insert into engine.flow_definition (key, version, definition, status) values ('apart', 2, ${JSON.stringify({ ...flow?.definition, version: 2, label: { zh: '另', ru: '2', en: '2' }, nodes: { start: { kind: 'start', label: { zh: '始', ru: 's', en: 's' }, next: 'end' }, end: { kind: 'end', label: { zh: '终', ru: 'e', en: 'e' } } } })}::jsonb, '1')`,
    )
    expect(await publish(drawnOn('apart', 1))).toBe('form.flow-meanwhile')
    expect((await openForm(await fresh('admin'), 'apart', () => '')).draft.doc.approval?.first.version).toBe(1)
    expect((await flowOf('apart')).map(({ version, status }) => [version, status])).toEqual([
      [1, '2'],
      [2, '1'],
    ])
  })

  test('a flow that calls itself through the flow of another form is a problem', async () => {
    const calling = (name: string, process: string) =>
      named(name, ({ doc: { approval } }) => {
        const call = {
          kind: 'subflow',
          process,
          mode: 'sync',
          values: { guest: { field: 'guest' } },
          label: { zh: '子流程', ru: 'Вложенный процесс', en: 'Sub-process' },
          next: 'leader',
        }
        const first = approval?.first
        Object.assign(first?.nodes ?? {}, { call, start: { ...first?.nodes['start'], next: 'call' } })
      })
    await publish(named('called'))
    expect(await publish(calling('calling', 'called'))).toBeNull()
    const { problems } = await saveForm(
      await fresh('admin'),
      calling('called', 'calling'),
      (await formRow(await fresh('admin'), 'called')).ver,
    )
    expect(problems).toMatchObject([
      { code: 'form.problem.flow-form', params: { node: 'call', problem: 'flow.fit.circle' } },
    ])
  })
})
