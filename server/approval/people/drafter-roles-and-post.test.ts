import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import { freshDatabase } from '../../testing/database.ts'
import { flowWorld } from '../testing/flow-world.ts'
import { trialFlow } from '../testing/trial-document.ts'

const { pool } = await freshDatabase()
const world = await flowWorld(pool)

test('WFL-03 a condition may ask for the drafter’s roles and post as the organisation knows them', async () => {
  const label = trialFlow.label
  const parted: FlowDefinition = {
    ...trialFlow,
    nodes: {
      start: { kind: 'start', label, next: 'who' },
      who: {
        kind: 'condition',
        label,
        branches: [{ when: 'drafterRoles.exists(v, v in ["trader", "gm"]) && drafterPost == "chief"', to: 'large' }],
        otherwise: 'small',
      },
      large: { kind: 'approve', label, next: 'end', mode: 'one', approver: { by: 'role', role: 'director' } },
      small: { kind: 'approve', label, next: 'end', mode: 'one', approver: { by: 'role', role: 'cashier' } },
      end: { kind: 'end', label },
    },
  }
  await pool.query(
    sql`update engine.flow_definition set definition = ${JSON.stringify(parted)}::jsonb where key = 'trial'`,
  )
  const goesTo = async () => {
    const id = await world.draft()
    await world.act(id, 'submit')
    return (await world.read(id)).currentNode
  }
  expect(await goesTo()).toBe('small')
  await pool.query(sql`update base.person set post = 'chief' where id = ${world.people.drafter}::uuid`)
  expect(await goesTo()).toBe('large')
})
