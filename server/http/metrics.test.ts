import { expect, test } from 'vitest'
import { testServer } from '../session/testing/test-server.ts'
import { freshDatabase } from '../testing/database.ts'
import { openMetrics } from './metrics.ts'

const { pool } = await freshDatabase()

test('requests are counted by route and status, on loopback only', async () => {
  const server = await testServer(pool)
  const metrics = await openMetrics(server.app, pool, 0)
  await server.app.inject({ url: '/api/health/live' })
  await server.app.inject({ url: '/no/such' })
  await server.app.inject({ url: '/another/one' })
  const text = await (await fetch(metrics.address)).text()
  expect(text).toContain('amur_requests_total{method="GET",route="/api/health/live",status="200"} 1')
  expect(text).toContain('amur_requests_total{method="GET",route="unknown",status="404"} 2')
  expect(text).toMatch(/amur_pool_connections \d+/)
  expect(metrics.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
  await metrics.close()
  await server.close()
})
