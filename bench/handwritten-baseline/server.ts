/**
 * The servers written by hand: Fastify and pg, one route per page, its statements side by side, JSON out; they come
 * from the parent process.
 */
import fastify from 'fastify'
import pg from 'pg'
import { valueTypes } from '../../server/platform/database/postgres-type-parsers.ts'

export interface Orders {
  readonly socket: string
  /** `<id>` among the values is another id at each call. */
  readonly routes: readonly {
    readonly path: string
    readonly statements: readonly string[]
    readonly values: readonly unknown[]
  }[]
}

process.once('message', (orders: Orders) => void serve(orders))
process.on('disconnect', () => process.exit(0))

async function serve({ socket, routes }: Orders): Promise<void> {
  const pool = new pg.Pool({ host: socket, user: 'amur', database: 'amur', max: 16, types: valueTypes })
  const app = fastify()
  for (const { path, statements, values } of routes) {
    const asked = statements.map((text, at) => ({ name: `${path}${at}`, text }))
    app.post(path, async () => {
      const own = values.map((value) => (value === '<id>' ? crypto.randomUUID() : value))
      const answers = await Promise.all(asked.map((statement) => pool.query({ ...statement, values: own })))
      return { code: '0', data: answers.map(({ rows }) => rows) }
    })
  }
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
}
