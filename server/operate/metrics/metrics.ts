import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Pool } from '../../platform/database/pool.ts'
import { installationMetrics, type Kept } from './installation-metrics.ts'

/** Figures of one server process, on a private port of its own. */
interface Metrics {
  /** Where they are read: `http://127.0.0.1:9100/metrics`. */
  readonly address: string
  readonly close: () => Promise<void>
}

const loopback = '127.0.0.1'
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** Counts requests by route and status and tells them, with the state of the process, at /metrics on loopback. */
export async function openMetrics(app: FastifyInstance, pool: Pool, port: number, kept: Kept): Promise<Metrics> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Counter({
    name: 'amur_requests_total',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'amur_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  })
  gauge(registry, 'amur_pool_connections', 'Open database connections', () => pool.driver.totalCount)
  gauge(registry, 'amur_pool_idle', 'Idle database connections', () => pool.driver.idleCount)
  gauge(registry, 'amur_pool_waiting', 'Requests that wait for a connection', () => pool.driver.waitingCount)
  installationMetrics(registry, pool, kept)
  app.addHook('onResponse', async (request, reply) => {
    // Paths that no route answers are one line, or a scanner would make thousands.
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown' }
    requests.inc({ ...labels, status: reply.statusCode })
    seconds.observe(labels, reply.elapsedTime / 1_000)
  })
  const server = await listen(registry, port)
  const bound = server.address()
  return {
    address: `http://${loopback}:${typeof bound === 'object' && bound !== null ? bound.port : port}/metrics`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  const made: Gauge = new Gauge({ name, help, registers: [registry], collect: () => made.set(value()) })
}

function listen(registry: Registry, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    void registry.metrics().then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, loopback, () => resolve(server))
  })
}
