/**
 * What the product is measured against: Fastify and pg, one route per statement, the same SQL text and values as the
 * product sends, JSON out; no session, no rights, no names. Statements come from the parent process.
 */
import fastify from 'fastify'
import pg from 'pg'
import { valueTypes } from '../server/database/value-types.ts'

interface Orders {
  readonly socket: string
  readonly routes: readonly { readonly path: string; readonly statements: readonly { readonly text: string; readonly values: readonly unknown[]; readonly name?: string }[]; readonly fresh?: readonly string[] }[]
}

process.once('message', (orders: Orders) => void serve(orders))
process.on('disconnect', () => process.exit(0))

async function serve({ socket, routes }: Orders): Promise<void> {
  const pool = new pg.Pool({ host: socket, user: 'amur', database: 'amur', max: 16, types: valueTypes })
  const app = fastify()
  for (const { path, statements, fresh = [] } of routes) {
    app.post(path, async () => {
      const answers = []
      const renewed = fresh.map((text): readonly [string, string] => [text, crypto.randomUUID()])
      for (const statement of statements) answers.push((await pool.query({ ...statement, values: statement.values.map((value) => renew(value, renewed)) })).rows)
      return { code: '0', data: answers }
    })
  }
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.(address)
}

/** What must differ from record to record is put anew into the values of a write. */
function renew(value: unknown, renewed: readonly (readonly [string, string])[]): unknown {
  return typeof value === 'string' ? renewed.reduce((text, [old, now]) => text.replaceAll(old, now), value) : value
}
